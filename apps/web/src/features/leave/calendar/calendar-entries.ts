import type { LeaveDay } from './calendar-queries.ts';

/** One person's days of leave: those of one request, or together all whose requests the user may not read. */
export interface CalendarEntry {
  readonly key: string;
  readonly user_id: string;
  readonly name: string;
  /** Null if the user may not read the request, and knows only that the person is away. */
  readonly leaveId: string | null;
  readonly kind: string;
  readonly colour: string | null;
  readonly isPending: boolean;
  readonly clinic_ids: readonly string[];
  readonly days: ReadonlyMap<string, LeaveDay>;
}

export const unknownKind = 'Away';

const kindOf = ({ employee_leave_id, leave_type }: LeaveDay): string => {
  if (employee_leave_id === null) return unknownKind;
  return leave_type?.name ?? 'Time in lieu';
};

/** Groups days into entries, sorted by their first day and then by name. */
export function entriesOf(days: readonly LeaveDay[]): readonly CalendarEntry[] {
  const byKey = new Map<string, LeaveDay[]>();
  for (const day of days) {
    const key = day.employee_leave_id ?? day.user_id;
    byKey.set(key, [...(byKey.get(key) ?? []), day]);
  }
  return [...byKey].flatMap(([key, own]): CalendarEntry[] => {
    const [first] = own;
    if (!first) return [];
    return [
      {
        key,
        user_id: first.user_id,
        name: first.display_name,
        leaveId: first.employee_leave_id ?? null,
        kind: kindOf(first),
        colour: first.leave_type?.color ?? null,
        isPending: first.status === 'PENDING',
        clinic_ids: [...new Set(own.flatMap(({ clinic_ids }) => clinic_ids))],
        days: new Map(own.map((day) => [day.date, day])),
      },
    ];
  });
}

export const entriesOn = (entries: readonly CalendarEntry[], day: string): readonly CalendarEntry[] =>
  entries.filter(({ days }) => days.has(day));

/**
 * The line of each entry in a week: the lowest one that is free on all its days, so that a request stays on
 * one line.
 */
export function calendarLines(
  entries: readonly CalendarEntry[],
  week: readonly string[],
): ReadonlyMap<string, number> {
  const taken: Set<string>[] = [];
  const lines = new Map<string, number>();
  for (const { key, days } of entries) {
    const own = week.filter((day) => days.has(day));
    if (own.length === 0) continue;
    let line = taken.findIndex((busy) => own.every((day) => !busy.has(day)));
    if (line < 0) line = taken.push(new Set()) - 1;
    for (const day of own) taken[line]?.add(day);
    lines.set(key, line);
  }
  return lines;
}

/** The kinds of leave in view with their colours, by name. */
export function legendOf(
  entries: readonly CalendarEntry[],
): readonly Pick<CalendarEntry, 'kind' | 'colour'>[] {
  const byKind = new Map(entries.map(({ kind, colour }) => [kind, { kind, colour }]));
  return [...byKind.values()].toSorted((one, other) => one.kind.localeCompare(other.kind));
}
