-- The two refusals that people read word for word, in plain English.
CREATE OR REPLACE FUNCTION app.keep_way_in() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if current_setting('app.way_in', true) = 'true' and not app.has_way_in() then
    raise exception 'This would lock you out. Add your own address first.';
  end if;
  return null;
end $$;

CREATE OR REPLACE FUNCTION app.custom_role_stays() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  perform from clients c where c.id = new.client_id for no key update;
  if exists (select from j_users_user_roles l where l.client_id = new.client_id and l.user_custom_role_id = new.id
    and l.clinic_id is distinct from new.clinic_id) then
    raise exception 'People at this clinic have this role, so it can''t be moved to another clinic.';
  end if;
  return new;
end $$;
