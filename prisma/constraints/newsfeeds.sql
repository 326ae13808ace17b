-- News: an address of its own in its clinic, and no state without its time.

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
SELECT app.keep_files('clinic_newsfeeds', 'media');
