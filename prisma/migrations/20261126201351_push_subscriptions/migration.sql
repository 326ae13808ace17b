-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint_hash" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "user_agent" TEXT,
    "last_used_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE INDEX "push_subscriptions_client_id_user_id_idx" ON "push_subscriptions"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "push_subscriptions_client_id_session_id_idx" ON "push_subscriptions"("client_id", "session_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_client_id_endpoint_hash_key" ON "push_subscriptions"("client_id", "endpoint_hash");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_client_id_fkey" FOREIGN KEY ("session_id", "client_id") REFERENCES "sessions"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();
