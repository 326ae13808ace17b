-- Clients whose news has to go out by now; the job that lets it out goes to these only.
CREATE INDEX clinic_newsfeeds_scheduled ON clinic_newsfeeds (scheduled_at, client_id) WHERE status = 'SCHEDULED' AND deleted_at IS NULL;
INSERT INTO app.table_marks VALUES ('clinic_newsfeeds', 'owner_reads');
CREATE FUNCTION app.newsfeed_clients(at timestamptz) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  select distinct n.client_id from public.clinic_newsfeeds n
  where n.status = 'SCHEDULED' and n.scheduled_at <= at and n.deleted_at is null
$$;

SELECT app.guard_tables();
