-- Stock: names, amounts, and the ledger that alone fills and empties lots.

CREATE UNIQUE INDEX clinic_im_vendors_name_unique ON clinic_im_vendors (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX client_im_product_categories_name_unique ON client_im_product_categories
  (client_id, coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), lower(name));
CREATE UNIQUE INDEX clinic_im_brands_name_unique ON clinic_im_brands (client_id, clinic_id, lower(name));
CREATE UNIQUE INDEX master_brands_name_unique ON master_brands (lower(name));
CREATE UNIQUE INDEX master_im_product_categories_name_unique ON master_im_product_categories (lower(name));
-- Each cupboard has its "Shelf 1".
CREATE UNIQUE INDEX clinic_storage_locations_name_unique ON clinic_storage_locations
  (client_id, clinic_id, coalesce(parent_storage_id, '00000000-0000-0000-0000-000000000000'), lower(name));
CREATE UNIQUE INDEX clinic_im_products_name_unique ON clinic_im_products (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
-- What is scanned is one product.
CREATE UNIQUE INDEX clinic_im_products_scan_unique ON clinic_im_products (client_id, clinic_id, unique_scan_id) WHERE deleted_at IS NULL;
CREATE INDEX clinic_im_products_low ON clinic_im_products (client_id, clinic_id, name, id) WHERE is_low_stock;
CREATE UNIQUE INDEX stock_take_items_unique ON stock_take_items
  (client_id, stock_take_id, clinic_im_product_id, coalesce(clinic_im_product_stock_id, '00000000-0000-0000-0000-000000000000'));
-- A movement of a use or a receipt is written once, by the row itself.

ALTER TABLE clinic_im_vendors
  ADD CONSTRAINT clinic_im_vendors_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_im_vendors_orders_emails_check
    CHECK (array_to_string("ordersEmails", ',', '') ~ '^([^@\s,]+@[^@\s,]+\.[^@\s,]+(,|$))*$');
ALTER TABLE client_im_product_categories ADD CONSTRAINT client_im_product_categories_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_im_brands ADD CONSTRAINT clinic_im_brands_name_check CHECK (btrim(name) <> '');
ALTER TABLE master_brands ADD CONSTRAINT master_brands_name_check CHECK (btrim(name) <> '');
ALTER TABLE master_im_product_categories ADD CONSTRAINT master_im_product_categories_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_storage_locations ADD CONSTRAINT clinic_storage_locations_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_im_products
  ADD CONSTRAINT clinic_im_products_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_im_products_levels_check CHECK (minimum >= 0 AND maximum >= 0 AND alert_stock_number >= 0),
  ADD CONSTRAINT clinic_im_products_range_check CHECK (maximum >= minimum),
  ADD CONSTRAINT clinic_im_products_prices_check CHECK (purchase_price >= 0 AND sale_price >= 0),
  ADD CONSTRAINT clinic_im_products_deleted_check CHECK (deleted_at IS NULL OR stock_in_hand_total = 0);
ALTER TABLE clinic_im_product_stocks
  ADD CONSTRAINT clinic_im_product_stocks_quantity_check CHECK (quantity >= 0 AND current_quantity >= 0),
  ADD CONSTRAINT clinic_im_product_stocks_price_check CHECK (purchase_price >= 0),
  ADD CONSTRAINT clinic_im_product_stocks_disposed_check
    CHECK (is_disposed = (disposed_at IS NOT NULL) AND (NOT is_disposed OR current_quantity = 0 AND btrim(disposed_reason) <> '')),
  ADD CONSTRAINT clinic_im_product_stocks_deleted_check CHECK (deleted_at IS NULL OR quantity = 0 AND current_quantity = 0);
ALTER TABLE clinic_im_product_usages
  ADD CONSTRAINT clinic_im_product_usages_used_check CHECK (used_stock > 0),
  ADD CONSTRAINT clinic_im_product_usages_undone_check CHECK ((undone_at IS NULL) = (undone_by_user_id IS NULL));
ALTER TABLE stock_movements
  ADD CONSTRAINT stock_movements_sign_check CHECK (
    CASE WHEN kind IN ('RECEIVED', 'USE_UNDONE') THEN quantity > 0
         WHEN kind IN ('RECEIPT_REVERSED', 'USED', 'DISPOSED') THEN quantity < 0
         ELSE quantity <> 0 END),
  ADD CONSTRAINT stock_movements_cause_check CHECK (
    CASE kind WHEN 'USED' THEN clinic_im_product_usage_id IS NOT NULL
              WHEN 'USE_UNDONE' THEN clinic_im_product_usage_id IS NOT NULL
              WHEN 'RECEIPT_REVERSED' THEN clinic_im_product_order_receipt_id IS NOT NULL
              WHEN 'COUNTED' THEN stock_take_item_id IS NOT NULL
              WHEN 'RECEIVED' THEN true
              ELSE btrim(reason) <> '' END);
ALTER TABLE stock_takes
  ADD CONSTRAINT stock_takes_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT stock_takes_finished_check CHECK (status NOT IN ('COUNTED', 'APPROVED') OR finished_at IS NOT NULL),
  ADD CONSTRAINT stock_takes_approved_check
    CHECK ((status = 'APPROVED') = (approved_at IS NOT NULL) AND (approved_at IS NULL) = (approved_by_user_id IS NULL));
ALTER TABLE stock_take_items
  ADD CONSTRAINT stock_take_items_quantities_check CHECK (expected_quantity >= 0 AND counted_quantity >= 0),
  ADD CONSTRAINT stock_take_items_counted_check
    CHECK ((counted_quantity IS NULL) = (counted_at IS NULL) AND (counted_at IS NULL) = (counted_by_user_id IS NULL));

CREATE TRIGGER refuse_cycle BEFORE INSERT OR UPDATE OF parent_category_id ON client_im_product_categories FOR EACH ROW
  WHEN (new.parent_category_id IS NOT NULL) EXECUTE FUNCTION app.refuse_cycle('parent_category_id');
CREATE TRIGGER refuse_cycle BEFORE INSERT OR UPDATE OF parent_category_id ON master_im_product_categories FOR EACH ROW
  WHEN (new.parent_category_id IS NOT NULL) EXECUTE FUNCTION app.refuse_cycle('parent_category_id');
CREATE TRIGGER refuse_cycle BEFORE INSERT OR UPDATE OF parent_storage_id ON clinic_storage_locations FOR EACH ROW
  WHEN (new.parent_storage_id IS NOT NULL) EXECUTE FUNCTION app.refuse_cycle('parent_storage_id');

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF parent_category_id ON client_im_product_categories FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('parent_category_id', 'client_im_product_categories');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF parent_storage_id ON clinic_storage_locations FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('parent_storage_id', 'clinic_storage_locations');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF clinic_im_vendor_id, im_brands_id, client_im_product_category_id ON clinic_im_products
  FOR EACH ROW EXECUTE FUNCTION app.same_clinic('clinic_im_vendor_id', 'clinic_im_vendors', 'im_brands_id', 'clinic_im_brands',
    'client_im_product_category_id', 'client_im_product_categories');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF clinic_im_product_id, clinic_storage_location_id ON clinic_im_product_stocks
  FOR EACH ROW EXECUTE FUNCTION app.same_clinic('clinic_im_product_id', 'clinic_im_products', 'clinic_storage_location_id', 'clinic_storage_locations');
CREATE TRIGGER same_clinic BEFORE INSERT ON clinic_im_product_usages FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('room_id', 'clinic_rooms');
CREATE TRIGGER same_clinic BEFORE INSERT ON stock_takes FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('clinic_storage_location_id', 'clinic_storage_locations');
DO $do$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['clinic_im_vendors', 'client_im_product_categories', 'clinic_im_brands', 'clinic_storage_locations',
                           'clinic_im_products', 'clinic_im_product_stocks'] LOOP
    EXECUTE format('CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON %I FOR EACH ROW
      WHEN (new.clinic_id IS DISTINCT FROM old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic()', t);
  END LOOP;
END $do$;

-- A product's place: both are of one clinic.
CREATE FUNCTION app.place_product() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if exists (
    select from clinic_im_products p join clinic_storage_locations l on l.client_id = p.client_id and l.clinic_id <> p.clinic_id
    where p.client_id = new.client_id and p.id = new.clinic_im_product_id and l.id = new.clinic_storage_location_id) then
    raise exception 'a place of another clinic' using errcode = 'check_violation', constraint = 'j_clinic_im_product_storages_clinic';
  end if;
  return new;
end $$;
CREATE TRIGGER place_product BEFORE INSERT OR UPDATE ON j_clinic_im_product_storages FOR EACH ROW EXECUTE FUNCTION app.place_product();

-- A movement fills or empties its lot, and nothing else does. The product is locked before its lots, as commands do.
CREATE FUNCTION app.move_stock() RETURNS trigger LANGUAGE plpgsql
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
    when lot.is_disposed or lot.deleted_at is not null then 'gone'
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
CREATE TRIGGER move_stock AFTER INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION app.move_stock();
INSERT INTO app.table_marks VALUES ('stock_movements', 'append_only');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

CREATE FUNCTION app.refuse_lot_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'a lot is filled and emptied by movements only' using errcode = 'check_violation', constraint = 'clinic_im_product_stocks_movements';
end $$;
CREATE TRIGGER refuse_lot_insert BEFORE INSERT ON clinic_im_product_stocks FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND (new.quantity <> 0 OR new.current_quantity <> 0 OR new.is_disposed))
  EXECUTE FUNCTION app.refuse_lot_change();
CREATE TRIGGER refuse_lot_update BEFORE UPDATE OF quantity, current_quantity, is_disposed, deleted_at, clinic_im_product_id ON clinic_im_product_stocks
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND (new.quantity, new.current_quantity, new.is_disposed, new.deleted_at, new.clinic_im_product_id)
    IS DISTINCT FROM (old.quantity, old.current_quantity, old.is_disposed, old.deleted_at, old.clinic_im_product_id))
  EXECUTE FUNCTION app.refuse_lot_change();

-- A use is a movement of its lot, and undoing it another. Nothing else of it changes.
CREATE FUNCTION app.use_stock() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if tg_op = 'INSERT' then
    insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity, reason, user_id, clinic_im_product_usage_id, created_at)
    values (new.client_id, new.clinic_id, new.clinic_im_product_id, new.product_lot_id, 'USED', -new.used_stock, new.reason, new.user_id, new.id, new.created_at);
  elsif (new.clinic_id, new.clinic_im_product_id, new.product_lot_id, new.used_stock, new.user_id)
      is distinct from (old.clinic_id, old.clinic_im_product_id, old.product_lot_id, old.used_stock, old.user_id)
    or old.undone_at is not null and new.undone_at is distinct from old.undone_at then
    raise exception 'a use is undone, not changed' using errcode = 'check_violation', constraint = 'clinic_im_product_usages_unchanged';
  elsif old.undone_at is null and new.undone_at is not null then
    insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity, user_id, clinic_im_product_usage_id, created_at)
    values (new.client_id, new.clinic_id, new.clinic_im_product_id, new.product_lot_id, 'USE_UNDONE', new.used_stock, new.undone_by_user_id, new.id, new.undone_at);
  end if;
  return null;
