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

/** What somebody did to a shift, after their name; an unknown action is shown by its own name, in words. */
export const historyAction = (action: string | null): string =>
  verbs[action ?? ''] ?? (action ?? 'changed it').replaceAll('_', ' ');
