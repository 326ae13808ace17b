import { scaledInteger } from '../exact-decimal.ts';

/**
 * A grade for results from `start_percentage` up to but without `end_percentage`, except that 100 is in the
 * band that ends at 100.
 */
export interface GradeBand {
  readonly id: string;
  readonly start_percentage: string;
  readonly end_percentage: string;
}
export interface BandFault {
  readonly kind: 'gap' | 'overlap';
  /** The percentages between which a band is missing, or there is more than one. */
  readonly from: string;
  readonly to: string;
}

const places = 3;
const whole = scaledInteger('100', places);
const thousandths = (percentage: string): bigint => scaledInteger(percentage, places);
const inOrder = (one: GradeBand, other: GradeBand): number => {
  const difference = thousandths(one.start_percentage) - thousandths(other.start_percentage);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
};

/** Null if no band has the percentage. */
export function gradeOf<Band extends GradeBand>(percentage: string, bands: readonly Band[]): Band | null {
  const result = thousandths(percentage);
  const isIn = ({ start_percentage, end_percentage }: Band): boolean => {
    const end = thousandths(end_percentage);
    return thousandths(start_percentage) <= result && (result < end || (result === whole && end === whole));
  };
  return bands.find(isIn) ?? null;
}

/** Gaps and overlaps between 0 and 100. Having no bands at all is valid, because grades are optional. */
export function bandFaults(bands: readonly GradeBand[]): readonly BandFault[] {
  if (bands.length === 0) return [];
  const faults: BandFault[] = [];
  let reached = '0';
  for (const { start_percentage: start, end_percentage: end } of bands.toSorted(inOrder)) {
    const [from, at, to] = [thousandths(start), thousandths(reached), thousandths(end)];
    if (from > at) faults.push({ kind: 'gap', from: reached, to: start });
    if (from < at) faults.push({ kind: 'overlap', from: start, to: to < at ? end : reached });
    if (to > at) reached = end;
  }
  if (thousandths(reached) < whole) faults.push({ kind: 'gap', from: reached, to: '100' });
  return faults;
}
