-- What only the platform's own people read (leads, broadcasts, coupons): the tenants' login may not even select it. Statements about
-- it run as the platform's login, which therefore sees other clients' rows of the spanned tables only where a statement says that
-- it is meant to: app.across_tenants is set to 'on' in its transaction. Without that it sees those of app.client_id, like the API's.
ALTER TABLE app.table_marks DROP CONSTRAINT table_marks_mark_check;
ALTER TABLE app.table_marks ADD CONSTRAINT table_marks_mark_check CHECK (mark IN (
  'shared', 'spanned', 'platform_only', 'owner_reads', 'secret', 'append_only', 'unpublished', 'as_given'));
INSERT INTO app.table_marks VALUES
  ('client_plans_code', 'platform_only'),
  ('client_sources', 'platform_only'),
  ('website_cms_broadcast_deliveries', 'platform_only'),
  ('website_cms_broadcast_group_members', 'platform_only'),
  ('website_cms_broadcast_groups', 'platform_only'),
  ('website_cms_broadcasts', 'platform_only'),
  ('website_cms_lead_history', 'platform_only'),
  ('website_cms_lead_sources', 'platform_only'),
  ('website_cms_leads', 'platform_only'),
  ('website_cms_pricing_plans', 'platform_only'),
  ('website_cms_products', 'platform_only');

CREATE OR REPLACE FUNCTION app.guard_tables(api_role text DEFAULT 'operatory_api', platform_role text DEFAULT 'operatory_platform')
RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
declare
  tenant constant text := '(select nullif(current_setting(''app.client_id'', true), '''')::uuid)';
  platform_id constant text := '''00000000-0000-7000-8000-000000000001''::uuid';
  spans constant text := '(select current_setting(''app.across_tenants'', true) = ''on'')';
  shared constant text[] := app.tables_marked('shared');
  spanned constant text[] := app.tables_marked('spanned');
  owner_reads constant text[] := app.tables_marked('owner_reads');
  secret constant text[] := app.tables_marked('secret');
  append_only constant text[] := app.tables_marked('append_only');
  platform_only constant text[] := app.tables_marked('platform_only');
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
      elsif t.name = any(platform_only) then
        execute format('grant select, insert, update, delete on public.%I to %I', t.name, platform_role);
      elsif t.name = 'clients' then
        execute format('grant select, update on public.%I to %I', t.name, api_role);
        execute format('grant select, insert, update on public.%I to %I', t.name, platform_role);
      else
        execute format('grant select on public.%I to %I', t.name, api_role);
        execute format('grant select, insert, update, delete on public.%I to %I', t.name, platform_role);
      end if;
      if t.name = any(spanned) then
        execute format('drop policy if exists platform on public.%I', t.name);
        execute format('create policy platform on public.%I to %I using (%3$s) with check (%3$s)', t.name, platform_role, spans);
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

SELECT app.guard_tables();
