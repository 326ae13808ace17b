-- CreateEnum
CREATE TYPE "sterilisation_result" AS ENUM ('PENDING', 'PASSED', 'FAILED');

-- CreateTable
CREATE TABLE "sterilisers" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "clinic_room_id" UUID,
    "name" TEXT NOT NULL,
    "make" TEXT,
    "serial_number" TEXT,
    "next_service_date" DATE,
    "next_validation_date" DATE,
    "notes" TEXT,
    "image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "sterilisers_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "sterilisation_cycles" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "steriliser_id" UUID NOT NULL,
    "batch_number" TEXT NOT NULL,
    "cycle_number" INTEGER NOT NULL,
    "cycle_date" DATE NOT NULL,
    "start_time" TIME(0),
    "program" TEXT,
    "temperature" DECIMAL(5,1),
    "pressure" DECIMAL(6,1),
    "holding_minutes" DECIMAL(5,1),
    "load_content" TEXT,
    "chemical_indicator" "sterilisation_result",
    "biological_indicator" "sterilisation_result",
    "result" "sterilisation_result" NOT NULL DEFAULT 'PENDING',
    "created_by_user_id" UUID NOT NULL,
    "released_by_user_id" UUID,
    "notes" TEXT,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "sterilisation_cycles_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE INDEX "sterilisers_client_id_name_id_idx" ON "sterilisers"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "sterilisers_client_id_clinic_id_name_id_idx" ON "sterilisers"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "sterilisers_client_id_clinic_room_id_idx" ON "sterilisers"("client_id", "clinic_room_id");

-- CreateIndex
CREATE INDEX "sterilisation_cycles_client_id_cycle_date_id_idx" ON "sterilisation_cycles"("client_id", "cycle_date", "id");

-- CreateIndex
CREATE INDEX "sterilisation_cycles_client_id_clinic_id_cycle_date_id_idx" ON "sterilisation_cycles"("client_id", "clinic_id", "cycle_date", "id");

-- CreateIndex
CREATE INDEX "sterilisation_cycles_client_id_steriliser_id_idx" ON "sterilisation_cycles"("client_id", "steriliser_id");

-- CreateIndex
CREATE INDEX "sterilisation_cycles_client_id_created_by_user_id_cycle_dat_idx" ON "sterilisation_cycles"("client_id", "created_by_user_id", "cycle_date", "id");

-- CreateIndex
CREATE INDEX "sterilisation_cycles_client_id_released_by_user_id_idx" ON "sterilisation_cycles"("client_id", "released_by_user_id");

-- AddForeignKey
ALTER TABLE "sterilisers" ADD CONSTRAINT "sterilisers_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sterilisers" ADD CONSTRAINT "sterilisers_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sterilisers" ADD CONSTRAINT "sterilisers_clinic_room_id_client_id_fkey" FOREIGN KEY ("clinic_room_id", "client_id") REFERENCES "clinic_rooms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sterilisation_cycles" ADD CONSTRAINT "sterilisation_cycles_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sterilisation_cycles" ADD CONSTRAINT "sterilisation_cycles_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sterilisation_cycles" ADD CONSTRAINT "sterilisation_cycles_steriliser_id_client_id_fkey" FOREIGN KEY ("steriliser_id", "client_id") REFERENCES "sterilisers"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sterilisation_cycles" ADD CONSTRAINT "sterilisation_cycles_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sterilisation_cycles" ADD CONSTRAINT "sterilisation_cycles_released_by_user_id_client_id_fkey" FOREIGN KEY ("released_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();

CREATE UNIQUE INDEX sterilisers_name_unique ON sterilisers (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX sterilisation_cycles_batch_number_unique ON sterilisation_cycles (client_id, clinic_id, lower(batch_number)) WHERE deleted_at IS NULL;

ALTER TABLE sterilisers ADD CONSTRAINT sterilisers_name_check CHECK (btrim(name) <> '');
ALTER TABLE sterilisation_cycles
  ADD CONSTRAINT sterilisation_cycles_batch_check CHECK (btrim(batch_number) <> ''),
  ADD CONSTRAINT sterilisation_cycles_numbers_check
    CHECK (cycle_number > 0 AND temperature >= 0 AND pressure >= 0 AND holding_minutes >= 0);

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF clinic_room_id ON sterilisers FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('clinic_room_id', 'clinic_rooms');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF steriliser_id ON sterilisation_cycles FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('steriliser_id', 'sterilisers');
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON sterilisers FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON sterilisation_cycles FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();

-- What was once in the log is never lost: who changed or deleted it, and what it said before.
CREATE TRIGGER audit_change AFTER UPDATE OR DELETE ON sterilisation_cycles FOR EACH ROW
  WHEN (NOT app.is_owner('sterilisation_cycles'::regclass)) EXECUTE FUNCTION app.audit_change();

SELECT app.keep_files('sterilisers', 'image');
SELECT app.keep_files('sterilisation_cycles', 'attachments');

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();