end $$;
CREATE TRIGGER use_stock AFTER INSERT OR UPDATE ON clinic_im_product_usages FOR EACH ROW EXECUTE FUNCTION app.use_stock();

-- What a product has is what its lots have; disposed ones hold nothing. Whatever is written to these columns, the sums are
-- stored. A lot that expires changes by no statement: after the clinic's midnight the night's job updates each product
-- whose next_expiry_date has passed, which adds it up anew and moves the date on.
CREATE FUNCTION app.keep_product_stock() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  today date := (select (app.now() at time zone c.zone)::date from clinics c where c.client_id = new.client_id and c.id = new.clinic_id);
begin
  if tg_op = 'INSERT' then
    new.created_date := coalesce(new.created_date, today);
  end if;
  select coalesce(sum(s.quantity), 0), coalesce(sum(s.current_quantity), 0),
      coalesce(sum(s.current_quantity) filter (where s.expiry_date is null or s.expiry_date >= today), 0),
      min(s.expiry_date) filter (where s.expiry_date >= today and s.current_quantity > 0)
    into new.quantity, new.stock_in_hand_total, new.stock_in_hand, new.next_expiry_date
    from clinic_im_product_stocks s where s.client_id = new.client_id and s.clinic_im_product_id = new.id;
  new.current_stock := new.stock_in_hand;
  new.is_low_stock := coalesce(
    new.status = 'ACTIVE' and new.deleted_at is null and new.alert_stock_number > 0 and new.stock_in_hand <= new.alert_stock_number, false);
  if not new.is_low_stock then
    new.low_stock_alerted_at := null;
  end if;
  return new;
