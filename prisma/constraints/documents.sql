-- Documents: what people sign never changes, and a document's count of signatures is true.
INSERT INTO app.table_marks VALUES
  ('client_document_signatures', 'as_given'), ('client_document_certificates', 'as_given'), ('client_document_history', 'as_given');

CREATE UNIQUE INDEX client_document_categories_name_unique ON client_document_categories (client_id, lower(name));
CREATE UNIQUE INDEX client_preformatted_letters_categories_name_unique ON client_preformatted_letters_categories (client_id, lower(name));
ALTER TABLE client_document_categories ADD CONSTRAINT client_document_categories_name_check CHECK (btrim(name) <> '');
ALTER TABLE client_preformatted_letters_categories ADD CONSTRAINT client_preformatted_letters_categories_name_check CHECK (btrim(name) <> '');
ALTER TABLE client_documents
  ADD CONSTRAINT client_documents_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT client_documents_category_check CHECK (
    case category_type when 'DOCUMENT' then preformatted_letter_category_id is null else category_id is null end),
  ADD CONSTRAINT client_documents_approved_check CHECK (status <> 'APPROVED' OR approved_at IS NOT NULL),
  ADD CONSTRAINT client_documents_counts_check CHECK (completed_count BETWEEN 0 AND assigned_count AND current_version_no > 0);
ALTER TABLE client_document_versions ADD CONSTRAINT client_document_versions_no_check CHECK (version_no > 0);
ALTER TABLE client_document_approvers
  ADD CONSTRAINT client_document_approvers_action_check CHECK ((status = 'PENDING') = (action_at IS NULL)),
  ADD CONSTRAINT client_document_approvers_reason_check CHECK (status <> 'REJECTED' OR coalesce(btrim(reason), '') <> '');
ALTER TABLE client_document_assignments
  ADD CONSTRAINT client_document_assignments_signers_check CHECK (
    witness_user_id <> user_id AND admin_signer_user_id <> user_id AND admin_signer_user_id <> witness_user_id),
  ADD CONSTRAINT client_document_assignments_signed_check CHECK (
    case status
      when 'COMPLETED' then signed_status = 'SIGNED'
      when 'USER_SIGNED' then signed_status = 'PARTIAL'
      when 'WITNESS_SIGNED' then signed_status = 'PARTIAL'
      when 'ASSIGNED' then signed_status = 'PENDING'
      when 'VIEWED' then signed_status = 'PENDING'
      else signed_status <> 'SIGNED'
    end),
  ADD CONSTRAINT client_document_assignments_completed_check CHECK ((status = 'COMPLETED') = (completed_at IS NOT NULL)),
  ADD CONSTRAINT client_document_assignments_declined_check CHECK (
    status <> 'DECLINED' OR (declined_at IS NOT NULL AND declined_by_user_id IS NOT NULL AND coalesce(btrim(decline_reason), '') <> ''));
ALTER TABLE client_document_signatures ADD CONSTRAINT client_document_signatures_hash_check
  CHECK (btrim(hash) <> '' AND btrim(consent) <> '' AND (method <> 'DRAWN' OR signature IS NOT NULL));

-- The Inbox, and what the nightly job looks for.
CREATE INDEX client_document_assignments_open ON client_document_assignments (client_id, user_id, due_date, id)
  WHERE status NOT IN ('COMPLETED', 'DECLINED', 'EXPIRED');

SELECT app.keep_files('client_document_categories', 'image');
SELECT app.keep_files('client_documents', 'attachments', 'form_attachments');
SELECT app.keep_files('client_document_versions', 'attachments', 'form_attachments');
SELECT app.keep_files('client_document_assignments', 'document_attachment');
SELECT app.keep_files('client_document_signatures', 'signature');
SELECT app.keep_files('client_document_certificates', 'certificate');

CREATE TRIGGER keep_version BEFORE UPDATE OR DELETE ON client_document_versions
  FOR EACH ROW EXECUTE FUNCTION app.keep_row('approved_by_user_id', 'approved_at');
CREATE TRIGGER keep_signature BEFORE UPDATE OR DELETE ON client_document_signatures FOR EACH ROW EXECUTE FUNCTION app.keep_row();
-- The certificate's file is drawn after it was issued.
CREATE TRIGGER keep_certificate BEFORE UPDATE OR DELETE ON client_document_certificates
  FOR EACH ROW EXECUTE FUNCTION app.keep_row('certificate');
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON client_document_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();

