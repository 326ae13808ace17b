-- Several coupons may share a code; a client uses one once.
CREATE INDEX client_plans_code_by_code ON client_plans_code (lower(btrim(coupon_code)), status);
ALTER TABLE client_plans_code
  ADD CONSTRAINT client_plans_code_text_check CHECK (btrim(title) <> '' AND btrim(coupon_code) <> ''),
  ADD CONSTRAINT client_plans_code_value_check CHECK (value >= 0 AND (type = 'FLAT' OR value <= 100)),
  ADD CONSTRAINT client_plans_code_period_check CHECK (end_date >= start_date),
  ADD CONSTRAINT client_plans_code_number_check CHECK (no_of_coupon >= 0 AND used >= 0);

-- The last use has one winner: the count is raised under the coupon's row lock, and only below its limit.
-- A definer, because tenants' logins only read the platform's tables.
CREATE FUNCTION app.count_redemption() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
begin
  if tg_op = 'DELETE' then
    update public.client_plans_code set used = used - 1 where id = old.client_plans_code_id;
    return null;
  end if;
  update public.client_plans_code set used = used + 1
    where id = new.client_plans_code_id and (no_of_coupon is null or used < no_of_coupon);
  if not found then
    raise exception 'coupon % is used up', new.client_plans_code_id
      using errcode = 'check_violation', constraint = 'client_plans_code_used_up';
  end if;
  return null;
end $$;
CREATE TRIGGER count_redemption AFTER INSERT OR DELETE ON client_plans_code_redemptions
  FOR EACH ROW EXECUTE FUNCTION app.count_redemption();
CREATE TRIGGER keep_redemption BEFORE UPDATE OF client_id, client_plans_code_id ON client_plans_code_redemptions
  FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
