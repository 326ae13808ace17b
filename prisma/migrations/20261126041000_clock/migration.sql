-- AlterTable
ALTER TABLE "clinics" ADD COLUMN     "is_unrostered_clock_in_allowed" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "clinic_rosters" ADD COLUMN     "clocked_in_photo" JSONB,
ADD COLUMN     "clocked_out_photo" JSONB,
ADD COLUMN     "check_in_attachments" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "missed_notified_at" TIMESTAMPTZ(6),
ADD COLUMN     "forgotten_notified_at" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "clinic_roster_breaks" ADD COLUMN     "started_synced_at" TIMESTAMPTZ(6),
ADD COLUMN     "ended_synced_at" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "clinic_kiosks" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "device_hash" TEXT NOT NULL,
    "public_key" JSONB NOT NULL,
    "private_key" TEXT NOT NULL,
    "opened_by_user_id" UUID NOT NULL,
    "last_used_at" TIMESTAMPTZ(6),
    "closed_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_kiosks_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE INDEX "clinic_kiosks_client_id_clinic_id_name_id_idx" ON "clinic_kiosks"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_kiosks_client_id_name_id_idx" ON "clinic_kiosks"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_kiosks_client_id_opened_by_user_id_idx" ON "clinic_kiosks"("client_id", "opened_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "clinic_kiosks_client_id_device_hash_key" ON "clinic_kiosks"("client_id", "device_hash");

-- AddForeignKey
ALTER TABLE "clinic_kiosks" ADD CONSTRAINT "clinic_kiosks_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_kiosks" ADD CONSTRAINT "clinic_kiosks_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_kiosks" ADD CONSTRAINT "clinic_kiosks_opened_by_user_id_client_id_fkey" FOREIGN KEY ("opened_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

ALTER TABLE clinic_kiosks ADD CONSTRAINT clinic_kiosks_name_check CHECK (btrim(name) <> '');

-- The photos taken at a kiosk and the attachments of both punches: a row that is deleted lets go of all of them.
DROP TRIGGER unlink_files ON clinic_rosters;
SELECT app.keep_files('clinic_rosters', 'check_in_attachments', 'clocked_in_photo', 'clocked_out_photo');
DROP TRIGGER unlink_files ON clinic_rosters;
CREATE TRIGGER unlink_files AFTER DELETE ON clinic_rosters FOR EACH ROW
  WHEN (old.check_in_attachments <> '[]'::jsonb OR old.check_out_attachments <> '[]'::jsonb OR old.clocked_in_photo IS NOT NULL OR old.clocked_out_photo IS NOT NULL)
  EXECUTE FUNCTION app.unlink_files();

-- Shifts that nobody came to, or that nobody clocked out of: the job that notifies of them goes to their clients only.
CREATE INDEX clinic_rosters_awaited ON clinic_rosters (starts_at, client_id)
  WHERE published AND user_id IS NOT NULL AND clocked_in_at IS NULL AND missed_notified_at IS NULL AND deleted_at IS NULL;
CREATE INDEX clinic_rosters_open_clock ON clinic_rosters (ends_at, client_id)
  WHERE clocked_in_at IS NOT NULL AND clocked_out_at IS NULL AND forgotten_notified_at IS NULL AND deleted_at IS NULL;
INSERT INTO app.table_marks VALUES ('clinic_rosters', 'owner_reads');
CREATE FUNCTION app.clock_clients(missed_from timestamptz, missed_until timestamptz, open_since timestamptz) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  select r.client_id from public.clinic_rosters r
  where r.published and r.user_id is not null and r.clocked_in_at is null and r.missed_notified_at is null
    and r.deleted_at is null and r.starts_at > missed_from and r.starts_at <= missed_until
  union
  select r.client_id from public.clinic_rosters r
  where r.clocked_in_at is not null and r.clocked_out_at is null and r.forgotten_notified_at is null
    and r.deleted_at is null and r.ends_at <= open_since
$$;

SELECT app.guard_tables();
SELECT app.trim_tables();
