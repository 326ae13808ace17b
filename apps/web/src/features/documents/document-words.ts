import type { NoteEntry } from '@operatory/domain';

/** Formats a count with its noun: `1 person`, `3 people`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const verbs: Readonly<Record<string, string>> = {
  submitted: 'added this document',
  revised: 'added a new version',
  approved: 'approved it',
  rejected: 'rejected it',
  cancelled: 'cancelled it',
  assigned: 'assigned it',
  sent_again: 'sent it again',
  nudged: 'sent a reminder',
  viewed: 'opened it',
  completed: 'completed it',
  signed: 'signed it',
  witnessed: 'signed it as witness',
  signed_as_admin: 'signed it as admin',
  file_given_back: 'uploaded the completed file',
  declined: 'declined it',
  expired: 'let it expire',
};

/**
 * The verb of a history line, to be written after the person's name; an action without one is shown by its
 * name.
 */
export const documentActionInWords = (action: string): string =>
  verbs[action] ?? action.toLowerCase().replaceAll('_', ' ');

/** Converts a history line with a note to an entry of the document's notes. */
export function noteFromHistory(line: {
  readonly id: string;
  readonly action: string;
  readonly note: string | null;
  readonly created_at: string;
}): NoteEntry {
  const change = line.action === 'submitted' ? 'Created' : line.action === 'revised' ? 'Edited' : 'Updated';
  return {
    id: line.id,
    heading: change === 'Updated' ? 'Message' : 'Notes',
    text: line.note ?? '',
    change,
    at: line.created_at,
  };
}

/**
 * The result of a reminder. Each assignee is reminded once a day; if any admin may sign, there is nobody in
 * particular to remind.
 */
export function remindersInWords(nudged: number, waitsFor: readonly (string | null)[]): string {
  if (nudged > 0) return `Reminded ${countOf(nudged, 'person', 'people')}`;
  return waitsFor.every((signer) => signer === null || signer === 'USER')
    ? 'Everyone was reminded today'
    : 'Nobody to remind: they were reminded today, or any admin can sign next';
}

export const notRevisable = 'Only approved documents, and rejected ones of your own, can get a new version.';
