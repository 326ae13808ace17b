const verbs: Readonly<Record<string, string>> = {
  requested: 'asked for this leave',
  edited: 'changed the request',
  approved: 'approved it',
  rejected: 'rejected it',
  cancelled: 'cancelled it',
  cancellation_requested: 'asked to cancel it',
};

/**
 * The verb of a history line, to be written after the person's name; an action without one is shown by its
 * name.
 */
export const leaveActionInWords = (action: string): string => verbs[action] ?? action.replaceAll('_', ' ');