-- From the first signature a version's content is frozen: other content is another version.
CREATE FUNCTION app.freeze_signed_document() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if exists (
    select 1 from client_document_signatures s
    join client_document_assignments a on a.client_id = s.client_id and a.id = s.client_document_assignment_id
    join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
    where v.client_id = new.client_id and v.client_document_id = new.id and v.version_no = new.current_version_no) then
    raise exception 'the document is signed' using errcode = 'check_violation', constraint = 'client_documents_signed_content';
  end if;
  return new;
end $$;
CREATE TRIGGER freeze_signed BEFORE UPDATE ON client_documents FOR EACH ROW
  WHEN ((new.attachments, new.form_attachments, new.attachment_type, new.video_url, new.other_url, new.is_signature_required,
         new.is_admin_signature_required, new.is_witness_signature_required, new.is_download_and_upload_file)
        IS DISTINCT FROM
        (old.attachments, old.form_attachments, old.attachment_type, old.video_url, old.other_url, old.is_signature_required,
         old.is_admin_signature_required, old.is_witness_signature_required, old.is_download_and_upload_file))
  EXECUTE FUNCTION app.freeze_signed_document();

-- An assignment is of a version of its document; what somebody has signed keeps its person, its version and its file.
CREATE FUNCTION app.check_document_assignment() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if not exists (
    select 1 from client_document_versions v
    where v.client_id = new.client_id and v.id = new.client_document_version_id and v.client_document_id = new.client_document_id) then
    raise exception 'the version is of another document' using errcode = 'check_violation', constraint = 'client_document_assignments_version';
  end if;
  if tg_op = 'UPDATE' and (old.status = 'COMPLETED' or exists (
    select 1 from client_document_signatures s where s.client_id = old.client_id and s.client_document_assignment_id = old.id)) then
    raise exception 'the assignment is signed' using errcode = 'check_violation', constraint = 'client_document_assignments_signed_content';
  end if;
  return new;
end $$;
CREATE TRIGGER check_assignment_insert BEFORE INSERT ON client_document_assignments FOR EACH ROW EXECUTE FUNCTION app.check_document_assignment();
CREATE TRIGGER check_assignment_update BEFORE UPDATE ON client_document_assignments FOR EACH ROW
  WHEN ((new.client_document_id, new.client_document_version_id, new.user_id, new.document_attachment)
        IS DISTINCT FROM (old.client_document_id, old.client_document_version_id, old.user_id, old.document_attachment)
        OR (old.status = 'COMPLETED' AND new.status <> 'COMPLETED'))
  EXECUTE FUNCTION app.check_document_assignment();

-- A document's counts and signed_status follow the assignments of its current version.
CREATE FUNCTION app.count_document(IN tenant uuid, IN document uuid, IN version integer, OUT assigned integer, OUT completed integer)
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  select count(*)::integer, count(*) filter (where a.status = 'COMPLETED')::integer
  from client_document_assignments a
  join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
  where a.client_id = tenant and a.client_document_id = document and v.version_no = version
$$;
CREATE FUNCTION app.sum_document() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  select assigned, completed into new.assigned_count, new.completed_count
    from app.count_document(new.client_id, new.id, new.current_version_no);
  new.signed_status := case
    when new.completed_count = 0 then 'PENDING'
    when new.completed_count < new.assigned_count then 'PARTIAL'
    else 'SIGNED'
  end::document_signed_status;
  return new;
end $$;
CREATE TRIGGER sum_document_insert BEFORE INSERT ON client_documents FOR EACH ROW EXECUTE FUNCTION app.sum_document();
CREATE TRIGGER sum_document_update BEFORE UPDATE OF current_version_no, assigned_count, completed_count, signed_status ON client_documents
  FOR EACH ROW EXECUTE FUNCTION app.sum_document();
-- The document is locked first, so that the slower of two counts what the other did.
CREATE FUNCTION app.recount_documents() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  d record;
begin
  for d in select distinct c.client_id, c.client_document_id as id from changed c order by 2 loop
    perform 1 from client_documents where client_id = d.client_id and id = d.id for no key update;
    update client_documents set signed_status = signed_status where client_id = d.client_id and id = d.id;
  end loop;
  return null;
end $$;
CREATE TRIGGER recount_insert AFTER INSERT ON client_document_assignments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.recount_documents();
CREATE TRIGGER recount_update AFTER UPDATE ON client_document_assignments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.recount_documents();
CREATE TRIGGER recount_delete AFTER DELETE ON client_document_assignments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.recount_documents();
