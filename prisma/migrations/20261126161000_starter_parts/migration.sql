-- AlterEnum
ALTER TYPE "user_qualification_type" ADD VALUE 'VACCINATION';

-- AlterTable
ALTER TABLE "induction_form_submissions" ADD COLUMN     "consent" TEXT,
ADD COLUMN     "drawn" JSONB,
ADD COLUMN     "typed_name" TEXT;

-- AlterTable
ALTER TABLE "user_qualifications" ADD COLUMN     "reminded_days" INTEGER;

-- CreateTable
CREATE TABLE "preformatted_letters" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "preformatted_letter_category_id" UUID,
    "name" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "created_by_user_id" UUID,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "preformatted_letters_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "induction_packs" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "role_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "clinic_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "for_new_starters" BOOLEAN NOT NULL DEFAULT false,
    "due_in_days" INTEGER,
    "form_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "document_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "course_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "created_by_user_id" UUID,
    "deleted_at" TIMESTAMPTZ(6),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "induction_packs_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "induction_pack_assignments" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "induction_pack_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "given_by_user_id" UUID,
    "due_date" DATE,
    "form_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "document_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "course_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "induction_pack_assignments_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE INDEX "preformatted_letters_client_id_name_id_idx" ON "preformatted_letters"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "preformatted_letters_client_id_preformatted_letter_category_idx" ON "preformatted_letters"("client_id", "preformatted_letter_category_id");

-- CreateIndex
CREATE INDEX "preformatted_letters_client_id_created_by_user_id_idx" ON "preformatted_letters"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "induction_packs_client_id_name_id_idx" ON "induction_packs"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "induction_packs_client_id_created_by_user_id_idx" ON "induction_packs"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "induction_pack_assignments_client_id_user_id_created_at_id_idx" ON "induction_pack_assignments"("client_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "induction_pack_assignments_client_id_created_at_id_idx" ON "induction_pack_assignments"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "induction_pack_assignments_client_id_given_by_user_id_idx" ON "induction_pack_assignments"("client_id", "given_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "induction_pack_assignments_client_id_induction_pack_id_user_key" ON "induction_pack_assignments"("client_id", "induction_pack_id", "user_id");

-- AddForeignKey
ALTER TABLE "preformatted_letters" ADD CONSTRAINT "preformatted_letters_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "preformatted_letters" ADD CONSTRAINT "preformatted_letters_preformatted_letter_category_id_clien_fkey" FOREIGN KEY ("preformatted_letter_category_id", "client_id") REFERENCES "client_preformatted_letters_categories"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "preformatted_letters" ADD CONSTRAINT "preformatted_letters_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_packs" ADD CONSTRAINT "induction_packs_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_packs" ADD CONSTRAINT "induction_packs_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_pack_assignments" ADD CONSTRAINT "induction_pack_assignments_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_pack_assignments" ADD CONSTRAINT "induction_pack_assignments_induction_pack_id_client_id_fkey" FOREIGN KEY ("induction_pack_id", "client_id") REFERENCES "induction_packs"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_pack_assignments" ADD CONSTRAINT "induction_pack_assignments_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_pack_assignments" ADD CONSTRAINT "induction_pack_assignments_given_by_user_id_client_id_fkey" FOREIGN KEY ("given_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

CREATE UNIQUE INDEX induction_packs_name_unique ON induction_packs (client_id, lower(name)) WHERE deleted_at IS NULL;
ALTER TABLE induction_packs
  ADD CONSTRAINT induction_packs_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT induction_packs_due_check CHECK (due_in_days > 0),
  ADD CONSTRAINT induction_packs_items_check CHECK (cardinality(form_ids) + cardinality(document_ids) + cardinality(course_ids) > 0);
ALTER TABLE preformatted_letters
  ADD CONSTRAINT preformatted_letters_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT preformatted_letters_body_check CHECK (btrim(body) <> '');
CREATE UNIQUE INDEX preformatted_letters_name_unique ON preformatted_letters (client_id, lower(name)) WHERE deleted_at IS NULL;
-- Another expiry is warned of anew.
CREATE FUNCTION app.renew_qualification() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.reminded_days := null;
  return new;
end $$;
CREATE TRIGGER renew_qualification BEFORE UPDATE OF expires_on ON user_qualifications FOR EACH ROW
  WHEN (new.expires_on IS DISTINCT FROM old.expires_on) EXECUTE FUNCTION app.renew_qualification();

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();
