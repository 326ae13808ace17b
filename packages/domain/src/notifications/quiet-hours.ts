import { addDays, instantToWall, wallToInstant } from '../time/zoned-time.ts';

/**
 * Local times, `HH:mm`. If `to` is earlier than `from`, the hours last past midnight; if they are equal,
 * there are no quiet hours.
 */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}
/** For users who have not chosen their own. */
export const usualQuietHours: QuietHours = { from: '20:00', to: '07:00' };

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** @returns The user's stored preference, or the usual hours if it is invalid. */
export function quietHoursOf(value: unknown): QuietHours {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const fits = typeof from === 'string' && typeof to === 'string' && wallTime.test(from) && wallTime.test(to);
  return fits ? { from, to } : usualQuietHours;
}

/** When the quiet hours around this instant end; null if the instant is not in quiet hours. */
export function quietUntil(now: Date, zone: string, { from, to }: QuietHours): Date | null {
  if (from === to) return null;
  const { date, time } = instantToWall(now, zone);
  const clock = time.slice(0, 5);
  const overnight = to < from;
  const isQuiet = overnight ? clock >= from || clock < to : clock >= from && clock < to;
  if (!isQuiet) return null;
  return wallToInstant(overnight && clock >= from ? addDays(date, 1) : date, to, zone);
}
