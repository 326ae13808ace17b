-- A new task comes last: its place is made of the time, and lies behind what moves have put there.
CREATE OR REPLACE FUNCTION app.place_task() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.position := greatest(
    floor(extract(epoch from clock_timestamp()) * 1000),
    (select floor(max(t.position)) + 1 from tasks t where t.client_id = new.client_id and t.finished_at is null));
  return new;
end $$;

-- A request to reassign says from whom and to whom.
ALTER TABLE task_reassign_requests
  ALTER COLUMN new_assigned_to_user_id SET NOT NULL,
  ALTER COLUMN old_assigned_to_user_id SET NOT NULL;

-- What people write has no spaces at its ends, whichever way it comes: 'Waiting ' is 'Waiting'.
CREATE FUNCTION app.trim_texts() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
begin
  return jsonb_populate_record(new, (select jsonb_object_agg(key, btrim(value, e' \t\r\n'))
    from jsonb_each_text(to_jsonb(new)) where key = any(tg_argv)));
end $$;

-- Every text column of the tables that people write to; again after a migration that adds one.
CREATE FUNCTION app.trim_tables() RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, public AS $$
declare
  -- The server's own lines, and what is kept byte for byte.
  as_given constant text[] := array['_prisma_migrations', 'user_credentials', 'sessions', 'auth_keys', 'login_attempts', 'known_devices',
    'idempotency_keys', 'outbox', 'audit_log', 'task_history', 'user_notifications', 'files', 'file_links'];
  t record;
begin
  for t in
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'text'::regtype
      and c.relname <> all(as_given)
    group by c.relname
  loop
    execute format(
      'create or replace trigger trim_texts before insert or update on public.%I for each row when (%s) execute function app.trim_texts(%s)',
      t.name,
      (select string_agg(format('new.%1$I <> btrim(new.%1$I, e'' \t\r\n'')', x), ' or ') from unnest(t.columns) x),
      (select string_agg(quote_literal(x), ', ') from unnest(t.columns) x));
  end loop;
end $$;
REVOKE ALL ON FUNCTION app.trim_texts, app.trim_tables FROM PUBLIC;

-- Names that are there already; of twins the one with the spaces gets the end of its id.
DO $$
declare
  tenant record;
  t record;
begin
  for tenant in select id from clients loop
    perform set_config('app.client_id', tenant.id::text, true);
    for t in select * from (values
      ('clinics', 'true'), ('client_task_levels', 'true'), ('clinic_rooms', 'o.clinic_id = n.clinic_id'),
      ('user_custom_roles', 'o.clinic_id is not distinct from n.clinic_id')) as named (name, beside)
    loop
      execute format('update %I n set name = btrim(name) || '' '' || right(id::text, 4) where name <> btrim(name)
        and exists (select from %1$I o where o.client_id = n.client_id and o.id <> n.id and %s and lower(btrim(o.name)) = lower(btrim(n.name)))', t.name, t.beside);
      execute format('update %I set name = btrim(name) where name <> btrim(name)', t.name);
    end loop;
  end loop;
  perform set_config('app.client_id', '', true);
end $$;

SELECT app.trim_tables();
SELECT app.guard_tables();
