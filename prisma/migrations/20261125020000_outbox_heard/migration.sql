-- The relay is woken by the change feed, which publishes the keys of the outbox's rows and nothing else.
DELETE FROM app.table_marks WHERE table_name = 'outbox' AND mark = 'unpublished';
SELECT app.guard_tables();
