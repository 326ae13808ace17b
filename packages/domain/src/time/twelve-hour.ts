/** A time as people enter it: hour 1 to 12, minute 0 to 59, AM or PM. Empty texts are missing parts. */
export interface TwelveHour {
  readonly hour: string;
  readonly minute: string;
  readonly half: 'AM' | 'PM' | '';
}
export const noTime: TwelveHour = { hour: '', minute: '', half: '' };

const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** @returns True if the text can be typed as an hour. `0` can, because it may become `09`. */
export const isTypableHour = (text: string): boolean => text === '0' || text === '' || isWithin(text, 1, 12);
export const isTypableMinute = (text: string): boolean => text === '' || isWithin(text, 0, 59);

/** All three parts are required. */
export function twelveHourProblems({
  hour,
  minute,
  half,
}: TwelveHour): Partial<Record<keyof TwelveHour, string>> {
  return {
    ...(isWithin(hour, 1, 12) ? {} : { hour: 'Hour is required' }),
    ...(isWithin(minute, 0, 59) ? {} : { minute: 'Minute is required' }),
    ...(half === '' ? { half: 'AM/PM is required' } : {}),
  };
}

/** Null if a part is missing or invalid. 12 AM is hour 0. */
export function timeOfTwelveHour(parts: TwelveHour): string | null {
  if (Object.keys(twelveHourProblems(parts)).length > 0) return null;
  const hour = (Number(parts.hour) % 12) + (parts.half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${parts.minute.padStart(2, '0')}`;
}

/** Reads `HH:mm` or `HH:mm:ss`. Any other text gives empty parts. */
export function twelveHourOfTime(time: string): TwelveHour {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return noTime;
  return { hour: String(Number(hour) % 12 || 12), minute, half: Number(hour) < 12 ? 'AM' : 'PM' };
}
