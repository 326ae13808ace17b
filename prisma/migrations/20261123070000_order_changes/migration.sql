-- What a person changes of an order beside its lines is a line of its history: who, and each of these columns before and
-- after, files by id and name. What has no writer is the owner's.
CREATE FUNCTION app.files_told(given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select case
    when jsonb_typeof(given) not in ('array', 'object') then given
    else coalesce((
      select jsonb_agg(jsonb_build_object('file_id', it.file -> 'file_id', 'name', it.file -> 'name') order by it.at)
      from jsonb_array_elements(case jsonb_typeof(given) when 'array' then given else jsonb_build_array(given) end)
        with ordinality as it (file, at)), '[]')
  end
$$;

CREATE FUNCTION app.remember_order_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  one jsonb := to_jsonb(old);
  other jsonb := to_jsonb(new);
begin
  insert into clinic_im_product_order_history (client_id, clinic_im_product_order_id, user_id, action, from_value, to_value)
  select new.client_id, new.id, current_setting('app.writer', true)::uuid, 'edited',
    jsonb_object_agg(told.key, told.before), jsonb_object_agg(told.key, told.after)
  from (select key, app.files_told(one -> key) as before, app.files_told(other -> key) as after from unnest(tg_argv) as key) told
  where told.before is distinct from told.after
  having count(*) > 0;
  return null;
end $$;
DO $do$
DECLARE
  told constant text[] := ARRAY['custom_message', 'internal_note', 'attachments', 'purchase_order_attachments', 'vendor_invoice_attachment'];
BEGIN
  EXECUTE format('CREATE TRIGGER remember_change AFTER UPDATE OF %s ON clinic_im_product_orders FOR EACH ROW
    WHEN (nullif(current_setting(''app.writer'', true), '''') IS NOT NULL AND (%s)) EXECUTE FUNCTION app.remember_order_change(%s)',
    array_to_string(told, ', '),
    (SELECT string_agg(format('new.%1$I IS DISTINCT FROM old.%1$I', c), ' OR ') FROM unnest(told) c),
    (SELECT string_agg(quote_literal(c), ', ') FROM unnest(told) c));
END $do$;

REVOKE ALL ON FUNCTION app.remember_order_change FROM PUBLIC;
