-- « bad » said nothing of what it holds: the rows that break an invariant of the ledger.
alter view bad rename to ledger_violation;
