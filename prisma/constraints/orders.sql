-- Orders: what was received is the receipts', what remains and the total are sums of them and of the lines.

INSERT INTO app.table_marks VALUES
  ('order_links', 'secret'), ('order_links', 'unpublished'), ('order_links', 'as_given'), ('clinic_im_product_order_history', 'as_given');

CREATE UNIQUE INDEX clinic_im_product_orders_number_unique ON clinic_im_product_orders (client_id, lower(purchase_order_id));
-- A supplier has one way to an order.
CREATE UNIQUE INDEX order_links_living_unique ON order_links (client_id, clinic_im_product_order_id) WHERE voided_at IS NULL;

ALTER TABLE clinic_im_product_orders
  ADD CONSTRAINT clinic_im_product_orders_placed_check
    CHECK (status IN ('RAISED', 'CANCEL') OR placed_at IS NOT NULL AND purchase_order_id IS NOT NULL AND submit_via IS NOT NULL),
  ADD CONSTRAINT clinic_im_product_orders_received_check CHECK ((status = 'ORDER_RECEIVED') = (received_at IS NOT NULL)),
  ADD CONSTRAINT clinic_im_product_orders_cancelled_check
    CHECK ((status = 'CANCEL') = (cancelled_at IS NOT NULL) AND (status <> 'CANCEL' OR btrim(cancel_reason) <> '')),
  ADD CONSTRAINT clinic_im_product_orders_deleted_check CHECK (deleted_at IS NULL OR status IN ('RAISED', 'CANCEL'));
ALTER TABLE clinic_im_product_order_items
  ADD CONSTRAINT clinic_im_product_order_items_name_check CHECK (btrim(product_name) <> ''),
  ADD CONSTRAINT clinic_im_product_order_items_amounts_check CHECK (new_stock > 0 AND price >= 0 AND current_stock >= 0),
  ADD CONSTRAINT clinic_im_product_order_items_closed_check CHECK (closed_at IS NULL OR btrim(close_reason) <> '');
ALTER TABLE clinic_im_product_order_receipts
  ADD CONSTRAINT clinic_im_product_order_receipts_amounts_check CHECK (quantity > 0 AND price >= 0),
  ADD CONSTRAINT clinic_im_product_order_receipts_key_check CHECK (btrim(idempotency_key) <> '' AND line_number > 0),
  ADD CONSTRAINT clinic_im_product_order_receipts_reversed_check CHECK ((reversed_at IS NULL) = (reversed_by_user_id IS NULL));
ALTER TABLE order_links ADD CONSTRAINT order_links_tries_check CHECK (wrong_tries >= 0);
ALTER TABLE order_chat_messages
  ADD CONSTRAINT order_chat_messages_message_check CHECK (btrim(message) <> '' OR message_type <> 'TEXT' OR deleted_at IS NOT NULL),
  ADD CONSTRAINT order_chat_messages_author_check CHECK (
    CASE message_by WHEN 'USER' THEN user_id IS NOT NULL AND supplier_id IS NULL
                    WHEN 'SUPPLIER' THEN user_id IS NULL AND supplier_id IS NOT NULL
                    ELSE user_id IS NULL AND supplier_id IS NULL END);

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF vendor_id ON clinic_im_product_orders FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('vendor_id', 'clinic_im_vendors');
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON clinic_im_product_orders FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();

-- The total and whether a passcode is out: whatever is written, what is true is stored. A cancelled order stays so, and
-- one of which something came is not cancelled.
CREATE FUNCTION app.keep_order() RETURNS trigger LANGUAGE plpgsql
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
  new.has_passcode := exists (select from order_links l
    where l.client_id = new.client_id and l.clinic_im_product_order_id = new.id and l.voided_at is null);
  return new;
end $$;
CREATE TRIGGER keep_order BEFORE INSERT OR UPDATE ON clinic_im_product_orders FOR EACH ROW EXECUTE FUNCTION app.keep_order();

CREATE FUNCTION app.order_part_changed() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  part record := case tg_op when 'DELETE' then old else new end;
begin
  update clinic_im_product_orders o set has_passcode = o.has_passcode where o.client_id = part.client_id and o.id = part.clinic_im_product_order_id;
  return null;
end $$;
CREATE TRIGGER order_part_added AFTER INSERT OR DELETE ON clinic_im_product_order_items FOR EACH ROW EXECUTE FUNCTION app.order_part_changed();
CREATE TRIGGER order_part_changed AFTER UPDATE ON clinic_im_product_order_items FOR EACH ROW
  WHEN ((new.new_stock, new.price) IS DISTINCT FROM (old.new_stock, old.price)) EXECUTE FUNCTION app.order_part_changed();
