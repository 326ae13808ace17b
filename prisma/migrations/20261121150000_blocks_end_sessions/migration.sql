-- A block ends the sessions for good: who is let in again signs in again. So do a person and a client that become INACTIVE.
-- Looked at when the transaction ends: roles that are taken away and given anew in one transaction end nothing.
CREATE FUNCTION app.end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
declare
  before text := current_setting('app.client_id', true);
  gone jsonb := to_jsonb(old);
  tenant uuid := (gone ->> case tg_table_name when 'clients' then 'id' else 'client_id' end)::uuid;
  person uuid := (gone ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::uuid;
begin
  perform set_config('app.client_id', tenant::text, true);
  update public.sessions s set ended_at = now(), ended_reason = 'block'
  where s.client_id = tenant and (person is null or s.user_id = person) and s.ended_at is null
    and (exists (select from public.clients c where c.id = tenant and c.status = 'INACTIVE')
      or exists (select from public.users u where u.client_id = tenant and u.id = s.user_id and u.profile_status = 'INACTIVE')
      or not exists (
        select from public.j_users_user_roles l
        where l.client_id = tenant and l.user_id = s.user_id and l.blocked_status = 'UN_BLOCKED'));
  perform set_config('app.client_id', coalesce(before, ''), true);
  return null;
end $$;

CREATE CONSTRAINT TRIGGER end_sessions_update AFTER UPDATE ON j_users_user_roles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.blocked_status = 'BLOCKED' AND old.blocked_status IS DISTINCT FROM new.blocked_status) EXECUTE FUNCTION app.end_sessions();
CREATE CONSTRAINT TRIGGER end_sessions_delete AFTER DELETE ON j_users_user_roles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION app.end_sessions();
CREATE CONSTRAINT TRIGGER end_sessions_update AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.profile_status = 'INACTIVE' AND old.profile_status IS DISTINCT FROM new.profile_status) EXECUTE FUNCTION app.end_sessions();
CREATE CONSTRAINT TRIGGER end_sessions_update AFTER UPDATE ON clients DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.status = 'INACTIVE' AND old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION app.end_sessions();

REVOKE ALL ON FUNCTION app.end_sessions FROM PUBLIC;

SELECT app.guard_tables();
