-- A passcode is out from the moment that an order is placed by mail until it is cancelled. Whether the link of this moment
-- is made already, or takes the place of another, is its own matter.
CREATE OR REPLACE FUNCTION app.keep_order() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if tg_op = 'UPDATE' and new.status <> old.status then
    if old.status = 'CANCEL' then
      raise exception 'the order was cancelled' using errcode = 'check_violation', constraint = 'clinic_im_product_orders_cancelled';
    elsif new.status = 'CANCEL' and exists (
      select from clinic_im_product_order_receipts r
      where r.client_id = new.client_id and r.clinic_im_product_order_id = new.id and r.reversed_at is null) then
      raise exception 'something of the order was received' using errcode = 'check_violation', constraint = 'clinic_im_product_orders_received';
    end if;
  end if;
  new.total_amount := (select coalesce(sum(round(i.new_stock * i.price, 2)), 0) from clinic_im_product_order_items i
    where i.client_id = new.client_id and i.clinic_im_product_order_id = new.id);
  new.has_passcode := coalesce(new.submit_via = 'EMAIL', false) and new.status not in ('RAISED', 'CANCEL');
  return new;
end $$;
DROP TRIGGER order_part_added ON order_links;
DROP TRIGGER order_part_changed ON order_links;
UPDATE clinic_im_product_orders SET has_passcode = has_passcode;
