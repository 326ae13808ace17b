import {
  audienceUserIds,
  dayBounds,
  isHandedOut,
  isOverdue,
  mayHandOut,
  nextSigner,
  reopenedStatus,
  resendDocument,
  signedStatusOf,
  signersFit,
} from '@operatory/domain';
import { z } from 'zod';
import { clientDay } from '../client-day.ts';
import { activePeople } from '../client-people.ts';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { type AssignmentRow, emitAssignmentEvent, lockAssignment } from './assignment-row.ts';
import { recipientsInput } from './document-input.ts';
import { assertSigners, peopleWithInbox } from './document-people.ts';
import { lockReadDocument, recordDocument } from './document-row.ts';
import { handOut } from './hand-out.ts';

export const assignDocument = defineCommand({
  name: 'assign_client_document',
  description: 'Gives an approved document to more people: named ones, and those of roles and clinics.',
  input: z.object({ id: z.uuid(), ...recipientsInput }),
  returns: null,
  counts: ['assigned', 'already'],
  async run(run) {
    const { input } = run;
    const { document, relation } = await lockReadDocument(run, input.id);
    requireOk(mayHandOut(relation));
    requireOk(isHandedOut(document.status));
    const { user_ids, role_names, clinic_ids, due_date = document.due_date } = input;
    const { witness_user_id = document.audience.witness_user_id } = input;
    const { admin_signer_user_id = document.audience.admin_signer_user_id } = input;
    requireOk(signersFit(document, { witness_user_id, admin_signer_user_id }));
    const people = await activePeople(run);
    assertSigners(people, { witness_user_id, admin_signer_user_id });
    assertRule(
      user_ids.every((id) => people.has(id)),
      'document_person_unfit',
    );
    const isByRole = role_names.length > 0 || clinic_ids.length > 0;
    assertRule(isByRole || user_ids.length > 0, 'document_nobody_meant');
    assertRule(!isOverdue(due_date, (await clientDay(run)).today), 'document_due_past');
    const withInbox = peopleWithInbox(people);
    const asked = { user_ids, role_names, clinic_ids };
    const kind = role_names.length > 0 ? 'ROLES' : 'ALL';
    const meant = [
      ...audienceUserIds({ ...asked, selected_user_type: 'USERS' }, withInbox),
      ...(isByRole ? audienceUserIds({ ...asked, selected_user_type: kind }, withInbox) : []),
    ];
    const counts = await handOut(run, document, meant, { due_date, witness_user_id, admin_signer_user_id });
    if (counts.assigned > 0)
      recordDocument(run, document.id, {
        action: 'assigned',
        to_value: { assigned: counts.assigned },
        note: null,
      });
    return { counts: { assigned: counts.assigned, already: counts.already } };
  },
});

export const resendAssignment = defineCommand({
  name: 'resend_document_assignment',
  description: 'Sends a document again that was declined or has expired. Signatures under it stay.',
  input: z.object({ id: z.uuid(), due_date: z.iso.date().nullish() }),
  returns: 'client_document_assignments',
  async run(run) {
    const { input, db, actor, now } = run;
    const locked = await lockAssignment(run, input.id);
    const { assignment, document, relation, acting } = locked;
    requireOk(mayHandOut(relation));
    const due_date = requireOk(resendDocument(assignment, input.due_date ?? null, acting.today));
    const status = reopenedStatus(assignment.signed);
    await db.client_document_assignments.update({
      where: rowKey(actor, assignment.id),
      data: {
        status,
        signed_status: signedStatusOf(status, assignment.signed.length > 0),
        due_date: due_date === null ? null : new Date(due_date),
        declined_at: null,
        declined_by_user_id: null,
        decline_reason: null,
        reminded_days: null,
        version: { increment: 1 },
        updated_at: now,
      },
      select: { id: true },
    });
    const from_value = { status: assignment.status, due_date: assignment.due_date };
    const to_value = { status, due_date };
    recordDocument(
      run,
      document.id,
      { action: 'sent_again', from_value, to_value, note: null },
      assignment.id,
    );
    const signer = nextSigner({ ...assignment, status });
    const to_user_id = {
      USER: assignment.user_id,
      WITNESS: assignment.witness_user_id,
      ADMIN: assignment.admin_signer_user_id,
    }[signer ?? 'USER'];
    if (to_user_id)
      emitAssignmentEvent(run, 'doc_assigned', locked, { why: 'SENT_AGAIN', to_user_id, due_date });
    return { id: assignment.id };
  },
});

type Nudged = Pick<
  AssignmentRow,
  'id' | 'user_id' | 'user_name' | 'witness_user_id' | 'admin_signer_user_id'
> & {
  readonly next_user_id: string;
  readonly due_date: string | null;
};

export const nudgeAssignees = defineCommand({
  name: 'nudge_assignees',
  description: 'Reminds everybody whose turn it is of a document, once a day each.',
  input: z.object({ id: z.uuid() }),
  returns: null,
  counts: ['nudged'],
  async run(run) {
    const { db, actor, now, input } = run;
    const { document, relation } = await lockReadDocument(run, input.id);
    requireOk(mayHandOut(relation));
    requireOk(isHandedOut(document.status));
    const { today, zone } = await clientDay(run);
    const { start } = dayBounds(today, zone);
    const nudged = await db.$queryRaw<Nudged[]>`
      update client_document_assignments a set nudged_at = ${now}, updated_at = ${now}
      from client_document_versions v, users u
      where a.client_id = ${actor.client_id}::uuid and a.client_document_id = ${document.id}::uuid
        and v.client_id = a.client_id and v.id = a.client_document_version_id and v.version_no = ${document.current_version_no}
        and u.client_id = a.client_id and u.id = a.user_id
        and a.next_user_id is not null and (a.nudged_at is null or a.nudged_at < ${start})
      returning a.id, a.user_id, u.display_name as user_name, a.witness_user_id, a.admin_signer_user_id, a.next_user_id,
        a.due_date::text`;
    for (const { next_user_id: to_user_id, due_date, ...assignment } of nudged)
      emitAssignmentEvent(
        run,
        'doc_assigned',
        { document, assignment },
        { why: 'NUDGE', to_user_id, due_date },
      );
    if (nudged.length > 0)
      recordDocument(run, document.id, { action: 'nudged', to_value: { nudged: nudged.length }, note: null });
    return { counts: { nudged: nudged.length } };
  },
});
