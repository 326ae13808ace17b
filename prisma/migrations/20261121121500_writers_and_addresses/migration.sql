-- What a wrong value in one row would break for everybody else, refused where it is written.

-- An address that is none would fail each sign-in that asks for the list.
ALTER TABLE ip_settings ADD CONSTRAINT ip_settings_address_check CHECK (ip_address::inet IS NOT NULL);
-- A zone that no clock knows would fail each rule that asks for the clinic's today.
ALTER TABLE clinics ADD CONSTRAINT clinics_zone_check
  CHECK (zone ~ '^Australia/(Adelaide|Brisbane|Broken_Hill|Darwin|Eucla|Hobart|Lindeman|Lord_Howe|Melbourne|Perth|Sydney)$');
ALTER TABLE clients ADD CONSTRAINT clients_zone_check
  CHECK (zone ~ '^Australia/(Adelaide|Brisbane|Broken_Hill|Darwin|Eucla|Hobart|Lindeman|Lord_Howe|Melbourne|Perth|Sydney)$');
ALTER TABLE tasks ADD CONSTRAINT tasks_dates_check CHECK (deadline_date >= start_date);

-- A clinic keeps its state's time, but Broken Hill that of Adelaide; whoever names a zone is heeded (domain: time/zones).
CREATE FUNCTION app.zone_of_state() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.zone := case
    when new.state = 'NEW_SOUTH_WALES' and lower(btrim(coalesce(new.address ->> 'suburb', new.address ->> 'city', ''))) = 'broken hill'
      then 'Australia/Broken_Hill'
    else case new.state
      when 'NORTHERN_TERRITORY' then 'Australia/Darwin'
      when 'QUEENSLAND' then 'Australia/Brisbane'
      when 'SOUTH AUSTRALIA' then 'Australia/Adelaide'
      when 'TASMANIA' then 'Australia/Hobart'
      when 'VICTORIA' then 'Australia/Melbourne'
      when 'WESTERN AUSTRALIA' then 'Australia/Perth'
      else 'Australia/Sydney' end
  end;
  return new;
end $$;
CREATE TRIGGER zone_of_state_insert BEFORE INSERT ON clinics FOR EACH ROW
  WHEN (new.state IS NOT NULL AND new.zone = 'Australia/Sydney') EXECUTE FUNCTION app.zone_of_state();
CREATE TRIGGER zone_of_state_update BEFORE UPDATE OF state, address ON clinics FOR EACH ROW
  WHEN (new.state IS NOT NULL AND new.zone = old.zone
    AND (new.state IS DISTINCT FROM old.state OR new.address IS DISTINCT FROM old.address))
  EXECUTE FUNCTION app.zone_of_state();

-- Whether this writer may hang this file on a row: one that they staged themselves, one that the row has already, or
-- one of a task that they are a party to. A writer who is not known (null) may use what was staged, whose id only its
-- uploader has been told.
CREATE OR REPLACE FUNCTION app.may_attach(file uuid, tenant uuid, writer uuid, on_table text, on_row uuid) RETURNS boolean LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select exists (
      select 1 from files f where f.client_id = tenant and f.id = file and (writer is null or f.uploaded_by_user_id = writer)
        and not exists (select 1 from file_links l where l.client_id = tenant and l.file_id = file))
    or exists (
      select 1 from file_links l where l.client_id = tenant and l.file_id = file and l.table_name = on_table and l.row_id = on_row)
    or exists (
      select 1 from file_links l
      left join task_comments c on l.table_name = 'task_comments' and c.client_id = l.client_id and c.id = l.row_id and c.deleted_at is null
      join tasks t on t.client_id = l.client_id and t.id = case l.table_name when 'tasks' then l.row_id else c.task_id end
      where l.client_id = tenant and l.file_id = file
        and (writer in (t.assigned_by_user_id, t.assigned_to_user_id)
          or exists (select 1 from j_tasks_users j where j.client_id = tenant and j.task_id = t.id and j.user_id = writer)
          or exists (
            select 1 from j_users_user_roles r join user_roles n on n.id = r.user_role_id
            where r.client_id = tenant and r.user_id = writer and r.blocked_status = 'UN_BLOCKED' and n.name = 'client_admin')))
