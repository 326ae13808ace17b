export interface SplitMinutes {
  readonly paid_minutes: number;
  readonly unpaid_minutes: number;
}

/** Walks days in their order: paid as long as minutes remain, the rest unpaid; one day may be split. */
export function splitHours(minutes: readonly number[], remaining: number): readonly SplitMinutes[] {
  let left = Math.max(0, remaining);
  return minutes.map((each) => {
    const paid = Math.min(each, left);
    left -= paid;
    return { paid_minutes: paid, unpaid_minutes: each - paid };
  });
}
