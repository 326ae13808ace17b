-- What was disposed of is put back into its lot: all of it, by another movement.
ALTER TYPE "stock_movement_kind" ADD VALUE 'DISPOSE_UNDONE' AFTER 'DISPOSED';

CREATE OR REPLACE FUNCTION app.move_stock() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  lot clinic_im_product_stocks;
  gone boolean := new.kind = 'DISPOSED';
  refused text;
begin
  perform from clinic_im_products p where p.client_id = new.client_id and p.id = new.clinic_im_product_id for no key update;
  select * into lot from clinic_im_product_stocks s
    where s.client_id = new.client_id and s.id = new.clinic_im_product_stock_id for no key update;
  refused := case
    when lot.clinic_im_product_id is distinct from new.clinic_im_product_id or lot.clinic_id is distinct from new.clinic_id then 'lot'
    when lot.deleted_at is not null or lot.is_disposed <> (new.kind = 'DISPOSE_UNDONE') then 'gone'
    when new.kind = 'DISPOSE_UNDONE' and new.quantity is distinct from (
      select -m.quantity from stock_movements m
      where m.client_id = new.client_id and m.clinic_im_product_stock_id = lot.id and m.kind = 'DISPOSED'
      order by m.created_at desc, m.id desc limit 1) then 'disposed'
    when new.kind = 'USED' and lot.expiry_date < (
      select (new.created_at at time zone c.zone)::date from clinics c where c.client_id = new.client_id and c.id = new.clinic_id) then 'expired'
    when gone and new.quantity <> -lot.current_quantity then 'remainder'
    when new.kind = 'RECEIPT_REVERSED' and (new.quantity <> -lot.quantity or lot.current_quantity <> lot.quantity) then 'untouched'
  end;
  if refused is not null then
    raise exception 'the lot does not allow it: %', refused using errcode = 'check_violation', constraint = 'stock_movements_' || refused;
  end if;
  update clinic_im_product_stocks s set
    current_quantity = s.current_quantity + new.quantity,
    quantity = s.quantity + case when new.kind in ('RECEIVED', 'RECEIPT_REVERSED') then new.quantity else 0 end,
    is_disposed = gone,
    disposed_at = case when gone then new.created_at end,
    disposed_by_user_id = case when gone then new.user_id end,
    disposed_reason = case when gone then new.reason end,
    deleted_at = case when new.kind = 'RECEIPT_REVERSED' then new.created_at end
  where s.client_id = lot.client_id and s.id = lot.id;
  return null;
end $$;
