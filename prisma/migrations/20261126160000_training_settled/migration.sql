-- AlterTable
ALTER TABLE "training_courses" ADD COLUMN     "items_removed_at" TIMESTAMPTZ(6);

-- Attempts that waited for an item which is taken out of its course are settled by a job.
CREATE FUNCTION app.course_item_removed() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if old.deleted_at is null and old.status = 'ACTIVE'
    and (tg_op = 'DELETE' or new.deleted_at is not null or new.status <> 'ACTIVE') then
    update training_courses set items_removed_at = app.now()
    where client_id = old.client_id and id = old.training_course_id;
  end if;
  return null;
end $$;
CREATE TRIGGER course_item_removed AFTER UPDATE OF status, deleted_at OR DELETE ON training_course_items
  FOR EACH ROW EXECUTE FUNCTION app.course_item_removed();

CREATE INDEX training_courses_unsettled ON training_courses (client_id) WHERE items_removed_at IS NOT NULL;
INSERT INTO app.table_marks VALUES ('training_courses', 'owner_reads');
-- Clients of which a course lost an item; the job that settles attempts goes to these only.
CREATE FUNCTION app.unsettled_training_clients() RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  select distinct c.client_id from public.training_courses c where c.items_removed_at is not null
$$;

SELECT app.guard_tables();
SELECT app.trim_tables();
