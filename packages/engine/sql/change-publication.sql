-- The change feed by logical decoding. Run by migrate as the tables' owner, at every start; no superuser needed.
--
--   select app.publish_changes(array['public.tasks', …]::regclass[], 'client_id');
--
-- Only keys and the tenant column are published: the feed has to know which (table, tenant) changed, nothing else.
-- Leave out tables that nobody watches (presence, sessions): what is not published costs nothing.
create schema if not exists app;

create or replace function app.publish_changes(tables regclass[], tenant_column name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  list text;
begin
  select string_agg(format('%s (%s)', t.oid::regclass, columns.list), ', ' order by t.oid::regclass::text)
    into list
    from unnest(tables) as t(oid)
    cross join lateral (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum) as list
        from pg_attribute a
       where a.attrelid = t.oid and not a.attisdropped and a.attnum > 0
         and (a.attname = tenant_column or a.attnum = any (
           select unnest(i.indkey) from pg_index i where i.indrelid = t.oid and i.indisprimary))
    ) as columns
   -- Without a primary key PostgreSQL would refuse updates of a published table.
   where exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary);
  if list is null then
    return;
  end if;
  if exists (select from pg_publication where pubname = 'operatory_changes') then
    execute 'alter publication operatory_changes set table ' || list;
  else
    execute 'create publication operatory_changes for table ' || list;
  end if;
end $$;
revoke execute on function app.publish_changes(regclass[], name) from public;
