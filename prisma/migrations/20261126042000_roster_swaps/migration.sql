-- CreateEnum
CREATE TYPE "roster_swap_kind" AS ENUM ('CLAIM', 'SWAP');

-- CreateEnum
CREATE TYPE "roster_swap_status" AS ENUM ('OFFERED', 'ACCEPTED', 'APPROVED', 'REJECTED', 'DECLINED', 'CANCELLED');

-- CreateTable
CREATE TABLE "clinic_roster_swap_requests" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "kind" "roster_swap_kind" NOT NULL,
    "clinic_roster_id" UUID NOT NULL,
    "return_clinic_roster_id" UUID,
    "from_user_id" UUID,
    "to_user_id" UUID,
    "status" "roster_swap_status" NOT NULL DEFAULT 'OFFERED',
    "message" TEXT,
    "accepted_at" TIMESTAMPTZ(6),
    "created_by_user_id" UUID NOT NULL,
    "action_by_user_id" UUID,
    "action_at" TIMESTAMPTZ(6),
    "action_message" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_roster_swap_requests_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "roster_feeds" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "last_used_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "roster_feeds_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_created_at_id_idx" ON "clinic_roster_swap_requests"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_clinic_id_created_at__idx" ON "clinic_roster_swap_requests"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_status_created_at_idx" ON "clinic_roster_swap_requests"("client_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_clinic_roster_id_idx" ON "clinic_roster_swap_requests"("client_id", "clinic_roster_id");

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_return_clinic_roster__idx" ON "clinic_roster_swap_requests"("client_id", "return_clinic_roster_id");

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_from_user_id_idx" ON "clinic_roster_swap_requests"("client_id", "from_user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_to_user_id_idx" ON "clinic_roster_swap_requests"("client_id", "to_user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_created_by_user_id_idx" ON "clinic_roster_swap_requests"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_swap_requests_client_id_action_by_user_id_idx" ON "clinic_roster_swap_requests"("client_id", "action_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "roster_feeds_client_id_user_id_key" ON "roster_feeds"("client_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "roster_feeds_client_id_token_hash_key" ON "roster_feeds"("client_id", "token_hash");

-- AddForeignKey
ALTER TABLE "clinic_roster_swap_requests" ADD CONSTRAINT "clinic_roster_swap_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_swap_requests" ADD CONSTRAINT "clinic_roster_swap_requests_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_swap_requests" ADD CONSTRAINT "clinic_roster_swap_requests_clinic_roster_id_client_id_fkey" FOREIGN KEY ("clinic_roster_id", "client_id") REFERENCES "clinic_rosters"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_swap_requests" ADD CONSTRAINT "clinic_roster_swap_requests_return_clinic_roster_id_client_fkey" FOREIGN KEY ("return_clinic_roster_id", "client_id") REFERENCES "clinic_rosters"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_swap_requests" ADD CONSTRAINT "clinic_roster_swap_requests_from_user_id_client_id_fkey" FOREIGN KEY ("from_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_swap_requests" ADD CONSTRAINT "clinic_roster_swap_requests_to_user_id_client_id_fkey" FOREIGN KEY ("to_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_swap_requests" ADD CONSTRAINT "clinic_roster_swap_requests_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_swap_requests" ADD CONSTRAINT "clinic_roster_swap_requests_action_by_user_id_client_id_fkey" FOREIGN KEY ("action_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "roster_feeds" ADD CONSTRAINT "roster_feeds_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "roster_feeds" ADD CONSTRAINT "roster_feeds_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();

INSERT INTO app.table_marks VALUES
  ('roster_feeds', 'secret'), ('roster_feeds', 'unpublished'), ('roster_feeds', 'as_given');

-- A shift is asked for once at a time, on either side of a swap.
CREATE UNIQUE INDEX clinic_roster_swap_requests_open_unique ON clinic_roster_swap_requests (client_id, clinic_roster_id)
  WHERE status IN ('OFFERED', 'ACCEPTED');
CREATE UNIQUE INDEX clinic_roster_swap_requests_return_unique ON clinic_roster_swap_requests (client_id, return_clinic_roster_id)
  WHERE status IN ('OFFERED', 'ACCEPTED');
ALTER TABLE clinic_roster_swap_requests
  ADD CONSTRAINT clinic_roster_swap_requests_kind_check CHECK (CASE kind
    WHEN 'CLAIM' THEN from_user_id IS NULL AND to_user_id IS NOT NULL AND return_clinic_roster_id IS NULL AND status <> 'OFFERED'
    ELSE from_user_id IS NOT NULL END),
  ADD CONSTRAINT clinic_roster_swap_requests_people_check CHECK (from_user_id <> to_user_id),
  ADD CONSTRAINT clinic_roster_swap_requests_accepted_check
    CHECK (status NOT IN ('ACCEPTED', 'APPROVED') OR (to_user_id IS NOT NULL AND accepted_at IS NOT NULL)),
  ADD CONSTRAINT clinic_roster_swap_requests_return_check CHECK (
    return_clinic_roster_id IS NULL OR (to_user_id IS NOT NULL AND return_clinic_roster_id <> clinic_roster_id)),
  ADD CONSTRAINT clinic_roster_swap_requests_decided_check
    CHECK (status NOT IN ('APPROVED', 'REJECTED') OR (action_by_user_id IS NOT NULL AND action_at IS NOT NULL)),
  ADD CONSTRAINT clinic_roster_swap_requests_reason_check CHECK (status <> 'REJECTED' OR btrim(coalesce(action_message, '')) <> '');

-- Requests were about the shift as it was: whatever else changes its person or hours, or takes it away, ends them.
CREATE FUNCTION app.end_roster_swaps() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  update clinic_roster_swap_requests s set status = 'CANCELLED'
  where s.client_id = new.client_id and s.status in ('OFFERED', 'ACCEPTED')
    and (s.clinic_roster_id = new.id or s.return_clinic_roster_id = new.id);
  return null;
end $$;
CREATE TRIGGER end_roster_swaps AFTER UPDATE OF user_id, starts_at, ends_at, published, clocked_in_at, deleted_at ON clinic_rosters
  FOR EACH ROW WHEN ((new.user_id, new.starts_at, new.ends_at, new.published, new.clocked_in_at, new.deleted_at)
    IS DISTINCT FROM (old.user_id, old.starts_at, old.ends_at, old.published, old.clocked_in_at, old.deleted_at))
  EXECUTE FUNCTION app.end_roster_swaps();

SELECT app.trim_tables();
SELECT app.guard_tables();
