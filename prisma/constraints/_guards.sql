-- Runs before the features' constraints. What guard_tables() must know of a table is said beside that table's constraints:
--   INSERT INTO app.table_marks VALUES ('support_tickets', 'spanned');
-- shared: every tenant reads the platform's rows. spanned: the platform's role reads and writes every tenant's.
-- owner_reads: definer functions read across clients. secret: the API's own login only, in no platform hand.
-- append_only: nothing is updated or deleted. unpublished: kept from the change feed (secrets, what nobody subscribes to).
-- as_given: texts are kept byte for byte (the server's own lines), not trimmed.
-- Columns that hold files are named there too: SELECT app.keep_files('clinic_im_products', 'image');
CREATE TABLE app.table_marks (
  table_name text NOT NULL,
  mark text NOT NULL CHECK (mark IN ('shared', 'spanned', 'owner_reads', 'secret', 'append_only', 'unpublished', 'as_given')),
  PRIMARY KEY (table_name, mark)
);
INSERT INTO app.table_marks VALUES
  ('module_default_user_roles', 'shared'),
  ('clients', 'spanned'), ('user_subscriptions', 'spanned'),
  ('clients', 'owner_reads'), ('outbox', 'owner_reads'),
  ('user_credentials', 'secret'), ('sessions', 'secret'), ('auth_keys', 'secret'), ('login_attempts', 'secret'),
  ('known_devices', 'secret'),
  ('audit_log', 'append_only'),
  ('user_credentials', 'unpublished'), ('auth_keys', 'unpublished'), ('login_attempts', 'unpublished'),
  ('known_devices', 'unpublished'), ('idempotency_keys', 'unpublished'), ('outbox', 'unpublished'),
  ('user_credentials', 'as_given'), ('sessions', 'as_given'), ('auth_keys', 'as_given'), ('login_attempts', 'as_given'),
  ('known_devices', 'as_given'), ('idempotency_keys', 'as_given'), ('outbox', 'as_given'), ('audit_log', 'as_given'),
  ('task_history', 'as_given'), ('user_notifications', 'as_given'), ('files', 'as_given'), ('file_links', 'as_given');
CREATE FUNCTION app.tables_marked(wanted text) RETURNS text[] LANGUAGE sql STABLE AS $$
  select coalesce(array_agg(table_name), '{}') from app.table_marks where mark = wanted
$$;

CREATE OR REPLACE FUNCTION app.guard_tables(api_role text DEFAULT 'operatory_api', platform_role text DEFAULT 'operatory_platform')
RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
declare
  tenant constant text := '(select nullif(current_setting(''app.client_id'', true), '''')::uuid)';
  platform_id constant text := '''00000000-0000-7000-8000-000000000001''::uuid';
  shared constant text[] := app.tables_marked('shared');
  spanned constant text[] := app.tables_marked('spanned');
  owner_reads constant text[] := app.tables_marked('owner_reads');
  secret constant text[] := app.tables_marked('secret');
  append_only constant text[] := app.tables_marked('append_only');
  unpublished constant text[] := '_prisma_migrations'::text || app.tables_marked('unpublished');
  roles_exist boolean := (select count(*) = 2 from pg_roles where rolname in (api_role, platform_role));
  t record;
  published text;
begin
  if roles_exist then
    execute format('grant usage on schema public, app to %I, %I', api_role, platform_role);
  end if;
  for t in
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped) as owned,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'updated_at' and not a.attisdropped) as touched
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> '_prisma_migrations'
    order by c.relname
  loop
    if t.owned or t.name = 'clients' then
      execute format('alter table public.%I enable row level security', t.name);
      execute format('alter table public.%I force row level security', t.name);
      execute format('drop policy if exists tenant on public.%I', t.name);
      execute format('create policy tenant on public.%I using (%3$I = %2$s) with check (%3$I = %2$s)', t.name, tenant, case when t.owned then 'client_id' else 'id' end);
    end if;
    if t.name = any(shared) then
      execute format('drop policy if exists shared on public.%I', t.name);
      execute format('create policy shared on public.%I for select using (client_id = %s)', t.name, platform_id);
    end if;
    if t.name = any(owner_reads) then
      execute format('drop policy if exists owner_reads on public.%I', t.name);
      execute format('create policy owner_reads on public.%I for select to %I using (true)', t.name, current_user);
    end if;
    if t.name = 'access_versions' then
      execute format('drop policy if exists owner_writes on public.%I', t.name);
      execute format('create policy owner_writes on public.%I to %I using (true) with check (true)', t.name, current_user);
    end if;
    if t.touched then
      execute format('create or replace trigger touch_updated_at before update on public.%I for each row execute function app.touch_updated_at()', t.name);
    end if;
    if roles_exist then
      execute format('revoke all on public.%I from %I, %I', t.name, api_role, platform_role);
      if t.name = 'access_versions' then
        execute format('grant select on public.%I to %I, %I', t.name, api_role, platform_role);
      elsif t.name = any(append_only) then
        execute format('grant select, insert on public.%I to %I, %I', t.name, api_role, platform_role);
      elsif t.name = any(secret) then
        execute format('grant select, insert, update, delete on public.%I to %I', t.name, api_role);
      elsif t.owned then
        execute format('grant select, insert, update, delete on public.%I to %I, %I', t.name, api_role, platform_role);
      elsif t.name = 'clients' then
        execute format('grant select, update on public.%I to %I', t.name, api_role);
        execute format('grant select, insert, update on public.%I to %I', t.name, platform_role);
      else
        execute format('grant select on public.%I to %I', t.name, api_role);
        execute format('grant select, insert, update, delete on public.%I to %I', t.name, platform_role);
      end if;
      if t.name = any(spanned) then
        execute format('drop policy if exists platform on public.%I', t.name);
        execute format('create policy platform on public.%I to %I using (true) with check (true)', t.name, platform_role);
      end if;
    end if;
  end loop;
  revoke all on all functions in schema app from public;
  if roles_exist then
    execute format('grant usage, select on all sequences in schema public to %I', platform_role);
    execute format('grant execute on all functions in schema app to %I, %I', api_role, platform_role);
    execute format('revoke execute on function app.guard_tables(text, text) from %I, %I', api_role, platform_role);
  end if;

  -- The change feed needs keys only, and no secret ever enters it.
  select string_agg(format('public.%I (%s)', c.relname, k.columns), ', ' order by c.relname) into published
  from pg_class c
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  cross join lateral (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey::smallint[])) k
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all(unpublished);
  begin
    if exists (select from pg_publication where pubname = 'operatory_changes') then
      execute 'alter publication operatory_changes set table ' || published;
    else
      execute 'create publication operatory_changes for table ' || published;
    end if;
  exception when insufficient_privilege then
    raise notice 'no publication: changes will be read from a table';
  end;
