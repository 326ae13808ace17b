-- CreateEnum
CREATE TYPE "timesheet_status" AS ENUM ('APPROVED', 'LOCKED');

-- CreateTable
CREATE TABLE "timesheets" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "from_date" DATE NOT NULL,
    "until_date" DATE NOT NULL,
    "status" "timesheet_status" NOT NULL DEFAULT 'APPROVED',
    "planned_minutes" INTEGER NOT NULL,
    "worked_minutes" INTEGER NOT NULL,
    "paid_minutes" INTEGER NOT NULL,
    "cost_cents" INTEGER,
    "lines" JSONB NOT NULL,
    "costs" JSONB NOT NULL,
    "approved_by_user_id" UUID NOT NULL,
    "approved_at" TIMESTAMPTZ(6) NOT NULL,
    "locked_by_user_id" UUID,
    "locked_at" TIMESTAMPTZ(6),
    "reopened_by_user_id" UUID,
    "reopened_at" TIMESTAMPTZ(6),
    "reopened_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "timesheets_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE INDEX "timesheets_client_id_from_date_id_idx" ON "timesheets"("client_id", "from_date", "id");

-- CreateIndex
CREATE INDEX "timesheets_client_id_clinic_id_from_date_idx" ON "timesheets"("client_id", "clinic_id", "from_date");

-- CreateIndex
CREATE INDEX "timesheets_client_id_user_id_from_date_idx" ON "timesheets"("client_id", "user_id", "from_date");

-- CreateIndex
CREATE INDEX "timesheets_client_id_approved_by_user_id_idx" ON "timesheets"("client_id", "approved_by_user_id");

-- CreateIndex
CREATE INDEX "timesheets_client_id_locked_by_user_id_idx" ON "timesheets"("client_id", "locked_by_user_id");

-- CreateIndex
CREATE INDEX "timesheets_client_id_reopened_by_user_id_idx" ON "timesheets"("client_id", "reopened_by_user_id");

-- AddForeignKey
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_approved_by_user_id_client_id_fkey" FOREIGN KEY ("approved_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_locked_by_user_id_client_id_fkey" FOREIGN KEY ("locked_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_reopened_by_user_id_client_id_fkey" FOREIGN KEY ("reopened_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

ALTER TABLE timesheets
  ADD CONSTRAINT timesheets_period_check CHECK (
    extract(isodow FROM from_date) = 1 AND until_date - from_date IN (6, 13)),
  ADD CONSTRAINT timesheets_minutes_check CHECK (
    planned_minutes >= 0 AND worked_minutes >= 0 AND paid_minutes >= 0 AND cost_cents >= 0),
  ADD CONSTRAINT timesheets_lines_check CHECK (jsonb_typeof(lines) = 'array' AND jsonb_typeof(costs) = 'array'),
  ADD CONSTRAINT timesheets_locked_check CHECK (
    (locked_at IS NULL) = (locked_by_user_id IS NULL) AND (status = 'LOCKED') = (locked_at IS NOT NULL)),
  ADD CONSTRAINT timesheets_reopened_check CHECK (
    (reopened_at IS NULL) = (reopened_by_user_id IS NULL) AND (reopened_at IS NULL) = (reopened_reason IS NULL)
    AND btrim(reopened_reason) <> ''),
  -- A day of a person is approved once; one that was opened again can be approved anew.
  ADD CONSTRAINT timesheets_overlap EXCLUDE USING gist
    (client_id WITH =, clinic_id WITH =, user_id WITH =, daterange(from_date, until_date, '[]') WITH &&)
    WHERE (reopened_at IS NULL);

-- What was approved stays as it was.
CREATE TRIGGER keep_approved BEFORE UPDATE OR DELETE ON timesheets FOR EACH ROW EXECUTE FUNCTION app.keep_row(
  'status', 'locked_by_user_id', 'locked_at', 'reopened_by_user_id', 'reopened_at', 'reopened_reason', 'version');

-- Whether a person's hours of a day at a clinic are approved.
CREATE FUNCTION app.is_approved_day(client uuid, clinic uuid, person uuid, day date) RETURNS boolean LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select exists (select from timesheets t
    where t.client_id = client and t.clinic_id = clinic and t.user_id = person and day between t.from_date and t.until_date
      and t.reopened_at is null)
$$;

-- The clock times of approved days do not change. The error code is this rule's own, and becomes a sentence.
CREATE FUNCTION app.refuse_approved_hours() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if tg_op = 'INSERT' then
    -- An approval locks the person and the shifts that it finds: a shift that is new waits for it here.
    perform from users u where u.client_id = new.client_id and u.id = new.user_id for share;
  elsif old.clocked_in_at is not null
    and app.is_approved_day(old.client_id, old.clinic_id, old.user_id, old.clinic_roster_date) then
    raise exception 'these hours are approved' using errcode = 'TS001';
  end if;
  if new.clocked_in_at is not null
    and app.is_approved_day(new.client_id, new.clinic_id, new.user_id, new.clinic_roster_date) then
    raise exception 'these hours are approved' using errcode = 'TS001';
  end if;
  return new;
end $$;
CREATE TRIGGER refuse_approved_hours BEFORE INSERT ON clinic_rosters FOR EACH ROW
  WHEN (new.clocked_in_at IS NOT NULL) EXECUTE FUNCTION app.refuse_approved_hours();
CREATE TRIGGER refuse_approved_hours_change BEFORE UPDATE ON clinic_rosters FOR EACH ROW
  WHEN ((new.clocked_in_at, new.clocked_out_at, new.user_id, new.clinic_id, new.clinic_roster_date, new.roster_shift_type)
    IS DISTINCT FROM
    (old.clocked_in_at, old.clocked_out_at, old.user_id, old.clinic_id, old.clinic_roster_date, old.roster_shift_type))
  EXECUTE FUNCTION app.refuse_approved_hours();

-- Nor do the breaks. The trigger that places a break has locked its shift.
CREATE FUNCTION app.refuse_approved_break() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  taken clinic_roster_breaks := case when tg_op = 'DELETE' then old else new end;
  shift clinic_rosters;
begin
  select * into shift from clinic_rosters r
    where r.client_id = taken.client_id and r.id = taken.clinic_roster_id for no key update;
  if app.is_approved_day(shift.client_id, shift.clinic_id, shift.user_id, shift.clinic_roster_date) then
    raise exception 'these hours are approved' using errcode = 'TS001';
  end if;
  return taken;
end $$;
CREATE TRIGGER refuse_approved_break BEFORE INSERT OR UPDATE OR DELETE ON clinic_roster_breaks
  FOR EACH ROW EXECUTE FUNCTION app.refuse_approved_break();

REVOKE ALL ON FUNCTION app.is_approved_day, app.refuse_approved_hours, app.refuse_approved_break FROM PUBLIC;

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();