end $$;
CREATE TRIGGER keep_product_stock BEFORE INSERT OR UPDATE ON clinic_im_products FOR EACH ROW EXECUTE FUNCTION app.keep_product_stock();

CREATE FUNCTION app.lot_changed() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  update clinic_im_products p set stock_in_hand = p.stock_in_hand where p.client_id = new.client_id and p.id = new.clinic_im_product_id;
  return null;
end $$;
CREATE TRIGGER lot_changed AFTER UPDATE ON clinic_im_product_stocks FOR EACH ROW
  WHEN ((new.quantity, new.current_quantity, new.expiry_date) IS DISTINCT FROM (old.quantity, old.current_quantity, old.expiry_date))
  EXECUTE FUNCTION app.lot_changed();

SELECT app.keep_files('clinic_im_vendors', 'image');
SELECT app.keep_files('clinic_im_brands', 'image');
SELECT app.keep_files('master_brands', 'image');
SELECT app.keep_files('clinic_storage_locations', 'attachments');
SELECT app.keep_files('clinic_im_products', 'image', 'product_manual_attachment');
SELECT app.keep_files('clinic_im_product_stocks', 'invoice_attachment');

-- Remembered: where orders are mailed to, and what is said of a lot by hand.
CREATE TRIGGER audit_change AFTER UPDATE OF "ordersEmails" ON clinic_im_vendors FOR EACH ROW
  WHEN (new."ordersEmails" IS DISTINCT FROM old."ordersEmails" AND NOT app.is_owner('clinic_im_vendors'::regclass)) EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit_change AFTER UPDATE OF note, clinic_storage_location_id, expiry_date ON clinic_im_product_stocks FOR EACH ROW
  WHEN ((new.note, new.clinic_storage_location_id, new.expiry_date) IS DISTINCT FROM (old.note, old.clinic_storage_location_id, old.expiry_date)
    AND NOT app.is_owner('clinic_im_product_stocks'::regclass)) EXECUTE FUNCTION app.audit_change();
