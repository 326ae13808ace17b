-- Rules that races would break, and the second wall: row-level security for every table that has client_id.

-- Lists are never null.
DO $do$
DECLARE c record;
BEGIN
  FOR c IN SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'ARRAY' LOOP
    EXECUTE format('ALTER TABLE public.%I ALTER COLUMN %I SET NOT NULL', c.table_name, c.column_name);
  END LOOP;
END $do$;

-- Names are unique within a client without regard to case, inactive ones included.
CREATE UNIQUE INDEX users_email_unique ON users (client_id, lower(email));
CREATE UNIQUE INDEX clinics_name_unique ON clinics (client_id, lower(name));
CREATE UNIQUE INDEX clinic_rooms_name_unique ON clinic_rooms (client_id, clinic_id, lower(name));
CREATE UNIQUE INDEX client_task_levels_name_unique ON client_task_levels (client_id, lower(name));
CREATE UNIQUE INDEX user_custom_roles_name_unique ON user_custom_roles
  (client_id, coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), lower(name));
CREATE UNIQUE INDEX ip_settings_address_unique ON ip_settings
  (client_id, coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), ip_address);
CREATE UNIQUE INDEX j_users_user_roles_link_unique ON j_users_user_roles
  (client_id, user_id, user_role_id, coalesce(user_custom_role_id, '00000000-0000-0000-0000-000000000000'),
   coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'));
CREATE UNIQUE INDEX module_default_user_roles_unique ON module_default_user_roles
  (client_id, user_role_id, coalesce(user_custom_role_id, '00000000-0000-0000-0000-000000000000'),
   coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), module_id);

-- One request of a kind may wait per task.
CREATE UNIQUE INDEX task_extension_requests_pending_unique ON task_extension_requests (client_id, task_id)
  WHERE status = 'PENDING_REVIEW';
CREATE UNIQUE INDEX task_reassign_requests_pending_unique ON task_reassign_requests (client_id, task_id)
  WHERE status = 'PENDING_REVIEW';

-- What the relay looks for.
CREATE INDEX outbox_waiting ON outbox (client_id, created_at) WHERE relayed_at IS NULL;
-- The bell: unread of one user, newest first.
CREATE INDEX user_notifications_unread ON user_notifications (client_id, user_id, created_at DESC) WHERE read_at IS NULL;

