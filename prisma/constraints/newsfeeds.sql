-- News, and slugs.

CREATE FUNCTION app.slug_of(words text) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
  select coalesce(nullif(left(btrim(
    regexp_replace(regexp_replace(normalize(lower(words), NFD), U&'[\0300-\036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 80), ''), 'untitled')
$$;

-- A new row's slug, of the named column; where the clinic has it already, with the next free number.
CREATE FUNCTION app.give_slug() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  wanted constant text := app.slug_of(to_jsonb(new) ->> tg_argv[0]);
  taken boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', tg_table_name, new.client_id, new.clinic_id, wanted), 0));
  for n in 1..100000 loop
    new.slug := wanted || case when n = 1 then '' else '-' || n end;
    execute format('select exists (select 1 from %I where client_id = $1 and clinic_id is not distinct from $2 and slug = $3)', tg_table_name)
      into taken using new.client_id, new.clinic_id, new.slug;
    exit when not taken;
  end loop;
  return new;
end $$;

CREATE UNIQUE INDEX clinic_newsfeeds_slug_unique ON clinic_newsfeeds
  (client_id, coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), slug);
ALTER TABLE clinic_newsfeeds
  ADD CONSTRAINT clinic_newsfeeds_title_check CHECK (btrim(title) <> ''),
  ADD CONSTRAINT clinic_newsfeeds_status_check CHECK (
    CASE status
      WHEN 'SCHEDULED' THEN scheduled_at IS NOT NULL
      WHEN 'PUBLISHED' THEN published_at IS NOT NULL
      WHEN 'UNPUBLISHED' THEN un_published_at IS NOT NULL
      ELSE true
    END),
  ADD CONSTRAINT clinic_newsfeeds_pinned_check CHECK (NOT pinned OR status = 'PUBLISHED');
CREATE TRIGGER give_slug BEFORE INSERT ON clinic_newsfeeds FOR EACH ROW EXECUTE FUNCTION app.give_slug('title');
SELECT app.follow_files('clinic_newsfeeds', 'media');

REVOKE ALL ON FUNCTION app.slug_of, app.give_slug FROM PUBLIC;
