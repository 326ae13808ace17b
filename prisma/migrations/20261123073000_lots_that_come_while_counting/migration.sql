-- A stock-take counts what lies in its place until the counting ends: a lot that comes there is on its list, or it would be
-- counted as one that nobody knew, on top of itself; one that goes elsewhere, or is gone, and was not counted yet is no longer.
CREATE FUNCTION app.list_lot() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  places uuid[];
begin
  if not exists (select from stock_takes t
      where t.client_id = new.client_id and t.clinic_id = new.clinic_id and t.status = 'COUNTING') then
    return null;
  end if;
  -- Where it lies, and all that this is in.
  with recursive up as (
    select l.id, l.parent_storage_id from clinic_storage_locations l
      where l.client_id = new.client_id and l.id = new.clinic_storage_location_id
    union select l.id, l.parent_storage_id from clinic_storage_locations l
      join up on l.client_id = new.client_id and l.id = up.parent_storage_id)
  select coalesce(array_agg(id), '{}') into places from up;
  delete from stock_take_items i using stock_takes t
    where i.client_id = new.client_id and i.clinic_im_product_stock_id = new.id and i.counted_at is null
      and t.client_id = i.client_id and t.id = i.stock_take_id and t.status = 'COUNTING'
      and (new.is_disposed or new.deleted_at is not null or t.clinic_storage_location_id <> all (places));
  insert into stock_take_items (client_id, stock_take_id, clinic_im_product_id, clinic_im_product_stock_id)
  select new.client_id, t.id, new.clinic_im_product_id, new.id from stock_takes t
    where t.client_id = new.client_id and t.clinic_id = new.clinic_id and t.status = 'COUNTING' and new.current_quantity > 0
      and (t.clinic_storage_location_id is null or t.clinic_storage_location_id = any (places))
  on conflict do nothing;
  return null;
end $$;
CREATE TRIGGER list_lot AFTER UPDATE OF current_quantity, clinic_storage_location_id, is_disposed, deleted_at ON clinic_im_product_stocks
  FOR EACH ROW WHEN (old.current_quantity = 0 AND new.current_quantity > 0
    OR (new.clinic_storage_location_id, new.is_disposed, new.deleted_at)
      IS DISTINCT FROM (old.clinic_storage_location_id, old.is_disposed, old.deleted_at))
  EXECUTE FUNCTION app.list_lot();
CREATE INDEX stock_takes_counting ON stock_takes (client_id, clinic_id) WHERE status = 'COUNTING';

REVOKE ALL ON FUNCTION app.list_lot FROM PUBLIC;
