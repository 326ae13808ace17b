-- The platform's staff name an invoice without its client.
INSERT INTO app.table_marks VALUES ('client_transaction_history', 'owner_reads');

CREATE FUNCTION app.client_of_transaction(transaction uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
  select h.client_id from public.client_transaction_history h where h.id = transaction
$$;

REVOKE ALL ON FUNCTION app.client_of_transaction FROM PUBLIC;

SELECT app.guard_tables();
