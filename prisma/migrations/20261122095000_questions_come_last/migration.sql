-- A new item of a course, and a new question, comes after those that are there, unless its place is said. The argument is
-- the column that names what they belong to.
CREATE FUNCTION app.place_last() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  execute format('select coalesce(max(position), 0) + 1024 from %I where %I = $1', tg_table_name, tg_argv[0])
    into new.position using (to_jsonb(new) ->> tg_argv[0])::uuid;
  return new;
end $$;
DO $do$
DECLARE part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('training_course_items', 'training_course_id'),
    ('training_course_item_fields', 'training_course_item_id'),
    ('induction_form_fields', 'induction_form_id'),
    ('master_training_course_items', 'master_training_course_id'),
    ('master_training_course_item_fields', 'master_training_course_item_id'),
    ('master_induction_form_fields', 'master_induction_form_id')) AS v(t, parent) LOOP
    EXECUTE format('CREATE TRIGGER place_last BEFORE INSERT ON %I FOR EACH ROW WHEN (new.position = 0) EXECUTE FUNCTION app.place_last(%L)', part.t, part.parent);
  END LOOP;
END $do$;

SELECT app.guard_tables();