CREATE TRIGGER order_part_added AFTER INSERT OR DELETE ON order_links FOR EACH ROW EXECUTE FUNCTION app.order_part_changed();
CREATE TRIGGER order_part_changed AFTER UPDATE OF voided_at ON order_links FOR EACH ROW EXECUTE FUNCTION app.order_part_changed();

-- A line stands as its receipts say: whatever is written to these columns, what is true is stored.
CREATE FUNCTION app.keep_order_item() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.quantity_received := (select coalesce(sum(r.quantity), 0) from clinic_im_product_order_receipts r
    where r.client_id = new.client_id and r.clinic_im_product_order_item_id = new.id and r.reversed_at is null);
  new.remaining_quantity := greatest(new.new_stock - new.quantity_received, 0);
  new.status := case
    when new.remaining_quantity = 0 then 'RECEIVED'
    when new.closed_at is not null then 'SHORT'
    when new.quantity_received > 0 then 'PARTIAL'
    else 'PENDING' end;
  return new;
end $$;
CREATE TRIGGER keep_order_item BEFORE INSERT OR UPDATE ON clinic_im_product_order_items FOR EACH ROW EXECUTE FUNCTION app.keep_order_item();

-- A receipt fills its lot and its line; reversing it empties both. Order, line, product and lot are locked in this order.
CREATE FUNCTION app.receive_order_item() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  ordered clinic_im_product_orders;
  line clinic_im_product_order_items;
  refused text;
begin
  select * into ordered from clinic_im_product_orders o
    where o.client_id = new.client_id and o.id = new.clinic_im_product_order_id for no key update;
  update clinic_im_product_order_items i set quantity_received = i.quantity_received
    where i.client_id = new.client_id and i.id = new.clinic_im_product_order_item_id and i.clinic_im_product_order_id = new.clinic_im_product_order_id
    returning * into line;
  refused := case
    when line.id is null then 'line'
    when tg_op = 'UPDATE' then null
    when ordered.status in ('RAISED', 'CANCEL') then 'placed'
    when line.closed_at is not null then 'closed'
    when line.quantity_received > line.new_stock and coalesce(btrim(new.over_receipt_note), '') = '' then 'over'
  end;
  if refused is not null then
    raise exception 'the order does not allow it: %', refused
      using errcode = 'check_violation', constraint = 'clinic_im_product_order_receipts_' || refused;
  end if;
  insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity, reason, user_id, clinic_im_product_order_receipt_id, created_at)
  select new.client_id, ordered.clinic_id, line.clinic_im_product_id, new.clinic_im_product_stock_id, m.*
  from (select 'RECEIVED'::stock_movement_kind, new.quantity, new.over_receipt_note, new.received_by_user_id, new.id, new.created_at where tg_op = 'INSERT'
    union all select 'RECEIPT_REVERSED', -new.quantity, new.reverse_reason, new.reversed_by_user_id, new.id, new.reversed_at where tg_op = 'UPDATE') m;
  return null;
end $$;
CREATE TRIGGER receive_order_item AFTER INSERT ON clinic_im_product_order_receipts FOR EACH ROW EXECUTE FUNCTION app.receive_order_item();
CREATE TRIGGER reverse_receipt AFTER UPDATE OF reversed_at ON clinic_im_product_order_receipts FOR EACH ROW
  WHEN (old.reversed_at IS NULL AND new.reversed_at IS NOT NULL) EXECUTE FUNCTION app.receive_order_item();

CREATE FUNCTION app.refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'a receipt is reversed, not changed' using errcode = 'check_violation', constraint = 'clinic_im_product_order_receipts_unchanged';
end $$;
CREATE TRIGGER refuse_receipt_change BEFORE UPDATE ON clinic_im_product_order_receipts FOR EACH ROW
  WHEN (old.reversed_at IS NOT NULL AND new.reversed_at IS DISTINCT FROM old.reversed_at
    OR (new.quantity, new.clinic_im_product_order_id, new.clinic_im_product_order_item_id, new.clinic_im_product_stock_id)
      IS DISTINCT FROM (old.quantity, old.clinic_im_product_order_id, old.clinic_im_product_order_item_id, old.clinic_im_product_stock_id))
  EXECUTE FUNCTION app.refuse_receipt_change();
CREATE TRIGGER refuse_receipt_deletion BEFORE DELETE ON clinic_im_product_order_receipts FOR EACH ROW EXECUTE FUNCTION app.refuse_receipt_change();

SELECT app.keep_files('clinic_im_product_orders', 'purchase_order_attachments', 'vendor_invoice_attachment', 'attachments');
SELECT app.keep_files('clinic_im_product_order_receipts', 'invoice_attachment');
SELECT app.keep_files('order_chat_messages', 'attachments');

CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON clinic_im_product_order_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();
