-- A shared device is known as that of each person who has signed in on it by password.
DROP INDEX known_devices_client_id_device_hash_key;
CREATE UNIQUE INDEX known_devices_client_id_device_hash_user_id_key ON known_devices (client_id, device_hash, user_id);

-- "Only from our addresses" ends the sessions that are elsewhere when it is switched on. As at sign-in, those who keep the
-- organisation's settings are held by their own switch only, so that they can mend a wrong address.
CREATE FUNCTION app.end_sessions_elsewhere() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
declare
  before text := current_setting('app.client_id', true);
  changed jsonb := to_jsonb(new);
  whole boolean := tg_table_name = 'clients';
  tenant uuid := (changed ->> case when whole then 'id' else 'client_id' end)::uuid;
begin
  perform set_config('app.client_id', tenant::text, true);
  update public.sessions s set ended_at = now(), ended_reason = 'address'
  where s.client_id = tenant and s.ended_at is null and (whole or s.user_id = (changed ->> 'id')::uuid)
    and not (whole and exists (
      select from public.j_users_user_roles l join public.user_roles r on r.id = l.user_role_id
      where l.client_id = tenant and l.user_id = s.user_id and l.blocked_status = 'UN_BLOCKED'
        and l.user_custom_role_id is null and r.name in ('client', 'client_admin', 'super_admin')))
    and not exists (
      select from public.ip_settings i
      where i.client_id = tenant and i.status = 'ACTIVE'
        and regexp_replace(regexp_replace(s.ip_address, '^::ffff:(?=\d+\.)', '', 'i'), '%.*$', '')::inet <<= i.ip_address::inet
        and (i.clinic_id is null or i.clinic_id in (
          select j.clinic_id from public.j_users_clinics j where j.client_id = tenant and j.user_id = s.user_id)));
  perform set_config('app.client_id', coalesce(before, ''), true);
  return null;
end $$;

CREATE CONSTRAINT TRIGGER end_sessions_elsewhere AFTER UPDATE ON clients DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.ip_required AND NOT coalesce(old.ip_required, false)) EXECUTE FUNCTION app.end_sessions_elsewhere();
CREATE CONSTRAINT TRIGGER end_sessions_elsewhere AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.ip_required AND NOT coalesce(old.ip_required, false)) EXECUTE FUNCTION app.end_sessions_elsewhere();

REVOKE ALL ON FUNCTION app.end_sessions_elsewhere FROM PUBLIC;
