-- AlterTable
ALTER TABLE "training_courses" ADD COLUMN     "for_new_starters" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "new_starter_roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "new_starters_since" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "training_course_enrollments" ADD COLUMN     "expiry_warned_days" INTEGER,
ADD COLUMN     "overdue_reported_at" TIMESTAMPTZ(6),
ADD COLUMN     "reminded_days" INTEGER;

-- AlterTable
ALTER TABLE "training_course_submissions" ADD COLUMN     "media_seconds" INTEGER;

ALTER TABLE training_course_submissions
  ADD CONSTRAINT training_course_submissions_media_check CHECK (media_seconds >= 0);

-- A course that is old is not for those who started before it was for new starters.
CREATE FUNCTION app.new_starters_since() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.new_starters_since := case
    when not new.for_new_starters then null
    when tg_op = 'UPDATE' and old.for_new_starters then old.new_starters_since
    else app.now()
  end;
  return new;
end $$;
CREATE TRIGGER new_starters_since BEFORE INSERT OR UPDATE ON training_courses
  FOR EACH ROW EXECUTE FUNCTION app.new_starters_since();

SELECT app.guard_tables();
SELECT app.trim_tables();
