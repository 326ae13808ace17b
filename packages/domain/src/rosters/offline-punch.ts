import { ok, type Result, refuse } from '../refusal.ts';
import { type Punch, punchOf } from './clock-rules.ts';

const minute = 60_000;
/** Offline punches whose time is further in the future, in minutes, are refused. */
export const maxDeviceAhead = 5;
/** Offline punches that are older, in minutes, are refused. */
export const maxOfflineTime = 36 * 60;

/** Checks the device's time of an offline punch: it must be neither in the future nor too old. */
export function checkedPunch(received_at: Date, offline_at: Date | null): Result<Punch> {
  if (offline_at !== null) {
    const late = received_at.getTime() - offline_at.getTime();
    if (late < -maxDeviceAhead * minute) return refuse('clock_time_ahead');
    if (late > maxOfflineTime * minute) return refuse('clock_time_old');
  }
  return ok(punchOf(received_at, offline_at));
}
