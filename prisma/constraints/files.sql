-- The library: what it tells of a file is the file's own.

ALTER TABLE library_files
  ADD CONSTRAINT library_files_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT library_files_size_check CHECK (size >= 0);

CREATE FUNCTION app.describe_library_file() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  stored files;
begin
  select * into stored from files f where f.client_id = new.client_id and f.id = (new.file ->> 'file_id')::uuid;
  new.file_id := stored.id;
  new.file_type := stored.file_type;
  new.extension := coalesce(lower(substring(stored.name from '\.([^.]+)$')), '');
  new.mime_type := stored.mime_type;
  new.directory := stored.directory;
  new.size := stored.size;
  new."isPublic" := stored."isPublic";
  return new;
end $$;
SELECT app.keep_files('library_files', 'file');
-- After link_file_insert, by its name: the file is then known to be there.
CREATE TRIGGER told_of_file_insert BEFORE INSERT ON library_files FOR EACH ROW EXECUTE FUNCTION app.describe_library_file();
CREATE TRIGGER told_of_file_update BEFORE UPDATE OF file, file_id, file_type, extension, mime_type, directory, size, "isPublic" ON library_files
  FOR EACH ROW EXECUTE FUNCTION app.describe_library_file();