$$;

-- As before; but the writer is whom a command names (`app.writer`) before whom the row names (the assigner of a task
-- that somebody else edits), the column may hold one file as well as a list, and a public file has its address.
CREATE OR REPLACE FUNCTION app.link_files() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  col text := tg_argv[0];
  given jsonb := to_jsonb(new) -> col;
  tenant uuid := coalesce(to_jsonb(new) ->> 'client_id', to_jsonb(new) ->> 'id')::uuid;
  writer uuid := coalesce(nullif(current_setting('app.writer', true), ''), to_jsonb(new) ->> tg_argv[1])::uuid;
  -- Columns that name their writer hold lists; the others one file, a list, or nothing.
  single boolean := tg_nargs = 1 and jsonb_typeof(given) = 'object';
  kept jsonb := '[]';
  ids uuid[] := '{}';
  item jsonb;
  found files;
begin
  if single then
    given := jsonb_build_array(given);
  elsif tg_nargs = 1 and jsonb_typeof(given) = 'null' then
    given := '[]';
  end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 50 then
    raise exception 'attachments are a list of at most 50 files' using errcode = 'check_violation', constraint = tg_table_name || '_' || col;
  end if;
  for item in select value from jsonb_array_elements(given) loop
    found := null;
    if item ->> 'file_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      select * into found from files f where f.client_id = tenant and f.id = (item ->> 'file_id')::uuid for no key update;
    end if;
    if found.id is null or not app.may_attach(found.id, tenant, writer, tg_table_name, new.id) then
      raise exception 'no such file' using errcode = 'check_violation', constraint = tg_table_name || '_' || col;
    end if;
    continue when found.id = any (ids);
    ids := ids || found.id;
    kept := kept || jsonb_build_object(
      'file_id', found.id, 'directory', found.directory, 'isPublic', found."isPublic",
      'url', case when found."isPublic" then '/files/public/' || found.id end,
      'name', found.name, 'mime_type', found.mime_type, 'file_type', found.file_type);
  end loop;
  delete from file_links l
    where l.client_id = tenant and l.table_name = tg_table_name and l.column_name = col and l.row_id = new.id and l.file_id <> all (ids);
  insert into file_links (client_id, file_id, table_name, column_name, row_id)
    select tenant, id, tg_table_name, col, new.id from unnest(ids) as id on conflict do nothing;
  update files set linked_at = app.now() where client_id = tenant and id = any (ids) and linked_at is null;
  if to_jsonb(new) -> col is distinct from 'null' then
    new := jsonb_populate_record(new, jsonb_build_object(col, case when single then kept -> 0 else kept end));
  end if;
  return new;
end $$;

-- Pictures of people, the client's logo and banners, a custom role's picture: a file's id is all that a writer may say.
DO $do$
DECLARE c record;
BEGIN
  FOR c IN SELECT * FROM (VALUES ('users', 'profile_image'), ('clients', 'logo_image'), ('clients', 'banners'), ('user_custom_roles', 'attachment')) AS v(t, col) LOOP
    EXECUTE format('CREATE TRIGGER link_%2$s_insert BEFORE INSERT ON %1$I FOR EACH ROW WHEN (new.%2$I IS NOT NULL) EXECUTE FUNCTION app.link_files(%2$L)', c.t, c.col);
    EXECUTE format('CREATE TRIGGER link_%2$s_update BEFORE UPDATE OF %2$I ON %1$I FOR EACH ROW WHEN (new.%2$I IS DISTINCT FROM old.%2$I) EXECUTE FUNCTION app.link_files(%2$L)', c.t, c.col);
  END LOOP;
END $do$;
CREATE TRIGGER unlink_files AFTER DELETE ON user_custom_roles FOR EACH ROW WHEN (old.attachment IS NOT NULL) EXECUTE FUNCTION app.unlink_files();

REVOKE ALL ON FUNCTION app.zone_of_state FROM PUBLIC;

SELECT app.guard_tables();
