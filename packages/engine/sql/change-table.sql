-- The change feed where logical decoding is not allowed: statement triggers write (table, tenant) to an unlogged table,
-- which every process polls. It costs writers about a fifth; migrate installs it only where the slot cannot be had.
--
--   select app.watch_changes(array['public.tasks', …]::regclass[], 'client_id', array['operatory_api']::name[]);
--   select app.unwatch_changes();
create schema if not exists app;

-- Unlogged: after a crash it is empty, and every reader has lost its connection and asks everything again.
create unlogged table if not exists app.changes (
  xid xid8 not null default pg_current_xact_id(),
  relation text not null,
  tenant text
) with (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 5000);
create index if not exists changes_xid on app.changes (xid);
revoke all on app.changes from public;

create or replace function app.note_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  relation constant text := tg_table_schema || '.' || tg_table_name;
  tenant constant text := case when tg_nargs = 1 then format('%I::text', tg_argv[0]) else 'null::text' end;
begin
  if tg_op = 'TRUNCATE' then
    insert into app.changes (relation) values (relation);
  elsif tg_op = 'UPDATE' then
    execute format('insert into app.changes (relation, tenant)
                    select %L, %s from touched union select %1$L, %2$s from before', relation, tenant);
  else
    execute format('insert into app.changes (relation, tenant) select distinct %L, %s from touched', relation, tenant);
  end if;
  return null;
end $$;
revoke execute on function app.note_change() from public;

create or replace function app.unwatch_changes() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  old record;
begin
  for old in
    select tgname, tgrelid::regclass as relation from pg_trigger
     where tgfoid = 'app.note_change()'::regprocedure and not tgisinternal
  loop
    execute format('drop trigger %I on %s', old.tgname, old.relation);
  end loop;
end $$;
revoke execute on function app.unwatch_changes() from public;

create or replace function app.watch_changes(tables regclass[], tenant_column name, readers name[]) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation regclass;
  argument text;
  reader name;
begin
  perform app.unwatch_changes();
  foreach relation in array tables loop
    argument := case when exists (
      select from pg_attribute where attrelid = relation and attname = tenant_column and not attisdropped
    ) then quote_literal(tenant_column) else '' end;
    execute format('create trigger note_insert after insert on %s referencing new table as touched
                    for each statement execute function app.note_change(%s)', relation, argument);
    execute format('create trigger note_update after update on %s referencing old table as before new table as touched
                    for each statement execute function app.note_change(%s)', relation, argument);
    execute format('create trigger note_delete after delete on %s referencing old table as touched
                    for each statement execute function app.note_change(%s)', relation, argument);
    execute format('create trigger note_truncate after truncate on %s
                    for each statement execute function app.note_change()', relation);
  end loop;
  foreach reader in array readers loop
    execute format('grant usage on schema app to %I', reader);
    execute format('grant select on app.changes to %I', reader);
    execute format('grant execute on function app.prune_changes(pg_snapshot) to %I', reader);
  end loop;
end $$;
revoke execute on function app.watch_changes(regclass[], name, name[]) from public;

-- By age, never by reading: other processes may not have read them yet. What a snapshot of a minute ago saw has been
-- visible to everyone for a minute, however long its transaction took.
create or replace function app.prune_changes(seen pg_snapshot) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from app.changes where xid < pg_snapshot_xmax(seen) and pg_visible_in_snapshot(xid, seen);
$$;
revoke execute on function app.prune_changes(pg_snapshot) from public;
