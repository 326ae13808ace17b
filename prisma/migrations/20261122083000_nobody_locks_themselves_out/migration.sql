-- Whoever may sign in from where they are may still after what they write: who asks for allowed addresses has theirs among
-- them, and takes it out only once nothing asks for it. `app.writer` and `app.address` are the API's to say.

CREATE FUNCTION app.has_way_in() RETURNS boolean LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select coalesce((
    select not (coalesce(u.ip_required, false) or c.ip_required) or exists (
      select from ip_settings i
      where i.status = 'ACTIVE' and nullif(current_setting('app.address', true), '')::inet <<= i.ip_address::inet
        and (i.clinic_id is null or i.clinic_id in (select l.clinic_id from j_users_clinics l where l.user_id = u.id)))
    from users u join clients c on c.id = u.client_id
    where u.id = nullif(current_setting('app.writer', true), '')::uuid), true)
$$;

CREATE FUNCTION app.note_way_in() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  perform set_config('app.way_in', app.has_way_in()::text, true);
  return null;
end $$;

CREATE FUNCTION app.keep_way_in() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if current_setting('app.way_in', true) = 'true' and not app.has_way_in() then
    raise exception 'This would lock you out: your own address is not among the allowed ones.';
  end if;
  return null;
end $$;

DO $do$
DECLARE w record;
BEGIN
  FOR w IN SELECT * FROM (VALUES ('clients', 'UPDATE OF ip_required'), ('users', 'UPDATE OF ip_required'),
                                 ('ip_settings', 'INSERT OR UPDATE OR DELETE')) AS v(t, what) LOOP
    EXECUTE format('CREATE TRIGGER note_way_in BEFORE %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION app.note_way_in()', w.what, w.t);
    EXECUTE format('CREATE TRIGGER keep_way_in AFTER %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION app.keep_way_in()', w.what, w.t);
  END LOOP;
END $do$;

SELECT app.guard_tables();
