import { breakWindow, placeBreaks, type RosterBreakType } from '@operatory/domain';
import { validateAll } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { timeInWords } from '../roster-words.ts';
import { breakColumns, breaksOfDraft, hasTimes, isTime, type ShiftDraft } from './shift-draft.ts';

export type ShiftProblems = Partial<Record<keyof ShiftDraft, string>>;

const { form, fields = {} } = resourceOf('clinic_rosters');
/** The fields that the form edits; the clinic is the roster's. */
const ownFields = Object.fromEntries(
  form.flat().flatMap((column) => {
    const field = fields[column];
    return field && column !== 'clinic_id' ? [[column, field]] : [];
  }),
);

/** The problems of a draft: those of each field, of the breaks, and of equal times. */
export function problemsOfShift(draft: ShiftDraft): ShiftProblems {
  const { start_time, end_time } = draft;
  const isWithoutLength = isTime(start_time) && start_time === end_time;
  return {
    ...(hasTimes(draft) ? breakProblems(draft) : {}),
    ...validateAll(ownFields, Object.keys(ownFields), { ...draft }),
    ...(isWithoutLength ? { end_time: 'End must be another time than the start' } : {}),
  };
}

function breakProblems(draft: ShiftDraft): ShiftProblems {
  const shift = { start: draft.start_time, end: draft.end_time };
  const breaks = breaksOfDraft(draft);
  const wrong = placeBreaks(shift, breaks).problems.map(({ type, problem }): ShiftProblems => {
    const length = breaks.find((each) => each.type === type)?.length ?? 0;
    const window = breakWindow(shift, length);
    if (problem === 'overlaps') return { [breakColumns[type].start]: 'This overlaps another break' };
    if (!window) return { [breakColumns[type].length]: 'This break is longer than the shift' };
    return {
      [breakColumns[type].start]:
        `This break can start from ${timeInWords(window.first)} to ${timeInWords(window.last)}`,
    };
  });
  const withoutLength = (Object.keys(breakColumns) as RosterBreakType[]).flatMap((type): ShiftProblems[] => {
    const { length, start } = breakColumns[type];
    return draft[length].trim() === '' && draft[start] !== ''
      ? [{ [length]: 'Enter how many minutes the break lasts' }]
      : [];
  });
  return Object.assign({}, ...wrong, ...withoutLength);
}
