import { allowed, type Result, refuse } from '../refusal.ts';

export interface DatedRate {
  readonly effective_from: string;
  /** A decimal text. */
  readonly base_price: string;
}

/**
 * @returns The rate that applies on a day: the newest one that has started. Undefined before the first rate.
 */
export const rateOn = <Rate extends DatedRate>(rates: readonly Rate[], date: string): Rate | undefined =>
  rates
    .filter(({ effective_from }) => effective_from <= date)
    .reduce<Rate | undefined>(
      (latest, rate) => (latest && latest.effective_from > rate.effective_from ? latest : rate),
      undefined,
    );

export type RateState = 'past' | 'current' | 'planned';

/** @returns The rates, newest first, with their state on the given day. */
export function rateHistory<Rate extends DatedRate>(
  rates: readonly Rate[],
  today: string,
): readonly { readonly rate: Rate; readonly state: RateState }[] {
  const current = rateOn(rates, today);
  return rates
    .toSorted((a, b) => (a.effective_from < b.effective_from ? 1 : -1))
    .map((rate) => ({
      rate,
      state: rate === current ? 'current' : rate.effective_from > today ? 'planned' : 'past',
    }));
}

/**
 * A rate that has started cannot be removed, because people were paid by it. A planned rate can, unless it is
 * the only one.
 */
export function mayRemoveRate(
  rates: readonly DatedRate[],
  { effective_from }: Pick<DatedRate, 'effective_from'>,
  today: string,
): Result {
  if (effective_from <= today) return refuse('award_rate_in_force');
  return rates.length > 1 ? allowed : refuse('award_rate_last');
}
