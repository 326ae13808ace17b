import { twelveHourOfTime } from '../time/twelve-hour.ts';
import { instantToWall } from '../time/zoned-time.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Like `Wed 25 Nov`. */
export function shiftDayInWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

/** Like `1:30 pm`. */
export function shiftTimeInWords(time: string): string {
  const { hour, minute, half } = twelveHourOfTime(time);
  return `${hour}:${minute} ${half.toLowerCase()}`;
}

/** Like `Wed 25 Nov, 9:00 am to 5:00 pm`. */
export const shiftInWords = (date: string, start: string, end: string): string =>
  `${shiftDayInWords(date)}, ${shiftTimeInWords(start)} to ${shiftTimeInWords(end)}`;

interface ClinicShift {
  readonly clinic_name: string;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly zone: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** A shift in its clinic's time, and also in the time of `here` if the clocks there show another. */
export function shiftElsewhereInWords(
  shift: ClinicShift,
  here: { readonly name: string; readonly zone: string },
): string {
  const { clinic_roster_date, start_time, end_time, zone } = shift;
  const there = `${shift.clinic_name}, ${shiftInWords(clinic_roster_date, start_time, end_time)}`;
  const from = instantToWall(shift.starts_at, here.zone);
  if (from.offset === instantToWall(shift.starts_at, zone).offset) return there;
  const until = instantToWall(shift.ends_at, here.zone);
  const day = from.date === clinic_roster_date ? '' : `${shiftDayInWords(from.date)}, `;
  return `${there} (${day}${shiftTimeInWords(from.time)} to ${shiftTimeInWords(until.time)} at ${here.name})`;
}
