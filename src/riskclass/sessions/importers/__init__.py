"""Transcripts of agents, told to the ledger: a reader for each client, and one loader."""
