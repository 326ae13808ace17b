-- Runs before the features' constraints: trigger functions that several of them use.

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

-- Words as an address may hold them.
CREATE FUNCTION app.slug_of(words text) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
  select coalesce(nullif(left(btrim(
    regexp_replace(regexp_replace(normalize(lower(words), NFD), U&'[\0300-\036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 80), ''), 'untitled')
$$;

-- A new row's slug, of the named column; where the clinic has it already, with the next free number.
CREATE FUNCTION app.give_slug() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  wanted constant text := app.slug_of(to_jsonb(new) ->> tg_argv[0]);
  taken boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', tg_table_name, new.client_id, new.clinic_id, wanted), 0));
  for n in 1..100000 loop
    new.slug := wanted || case when n = 1 then '' else '-' || n end;
    execute format('select exists (select 1 from %I where client_id = $1 and clinic_id is not distinct from $2 and slug = $3)', tg_table_name)
      into taken using new.client_id, new.clinic_id, new.slug;
    exit when not taken;
  end loop;
  return new;
end $$;
