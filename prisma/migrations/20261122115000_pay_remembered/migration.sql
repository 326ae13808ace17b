-- Who changed what somebody is paid, and where to: that it was, by whom and when. What is encrypted is not kept a second
-- time: 'enc::' stands for it.
CREATE FUNCTION app.audit_pay() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  one jsonb := to_jsonb(old);
  other jsonb := to_jsonb(new);
  told constant text[] := array['employee_award_level_id', 'employee_award_sub_level_id'];
begin
  insert into audit_log (client_id, user_id, action, table_name, row_id, from_value, to_value)
  select new.client_id, nullif(current_setting('app.writer', true), '')::uuid, 'pay_changed', tg_table_name, new.id::text,
    jsonb_object_agg(key, case when key = any (told) or one -> key = 'null' then one -> key else '"enc::"' end),
    jsonb_object_agg(key, case when key = any (told) or other -> key = 'null' then other -> key else '"enc::"' end)
  from unnest(tg_argv) as key where one -> key is distinct from other -> key;
  return null;
end $$;
-- The rewriting of what an old key encrypted has no writer, and changes nothing.
DO $do$
DECLARE
  pay constant text[] := ARRAY['salary', 'salary_measure', 'bonus_per_hr', 'superannuation_percentage', 'employee_award_level_id',
    'employee_award_sub_level_id', 'bank_account_number', 'bank_name', 'bank_branch_name', 'bank_bsb', 'bank_account_holder_name', 'taxes'];
BEGIN
  EXECUTE format('CREATE TRIGGER audit_pay AFTER UPDATE OF %s ON users FOR EACH ROW
    WHEN (nullif(current_setting(''app.writer'', true), '''') IS NOT NULL AND (%s)) EXECUTE FUNCTION app.audit_pay(%s)',
    array_to_string(pay, ', '),
    (SELECT string_agg(format('new.%1$I IS DISTINCT FROM old.%1$I', c), ' OR ') FROM unnest(pay) c),
    (SELECT string_agg(quote_literal(c), ', ') FROM unnest(pay) c));
END $do$;

REVOKE ALL ON FUNCTION app.audit_pay FROM PUBLIC;

SELECT app.guard_tables();
