-- AlterTable
ALTER TABLE "clinic_im_product_orders" ADD COLUMN     "clinic_read_at" TIMESTAMPTZ(6),
ADD COLUMN     "clinic_unread" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "supplier_read_at" TIMESTAMPTZ(6),
ADD COLUMN     "supplier_unread" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "order_link_id" UUID;

-- AlterTable
ALTER TABLE "order_links" ADD COLUMN     "sent_at" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "supplier_sessions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "order_link_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    "ended_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "supplier_sessions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "order_chat_mails" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_im_product_order_id" UUID NOT NULL,
    "to_side" "order_message_by" NOT NULL,
    "mailed_at" TIMESTAMPTZ(6) NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "order_chat_mails_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE INDEX "supplier_sessions_client_id_order_link_id_idx" ON "supplier_sessions"("client_id", "order_link_id");

-- CreateIndex
CREATE UNIQUE INDEX "supplier_sessions_client_id_token_hash_key" ON "supplier_sessions"("client_id", "token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "order_chat_mails_client_id_clinic_im_product_order_id_to_si_key" ON "order_chat_mails"("client_id", "clinic_im_product_order_id", "to_side");

-- CreateIndex
CREATE INDEX "files_client_id_order_link_id_idx" ON "files"("client_id", "order_link_id");

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_order_link_id_client_id_fkey" FOREIGN KEY ("order_link_id", "client_id") REFERENCES "order_links"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "supplier_sessions" ADD CONSTRAINT "supplier_sessions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "supplier_sessions" ADD CONSTRAINT "supplier_sessions_order_link_id_client_id_fkey" FOREIGN KEY ("order_link_id", "client_id") REFERENCES "order_links"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_chat_mails" ADD CONSTRAINT "order_chat_mails_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_chat_mails" ADD CONSTRAINT "order_chat_mails_clinic_im_product_order_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_order_id", "client_id") REFERENCES "clinic_im_product_orders"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- What is staged is its uploader's, whoever that is: a user, or a supplier by their link.
CREATE OR REPLACE FUNCTION app.may_attach(file uuid, tenant uuid, writer uuid, on_table text, on_row uuid) RETURNS boolean LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  select exists (
      select 1 from files f where f.client_id = tenant and f.id = file
        and (writer is null or coalesce(f.uploaded_by_user_id, f.order_link_id) = writer)
        and not exists (select 1 from file_links l where l.client_id = tenant and l.file_id = file))
    or exists (
      select 1 from file_links l where l.client_id = tenant and l.file_id = file and l.table_name = on_table and l.row_id = on_row)
    or file = any (coalesce(nullif(current_setting('app.readable_files', true), ''), '{}')::uuid[])
$$;

-- As before, and suppliers' sessions: theirs end with their link.
CREATE OR REPLACE FUNCTION app.session_stamps(clients uuid[], sessions uuid[], at timestamptz)
RETURNS TABLE (session_id uuid, stamp text) LANGUAGE plpgsql VOLATILE
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  before text := current_setting('app.client_id', true);
  tenant uuid;
  ids uuid[];
  current_stamp text;
begin
  for tenant, ids in select c, array_agg(s) from unnest(clients, sessions) as t(c, s) group by c loop
    perform set_config('app.client_id', tenant::text, true);
    current_stamp := app.rights_stamp(tenant, at);
    return query
      select s.id, concat_ws(' ', current_stamp, s.user_role_link_id)
      from public.sessions s
      join public.users u on u.id = s.user_id and u.client_id = s.client_id and u.profile_status <> 'INACTIVE'
      where s.client_id = tenant and s.id = any (ids) and s.ended_at is null and s.expires_at > pg_catalog.now()
        and exists (
          select 1 from public.j_users_user_roles l
          where l.client_id = tenant and l.user_id = s.user_id and l.blocked_status = 'UN_BLOCKED')
      union all
      select s.id, current_stamp
      from public.supplier_sessions s
      join public.order_links l on l.client_id = s.client_id and l.id = s.order_link_id and l.voided_at is null
      where s.client_id = tenant and s.id = any (ids) and s.ended_at is null and s.expires_at > pg_catalog.now();
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
end $$;
REVOKE ALL ON FUNCTION app.session_stamps, app.may_attach FROM PUBLIC;

CREATE TRIGGER bump_sessions_update AFTER UPDATE ON supplier_sessions FOR EACH ROW
  WHEN (old.ended_at IS DISTINCT FROM new.ended_at) EXECUTE FUNCTION app.bump_sessions();
CREATE TRIGGER bump_sessions_delete AFTER DELETE ON supplier_sessions FOR EACH ROW EXECUTE FUNCTION app.bump_sessions();
CREATE TRIGGER bump_sessions_update AFTER UPDATE ON order_links FOR EACH ROW
  WHEN (old.voided_at IS DISTINCT FROM new.voided_at) EXECUTE FUNCTION app.bump_sessions();

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();
