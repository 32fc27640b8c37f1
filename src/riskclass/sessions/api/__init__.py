"""The ledger over HTTP: a table of operations, from which routes, checks and the OpenAPI document follow."""
