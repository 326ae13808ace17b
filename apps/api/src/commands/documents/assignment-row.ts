import {
  type ActingUser,
  type AssignmentState,
  type DocumentRelation,
  domainEvent,
  type EventDetails,
  type EventsAbout,
  localDate,
  mayActAsSigner,
  roleOf,
  type Signer,
} from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext, RowContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';
import { type DocumentRow, lockDocument } from './document-row.ts';

export interface AssignmentRow extends AssignmentState {
  readonly id: string;
  readonly client_document_version_id: string;
  readonly user_name: string;
  readonly version: number;
  readonly content_hash: string | null;
  readonly given_back_file_id: string | null;
  readonly zone: string;
  readonly signed: readonly Signer[];
}
export interface LockedAssignment {
  readonly assignment: AssignmentRow;
  readonly document: DocumentRow;
  readonly relation: DocumentRelation;
  readonly acting: ActingUser;
}
type At = Pick<CommandContext, 'db' | 'actor' | 'now'>;

const signers: readonly Signer[] = ['USER', 'WITNESS', 'ADMIN'];

/**
 * Locks the document of an assignment and reads the assignment. People who neither take part nor may read the
 * document get the error of a missing assignment.
 */
export async function lockAssignment(run: At, id: string): Promise<LockedAssignment> {
  const { db, actor, now } = run;
  const [found] = await db.$queryRaw<{ client_document_id: string }[]>`
    select client_document_id from client_document_assignments
    where client_id = ${actor.client_id}::uuid and id = ${id}::uuid`;
  // A missing assignment runs the same statements as a hidden one, so that their timing is the same.
  const locked = await lockDocument(run, found?.client_document_id ?? id);
  const assignment = await readAssignment(db, actor.client_id, id);
  if (!locked || !assignment) throw notFound();
  const { document, relation } = locked;
  const viewer = viewerOf(actor);
  const { actsAs } = roleOf(viewer.role);
  const acting: ActingUser = {
    user_id: actor.user_id,
    editor: relation.editor && (actsAs === 'client_admin' || actsAs === 'clinic_admin'),
    today: localDate(now, assignment.zone),
  };
  const takesPart =
    viewer.grants.has('package:client-documents') &&
    signers.some((signer) => mayActAsSigner(assignment, signer, acting));
  if (!takesPart && !relation.reader) throw notFound();
  return { assignment, document, relation, acting };
}

async function readAssignment(
  db: Pick<At['db'], '$queryRaw'>,
  clientId: string,
  id: string,
): Promise<AssignmentRow | undefined> {
  const [row] = await db.$queryRaw<AssignmentRow[]>`
    select a.id, a.status::text, a.user_id, u.display_name as user_name, a.witness_user_id, a.admin_signer_user_id,
      a.due_date::text, a.version, a.client_document_version_id, v.content_hash,
      v.is_signature_required, v.is_witness_signature_required, v.is_admin_signature_required, v.is_download_and_upload_file,
      v.version_no = d.current_version_no and d.status = 'APPROVED' as is_current,
      a.document_attachment is not null as has_file, (a.document_attachment ->> 'file_id')::uuid as given_back_file_id,
      coalesce(c.zone, k.zone) as zone,
      array(select s.signer::text from client_document_signatures s
        where s.client_id = a.client_id and s.client_document_assignment_id = a.id) as signed
    from client_document_assignments a
      join client_documents d on d.client_id = a.client_id and d.id = a.client_document_id
      join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
      join users u on u.client_id = a.client_id and u.id = a.user_id
      join clients k on k.id = a.client_id
      left join clinics c on c.client_id = a.client_id and c.id = u.clinicid
    where a.client_id = ${clientId}::uuid and a.id = ${id}::uuid for update of a`;
  return row;
}

interface HandedDocument {
  readonly assignment: Pick<
    AssignmentRow,
    'id' | 'user_id' | 'user_name' | 'witness_user_id' | 'admin_signer_user_id'
  >;
  readonly document: Pick<DocumentRow, 'id' | 'name' | 'created_by_user_id'>;
}
export function emitAssignmentEvent<Name extends EventsAbout<'client_document_assignments'>>(
  { emit }: Pick<RowContext, 'emit'>,
  name: Name,
  { assignment, document }: HandedDocument,
  details: EventDetails<Name>,
): void {
  const { user_id, user_name, witness_user_id, admin_signer_user_id } = assignment;
  const { id: document_id, name: document_name, created_by_user_id } = document;
  const facts = { document_id, document_name, created_by_user_id };
  emit(
    domainEvent(
      name,
      { id: assignment.id, clinic_id: null },
      { ...facts, user_id, user_name, witness_user_id, admin_signer_user_id, ...details },
    ),
  );
}
