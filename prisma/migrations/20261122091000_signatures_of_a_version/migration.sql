-- A document's count is of its current version: `version` was read as the assignment's own column.
DROP FUNCTION app.count_document(uuid, uuid, integer);
CREATE FUNCTION app.count_document(IN tenant uuid, IN document uuid, IN of_version integer, OUT assigned integer, OUT completed integer)
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  select count(*)::integer, count(*) filter (where a.status = 'COMPLETED')::integer
  from client_document_assignments a
  join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
  where a.client_id = tenant and a.client_document_id = document and v.version_no = of_version
$$;

SELECT app.guard_tables();
