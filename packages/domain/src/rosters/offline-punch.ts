import { ok, type Result, refuse } from '../refusal.ts';
import { type Punch, punchOf } from './clock-rules.ts';

const minute = 60_000;
/** A device's clock may be ahead by this many minutes; a later time is refused. */
export const maxDeviceAhead = 5;
/** A punch can wait on a device for this many minutes. */
export const maxOfflineTime = 36 * 60;

/** A punch with the device's time, which must be neither in the future nor long past. */
export function offlinePunch(received_at: Date, offline_at: Date | null): Result<Punch> {
  if (offline_at !== null) {
    const late = received_at.getTime() - offline_at.getTime();
    if (late < -maxDeviceAhead * minute) return refuse('clock_time_ahead');
    if (late > maxOfflineTime * minute) return refuse('clock_time_old');
  }
  return ok(punchOf(received_at, offline_at));
}
