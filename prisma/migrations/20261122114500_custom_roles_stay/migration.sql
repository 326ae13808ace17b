-- A custom role that people hold at its clinic does not move to another: its keepers there would decide what people here
-- may do. Whoever gives it locks the client's people too, so a gift and a move at once are one after the other.
CREATE FUNCTION app.custom_role_stays() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  perform from clients c where c.id = new.client_id for no key update;
  if exists (select from j_users_user_roles l where l.client_id = new.client_id and l.user_custom_role_id = new.id
    and l.clinic_id is distinct from new.clinic_id) then
    raise exception 'People hold this role at its clinic: it cannot move to another.';
  end if;
  return new;
end $$;
CREATE TRIGGER custom_role_stays BEFORE UPDATE OF clinic_id ON user_custom_roles FOR EACH ROW
  WHEN (new.clinic_id IS NOT NULL AND new.clinic_id IS DISTINCT FROM old.clinic_id) EXECUTE FUNCTION app.custom_role_stays();

REVOKE ALL ON FUNCTION app.custom_role_stays FROM PUBLIC;

SELECT app.guard_tables();
