/** A state of Australia: as clinics have it, and its code in the register of holidays. */
export interface HolidayState {
  readonly value: string;
  readonly short: string;
}
export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
  /** Null: everywhere. */
  readonly state: string | null;
  /** `HH:mm`; null: the whole day. It holds until midnight. */
  readonly start_time: string | null;
}

/** What states have declared and the register does not know, in its own grammar. */
const declared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NT: { '12-25 and if saturday then next monday if sunday then next tuesday': 'Christmas Day' },
  SA: {
    '12-25 and if saturday then next monday if sunday then next tuesday': 'Christmas Day',
    '04-25 and if sunday then next monday': 'Anzac Day',
  },
};

/** The public holidays of a year in each state; those that all states have are national, and named once. */
export async function publicHolidays(
  year: number,
  states: readonly HolidayState[],
): Promise<readonly PublicHoliday[]> {
  // Loaded when needed: it brings the whole world's holidays along.
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

/** A holiday as it was saved: perhaps renamed or moved since. */
export type SavedHoliday = Pick<PublicHoliday, 'date' | 'name' | 'state'>;

/**
 * Those that are not there. A holiday is there when its state, or the whole country, has one on its day, or one of its name
 * in its year: what somebody renamed or moved is neither changed nor added again.
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
            // Not one of two days with this name.
            !wanted.some((each) => each.date === other.date && isNamed(each, other)))),
    );
  return wanted.flatMap((holiday) => {
    if (isThere(holiday, holiday.state)) return [];
    if (holiday.state !== null) return [holiday];
    // A national one that some states have already, each with its own row.
    const left = states.filter(({ value }) => !isThere(holiday, value));
    return left.length === states.length
      ? [holiday]
      : left.map(({ value }) => ({ ...holiday, state: value }));
  });
}
