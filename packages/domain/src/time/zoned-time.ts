/** A Date, or ISO text with an offset. */
export type Instant = Date | string;
/** `date` is `yyyy-mm-dd`, `time` is `HH:mm:ss`. */
export interface LocalDateTime {
  readonly date: string;
  readonly time: string;
  /** Minutes ahead of UTC. */
  readonly offset: number;
}
export interface WallTimeMatch {
  readonly instant: Date;
  /**
   * `skipped`: clocks jump over this time, so the instant of the jump is used. `twice`: the time occurs
   * twice, and the earlier instant is used.
   */
  readonly note: 'once' | 'skipped' | 'twice';
}

const minute = 60_000;
const day = 24 * 60 * minute;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}
const millisOf = (instant: Instant): number => {
  const millis = instant instanceof Date ? instant.getTime() : Date.parse(instant);
  if (Number.isNaN(millis)) throw new RangeError(`not an instant: ${String(instant)}`);
  return millis;
};

function readOffset(millis: number, zone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(millis)) parts[type] = value;
  const shown = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`;
  return (Date.parse(shown) - Math.floor(millis / 1000) * 1000) / minute;
}

/** The offset of each UTC day by the day's number. Null if the clocks change on that day. */
const steadyDays = new Map<string, Map<number, number | null>>();
const maxCachedDays = 4_000;

/**
 * Minutes ahead of UTC. Cached by day, because Intl's formatter takes longer than all other calculations of a
 * roster.
 */
function offsetAt(millis: number, zone: string): number {
  const days = steadyDays.get(zone) ?? new Map<number, number | null>();
  const number = Math.floor(millis / day);
  let steady = days.get(number);
  if (steady === undefined) {
    const [first, last] = [readOffset(number * day, zone), readOffset((number + 1) * day, zone)];
    steady = first === last ? first : null;
    if (days.size >= maxCachedDays) days.clear();
    days.set(number, steady);
    steadyDays.set(zone, days);
  }
  return steady ?? readOffset(millis, zone);
}

/**
 * @returns The wall time at an instant.
 * @throws RangeError for an invalid instant or zone
 */
export function instantToWall(instant: Instant, zone: string): LocalDateTime {
  const millis = millisOf(instant);
  const offset = offsetAt(millis, zone);
  const shown = new Date(Math.floor(millis / 1000) * 1000 + offset * minute).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 19), offset };
}

/**
 * @returns True if this is an IANA zone. Offsets such as `+10` are not accepted, because PostgreSQL reads
 * their sign the other way round.
 */
export function isZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && formatterOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** @returns The date at an instant, `yyyy-mm-dd`. */
export const localDate = (instant: Instant, zone: string): string => instantToWall(instant, zone).date;

/**
 * @returns The instant of a wall time, `yyyy-mm-dd` and `HH:mm` or `HH:mm:ss`. `note` says whether a clock
 * change skips or repeats it.
 */
export function findWall(date: string, time: string, zone: string): WallTimeMatch {
  const shown = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(shown)) throw new RangeError(`not a wall time: ${date} ${time}`);
  const aheadAt = (millis: number) => offsetAt(millis, zone) * minute;
  const [before, after] = [aheadAt(shown - day), aheadAt(shown + day)];
  // The same offset a day before and after means that no clock change is near.
  if (before === after) return { instant: new Date(shown - before), note: 'once' };
  const fitting = [...new Set([shown - before, shown - after])].filter(
    (candidate) => candidate + aheadAt(candidate) === shown,
  );
  if (fitting.length > 0)
    return { instant: new Date(Math.min(...fitting)), note: fitting.length > 1 ? 'twice' : 'once' };
  return { instant: new Date(changeBetween(shown - day, shown + day, aheadAt)), note: 'skipped' };
}
export const wallToInstant = (date: string, time: string, zone: string): Date =>
  findWall(date, time, zone).instant;

/** Finds the clock change by bisection. There must be exactly one between `from` and `to`. */
function changeBetween(from: number, to: number, aheadAt: (millis: number) => number): number {
  const first = aheadAt(from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (aheadAt(middle) === first) low = middle;
    else high = middle;
  }
  return high;
}

/** @returns The instant between these two at which the clocks change; null if both have the same offset. */
export function clockChange(from: Instant, until: Instant, zone: string): Date | null {
  const aheadAt = (millis: number) => offsetAt(millis, zone);
  const [first, last] = [millisOf(from), millisOf(until)];
  return aheadAt(first) === aheadAt(last) ? null : new Date(changeBetween(first, last, aheadAt));
}

/** @returns The instants at which a local day and the day after it begin. `end` is excluded. */
export const dayBounds = (date: string, zone: string): { readonly start: Date; readonly end: Date } => ({
  start: wallToInstant(date, '00:00', zone),
  end: wallToInstant(addDays(date, 1), '00:00', zone),
});

/** For example, `addDays('2026-12-31', 1)` is `2027-01-01`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

export const laterDate = (a: string, b: string): string => (a > b ? a : b);
