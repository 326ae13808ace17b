import {
  completeDocument as completeRule,
  declineDocument as declineRule,
  openDocument,
  signedStatusOf,
} from '@operatory/domain';
import { z } from 'zod';
import { allowAttaching } from '../../files/named-files.ts';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { emitAssignmentEvent, lockAssignment } from './assignment-row.ts';
import { recordDocument } from './document-row.ts';

export const openAssignment = defineCommand({
  name: 'open_document_assignment',
  description:
    'Notes that the assignee has opened a document; later calls and those of others change nothing.',
  input: z.object({ id: z.uuid() }),
  returns: 'client_document_assignments',
  async run(run) {
    const { assignment, document, acting } = await lockAssignment(run, run.input.id);
    if (requireOk(openDocument(assignment, acting)) === 'views') {
      await run.db.client_document_assignments.update({
        where: rowKey(run.actor, assignment.id),
        // The version stays the same, so that the page which just opened the document can act before it
        // receives this update.
        data: { status: 'VIEWED', viewed_at: run.now, updated_at: run.now },
        select: { id: true },
      });
      recordDocument(run, document.id, { action: 'viewed', note: null }, assignment.id);
    }
    return { id: assignment.id };
  },
});

export const completeAssignment = defineCommand({
  name: 'complete_document_assignment',
  description:
    'The assignee has read a document, or gives its completed file back. What they sign as well is completed by signing.',
  input: z.object({
    id: z.uuid(),
    version: z.int(),
    document_attachment: z.object({ file_id: z.uuid() }).nullish(),
    answers: z
      .json()
      .refine((given) => JSON.stringify(given ?? null).length <= 20_000)
      .nullish(),
  }),
  returns: 'client_document_assignments',
  async run(run) {
    const { input, db, actor, now } = run;
    const locked = await lockAssignment(run, input.id);
    const { assignment, document, acting } = locked;
    const file = input.document_attachment ?? null;
    const outcome = requireOk(completeRule(assignment, acting, file !== null || assignment.has_file));
    assertRule(input.version === assignment.version, 'document_is_newer');
    if (file) await allowAttaching(db, actor);
    const completed = outcome === 'completes';
    await db.client_document_assignments.update({
      where: rowKey(actor, assignment.id),
      data: {
        ...(completed ? { status: 'COMPLETED', signed_status: 'SIGNED', completed_at: now } : {}),
        ...(file ? { document_attachment: file } : {}),
        ...(input.answers == null ? {} : { answers: input.answers }),
        version: { increment: 1 },
        updated_at: now,
      },
      select: { id: true },
    });
    const action = completed ? 'completed' : 'file_given_back';
    recordDocument(run, document.id, { action, note: null }, assignment.id);
    if (completed)
      emitAssignmentEvent(run, 'doc_progress', locked, { signed_as: null, next_user_id: null, completed });
    return { id: assignment.id };
  },
});

export const declineAssignment = defineCommand({
  name: 'decline_document_assignment',
  description: 'The person whose turn it is declines a document, with a reason, of which its maker hears.',
  input: z.object({ id: z.uuid(), version: z.int(), reason: z.string().trim().max(1000) }),
  returns: 'client_document_assignments',
  async run(run) {
    const { input, db, actor, now } = run;
    const locked = await lockAssignment(run, input.id);
    const { assignment, document, acting } = locked;
    requireOk(declineRule(assignment, acting, input.reason));
    assertRule(input.version === assignment.version, 'document_is_newer');
    await db.client_document_assignments.update({
      where: rowKey(actor, assignment.id),
      data: {
        status: 'DECLINED',
        signed_status: signedStatusOf('DECLINED', assignment.signed.length > 0),
        declined_at: now,
        declined_by_user_id: actor.user_id,
        decline_reason: input.reason,
        version: { increment: 1 },
        updated_at: now,
      },
      select: { id: true },
    });
    recordDocument(
      run,
      document.id,
      {
        action: 'declined',
        from_value: { status: assignment.status },
        to_value: { status: 'DECLINED' },
        note: input.reason,
      },
      assignment.id,
    );
    emitAssignmentEvent(run, 'doc_declined', locked, { reason: input.reason });
    return { id: assignment.id };
  },
});
