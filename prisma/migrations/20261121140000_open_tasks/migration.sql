-- What is open, in the board's order. Under row-level security PostgreSQL neither looks up an enum column in an index nor
-- believes its statistics, because enum_eq is not leakproof: by status alone a board reads every task its client ever had.
-- `finished_at is null` says the same (tasks_finished_check), and as the index's own condition it costs nothing.
CREATE INDEX tasks_open ON tasks (client_id, position, id) WHERE finished_at IS NULL;

SELECT app.guard_tables();
