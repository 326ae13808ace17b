import { leavePeriodText } from '../leave/leave-period-text.ts';
import { hasGrant } from '../permissions/effective.ts';
import { details, eventsAbout, type NotificationText, type Subject } from './definition.ts';
import type { Grantee, RecipientRule } from './recipients.ts';

/** Facts of the document when the event was written. */
export interface DocumentEventFacts {
  readonly document_id: string;
  readonly document_name: string;
  readonly created_by_user_id: string;
}
export interface AssignmentEventFacts extends DocumentEventFacts {
  readonly user_id: string;
  readonly user_name: string;
  readonly witness_user_id: string | null;
  readonly admin_signer_user_id: string | null;
}

const about = eventsAbout<'client_documents', DocumentEventFacts>('client_documents');
const handed = eventsAbout<'client_document_assignments', AssignmentEventFacts>(
  'client_document_assignments',
);

const holds = ({ roleGrants }: Grantee, module: string): boolean =>
  roleGrants.some(({ grants }) => hasGrant(grants, module, 'VIEW'));
/** The users whose ids `of` returns, if they can see their Inbox or the documents. */
const these =
  <Payload>(of: (payload: Payload) => readonly (string | null)[]): RecipientRule<Payload> =>
  (payload, user) =>
    of(payload).includes(user.user_id) &&
    (holds(user, 'client_document_assignments') || holds(user, 'client-documents'));

const documentLink = (id: string): string => `/dashboard/client-documents/view/${id}`;
const inboxLink = ({ entity_id }: Subject): string =>
  `/dashboard/client-document-assignments/view/${entity_id}`;
/** The maker gets a link to the document, everybody else to their Inbox. */
const linkFor = (payload: AssignmentEventFacts & Subject, reader: string): string =>
  reader === payload.created_by_user_id ? documentLink(payload.document_id) : inboxLink(payload);
const said = (text: string | null): Pick<NotificationText, 'body'> =>
  text ? { body: text.slice(0, 200) } : {};

const decisions = { APPROVED: 'approved', REJECTED: 'rejected', CANCELLED: 'cancelled' } as const;
const signedAs = { USER: 'signed', WITNESS: 'witnessed', ADMIN: 'signed as admin' } as const;

interface Assigned {
  readonly why: 'ASSIGNED' | 'SENT_AGAIN' | 'NUDGE' | 'REMINDER';
  /** The person who has to act. */
  readonly to_user_id: string;
  readonly due_date: string | null;
}
const assignedTitle = (
  { why, document_name, due_date }: Assigned & AssignmentEventFacts,
  actor: string,
): string => {
  const until = due_date ? ` by ${leavePeriodText(due_date, due_date)}` : '';
  switch (why) {
    case 'ASSIGNED':
      return `${actor} sent you ${document_name}${until && `. Complete it${until}`}`;
    case 'SENT_AGAIN':
      return `${actor} sent you ${document_name} again${until && `. Complete it${until}`}`;
    case 'NUDGE':
      return `${actor} reminds you of ${document_name}${until && `. Complete it${until}`}`;
    case 'REMINDER':
      return `Complete ${document_name}${until}`;
  }
};

export const documentEvents = {
  doc_submitted: about({
    details: details<{ readonly approver_user_ids: readonly string[]; readonly note: string | null }>(),
    notification: {
      label: 'A document needs my approval',
      recipients: these(({ approver_user_ids }) => approver_user_ids),
      text: ({ document_name, document_id, note }, { actor }) => ({
        title: note
          ? `${actor} changed ${document_name}. It needs your approval`
          : `${actor} asks you to approve ${document_name}`,
        ...said(note),
        link: documentLink(document_id),
      }),
    },
    email: 'recipients',
  }),
  doc_decided: about({
    details: details<{
      readonly status: keyof typeof decisions;
      readonly approver_user_ids: readonly string[];
      readonly reason: string | null;
    }>(),
    notification: {
      label: 'A document that I made is decided, or one that I should approve is cancelled',
      recipients: these(({ status, created_by_user_id, approver_user_ids }) =>
        status === 'CANCELLED' ? [created_by_user_id, ...approver_user_ids] : [created_by_user_id],
      ),
      text: ({ document_name, document_id, status, reason }, { actor }) => ({
        title: `${actor} ${decisions[status]} ${document_name}`,
        ...said(reason),
        link: documentLink(document_id),
      }),
    },
    email: 'recipients',
  }),
  doc_assigned: handed({
    details: details<Assigned>(),
    notification: {
      label: 'A document is sent to me, or due',
      recipients: these(({ to_user_id }) => [to_user_id]),
      text: (payload, { actor }) => ({ title: assignedTitle(payload, actor), link: inboxLink(payload) }),
    },
    email: 'recipients',
  }),
  doc_progress: handed({
    details: details<{
      /** Null if the document was only read or filled in, without a signature. */
      readonly signed_as: keyof typeof signedAs | null;
      readonly next_user_id: string | null;
      readonly completed: boolean;
    }>(),
    notification: {
      label: 'It is my turn to sign a document, or one that I made or signed is completed',
      recipients: these((payload) => [
        payload.next_user_id,
        payload.created_by_user_id,
        ...(payload.completed
          ? [payload.user_id, payload.witness_user_id, payload.admin_signer_user_id]
          : []),
      ]),
      text: (payload, { actor, reader }) => ({
        title: progressTitle(payload, actor, reader),
        link: payload.next_user_id === reader ? inboxLink(payload) : linkFor(payload, reader),
      }),
    },
    email: null,
  }),
  doc_declined: handed({
    details: details<{ readonly reason: string }>(),
    notification: {
      label: 'A document that I made is declined',
      recipients: these(({ created_by_user_id }) => [created_by_user_id]),
      text: (payload, { actor }) => ({
        title: `${actor} declined ${payload.document_name}`,
        ...said(payload.reason),
        link: documentLink(payload.document_id),
      }),
    },
    email: null,
  }),
  doc_expired: handed({
    details: details(),
    notification: {
      label: 'A document was not completed in time',
      recipients: these(({ created_by_user_id, user_id }) => [created_by_user_id, user_id]),
      text: (payload, { reader }) => ({
        title:
          reader === payload.user_id
            ? `You did not complete ${payload.document_name} in time`
            : `${payload.user_name} did not complete ${payload.document_name} in time`,
        link: linkFor(payload, reader),
      }),
    },
    email: null,
  }),
};

function progressTitle(
  payload: AssignmentEventFacts & {
    readonly signed_as: keyof typeof signedAs | null;
    readonly next_user_id: string | null;
    readonly completed: boolean;
  },
  actor: string,
  reader: string,
): string {
  const { document_name, user_name, signed_as, next_user_id, completed } = payload;
  if (next_user_id === reader) return `It is your turn to sign ${document_name} for ${user_name}`;
  const done = signed_as === null ? 'completed' : signedAs[signed_as];
  const what = `${actor} ${done} ${document_name}`;
  return completed && signed_as !== null ? `${what}. All have signed` : what;
}
