/** Why an item of a pack does not come to a person. */
export const packLeftOutReasons = [
  'other_clinic',
  'no_induction',
  'no_inbox',
  'no_training',
  'not_offered',
] as const;
export type PackLeftOutReason = (typeof packLeftOutReasons)[number];

/**
 * Why an item does not fit a person, null where it does. `isAble`: they can open such items at all; `isNear`: at the clinic that the
 * item is for.
 */
export function packItemUnfit(
  kind: 'FORM' | 'DOCUMENT' | 'COURSE',
  {
    isOffered,
    isAble,
    isNear,
  }: { readonly isOffered: boolean; readonly isAble: boolean; readonly isNear: boolean },
): PackLeftOutReason | null {
  if (!isOffered) return 'not_offered';
  if (!isAble) return ({ FORM: 'no_induction', DOCUMENT: 'no_inbox', COURSE: 'no_training' } as const)[kind];
  return isNear ? null : 'other_clinic';
}

/** When something given with a pack is due: on the day that the giver chose, otherwise on the earlier of the pack’s and its own. */
export function packItemDue(
  pack: { readonly due_date: string | null; readonly isChosen: boolean },
  own: string | null,
): string | null {
  if (pack.isChosen || own === null) return pack.due_date;
  return pack.due_date === null || own < pack.due_date ? own : pack.due_date;
}
