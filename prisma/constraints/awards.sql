CREATE UNIQUE INDEX employee_award_levels_name_unique ON employee_award_levels
  (client_id, coalesce(lower(service_type), ''), coalesce(employee_type_id, '00000000-0000-0000-0000-000000000000'), lower(name))
  WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX employee_award_sub_levels_unique ON employee_award_sub_levels
  (client_id, employee_award_level_id, coalesce(lower(pay_point), ''), coalesce(age, '')) WHERE deleted_at IS NULL;
ALTER TABLE employee_award_levels
  ADD CONSTRAINT employee_award_levels_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT employee_award_levels_tenure_check CHECK (
    from_duration >= 0 AND to_duration >= 0
    AND (from_duration IS NULL) = (from_tenure IS NULL) AND (to_duration IS NULL) = (to_tenure IS NULL)),
  -- On top of the base: a public holiday's 275 % of the base is 175.
  ADD CONSTRAINT employee_award_levels_percentages_check CHECK (
    casual_rate_percentage BETWEEN 0 AND 500 AND saturday_casual_rate_percentage BETWEEN 0 AND 500
    AND sunday_casual_rate_percentage BETWEEN 0 AND 500 AND public_holidays_casual_rate_percentage BETWEEN 0 AND 500
    AND overtime_time_and_half_percentage BETWEEN 0 AND 500 AND overtime_double_time_percentage BETWEEN 0 AND 500
    AND overtime_sundays_percentage BETWEEN 0 AND 500 AND overtime_public_holidays_percentage BETWEEN 0 AND 500);
ALTER TABLE employee_award_sub_levels
  ADD CONSTRAINT employee_award_sub_levels_age_check CHECK (age IN ('UNDER17', 'AGE17', 'AGE18', 'AGE19', 'AGE20', 'ADULT')),
  ADD CONSTRAINT employee_award_sub_levels_price_check CHECK (base_price >= 0);
ALTER TABLE employee_award_rates ADD CONSTRAINT employee_award_rates_price_check CHECK (base_price >= 0);

-- A sub-level says its newest rate; those before it stay among the rates, and one that was to follow it does no more.
CREATE FUNCTION app.keep_award_rate() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  delete from employee_award_rates r
    where r.client_id = new.client_id and r.employee_award_sub_level_id = new.id and r.effective_from > new.effective_from;
  insert into employee_award_rates as r (client_id, employee_award_sub_level_id, effective_from, base_price)
    values (new.client_id, new.id, new.effective_from, new.base_price)
    on conflict (client_id, employee_award_sub_level_id, effective_from) do update set base_price = excluded.base_price;
  return null;
end $$;
CREATE TRIGGER keep_award_rate_insert AFTER INSERT ON employee_award_sub_levels FOR EACH ROW EXECUTE FUNCTION app.keep_award_rate();
CREATE TRIGGER keep_award_rate_update AFTER UPDATE OF base_price, effective_from ON employee_award_sub_levels FOR EACH ROW
  WHEN ((new.base_price, new.effective_from) IS DISTINCT FROM (old.base_price, old.effective_from)) EXECUTE FUNCTION app.keep_award_rate();

-- A line of the audit log for each change of a row: who (`app.writer`), and the columns before and after. For any table.
CREATE FUNCTION app.audit_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  one jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  other jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  kept jsonb := case when tg_op = 'DELETE' then one else other end;
begin
  insert into audit_log (client_id, user_id, action, table_name, row_id, from_value, to_value)
  select (kept ->> 'client_id')::uuid, nullif(current_setting('app.writer', true), '')::uuid,
    case tg_op when 'INSERT' then 'added' when 'DELETE' then 'deleted' else 'edited' end, tg_table_name, kept ->> 'id',
    nullif(coalesce(jsonb_object_agg(key, one -> key) filter (where one ? key), '{}'), '{}'),
    nullif(coalesce(jsonb_object_agg(key, other -> key) filter (where other ? key), '{}'), '{}')
  from (select jsonb_object_keys(one || other) as key) keys
  where one -> key is distinct from other -> key and key <> 'updated_at'
  having count(*) > 0;
  return null;
end $$;
CREATE TRIGGER audit_change AFTER INSERT OR UPDATE OR DELETE ON employee_award_levels FOR EACH ROW
  WHEN (NOT app.is_owner('employee_award_levels'::regclass)) EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit_change AFTER INSERT OR UPDATE OR DELETE ON employee_award_sub_levels FOR EACH ROW
  WHEN (NOT app.is_owner('employee_award_sub_levels'::regclass)) EXECUTE FUNCTION app.audit_change();

REVOKE ALL ON FUNCTION app.keep_award_rate, app.audit_change FROM PUBLIC;
