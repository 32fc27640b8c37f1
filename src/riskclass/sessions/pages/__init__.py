"""The ledger for people: pages of HTML and SVG made here, which need no script and load nothing from elsewhere."""
