import { cancelDocument as cancelRule, decideDocument } from '@operatory/domain';
import { z } from 'zod';
import { activePeople } from '../client-people.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { isOnlyAdmin, peopleWithInbox } from './document-people.ts';
import { emitDocumentEvent, type LockedDocument, lockReadDocument, recordDocument } from './document-row.ts';
import { handOutToAudience } from './hand-out.ts';

type Run = Omit<CommandRun<never>, 'input' | 'prepared'>;
type Decision = 'APPROVED' | 'REJECTED';

export const approveDocument = defineCommand({
  name: 'approve_client_document',
  description: 'Approves a document as one of its approvers, and gives it to those for whom it is.',
  input: z.object({ id: z.uuid(), version: z.int() }),
  returns: 'client_documents',
  run: (run) => decide(run, run.input.id, 'APPROVED', run.input.version),
});

/** The same approval under another name, which some callers use. */
export const addUserDocument = defineCommand({
  name: 'add_user_document',
  description: 'The same as approve_client_document; the approver is the caller.',
  input: z.object({ id: z.uuid(), approved_by_user_id: z.uuid() }),
  returns: 'client_documents',
  run(run) {
    assertRule(run.input.approved_by_user_id === run.actor.user_id, 'no_permission');
    return decide(run, run.input.id, 'APPROVED', null);
  },
});

export const rejectDocument = defineCommand({
  name: 'reject_client_document',
  description: 'Rejects a document with a reason, as one of its approvers.',
  input: z.object({ id: z.uuid(), version: z.int(), reason: z.string().trim().max(1000) }),
  returns: 'client_documents',
  run: (run) => decide(run, run.input.id, 'REJECTED', run.input.version, run.input.reason),
});

export const cancelDocument = defineCommand({
  name: 'cancel_client_document',
  description: 'Withdraws a document that waits for approval.',
  input: z.object({ id: z.uuid(), version: z.int() }),
  returns: 'client_documents',
  async run(run) {
    const { document, relation } = await lockReadDocument(run, run.input.id);
    requireOk(cancelRule(document.status, relation));
    assertRule(run.input.version === document.version, 'document_is_newer');
    await run.db.client_documents.update({
      where: rowKey(run.actor, document.id),
      data: { status: 'CANCELLED', version: { increment: 1 }, updated_at: run.now },
      select: { id: true },
    });
    tell(run, document, 'CANCELLED', null);
    return { id: document.id };
  },
});

async function decide(run: Run, id: string, status: Decision, version: number | null, reason?: string) {
  const { db, actor, now } = run;
  const { document, relation } = await lockReadDocument(run, id);
  const people = await activePeople(run);
  requireOk(
    decideDocument(document.status, relation, {
      isOnlyAdmin: isOnlyAdmin(people, actor.user_id),
      ...(reason === undefined ? {} : { reason }),
    }),
  );
  assertRule(version === null || version === document.version, 'document_is_newer');
  const approval = { approved_by_user_id: actor.user_id, approved_at: now };
  const isApproved = status === 'APPROVED';
  await db.client_documents.update({
    where: rowKey(actor, document.id),
    data: { status, ...(isApproved ? approval : {}), version: { increment: 1 }, updated_at: now },
    select: { id: true },
  });
  await db.client_document_approvers.updateMany({
    where: { client_id: actor.client_id, client_document_id: document.id, user_id: actor.user_id },
    data: { status, reason: reason ?? null, action_at: now, updated_at: now },
  });
  tell(run, document, status, reason ?? null);
  if (isApproved) {
    await db.client_document_versions.updateMany({
      where: {
        client_id: actor.client_id,
        client_document_id: document.id,
        version_no: document.current_version_no,
      },
      data: approval,
    });
    await handOutToAudience(run, document, peopleWithInbox(people));
  }
  return { id: document.id };
}

const actions = { APPROVED: 'approved', REJECTED: 'rejected', CANCELLED: 'cancelled' } as const;

function tell(
  run: Run,
  document: LockedDocument['document'],
  status: keyof typeof actions,
  reason: string | null,
): void {
  recordDocument(run, document.id, {
    action: actions[status],
    from_value: { status: document.status },
    to_value: { status },
    note: reason,
  });
  emitDocumentEvent(run, 'doc_decided', document, {
    status,
    reason,
    approver_user_ids: document.approver_user_ids,
  });
}
