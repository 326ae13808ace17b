-- The client's calendar day.
CREATE FUNCTION app.client_today(client uuid) RETURNS date LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select (app.now() at time zone coalesce((select c.zone from clients c where c.id = client), 'Australia/Sydney'))::date
$$;

-- A sub-level says its newest rate, and those before it stay among the rates. A rate that was in force stays too, since people
-- were paid by it: only one that is still planned gives way to an earlier day.
CREATE OR REPLACE FUNCTION app.keep_award_rate() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if exists (select 1 from employee_award_rates r
      where r.client_id = new.client_id and r.employee_award_sub_level_id = new.id
        and r.effective_from > new.effective_from and r.effective_from <= app.client_today(new.client_id)) then
    raise exception 'new row for relation "employee_award_sub_levels" violates check constraint "employee_award_sub_levels_effective_from_check"'
      using errcode = 'check_violation', constraint = 'employee_award_sub_levels_effective_from_check';
  end if;
  delete from employee_award_rates r
    where r.client_id = new.client_id and r.employee_award_sub_level_id = new.id and r.effective_from > new.effective_from;
  insert into employee_award_rates as r (client_id, employee_award_sub_level_id, effective_from, base_price)
    values (new.client_id, new.id, new.effective_from, new.base_price)
    on conflict (client_id, employee_award_sub_level_id, effective_from) do update
      set base_price = excluded.base_price, updated_at = app.now();
  return null;
end $$;

-- Nobody is born tomorrow.
CREATE FUNCTION app.refuse_future_birth() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if new.date_of_birth > app.client_today(new.client_id) then
    raise exception 'new row for relation "users" violates check constraint "users_date_of_birth_check"'
      using errcode = 'check_violation', constraint = 'users_date_of_birth_check';
  end if;
  return new;
end $$;
CREATE TRIGGER refuse_future_birth BEFORE INSERT OR UPDATE OF date_of_birth ON users FOR EACH ROW
  WHEN (new.date_of_birth IS NOT NULL) EXECUTE FUNCTION app.refuse_future_birth();

REVOKE ALL ON FUNCTION app.client_today, app.refuse_future_birth FROM PUBLIC;

SELECT app.guard_tables();
