const verbs: Readonly<Record<string, string>> = {
  added: 'added this shift',
  restored: 'brought this shift back',
  changed: 'changed it',
  published: 'published it',
  discarded: 'discarded its unpublished changes',
  deleted: 'deleted it',
  copied: 'copied it from another week',
  opened: 'made it an open shift',
  unassigned: 'unassigned it',
};

/**
 * The verb of a history line, to be written after the person's name; an action without one is shown by its
 * name.
 */
export const historyAction = (action: string | null): string =>
  verbs[action ?? ''] ?? (action ?? 'changed it').replaceAll('_', ' ');
