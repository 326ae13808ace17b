-- As before; but the files of a list are locked in the order of their ids before the first is looked at: two rows that name the
-- same files in another order wait for each other in turn, and not in a circle.
CREATE OR REPLACE FUNCTION app.link_files() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  col text := tg_argv[0];
  given jsonb := to_jsonb(new) -> col;
  tenant uuid := app.tenant_of(tg_table_name, to_jsonb(new));
  writer uuid := coalesce(nullif(current_setting('app.writer', true), ''), to_jsonb(new) ->> tg_argv[1])::uuid;
  -- Columns that name their writer hold lists; the others one file, a list, or nothing.
  single boolean := tg_nargs = 1 and jsonb_typeof(given) = 'object';
  kept jsonb := '[]';
  ids uuid[] := '{}';
  item jsonb;
  found files;
  is_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if single then
    given := jsonb_build_array(given);
  elsif tg_nargs = 1 and jsonb_typeof(given) = 'null' then
    given := '[]';
  end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 50 then
    raise exception 'attachments are a list of at most 50 files' using errcode = 'check_violation', constraint = tg_table_name || '_' || col;
  end if;
  perform from files f
    where f.client_id = tenant
      and f.id = any (array(select (value ->> 'file_id')::uuid from jsonb_array_elements(given) where value ->> 'file_id' ~* is_id))
    order by f.id for no key update;
  for item in select value from jsonb_array_elements(given) loop
    found := null;
    if item ->> 'file_id' ~* is_id then
      select * into found from files f where f.client_id = tenant and f.id = (item ->> 'file_id')::uuid;
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
