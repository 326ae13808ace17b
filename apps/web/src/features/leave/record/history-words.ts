const verbs: Readonly<Record<string, string>> = {
  requested: 'asked for this leave',
  edited: 'changed the request',
  approved: 'approved it',
  rejected: 'rejected it',
  cancelled: 'cancelled it',
  cancellation_requested: 'asked to cancel it',
};

/** The verb of a history line, written after the person's name; an unknown action is shown by its own name. */
export const historyWords = (action: string): string => verbs[action] ?? action.replaceAll('_', ' ');
