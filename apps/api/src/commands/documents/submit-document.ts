import {
  hasAudience,
  hasEligibleApprover,
  isOverdue,
  mayAddDocuments,
  mayChangeCategory,
  reviseDocument as reviseRule,
  signersFit,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { allowAttaching } from '../../files/named-files.ts';
import { clientDay } from '../client-day.ts';
import { activePeople } from '../client-people.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { viewerOf } from '../viewer.ts';
import { audienceOf, type ContentInput, contentInput } from './document-input.ts';
import { assertSigners, isOnlyAdmin, peopleWithInbox } from './document-people.ts';
import {
  type DocumentRow,
  emitDocumentEvent,
  lockReadDocument,
  readDocument,
  recordDocument,
} from './document-row.ts';
import { writeVersion } from './document-version.ts';
import { handOutToAudience } from './hand-out.ts';

type Run = Omit<CommandRun<never>, 'input' | 'prepared'>;

export const submitDocument = defineCommand({
  name: 'submit_client_document',
  description:
    'Adds a document and asks its approvers. Without approvers it is approved at once, and given to those for whom it is. A repeated id returns the document.',
  input: z.object({ id: z.uuid().nullish(), ...contentInput }),
  returns: 'client_documents',
  async run(run) {
    const { input, db, actor } = run;
    requireOk(mayAddDocuments(viewerOf(actor)));
    if (input.id) {
      // A document that is sent twice at the same time is stored once: the second request waits here and
      // finds the first.
      await db.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${input.id}, 0))`;
      const earlier = await readDocument(db, actor.client_id, input.id);
      if (earlier?.created_by_user_id === actor.user_id) return { id: earlier.id };
      if (earlier) throw notFound();
    }
    await assertContent(run, input);
    await assertDecided(run, input.approver_ids, [actor.user_id]);
    await allowAttaching(db, actor);
    const isApproved = input.approver_ids.length === 0;
    const { id } = await db.client_documents.create({
      data: {
        ...(input.id ? { id: input.id } : {}),
        client_id: actor.client_id,
        ...columnsOf(input),
        ...stateOf(run, isApproved),
        created_by_user_id: actor.user_id,
      },
      select: { id: true },
    });
    await writeVersion(run, input, {
      client_document_id: id,
      version_no: 1,
      note: null,
      approved: isApproved,
    });
    recordDocument(run, id, {
      action: 'submitted',
      to_value: { status: isApproved ? 'APPROVED' : 'PENDING', version: 1 },
      note: null,
    });
    await ask(run, id, input.approver_ids, null);
    return { id };
  },
});

export const reviseDocument = defineCommand({
  name: 'revise_client_document',
  description:
    'Gives a document other content, as a new version that is approved again. Signatures stay with the version that was signed; what is open starts again.',
  input: z.object({ id: z.uuid(), version: z.int(), note: z.string().trim().max(1000), ...contentInput }),
  returns: 'client_documents',
  async run(run) {
    const { input, db, actor, now } = run;
    const { document, relation } = await lockReadDocument(run, input.id);
    requireOk(reviseRule(document.status, relation, input.note));
    assertRule(input.version === document.version, 'document_is_newer');
    await assertContent(run, input);
    const columns = columnsOf(input);
    const isMoved =
      columns.category_id !== document.category_id || columns.category_type !== document.category_type;
    if (isMoved) requireOk(mayChangeCategory(document, viewerOf(actor)));
    const approver_ids = await approversOf(run, input, document);
    await allowAttaching(db, actor);
    const isApproved = approver_ids.length === 0;
    const version_no = document.current_version_no + 1;
    // Open assignments of the earlier version expire; approval assigns the new version.
    const closed = await db.$queryRaw<{ user_id: string }[]>`
      update client_document_assignments set status = 'EXPIRED', version = version + 1, updated_at = ${now}
      where client_id = ${actor.client_id}::uuid and client_document_id = ${document.id}::uuid
        and status not in ('COMPLETED', 'DECLINED', 'EXPIRED') returning user_id`;
    // A version that was not approved was never assigned, so people who have not finished the version
    // before it are still waiting.
    const waiting = document.status === 'APPROVED' ? [] : document.audience.unfinished_user_ids;
    const unfinished_user_ids = [...new Set([...closed.map(({ user_id }) => user_id), ...waiting])];
    await writeVersion(run, input, {
      client_document_id: document.id,
      version_no,
      note: input.note,
      approved: isApproved,
    });
    await db.client_documents.update({
      where: rowKey(actor, document.id),
      data: {
        ...columns,
        audience: { ...columns.audience, unfinished_user_ids },
        ...stateOf(run, isApproved),
        approved_by_user_id: null,
        current_version_no: version_no,
        version: { increment: 1 },
        updated_at: now,
      },
      select: { id: true },
    });
    recordDocument(run, document.id, {
      action: 'revised',
      from_value: { status: document.status, version: document.current_version_no },
      to_value: { status: isApproved ? 'APPROVED' : 'PENDING', version: version_no },
      note: input.note,
    });
    await ask(run, document.id, approver_ids, input.note);
    return { id: document.id };
  },
});

const stateOf = ({ now }: Run, isApproved: boolean) => ({
  status: isApproved ? ('APPROVED' as const) : ('PENDING' as const),
  approved_at: isApproved ? now : null,
});

function columnsOf(input: ContentInput) {
  const isLetter = input.category_type === 'PREFORMATTED_LETTER';
  return {
    name: input.name,
    description: input.description || null,
    category_type: input.category_type,
    category_id: isLetter ? null : (input.category_id ?? null),
    preformatted_letter_category_id: isLetter ? (input.category_id ?? null) : null,
    is_signature_required: input.is_signature_required,
    is_admin_signature_required: input.is_admin_signature_required,
    is_witness_signature_required: input.is_witness_signature_required,
    is_download_and_upload_file: input.is_download_and_upload_file,
    attachments: input.attachments,
    form_attachments: input.form_attachments,
    attachment_type: input.attachment_type,
    document_type: input.document_type || null,
    user_type: input.user_type || null,
    selected_user_type: input.selected_user_type,
    document_permission: input.document_permission,
    video_url: input.video_url || null,
    other_url: input.other_url || null,
    due_date: input.due_date ? new Date(input.due_date) : null,
    audience: audienceOf(input),
    for_new_starters: input.for_new_starters,
  };
}

async function assertContent(run: Run, input: ContentInput): Promise<void> {
  const { witness_user_id = null, admin_signer_user_id = null } = input;
  requireOk(signersFit(input, { witness_user_id, admin_signer_user_id }));
  const content = { VIDEO_URL: input.video_url, OTHER_URL: input.other_url } as const;
  const isLink = input.attachment_type === 'VIDEO_URL' || input.attachment_type === 'OTHER_URL';
  const given = isLink
    ? content[input.attachment_type as keyof typeof content]
    : input.attachments.length > 0 || input.form_attachments.length > 0 || input.description;
  assertRule(Boolean(given), 'document_content_needed');
  assertRule(hasAudience(input) || input.for_new_starters, 'document_nobody_meant');
  assertRule(!isOverdue(input.due_date ?? null, (await clientDay(run)).today), 'document_due_past');
  const people = await activePeople(run);
  assertSigners(people, input);
  assertRule(
    input.user_ids.every((id) => people.has(id)),
    'document_person_unfit',
  );
  await assertCategory(run, input);
}

/** A change cannot remove a document's approval: if no approvers are given, its active approvers stay. */
async function approversOf(run: Run, input: ContentInput, document: DocumentRow): Promise<readonly string[]> {
  const people = await activePeople(run);
  const stay = document.approver_user_ids.filter((id) => people.has(id));
  const approvers = input.approver_ids.length > 0 ? input.approver_ids : stay;
  assertRule(approvers.length > 0 || document.approver_user_ids.length === 0, 'document_approvers_left');
  await assertDecided(run, approvers, [run.actor.user_id, document.created_by_user_id]);
  return approvers;
}

/**
 * All approvers must be active, and at least one must be able to decide: somebody other than the people in
 * `own`, or the only client admin.
 */
async function assertDecided(run: Run, approvers: readonly string[], own: readonly string[]): Promise<void> {
  if (approvers.length === 0) return;
  const people = await activePeople(run);
  assertRule(
    approvers.every((id) => people.has(id)),
    'document_approver_unfit',
  );
  assertRule(
    hasEligibleApprover(approvers, own, (id) => isOnlyAdmin(people, id)),
    'document_approver_other',
  );
}

/**
 * The category must be active and visible to the author: a confidential one is only for admins of the whole
 * client and for the roles that it lists.
 */
async function assertCategory(
  { db, actor }: Run,
  { category_id, category_type }: ContentInput,
): Promise<void> {
  if (!category_id) return;
  const { role } = viewerOf(actor);
  const found =
    category_type === 'PREFORMATTED_LETTER'
      ? await db.$queryRaw<unknown[]>`select 1 from client_preformatted_letters_categories
          where client_id = ${actor.client_id}::uuid and id = ${category_id}::uuid and status = 'ACTIVE'`
      : await db.$queryRaw<unknown[]>`select 1 from client_document_categories
          where client_id = ${actor.client_id}::uuid and id = ${category_id}::uuid and status = 'ACTIVE'
            and (not is_confidential or ${role} = any(employee_roles) or ${role} in ('client_admin', 'super_admin'))`;
  if (found.length === 0) throw refused('document_category_unfit');
}

/**
 * Asks the approvers to approve the version. Without approvers the version is approved already, and is
 * assigned immediately.
 */
async function ask(
  run: Run,
  id: string,
  approver_ids: readonly string[],
  note: string | null,
): Promise<void> {
  const { db, actor } = run;
  const approvers = [...new Set(approver_ids)];
  await db.client_document_approvers.deleteMany({
    where: { client_id: actor.client_id, client_document_id: id },
  });
  await db.client_document_approvers.createMany({
    data: approvers.map((user_id) => ({ client_id: actor.client_id, client_document_id: id, user_id })),
  });
  const document = await readDocument(db, actor.client_id, id);
  if (!document) throw notFound();
  if (approvers.length > 0)
    emitDocumentEvent(run, 'doc_submitted', document, { approver_user_ids: approvers, note });
  else await handOutToAudience(run, document, peopleWithInbox(await activePeople(run)));
}
