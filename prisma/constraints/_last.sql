-- Runs after the features' constraints: lists are never null, and the second wall stands round the new tables.
DO $do$
DECLARE c record;
BEGIN
  FOR c IN SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'ARRAY' AND is_nullable = 'YES' LOOP
    EXECUTE format('ALTER TABLE public.%I ALTER COLUMN %I SET NOT NULL', c.table_name, c.column_name);
  END LOOP;
END $do$;

SELECT app.trim_tables();
SELECT app.guard_tables();
