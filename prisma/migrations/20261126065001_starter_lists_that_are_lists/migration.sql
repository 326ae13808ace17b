-- A row that holds no list, or an empty one, must not keep a client from adding its first clinic.
CREATE OR REPLACE FUNCTION app.give_starter_lists() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  list record;
  names text;
BEGIN
  FOR list IN DELETE FROM public.clinic_starter_lists l WHERE l.client_id = NEW.client_id RETURNING l.table_name, l.rows LOOP
    CONTINUE WHEN jsonb_typeof(list.rows) <> 'array' OR list.rows = '[]';
    SELECT string_agg(DISTINCT quote_ident(key), ', ') INTO names
      FROM jsonb_array_elements(list.rows) AS row, jsonb_object_keys(row) AS key;
    EXECUTE format('INSERT INTO public.%1$I (client_id, clinic_id, %2$s) SELECT $1, $2, %2$s FROM jsonb_populate_recordset(NULL::public.%1$I, $3)',
      list.table_name, names) USING NEW.client_id, NEW.id, list.rows;
  END LOOP;
  RETURN NULL;
END $$;
