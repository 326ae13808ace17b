-- An order is added up once for all lines that one statement adds or removes: the number that it holds is waited for.
CREATE FUNCTION app.order_parts_changed() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  update clinic_im_product_orders o set has_passcode = o.has_passcode
  from (select distinct client_id, clinic_im_product_order_id from parts) part
  where o.client_id = part.client_id and o.id = part.clinic_im_product_order_id;
  return null;
end $$;
REVOKE ALL ON FUNCTION app.order_parts_changed() FROM PUBLIC;
DROP TRIGGER order_part_added ON clinic_im_product_order_items;
CREATE TRIGGER order_parts_added AFTER INSERT ON clinic_im_product_order_items
  REFERENCING NEW TABLE AS parts FOR EACH STATEMENT EXECUTE FUNCTION app.order_parts_changed();
CREATE TRIGGER order_parts_removed AFTER DELETE ON clinic_im_product_order_items
  REFERENCING OLD TABLE AS parts FOR EACH STATEMENT EXECUTE FUNCTION app.order_parts_changed();
