-- Files: the rows that name them, and the library.

-- As before; but a table without client_id is the platform's, and so are its files.
CREATE FUNCTION app.tenant_of(row_of text, it jsonb) RETURNS uuid LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
  select case
    when row_of = 'clients' then (it ->> 'id')::uuid
    when it ? 'client_id' then (it ->> 'client_id')::uuid
    else '00000000-0000-7000-8000-000000000001'::uuid
  end
$$;

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

CREATE OR REPLACE FUNCTION app.unlink_files() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  delete from file_links l
    where l.client_id = app.tenant_of(tg_table_name, to_jsonb(old)) and l.table_name = tg_table_name and l.row_id = old.id;
  return null;
end $$;

-- A column of this table names one file, or a list of them: `select app.follow_files('clinic_newsfeeds', 'media')`.
CREATE FUNCTION app.follow_files(on_table text, col text, list boolean DEFAULT false) RETURNS void LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  named constant text := case when list then format('new.%I <> ''[]''::jsonb', col) else format('new.%I is not null', col) end;
begin
  execute format('alter table %I add constraint %I check (jsonb_typeof(%I) = %L)',
    on_table, left(on_table || '_' || col, 57) || '_check', col, case when list then 'array' else 'object' end);
  execute format('create trigger link_%2$s_insert before insert on %1$I for each row when (%3$s) execute function app.link_files(%2$L)', on_table, col, named);
  execute format('create trigger link_%2$s_update before update of %2$I on %1$I for each row when (new.%2$I is distinct from old.%2$I) execute function app.link_files(%2$L)', on_table, col);
  execute format('create or replace trigger unlink_files after delete on %I for each row execute function app.unlink_files()', on_table);
end $$;

-- A row of which only these columns may still change, or none: what was signed, issued or told.
CREATE FUNCTION app.keep_row() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
declare
  -- Without arguments tg_argv is null.
  changing constant text[] := coalesce(tg_argv, '{}') || 'updated_at'::text;
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - changing) is distinct from (to_jsonb(old) - changing) then
    raise exception '% is kept as it is', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

ALTER TABLE library_files
  ADD CONSTRAINT library_files_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT library_files_size_check CHECK (size >= 0);

-- What the library tells of a file is the file's own.
CREATE FUNCTION app.describe_library_file() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  stored files;
begin
  select * into stored from files f where f.client_id = new.client_id and f.id = (new.file ->> 'file_id')::uuid;
  new.file_id := stored.id;
  new.file_type := stored.file_type;
  new.extension := coalesce(lower(substring(stored.name from '\.([^.]+)$')), '');
  new.mime_type := stored.mime_type;
  new.directory := stored.directory;
  new.size := stored.size;
  new."isPublic" := stored."isPublic";
  return new;
end $$;
SELECT app.follow_files('library_files', 'file');
-- After link_file_insert, by its name: the file is then known to be there.
CREATE TRIGGER told_of_file_insert BEFORE INSERT ON library_files FOR EACH ROW EXECUTE FUNCTION app.describe_library_file();
CREATE TRIGGER told_of_file_update BEFORE UPDATE OF file, file_id, file_type, extension, mime_type, directory, size, "isPublic" ON library_files
  FOR EACH ROW EXECUTE FUNCTION app.describe_library_file();

REVOKE ALL ON FUNCTION app.tenant_of, app.follow_files, app.keep_row, app.describe_library_file FROM PUBLIC;
