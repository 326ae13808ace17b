import { type Timesheet, timesheetOf } from '@operatory/domain';
import { readPaidPeople } from '../rosters/paid-people.ts';
import {
  type Db,
  readTimesheetHolidays,
  readTimesheetShifts,
  type ShiftRow,
  shiftOf,
  type TimesheetQuery,
} from './timesheet-rows.ts';

export interface CalculatedTimesheet {
  readonly user_id: string;
  readonly sheet: Timesheet;
  readonly rows: readonly ShiftRow[];
}

/** Calculates the hours of these people, or of everybody with shifts at the clinic in these weeks. */
export async function calculateTimesheets(
  db: Db,
  asked: TimesheetQuery,
  now: Date,
  people: readonly string[] | null = null,
): Promise<readonly CalculatedTimesheet[]> {
  const [rows, holidays] = [
    await readTimesheetShifts(db, asked, people),
    await readTimesheetHolidays(db, asked),
  ];
  const ids = [...new Set(rows.map(({ user_id }) => user_id))];
  const paid = await readPaidPeople(db, asked.client_id, ids);
  return ids.map((user_id) => {
    const mine = rows.filter((row) => row.user_id === user_id);
    const shiftsAt = (clinic: string) =>
      mine.filter(({ clinic_id }) => clinic_id === clinic).map((row) => shiftOf(row, holidays));
    const clinics = new Set(mine.map(({ clinic_id }) => clinic_id));
    clinics.delete(asked.clinic_id);
    return {
      user_id,
      rows: mine.filter(({ clinic_id }) => clinic_id === asked.clinic_id),
      sheet: timesheetOf({
        shifts: shiftsAt(asked.clinic_id),
        elsewhere: [...clinics].map(shiftsAt),
        person: paid.get(user_id) ?? null,
        now,
      }),
    };
  });
}
