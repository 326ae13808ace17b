-- CreateTable
CREATE TABLE "file_uploads" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "directory" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "save_to_library" BOOLEAN NOT NULL DEFAULT false,
    "size" BIGINT NOT NULL,
    "received" BIGINT NOT NULL DEFAULT 0,
    "pieces" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "finishing_at" TIMESTAMPTZ(6),
    "file_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "file_uploads_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE INDEX "file_uploads_client_id_user_id_idx" ON "file_uploads"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "file_uploads_client_id_created_at_idx" ON "file_uploads"("client_id", "created_at");

-- AddForeignKey
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

ALTER TABLE file_uploads
  ALTER pieces SET NOT NULL,
  ADD CONSTRAINT file_uploads_received_check CHECK (received BETWEEN 0 AND size);

INSERT INTO app.table_marks VALUES ('file_uploads', 'unpublished'), ('file_uploads', 'as_given');

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();
