import { allowed, type Result, refuse } from '../refusal.ts';

/** A base rate and the first day on which it applies. */
export interface DatedRate {
  readonly effective_from: string;
  /** Decimal text. */
  readonly base_price: string;
}

/** The rate in force on a day: the latest that began by then. Undefined before the first. */
export const rateOn = <Rate extends DatedRate>(rates: readonly Rate[], date: string): Rate | undefined =>
  rates
    .filter(({ effective_from }) => effective_from <= date)
    .reduce<Rate | undefined>(
      (latest, rate) => (latest && latest.effective_from > rate.effective_from ? latest : rate),
      undefined,
    );

export type RateState = 'past' | 'current' | 'planned';

/** The rates with their state on a given day, newest first. */
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
 * A rate that was in force cannot be removed, because people were paid by it. A planned rate can be, unless it is the only one.
 */
export function mayRemoveRate(
  rates: readonly DatedRate[],
  { effective_from }: Pick<DatedRate, 'effective_from'>,
  today: string,
): Result {
  if (effective_from <= today) return refuse('award_rate_in_force');
  return rates.length > 1 ? allowed : refuse('award_rate_last');
}
