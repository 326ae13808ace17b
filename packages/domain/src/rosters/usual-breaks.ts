import { rosterLimits } from './roster-limits.ts';
import { type BreakSpan, type PlannedBreak, timesBetweenBreaks } from './shift-breaks.ts';
import { minutesUntil, type ShiftPlan, timeAfter } from './shift-times.ts';

const meal = rosterLimits.shortest_meal;
const { without_meal, rest, rest_per } = rosterLimits;
const nearest = (minutes: number, step: number): number => Math.round(minutes / step) * step;

/**
 * As many meals as are needed so that no time without a meal exceeds the limit, but at most two, because a
 * shift has columns for only two.
 */
function mealsOf(whole: number): readonly BreakSpan[] {
  const count = whole <= without_meal ? 0 : whole <= 2 * without_meal + meal ? 1 : 2;
  const stretch = (whole - count * meal) / (count + 1);
  // Meals start a multiple of 15 minutes after the shift's start. The start of the second is rounded up, so
  // that the time after it is within the limit.
  const starts = [nearest(stretch, 15), Math.ceil((2 * stretch) / 15) * 15 + meal];
  return (['MEAL', 'EXTRA_MEAL'] as const).slice(0, count).map((type, at) => {
    const from = starts[at] ?? 0;
    return { type, from, until: from + meal };
  });
}

/** Rests for the paid time, each in the middle of the longest time without a break. */
function restsOf(whole: number, meals: readonly BreakSpan[]): readonly BreakSpan[] {
  const paid = whole - meals.length * meal;
  const count = Math.floor(paid / rest_per);
  // Only two rests have columns, so the second one gets the time of all further rests.
  const lengths = [rest, (count - 1) * rest].slice(0, Math.min(count, 2));
  const spans = [...meals];
  return lengths.map((length, at) => {
    const longest = timesBetweenBreaks(whole, spans).reduce((best, each) =>
      each.until - each.from > best.until - best.from ? each : best,
    );
    const from = nearest((longest.from + longest.until - length) / 2, 5);
    const span: BreakSpan = { type: at === 0 ? 'REST' : 'EXTRA_REST', from, until: from + length };
    spans.push(span);
    return span;
  });
}

export function usualBreaks({ start, end }: Pick<ShiftPlan, 'start' | 'end'>): readonly PlannedBreak[] {
  const whole = minutesUntil(start, end);
  const meals = mealsOf(whole);
  return [...meals, ...restsOf(whole, meals)].map(({ type, from, until }) => ({
    type,
    start: timeAfter(start, from),
    length: until - from,
  }));
}
