-- How a client stands at an instant of the product's clock: `read_only` for 14 days after its subscription ended (the
-- whole last day counts, in the platform's zone), then `closed`, as when it is inactive.
CREATE FUNCTION app.client_standing(client uuid, at timestamptz) RETURNS text LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select case
    when c.status = 'INACTIVE' then 'closed'
    when s.ends is null or at < s.ends then 'active'
    when at < s.ends + interval '14 days' then 'read_only'
    else 'closed'
  end
  from clients c
  left join lateral (
    select (date_trunc('day', max(expire_at) at time zone 'Australia/Sydney') + interval '1 day') at time zone 'Australia/Sydney' as ends
    from user_subscriptions where client_id = c.id and plan_status <> 'PENDING'
  ) s on true
  where c.id = client
$$;

-- Changes whenever somebody's rights in the client may have changed.
CREATE FUNCTION app.rights_stamp(client uuid, at timestamptz) RETURNS text LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select coalesce((select version from access_versions where client_id = client), 0) || ' ' || app.client_standing(client, at)
$$;

-- Each living session's stamp, for sessions of many clients in one statement; a session that ended is absent.
-- It sets each tenant in turn, so row-level security holds here as everywhere.
CREATE FUNCTION app.session_stamps(clients uuid[], sessions uuid[], at timestamptz)
RETURNS TABLE (session_id uuid, stamp text) LANGUAGE plpgsql VOLATILE
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  before text := current_setting('app.client_id', true);
  tenant uuid;
begin
  foreach tenant in array array(select distinct unnest(clients)) loop
    perform set_config('app.client_id', tenant::text, true);
    return query
      select s.id, app.rights_stamp(tenant, at)
      from public.sessions s
      join public.users u on u.id = s.user_id and u.client_id = s.client_id and u.profile_status <> 'INACTIVE'
      where s.client_id = tenant and s.id = any (sessions) and s.ended_at is null and s.expires_at > pg_catalog.now()
        and exists (
          select 1 from public.j_users_user_roles l
          where l.client_id = tenant and l.user_id = s.user_id and l.blocked_status = 'UN_BLOCKED');
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
end $$;

-- Whether this writer may hang this file on a row: one that was just staged (only its uploader has been told its id),
-- one that the row has already, or one of a task that the writer is a party to.
CREATE FUNCTION app.may_attach(file uuid, tenant uuid, writer uuid, on_table text, on_row uuid) RETURNS boolean LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select not exists (select 1 from file_links l where l.client_id = tenant and l.file_id = file)
    or exists (
      select 1 from file_links l where l.client_id = tenant and l.file_id = file and l.table_name = on_table and l.row_id = on_row)
    or exists (
      select 1 from file_links l
      left join task_comments c on l.table_name = 'task_comments' and c.client_id = l.client_id and c.id = l.row_id
      join tasks t on t.client_id = l.client_id and t.id = case l.table_name when 'tasks' then l.row_id else c.task_id end
      where l.client_id = tenant and l.file_id = file
        and (writer in (t.assigned_by_user_id, t.assigned_to_user_id)
          or exists (select 1 from j_tasks_users j where j.client_id = tenant and j.task_id = t.id and j.user_id = writer)
          or exists (
            select 1 from j_users_user_roles r join user_roles n on n.id = r.user_role_id
            where r.client_id = tenant and r.user_id = writer and r.blocked_status = 'UN_BLOCKED' and n.name = 'client_admin')))
$$;

-- Keeps file_links with the row that names the files, in the write's own transaction. A writer gives ids only: name,
-- type and visibility come from the file. Arguments: the column, and the column that names the writer.
CREATE FUNCTION app.link_files() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  col text := tg_argv[0];
  given jsonb := to_jsonb(new) -> col;
  writer uuid := (to_jsonb(new) ->> tg_argv[1])::uuid;
  kept jsonb := '[]';
  ids uuid[] := '{}';
  item jsonb;
  found files;
begin
  if given is null or jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 50 then
    raise exception 'attachments are a list of at most 50 files' using errcode = 'check_violation', constraint = tg_table_name || '_' || col;
  end if;
  for item in select value from jsonb_array_elements(given) loop
    found := null;
    if item ->> 'file_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      select * into found from files f where f.client_id = new.client_id and f.id = (item ->> 'file_id')::uuid for no key update;
    end if;
    if found.id is null or not app.may_attach(found.id, new.client_id, writer, tg_table_name, new.id) then
      raise exception 'no such file' using errcode = 'check_violation', constraint = tg_table_name || '_' || col;
    end if;
    continue when found.id = any (ids);
    ids := ids || found.id;
    kept := kept || jsonb_build_object(
      'file_id', found.id, 'directory', found.directory, 'isPublic', found."isPublic", 'url', null,
      'name', found.name, 'mime_type', found.mime_type, 'file_type', found.file_type);
  end loop;
  delete from file_links l
    where l.client_id = new.client_id and l.table_name = tg_table_name and l.column_name = col and l.row_id = new.id and l.file_id <> all (ids);
  insert into file_links (client_id, file_id, table_name, column_name, row_id)
    select new.client_id, id, tg_table_name, col, new.id from unnest(ids) as id on conflict do nothing;
  update files set linked_at = app.now() where client_id = new.client_id and id = any (ids) and linked_at is null;
  new := jsonb_populate_record(new, jsonb_build_object(col, kept));
  return new;
end $$;

CREATE FUNCTION app.unlink_files() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  delete from file_links l where l.client_id = old.client_id and l.table_name = tg_table_name and l.row_id = old.id;
  return null;
end $$;

-- Rows without files, by far the most, pay for the test of the WHEN only.
CREATE TRIGGER link_files_insert BEFORE INSERT ON tasks FOR EACH ROW
  WHEN (new.attachments is distinct from '[]'::jsonb) EXECUTE FUNCTION app.link_files('attachments', 'assigned_by_user_id');
CREATE TRIGGER link_files_update BEFORE UPDATE OF attachments ON tasks FOR EACH ROW
  WHEN (new.attachments is distinct from old.attachments) EXECUTE FUNCTION app.link_files('attachments', 'assigned_by_user_id');
CREATE TRIGGER unlink_files AFTER DELETE ON tasks FOR EACH ROW
  WHEN (old.attachments is distinct from '[]'::jsonb) EXECUTE FUNCTION app.unlink_files();
CREATE TRIGGER link_files_insert BEFORE INSERT ON task_comments FOR EACH ROW
  WHEN (new.attachments is distinct from '[]'::jsonb) EXECUTE FUNCTION app.link_files('attachments', 'user_id');
CREATE TRIGGER link_files_update BEFORE UPDATE OF attachments ON task_comments FOR EACH ROW
  WHEN (new.attachments is distinct from old.attachments) EXECUTE FUNCTION app.link_files('attachments', 'user_id');
CREATE TRIGGER unlink_files AFTER DELETE ON task_comments FOR EACH ROW
  WHEN (old.attachments is distinct from '[]'::jsonb) EXECUTE FUNCTION app.unlink_files();

-- A PIN or password is looked up by these at each sign-in.
CREATE INDEX IF NOT EXISTS users_client_id_phone_digits ON users (client_id, (right(regexp_replace(phone, '\D', '', 'g'), 9))) WHERE phone IS NOT NULL;

REVOKE ALL ON FUNCTION app.client_standing, app.rights_stamp, app.session_stamps, app.may_attach, app.link_files, app.unlink_files FROM PUBLIC;

SELECT app.guard_tables();
