export interface SplitMinutes {
  readonly paid_minutes: number;
  readonly unpaid_minutes: number;
}

/** Splits each day into paid and unpaid minutes, in order, until no paid minutes remain. */
export function splitHours(minutes: readonly number[], remaining: number): readonly SplitMinutes[] {
  let left = Math.max(0, remaining);
  return minutes.map((each) => {
    const paid = Math.min(each, left);
    left -= paid;
    return { paid_minutes: paid, unpaid_minutes: each - paid };
  });
}
