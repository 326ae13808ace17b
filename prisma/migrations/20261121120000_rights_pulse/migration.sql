-- The watch over sockets asks each second whether anybody's rights changed. It shall cost next to nothing while nothing
-- happens: one number for each client, and not even those while no transaction ended at all.

-- Bumped when a session of the client ends; what bumps access_versions is not repeated here.
CREATE TABLE app.session_versions (client_id uuid PRIMARY KEY, version bigint NOT NULL);

CREATE FUNCTION app.bump_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
begin
  insert into app.session_versions as v (client_id, version) values (old.client_id, 1)
  on conflict (client_id) do update set version = v.version + 1;
  return null;
end $$;
-- A renewed token touches its session's row too: that bumps nothing.
CREATE TRIGGER bump_sessions_update AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (old.ended_at IS DISTINCT FROM new.ended_at) EXECUTE FUNCTION app.bump_sessions();
CREATE TRIGGER bump_sessions_delete AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION app.bump_sessions();
CREATE TRIGGER bump_sessions_update AFTER UPDATE ON users FOR EACH ROW
  WHEN (old.profile_status IS DISTINCT FROM new.profile_status) EXECUTE FUNCTION app.bump_sessions();

-- The set clock's offset and each client's number, in the order asked. `seen` is the snapshot of the last answer: while
-- it is still the snapshot, no transaction that wrote anything has ended since, and the rest of the row is null.
CREATE FUNCTION app.rights_pulse(clients uuid[], seen text, OUT snapshot text, OUT offset_ms bigint, OUT versions bigint[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
begin
  snapshot := pg_current_snapshot()::text;
  if snapshot = seen then
    return;
  end if;
  offset_ms := app.clock_offset();
  versions := array(
    select coalesce(a.version, 0) + coalesce(s.version, 0)
    from unnest(clients) with ordinality as c(id, place)
    left join public.access_versions a on a.client_id = c.id
    left join app.session_versions s on s.client_id = c.id
    order by c.place);
end $$;

-- As before, but each tenant's sessions are looked for in that tenant only, and its stamp is made once.
CREATE OR REPLACE FUNCTION app.session_stamps(clients uuid[], sessions uuid[], at timestamptz)
RETURNS TABLE (session_id uuid, stamp text) LANGUAGE plpgsql VOLATILE
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  before text := current_setting('app.client_id', true);
  tenant uuid;
  ids uuid[];
  current_stamp text;
begin
  for tenant, ids in select c, array_agg(s) from unnest(clients, sessions) as t(c, s) group by c loop
    perform set_config('app.client_id', tenant::text, true);
    current_stamp := app.rights_stamp(tenant, at);
    return query
      select s.id, current_stamp
      from public.sessions s
      join public.users u on u.id = s.user_id and u.client_id = s.client_id and u.profile_status <> 'INACTIVE'
      where s.client_id = tenant and s.id = any (ids) and s.ended_at is null and s.expires_at > pg_catalog.now()
        and exists (
          select 1 from public.j_users_user_roles l
          where l.client_id = tenant and l.user_id = s.user_id and l.blocked_status = 'UN_BLOCKED');
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
end $$;

REVOKE ALL ON FUNCTION app.bump_sessions, app.rights_pulse, app.session_stamps FROM PUBLIC;

SELECT app.guard_tables();
