-- For how many months a client keeps a coupon's discount, and which notice of its plan's end it has had.
ALTER TABLE "client_plans_code" ADD COLUMN "discount_months" INTEGER;
ALTER TABLE "user_subscriptions" ADD COLUMN "noticed_days" INTEGER;

ALTER TABLE client_plans_code ADD CONSTRAINT client_plans_code_months_check CHECK (discount_months BETWEEN 1 AND 120);

-- Plans that were bought before keep the day of the month on which they end.
DO $$
declare
  before text := current_setting('app.client_id', true);
  tenant uuid;
begin
  for tenant in select app.client_ids() loop
    perform set_config('app.client_id', tenant::text, true);
    update user_subscriptions set anchor_day = extract(day from expire_at at time zone 'Australia/Sydney')
      where client_id = tenant and anchor_day is null;
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
end $$;

-- Who used a coupon is a question about all clients; the platform's login may ask it where a statement says so.
INSERT INTO app.table_marks VALUES ('client_plans_code_redemptions', 'spanned');

-- The coupons of one code as the tenant's client sees them, in the order of their ids. Tenants' logins do not read coupons, so this
-- shows only those whose code they know. `hold` locks them until the transaction ends: what was checked then holds.
CREATE FUNCTION app.coupons_of(code text, hold boolean) RETURNS TABLE (
  id uuid, coupon_code text, type discount_type, value numeric, status active_status, start_date date, end_date date,
  no_of_coupon integer, used_by_others integer, discount_months integer, used_on date
) LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
declare
  tenant constant uuid := nullif(current_setting('app.client_id', true), '')::uuid;
begin
  if hold then
    perform from public.client_plans_code c where lower(btrim(c.coupon_code)) = lower(btrim(code)) order by c.id for no key update;
  end if;
  return query
    select c.id, c.coupon_code, c.type, c.value, c.status, c.start_date, c.end_date, c.no_of_coupon,
      c.used - (r.created_at is not null)::integer, c.discount_months, (r.created_at at time zone 'Australia/Sydney')::date
    from public.client_plans_code c
      left join public.client_plans_code_redemptions r on r.client_plans_code_id = c.id and r.client_id = tenant
    where lower(btrim(c.coupon_code)) = lower(btrim(code))
    order by c.id;
end $$;

-- Sets a coupon's status for the platform's staff. Null if there is no such coupon; else whether it had another status.
CREATE FUNCTION app.set_coupon_status(coupon uuid, wanted active_status, person uuid) RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
declare
  had public.active_status;
begin
  select c.status into had from public.client_plans_code c where c.id = coupon for no key update;
  if had is null then return null; end if;
  if had = wanted then return false; end if;
  update public.client_plans_code set status = wanted, updated_by = person where client_plans_code.id = coupon;
  return true;
end $$;

-- Changes for all clients with a coupon how long they keep its discount, one tenant after another. Returns how many there are.
CREATE FUNCTION app.set_discount_terms(coupon uuid, terms text, months integer) RETURNS integer LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
declare
  before constant text := current_setting('app.client_id', true);
  tenant uuid;
  changed integer := 0;
begin
  for tenant in select c.id from public.clients c where c.discount_id = coupon order by c.id loop
    perform set_config('app.client_id', tenant::text, true);
    update public.clients set discount_terms = terms,
      discount_end_date = case when months is null then discount_end_date
        else (discount_start_date + make_interval(months => months))::date - 1 end
      where id = tenant and discount_id = coupon;
    changed := changed + 1;
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
  return changed;
end $$;

REVOKE ALL ON FUNCTION app.coupons_of, app.set_coupon_status, app.set_discount_terms FROM PUBLIC;

SELECT app.guard_tables();
SELECT app.trim_tables();
