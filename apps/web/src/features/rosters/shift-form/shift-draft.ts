import {
  type BreakColumns,
  breaksOfShift,
  type PlannedBreak,
  type RosterBreakType,
  type ShiftPlan,
  usualBreaks,
} from '@operatory/domain';
import type { BreakColumns as BreakValues, ShiftValues, WeekTiming } from '../grid/week-types.ts';

/**
 * A shift as its form edits it. Times are `HH:mm`, or the typed text if that is not a time; the lengths of
 * breaks are text too.
 */
export type ShiftDraft = Omit<ShiftValues, keyof BreakValues | 'message'> &
  Readonly<Record<keyof BreakValues, string>> & { readonly message: string };

export const breakColumns = {
  MEAL: { length: 'meal_break_duration', start: 'meal_break_start_time' },
  REST: { length: 'rest_break_duration', start: 'rest_break_start_time' },
  EXTRA_MEAL: { length: 'extra_meal_break_duration', start: 'extra_meal_break_start_time' },
  EXTRA_REST: { length: 'extra_rest_break_duration', start: 'extra_rest_break_start_time' },
} as const satisfies Readonly<
  Record<RosterBreakType, { length: keyof BreakValues; start: keyof BreakValues }>
>;

export const isTime = (text: string): boolean => /^\d\d:\d\d(:\d\d)?$/.test(text);
const isCount = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text.trim());
const shortTime = (time: string | null | undefined): string => time?.slice(0, 5) ?? '';
const longTime = (time: string): string | null => (isTime(time) ? `${shortTime(time)}:00` : null);

function breakTexts(columns: BreakColumns): Pick<ShiftDraft, keyof BreakValues> {
  const lengthOf = (length: number | null | undefined) => (length ? String(length) : '');
  return {
    meal_break_duration: lengthOf(columns.meal_break_duration),
    meal_break_start_time: shortTime(columns.meal_break_start_time),
    rest_break_duration: lengthOf(columns.rest_break_duration),
    rest_break_start_time: shortTime(columns.rest_break_start_time),
    extra_meal_break_duration: lengthOf(columns.extra_meal_break_duration),
    extra_meal_break_start_time: shortTime(columns.extra_meal_break_start_time),
    extra_rest_break_duration: lengthOf(columns.extra_rest_break_duration),
    extra_rest_break_start_time: shortTime(columns.extra_rest_break_start_time),
  };
}

export const draftOf = (
  known: Partial<ShiftValues> & Pick<ShiftValues, 'clinic_roster_date'>,
): ShiftDraft => ({
  clinic_roster_date: known.clinic_roster_date,
  start_time: shortTime(known.start_time),
  end_time: shortTime(known.end_time),
  user_id: known.user_id ?? null,
  user_whom_id: known.user_whom_id ?? null,
  clinic_room_id: known.clinic_room_id ?? null,
  clinic_roster_shift_timing_id: known.clinic_roster_shift_timing_id ?? null,
  roster_shift_type: known.roster_shift_type ?? 'ORDINARY',
  message: known.message ?? '',
  ...breakTexts(known),
});

type Times = Pick<ShiftDraft, 'start_time' | 'end_time'>;
export const hasTimes = ({ start_time, end_time }: Times): boolean =>
  isTime(start_time) && isTime(end_time) && shortTime(start_time) !== shortTime(end_time);

const planned = (breaks: readonly PlannedBreak[]): BreakColumns =>
  Object.fromEntries(
    breaks.flatMap(({ type, length, start }) => [
      [breakColumns[type].length, length],
      [breakColumns[type].start, start],
    ]),
  );
const usual = (times: Times) =>
  breakTexts(planned(hasTimes(times) ? usualBreaks({ start: times.start_time, end: times.end_time }) : []));

export const withUsualBreaks = (draft: ShiftDraft): ShiftDraft => ({ ...draft, ...usual(draft) });

const hasUsualBreaks = (draft: ShiftDraft): boolean => {
  const expected = usual(draft);
  return Object.values(breakColumns).every(
    ({ length, start }) => draft[length] === expected[length] && draft[start] === expected[start],
  );
};

/**
 * The draft with this shift timing, which sets the times and their usual breaks. Without a timing the times
 * stay.
 */
export const withTiming = (draft: ShiftDraft, timing: WeekTiming | undefined): ShiftDraft =>
  timing
    ? withUsualBreaks({
        ...draft,
        clinic_roster_shift_timing_id: timing.id,
        start_time: shortTime(timing.start_time),
        end_time: shortTime(timing.end_time),
      })
    : { ...draft, clinic_roster_shift_timing_id: null };

/**
 * The draft with a new start or end. Usual breaks are computed again; breaks that the user has changed stay.
 */
export function withTimes(draft: ShiftDraft, change: Partial<Times>): ShiftDraft {
  const next = { ...draft, ...change };
  return hasUsualBreaks(draft) ? withUsualBreaks(next) : next;
}

/** The draft as the domain's rules take it; null until both times are set. */
export const planOfDraft = (draft: ShiftDraft, zone: string): ShiftPlan | null =>
  hasTimes(draft)
    ? { date: draft.clinic_roster_date, start: draft.start_time, end: draft.end_time, zone }
    : null;

/** The values to save. A break without a length is removed. */
export function valuesOfDraft(draft: ShiftDraft): ShiftValues {
  const breakOf = (type: RosterBreakType) => {
    const { length, start } = breakColumns[type];
    const isBreak = isCount(draft[length]);
    return {
      length: isBreak ? Number(draft[length]) : null,
      start: isBreak ? longTime(draft[start]) : null,
    };
  };
  const [meal, rest] = [breakOf('MEAL'), breakOf('REST')];
  const [extraMeal, extraRest] = [breakOf('EXTRA_MEAL'), breakOf('EXTRA_REST')];
  return {
    ...draft,
    start_time: longTime(draft.start_time) ?? '',
    end_time: longTime(draft.end_time) ?? '',
    message: draft.message.trim() || null,
    meal_break_duration: meal.length,
    meal_break_start_time: meal.start,
    rest_break_duration: rest.length,
    rest_break_start_time: rest.start,
    extra_meal_break_duration: extraMeal.length,
    extra_meal_break_start_time: extraMeal.start,
    extra_rest_break_duration: extraRest.length,
    extra_rest_break_start_time: extraRest.start,
  };
}

export const breaksOfDraft = (draft: ShiftDraft): readonly PlannedBreak[] =>
  breaksOfShift(valuesOfDraft(draft));
