/** A state, as clinics store it (`value`) and as the holiday library names it (`short`). */
export interface HolidayState {
  readonly value: string;
  readonly short: string;
}
export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
  /** The value of the state; null if the holiday is national. */
  readonly state: string | null;
  /** The holiday lasts from this time (`HH:mm`) until midnight; null for the whole day. */
  readonly start_time: string | null;
}

/** Holidays that states have declared but the library lacks, by the library's rules and names. */
const declared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NT: { '12-25 and if saturday then next monday if sunday then next tuesday': 'Christmas Day' },
  SA: {
    '12-25 and if saturday then next monday if sunday then next tuesday': 'Christmas Day',
    '04-25 and if sunday then next monday': 'Anzac Day',
  },
};

/** @returns The public holidays of a year. Those that all states have are national and listed once. */
export async function publicHolidays(
  year: number,
  states: readonly HolidayState[],
): Promise<readonly PublicHoliday[]> {
  // The library is loaded when needed, because it contains the holidays of all countries.
  const { default: Holidays } = await import('date-holidays');
  const found = new Map<string, PublicHoliday & { readonly states: Set<string> }>();
  for (const { value, short } of states) {
    const calendar = new Holidays('AU', short, { types: ['public'] });
    for (const [rule, name] of Object.entries(declared[short] ?? {}))
      calendar.setHoliday(rule, { name, type: 'public' });
    for (const { date: text, name } of calendar.getHolidays(year)) {
      const date = text.slice(0, 10);
      const time = text.slice(11, 16);
      const start_time = time === '00:00' ? null : time;
      const key = `${date} ${time} ${name}`;
      const holiday = found.get(key) ?? { date, name, state: null, start_time, states: new Set() };
      holiday.states.add(value);
      found.set(key, holiday);
    }
  }
  return [...found.values()]
    .flatMap(({ states: having, ...holiday }) =>
      having.size === states.length ? [holiday] : [...having].map((state) => ({ ...holiday, state })),
    )
    .sort((one, other) => order(one).localeCompare(order(other)));
}

const order = ({ date, state, name }: PublicHoliday): string => `${date} ${state ?? ''} ${name}`;

const isNamed = (one: { readonly name: string }, other: { readonly name: string }): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase();

/** A stored holiday, which may have been renamed or moved. */
export type SavedHoliday = Pick<PublicHoliday, 'date' | 'name' | 'state'>;

/**
 * @returns The wanted holidays that do not exist yet. A holiday exists if its state, or the whole country,
 *   has one on its date, or one with its name in the same year; so holidays that were renamed or moved are
 *   neither changed nor added again.
 */
export function missingHolidays(
  wanted: readonly PublicHoliday[],
  saved: readonly SavedHoliday[],
  states: readonly HolidayState[],
): readonly PublicHoliday[] {
  const isThere = (holiday: PublicHoliday, state: string | null): boolean =>
    saved.some(
      (other) =>
        (other.state === null || other.state === state) &&
        (other.date === holiday.date ||
          (other.date.slice(0, 4) === holiday.date.slice(0, 4) &&
            isNamed(other, holiday) &&
            // A name may occur twice in the year, so the other date of that name does not count.
            !wanted.some((each) => each.date === other.date && isNamed(each, other)))),
    );
  return wanted.flatMap((holiday) => {
    if (isThere(holiday, holiday.state)) return [];
    if (holiday.state !== null) return [holiday];
    // Some states may already have a national holiday, each in a separate row.
    const left = states.filter(({ value }) => !isThere(holiday, value));
    return left.length === states.length
      ? [holiday]
      : left.map(({ value }) => ({ ...holiday, state: value }));
  });
}