ALTER TABLE clients
  ADD CONSTRAINT clients_sub_domain_check CHECK (sub_domain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  ADD CONSTRAINT clients_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clients_amounts_check CHECK (total_value >= 0 AND "Original_amt" >= 0 AND discount_amt >= 0),
  ADD CONSTRAINT clients_discount_check CHECK (discount_end_date >= discount_start_date);
ALTER TABLE clinics
  ADD CONSTRAINT clinics_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinics_weekly_budget_check CHECK (weekly_budget >= 0);
ALTER TABLE clinic_rooms ADD CONSTRAINT clinic_rooms_name_check CHECK (btrim(name) <> '');
ALTER TABLE client_task_levels ADD CONSTRAINT client_task_levels_name_check CHECK (btrim(name) <> '');
ALTER TABLE user_custom_roles ADD CONSTRAINT user_custom_roles_name_check CHECK (btrim(name) <> '');
ALTER TABLE users
  ADD CONSTRAINT users_display_name_check CHECK (btrim(display_name) <> ''),
  ADD CONSTRAINT users_email_check CHECK (email LIKE '%_@_%'),
  ADD CONSTRAINT users_hours_check CHECK (max_hours_per_week BETWEEN 0 AND 168);
ALTER TABLE users_reported_to_users ADD CONSTRAINT users_reported_to_users_other_check CHECK (user_id <> reported_to_user_id);
ALTER TABLE tasks
  ADD CONSTRAINT tasks_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT tasks_finished_check CHECK ((status = 'FINISHED') = (finished_at IS NOT NULL)),
  ADD CONSTRAINT tasks_archived_check CHECK (task_status = 'Active' OR status = 'FINISHED');
ALTER TABLE task_comments ADD CONSTRAINT task_comments_message_check
  CHECK (btrim(message) <> '' OR message_type <> 'TEXT' OR deleted_at IS NOT NULL);
ALTER TABLE user_subscriptions
  ADD CONSTRAINT user_subscriptions_period_check CHECK (expire_at > start_at),
  ADD CONSTRAINT user_subscriptions_amount_check CHECK (total_amount >= 0);
ALTER TABLE teams ADD CONSTRAINT teams_size_check CHECK (team_size > 0);
ALTER TABLE teampackages ADD CONSTRAINT teampackages_check CHECK (team_size > 0 AND price >= 0);
ALTER TABLE files ADD CONSTRAINT files_size_check CHECK (size >= 0);

CREATE FUNCTION app.touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.updated_at := app.now();
  return new;
end $$;

CREATE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- A change of anything that rights are made of bumps the client's version: sessions compare it and compute anew.
CREATE FUNCTION app.bump_access() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
begin
  insert into public.access_versions as v (client_id, version)
    select distinct case when tg_table_name = 'clients' then (to_jsonb(c) ->> 'id')::uuid else (to_jsonb(c) ->> 'client_id')::uuid end, 1
    from changed c order by 1
  on conflict (client_id) do update set version = v.version + 1;
  return null;
end $$;
DO $do$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['module_default_user_roles', 'user_modules_access', 'user_custom_roles', 'j_users_user_roles',
                           'j_users_clinics', 'user_subscriptions', 'clinics'] LOOP
    EXECUTE format('CREATE TRIGGER bump_access_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.bump_access()', t);
    EXECUTE format('CREATE TRIGGER bump_access_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.bump_access()', t);
    EXECUTE format('CREATE TRIGGER bump_access_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.bump_access()', t);
  END LOOP;
END $do$;
CREATE TRIGGER bump_access_update AFTER UPDATE ON clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.bump_access();

-- Before anybody has signed in: what a sub-domain's visitor may know of its client.
CREATE FUNCTION app.sub_domain(sub text)
RETURNS TABLE (id uuid, name text, sub_domain text, logo_image jsonb, status active_status)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  select c.id, c.name, c.sub_domain, c.logo_image, c.status from public.clients c where c.sub_domain = lower(btrim(sub))
$$;

-- "Find your organisation" knows exact names only.
CREATE FUNCTION app.find_organisation(organisation text) RETURNS TABLE (name text, sub_domain text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  select c.name, c.sub_domain from public.clients c
  where (lower(c.name) = lower(btrim(organisation)) or c.sub_domain = lower(btrim(organisation)))
    and c.status = 'ACTIVE' and c.sub_domain <> 'superadmin'
$$;

-- Clients for which a job has to run; each job then sets its client.
CREATE FUNCTION app.client_ids() RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$ select c.id from public.clients c $$;

-- Clients that have events waiting to be relayed.
CREATE FUNCTION app.outbox_clients() RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  select distinct o.client_id from public.outbox o where o.relayed_at is null
$$;

/*
 * The second wall, for the tables of today and of later migrations; run again at will.
 * - Every table with client_id: row-level security, forced, one policy of the tenant for reading and writing.
 * - clients: the row whose id is the tenant. The platform's role sees all clients and user_subscriptions.
 * - Tables marked shared: the platform's own rows are read by every tenant.
 * - The owner reads across clients only what the definer functions above need.
 */
CREATE FUNCTION app.guard_tables(api_role text DEFAULT 'operatory_api', platform_role text DEFAULT 'operatory_platform')
RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
declare
  tenant constant text := '(select nullif(current_setting(''app.client_id'', true), '''')::uuid)';
  platform_id constant text := '''00000000-0000-7000-8000-000000000001''::uuid';
  shared constant text[] := array['module_default_user_roles'];
  spanned constant text[] := array['clients', 'user_subscriptions'];
  owner_reads constant text[] := array['clients', 'outbox'];
  -- Nobody but the API's own sign-in touches these.
  secret constant text[] := array['user_credentials', 'sessions', 'auth_keys', 'login_attempts', 'known_devices'];
  append_only constant text[] := array['audit_log'];
  unpublished constant text[] := array['_prisma_migrations', 'user_credentials', 'auth_keys', 'login_attempts', 'known_devices', 'idempotency_keys', 'outbox'];
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

SELECT app.guard_tables();
