-- What a package holds decides the rights of everybody in the clients that have it.
CREATE FUNCTION app.bump_package() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
begin
  insert into public.access_versions as v (client_id, version)
    select c.id, 1 from public.clients c where c.package_id in (select package_id from changed) order by 1
  on conflict (client_id) do update set version = v.version + 1;
  return null;
end $$;
CREATE TRIGGER bump_package_insert AFTER INSERT ON packagemodules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.bump_package();
CREATE TRIGGER bump_package_update AFTER UPDATE ON packagemodules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.bump_package();
CREATE TRIGGER bump_package_delete AFTER DELETE ON packagemodules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.bump_package();

REVOKE ALL ON FUNCTION app.bump_package FROM PUBLIC;
