INSERT INTO app.table_marks VALUES ('lab_order_history', 'as_given');

CREATE UNIQUE INDEX labs_name_unique ON labs (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
ALTER TABLE labs ADD CONSTRAINT labs_name_check CHECK (btrim(name) <> '');
ALTER TABLE lab_orders
  ADD CONSTRAINT lab_orders_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT lab_orders_price_check CHECK (price >= 0),
  ADD CONSTRAINT lab_orders_delivered_check CHECK ((status = 'DELIVERED') = (delivered_at IS NOT NULL)),
  ADD CONSTRAINT lab_orders_shipped_check CHECK (status NOT IN ('SHIPPED', 'DELIVERED') OR shipped_at IS NOT NULL),
  ADD CONSTRAINT lab_orders_accepted_check CHECK (status IN ('PENDING', 'CANCELLED') OR accepted_at IS NOT NULL),
  ADD CONSTRAINT lab_orders_cancelled_check CHECK ((status = 'CANCELLED') = (cancelled_at IS NOT NULL));
ALTER TABLE lab_order_messages ADD CONSTRAINT lab_order_messages_message_check
  CHECK (btrim(message) <> '' OR message_type <> 'TEXT' OR deleted_at IS NOT NULL);

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF lab_id ON lab_orders FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('lab_id', 'labs');
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON labs FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON lab_orders FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();

SELECT app.keep_files('labs', 'image');
SELECT app.keep_files('lab_orders', 'attachments');
SELECT app.keep_files('lab_order_messages', 'attachments');

CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON lab_order_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();