end $$;

-- Every text column of the tables that people write to; again after a migration that adds one.
CREATE OR REPLACE FUNCTION app.trim_tables() RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, public AS $$
declare
  as_given constant text[] := '_prisma_migrations'::text || app.tables_marked('as_given');
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

-- Keeps file_links with these columns of a table: each holds one file, a list of files, or nothing.
CREATE FUNCTION app.keep_files(tab text, VARIADIC cols text[]) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, public AS $$
declare col text;
begin
  foreach col in array cols loop
    execute format('create trigger %I before insert on public.%I for each row when (new.%I <> ''[]''::jsonb) execute function app.link_files(%L)',
      'link_' || col || '_insert', tab, col, col);
    execute format('create trigger %I before update of %I on public.%I for each row when (new.%2$I is distinct from old.%2$I) execute function app.link_files(%2$L)',
      'link_' || col || '_update', col, tab);
  end loop;
  execute format('create trigger unlink_files after delete on public.%I for each row when (%s) execute function app.unlink_files()',
    tab, (select string_agg(format('old.%I <> ''[]''::jsonb', x), ' or ') from unnest(cols) x));
end $$;

-- A row and what it names are of one clinic; what has none is the whole client's. Arguments: column, table, column, table.
CREATE FUNCTION app.same_clinic() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  given jsonb := to_jsonb(new);
  its_clinic uuid;
begin
  for i in 0 .. tg_nargs / 2 - 1 loop
    continue when given ->> tg_argv[2 * i] is null;
    execute format('select clinic_id from %I where client_id = $1 and id = $2', tg_argv[2 * i + 1])
      into its_clinic using new.client_id, (given ->> tg_argv[2 * i])::uuid;
    if its_clinic <> (given ->> 'clinic_id')::uuid then
      raise exception '% of another clinic', tg_argv[2 * i] using errcode = 'check_violation', constraint = tg_table_name || '_' || tg_argv[2 * i];
    end if;
  end loop;
  return new;
end $$;

-- What others name as of this clinic does not move to another.
CREATE FUNCTION app.stay_in_clinic() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% stay in their clinic', tg_table_name using errcode = 'check_violation', constraint = tg_table_name || '_clinic_id';
end $$;

-- Nothing lies in itself. Argument: the column that names the parent.
CREATE FUNCTION app.refuse_cycle() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  given jsonb := to_jsonb(new);
  above uuid := (given ->> tg_argv[0])::uuid;
begin
  while above is not null loop
    if above = new.id then
      raise exception '% would lie in itself', tg_table_name using errcode = 'check_violation', constraint = tg_table_name || '_' || tg_argv[0];
    end if;
    -- Locked, so that two changes at once cannot close a ring between them.
    execute format('select %I from %I where id = $1 and ($2 is null or to_jsonb(%2$I) ->> ''client_id'' = $2) for update', tg_argv[0], tg_table_name)
      into above using above, given ->> 'client_id';
  end loop;
  return new;
end $$;
