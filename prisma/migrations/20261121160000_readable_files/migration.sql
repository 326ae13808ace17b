-- Whether this writer may hang this file on a row: one that they staged themselves, one that the row has already, or one
-- that the API has found them to read (`app.readable_files`, by the rules of the rows that show it). A writer who is not
-- known (null) may use what was staged, whose id only its uploader has been told.
CREATE OR REPLACE FUNCTION app.may_attach(file uuid, tenant uuid, writer uuid, on_table text, on_row uuid) RETURNS boolean LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select exists (
      select 1 from files f where f.client_id = tenant and f.id = file and (writer is null or f.uploaded_by_user_id = writer)
        and not exists (select 1 from file_links l where l.client_id = tenant and l.file_id = file))
    or exists (
      select 1 from file_links l where l.client_id = tenant and l.file_id = file and l.table_name = on_table and l.row_id = on_row)
    or file = any (coalesce(nullif(current_setting('app.readable_files', true), ''), '{}')::uuid[])
$$;
