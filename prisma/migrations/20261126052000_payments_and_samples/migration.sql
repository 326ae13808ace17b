-- CreateTable
CREATE TABLE "sample_rows" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "table_name" TEXT NOT NULL,
    "row_id" UUID NOT NULL,
    "digest" TEXT NOT NULL,
    "kept" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "sample_rows_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sample_rows_client_id_table_name_row_id_key" ON "sample_rows"("client_id", "table_name", "row_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_events_client_id_event_id_key" ON "payment_events"("client_id", "event_id");

-- AddForeignKey
ALTER TABLE "sample_rows" ADD CONSTRAINT "sample_rows_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- The server's own lines, which nobody subscribes to.
INSERT INTO app.table_marks VALUES
  ('sample_rows', 'unpublished'), ('sample_rows', 'as_given'),
  ('payment_events', 'unpublished'), ('payment_events', 'as_given');

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();
