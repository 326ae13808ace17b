-- The events that are asked for again: what a clinic's night told, and later links of an order. All others are read once, by id.
CREATE INDEX outbox_asked_again ON outbox (client_id, event, created_at) WHERE event IN ('stock_today', 'order_link');

-- What an organisation's files take up is asked at each upload: added up from the index alone.
CREATE INDEX "files_client_id_size_idx" ON "files"("client_id", "size");
