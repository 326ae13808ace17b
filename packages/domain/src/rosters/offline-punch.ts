import { ok, type Result, refuse } from '../refusal.ts';
import { type Punch, punchOf } from './clock-rules.ts';

const minute = 60_000;
/** How many minutes the device's time of an offline punch may be ahead of the server's. */
export const maxDeviceAhead = 5;
/** How many minutes old an offline punch may be when it reaches the server. */
export const maxOfflineTime = 36 * 60;

export function checkedPunch(received_at: Date, offline_at: Date | null): Result<Punch> {
  if (offline_at !== null) {
    const late = received_at.getTime() - offline_at.getTime();
    if (late < -maxDeviceAhead * minute) return refuse('clock_time_ahead');
    if (late > maxOfflineTime * minute) return refuse('clock_time_old');
  }
  return ok(punchOf(received_at, offline_at));
}
