"""What a person would find who reads the sessions: friction, with evidence."""
