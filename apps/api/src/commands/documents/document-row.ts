import {
  type DocumentFlags,
  type DocumentParties,
  type DocumentRelation,
  type DocumentStatus,
  documentRelation,
  domainEvent,
  type EventDetails,
  type EventsAbout,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext, HistoryEntries, RowContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';

const storedAudience = z.object({
  user_ids: z.array(z.string()).catch([]),
  role_names: z.array(z.string()).catch([]),
  clinic_ids: z.array(z.string()).catch([]),
  witness_user_id: z.string().nullable().catch(null),
  admin_signer_user_id: z.string().nullable().catch(null),
  /**
   * People who had not finished the version before the current one. They get the new version when it is
   * approved.
   */
  unfinished_user_ids: z.array(z.string()).catch([]),
});
export type StoredAudience = z.output<typeof storedAudience>;

/** A document as commands read it. Dates are `yyyy-mm-dd`. */
export interface DocumentRow extends DocumentParties, DocumentFlags {
  readonly id: string;
  readonly name: string;
  readonly status: DocumentStatus;
  readonly selected_user_type: 'ALL' | 'ROLES' | 'USERS';
  readonly audience: StoredAudience;
  readonly category_type: string | null;
  readonly category_id: string | null;
  readonly preformatted_letter_category_id: string | null;
  readonly due_date: string | null;
  readonly current_version_no: number;
  readonly current_version_id: string | null;
  readonly approved_by_user_id: string | null;
  readonly version: number;
}
export interface LockedDocument {
  readonly document: DocumentRow;
  readonly relation: DocumentRelation;
}
type At = Pick<CommandContext, 'db' | 'actor'>;

/**
 * Locks a document. Every command that changes the document or its assignments takes this lock, so that they
 * run one after another.
 */
export async function lockDocument({ db, actor }: At, id: string): Promise<LockedDocument | null> {
  await db.$queryRaw`select 1 from client_documents
    where client_id = ${actor.client_id}::uuid and id = ${id}::uuid for no key update`;
  const document = await readDocument(db, actor.client_id, id);
  return document ? { document, relation: documentRelation(document, viewerOf(actor)) } : null;
}

/**
 * Locks a document that the caller can read. An unreadable document gives the same error as a missing one.
 */
export async function lockReadDocument(at: At, id: string): Promise<LockedDocument> {
  const locked = await lockDocument(at, id);
  if (!locked?.relation.reader) throw notFound();
  return locked;
}

export async function readDocument(
  db: Pick<At['db'], '$queryRaw'>,
  clientId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db.$queryRaw<DocumentRow[]>`
    select d.id, d.name, d.status::text, d.created_by_user_id, d.approved_by_user_id, d.version, d.selected_user_type::text,
      d.audience, d.category_id, d.preformatted_letter_category_id, d.due_date::text, d.current_version_no, v.id as current_version_id,
      v.created_by_user_id as author_user_id,
      d.is_signature_required, d.is_witness_signature_required, d.is_admin_signature_required, d.is_download_and_upload_file,
      d.category_type::text, coalesce(d.category_type = 'PREFORMATTED_LETTER' or c.is_confidential, false) as is_confidential,
      array(select a.user_id from client_document_approvers a
        where a.client_id = d.client_id and a.client_document_id = d.id order by 1) as approver_user_ids
    from client_documents d
      left join client_document_categories c on c.client_id = d.client_id and c.id = d.category_id
      left join client_document_versions v on v.client_id = d.client_id and v.client_document_id = d.id
        and v.version_no = d.current_version_no
    where d.client_id = ${clientId}::uuid and d.id = ${id}::uuid and d.deleted_at is null`;
  return row && { ...row, audience: storedAudience.parse(row.audience ?? {}) };
}

type Facts = Pick<DocumentRow, 'id' | 'name' | 'created_by_user_id'>;
export function emitDocumentEvent<Name extends EventsAbout<'client_documents'>>(
  { emit }: Pick<RowContext, 'emit'>,
  name: Name,
  { id, name: document_name, created_by_user_id }: Facts,
  details: EventDetails<Name>,
): void {
  const facts = { document_id: id, document_name, created_by_user_id };
  emit(domainEvent(name, { id, clinic_id: null }, { ...facts, ...details }));
}

export function recordDocument(
  { record }: Pick<RowContext, 'record'>,
  client_document_id: string,
  line: Omit<
    HistoryEntries['client_document_history'],
    'client_document_id' | 'client_document_assignment_id'
  >,
  client_document_assignment_id: string | null = null,
): void {
  record('client_document_history', { client_document_id, client_document_assignment_id, ...line });
}
