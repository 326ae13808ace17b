-- How many lots of a product have expired and are still there, kept with the product's other sums: a list says it of each
-- of its rows and asks no lots.
ALTER TABLE "clinic_im_products" ADD COLUMN "expired_lots" INTEGER NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION app.keep_product_stock() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  today date := (select (app.now() at time zone c.zone)::date from clinics c where c.client_id = new.client_id and c.id = new.clinic_id);
begin
  if tg_op = 'INSERT' then
    new.created_date := coalesce(new.created_date, today);
  end if;
  select coalesce(sum(s.quantity), 0), coalesce(sum(s.current_quantity), 0),
      coalesce(sum(s.current_quantity) filter (where s.expiry_date is null or s.expiry_date >= today), 0),
      min(s.expiry_date) filter (where s.expiry_date >= today and s.current_quantity > 0),
      count(*) filter (where s.expiry_date < today and s.current_quantity > 0)
    into new.quantity, new.stock_in_hand_total, new.stock_in_hand, new.next_expiry_date, new.expired_lots
    from clinic_im_product_stocks s where s.client_id = new.client_id and s.clinic_im_product_id = new.id;
  new.current_stock := new.stock_in_hand;
  new.is_low_stock := coalesce(
    new.status = 'ACTIVE' and new.deleted_at is null and new.alert_stock_number > 0 and new.stock_in_hand <= new.alert_stock_number, false);
  if not new.is_low_stock then
    new.low_stock_alerted_at := null;
  end if;
  return new;
end $$;

DO $$
declare
  tenant uuid;
  before text := current_setting('app.client_id', true);
begin
  for tenant in select app.client_ids() loop
    perform set_config('app.client_id', tenant::text, true);
    update clinic_im_products set expired_lots = 0 where client_id = tenant and has_expired;
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
end $$;
