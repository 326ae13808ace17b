-- CreateTable
CREATE TABLE "sign_ups" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "form_key" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "key_hash" TEXT,
    "mailed_at" TIMESTAMPTZ(6),
    "expires_at" TIMESTAMPTZ(6),
    "finished_at" TIMESTAMPTZ(6),
    "made_client_id" UUID,
    "made_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "sign_ups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sign_ups_form_key_key" ON "sign_ups"("form_key");

-- CreateIndex
CREATE UNIQUE INDEX "sign_ups_key_hash_key" ON "sign_ups"("key_hash");

-- CreateIndex
CREATE INDEX "sign_ups_email_created_at_idx" ON "sign_ups"("email", "created_at");

-- CreateIndex
CREATE INDEX "sign_ups_created_at_idx" ON "sign_ups"("created_at");

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();

-- Only the platform's own login reads it, and no change feed tells of it.
INSERT INTO app.table_marks VALUES ('sign_ups', 'platform_only'), ('sign_ups', 'unpublished'), ('sign_ups', 'as_given');
ALTER TABLE sign_ups
  ADD CONSTRAINT sign_ups_key_check CHECK ((key_hash IS NULL) = (expires_at IS NULL)),
  ADD CONSTRAINT sign_ups_finished_check CHECK (
    (finished_at IS NULL) = (made_client_id IS NULL) AND (finished_at IS NULL) = (made_user_id IS NULL));

-- Row-level security, grants and the publication, for the new table as well.
SELECT app.guard_tables();
