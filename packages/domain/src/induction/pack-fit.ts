/** Why a person does not get an item of a pack. */
export const packLeftOutReasons = [
  'other_clinic',
  'no_induction',
  'no_inbox',
  'no_training',
  'not_offered',
] as const;
export type PackLeftOutReason = (typeof packLeftOutReasons)[number];

/**
 * Why a person does not get the item; null if they do. `isAble` says whether they can open items of this
 * kind, `isNear` whether they are at the item's clinic.
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

/**
 * When an item of a pack is due: on the date that the giver chose, otherwise on the earlier of the pack's and
 * the item's own date.
 */
export function packItemDue(
  pack: { readonly due_date: string | null; readonly isChosen: boolean },
  own: string | null,
): string | null {
  if (pack.isChosen || own === null) return pack.due_date;
  return pack.due_date === null || own < pack.due_date ? own : pack.due_date;
}
