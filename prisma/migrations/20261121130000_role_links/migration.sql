-- A session that is switched to another of its person's roles has other rights: its sockets learn of it by the stamp.

CREATE OR REPLACE TRIGGER bump_sessions_update AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (old.ended_at IS DISTINCT FROM new.ended_at OR old.user_role_link_id IS DISTINCT FROM new.user_role_link_id)
  EXECUTE FUNCTION app.bump_sessions();

-- As before; the stamp names the link too.
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
      select s.id, concat_ws(' ', current_stamp, s.user_role_link_id)
      from public.sessions s
      join public.users u on u.id = s.user_id and u.client_id = s.client_id and u.profile_status <> 'INACTIVE'
      where s.client_id = tenant and s.id = any (ids) and s.ended_at is null and s.expires_at > pg_catalog.now()
        and exists (
          select 1 from public.j_users_user_roles l
          where l.client_id = tenant and l.user_id = s.user_id and l.blocked_status = 'UN_BLOCKED');
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
end $$;

REVOKE ALL ON FUNCTION app.session_stamps FROM PUBLIC;

SELECT app.guard_tables();
