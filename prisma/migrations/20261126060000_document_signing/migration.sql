-- AlterTable
ALTER TABLE "client_documents" ADD COLUMN     "audience" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "for_new_starters" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "client_document_assignments" ADD COLUMN     "answers" JSONB,
ADD COLUMN     "next_signer" "document_signer",
ADD COLUMN     "next_user_id" UUID,
ADD COLUMN     "reminded_days" INTEGER;

-- AlterTable
ALTER TABLE "client_document_signatures" ADD COLUMN     "drawn" JSONB,
ADD COLUMN     "typed_name" TEXT;

-- AlterTable
ALTER TABLE "client_document_certificates" ADD COLUMN     "issued_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_next_user_id_due_date_idx" ON "client_document_assignments"("client_id", "next_user_id", "due_date", "id");

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_next_user_id_client_id_fkey" FOREIGN KEY ("next_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- The person whose turn it is, so that an Inbox is one condition.
CREATE FUNCTION app.next_document_signer() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  select case
    when new.status in ('ASSIGNED', 'VIEWED') then 'USER'
    when new.status = 'USER_SIGNED' and v.is_witness_signature_required then 'WITNESS'
    when new.status in ('USER_SIGNED', 'WITNESS_SIGNED') then 'ADMIN'
  end::document_signer into new.next_signer
    from client_document_versions v where v.client_id = new.client_id and v.id = new.client_document_version_id;
  new.next_user_id := case new.next_signer
    when 'USER' then new.user_id
    when 'WITNESS' then new.witness_user_id
    when 'ADMIN' then new.admin_signer_user_id
  end;
  return new;
end $$;
CREATE TRIGGER next_signer BEFORE INSERT OR UPDATE ON client_document_assignments
  FOR EACH ROW EXECUTE FUNCTION app.next_document_signer();
UPDATE client_document_assignments SET status = status;

DROP TRIGGER keep_certificate ON client_document_certificates;
CREATE TRIGGER keep_certificate BEFORE UPDATE OR DELETE ON client_document_certificates
  FOR EACH ROW EXECUTE FUNCTION app.keep_row('certificate', 'issued_hashes');

SELECT app.guard_tables();
SELECT app.trim_tables();
