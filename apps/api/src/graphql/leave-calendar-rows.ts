import type { Prisma } from '@operatory/db';
import { type LeaveStatus, type LeaveViewer, shownOnCalendar } from '@operatory/domain';
import { dayInput } from '../commands/day.ts';

export interface CalendarDay {
  readonly date: string;
  readonly user_id: string;
  readonly display_name: string;
  readonly clinic_ids: readonly string[];
  readonly employee_leave_id: string | null;
  readonly status: LeaveStatus | null;
  readonly leave_type: { readonly id: string; readonly name: string; readonly color: string | null } | null;
  readonly is_all_day: boolean | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly hrs: string | null;
}
export interface Holiday {
  readonly date: string;
  readonly name: string;
  readonly state: string | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

const dateText = (date: Date): string => date.toISOString().slice(0, 10);
const timeText = (time: Date | null): string | null => time?.toISOString().slice(11, 19) ?? null;
const nothingMore = {
  employee_leave_id: null,
  status: null,
  leave_type: null,
  is_all_day: null,
  start_time: null,
  end_time: null,
  hrs: null,
};

/** Days of leave that the viewer may see, of people who can sign in, by date and name. */
export async function readCalendarDays(
  db: Prisma,
  viewer: LeaveViewer,
  from: string,
  until: string,
): Promise<readonly CalendarDay[]> {
  const mine = [...viewer.clinic_ids];
  const rows = await db.employee_leave_days.findMany({
    where: {
      date: { gte: dayInput(from), lte: dayInput(until) },
      status: { in: ['APPROVED', 'PENDING'] },
      user: {
        profile_status: { not: 'INACTIVE' },
        j_users_user_roles: { some: { blocked_status: 'UN_BLOCKED' } },
      },
      OR: [
        { user_id: viewer.user_id },
        { clinic_id: { in: mine } },
        { user: { j_users_clinics: { some: { clinic_id: { in: mine } } } } },
        { user: { users_reported_to_users: { some: { reported_to_user_id: viewer.user_id } } } },
      ],
    },
    select: {
      date: true,
      user_id: true,
      clinic_id: true,
      employee_leave_id: true,
      status: true,
      is_all_day: true,
      start_time: true,
      end_time: true,
      paid_hrs: true,
      unpaid_hrs: true,
      client_employee_leave_type: { select: { id: true, name: true, color: true } },
      employee_leave: { select: { created_by_user_id: true } },
      user: {
        select: {
          display_name: true,
          j_users_clinics: { select: { clinic_id: true }, where: { clinic_id: { in: mine } } },
          users_reported_to_users: { select: { reported_to_user_id: true } },
        },
      },
    },
    orderBy: [{ date: 'asc' }, { user: { display_name: 'asc' } }, { user_id: 'asc' }, { start_time: 'asc' }],
  });
  const named = new Set<string>();
  return rows.flatMap((row): CalendarDay[] => {
    const { user_id, clinic_id, status, user } = row;
    const works = user.j_users_clinics.map((one) => one.clinic_id);
    const near = mine.includes(clinic_id);
    const facts = {
      user_id,
      clinic_id,
      status,
      created_by_user_id: row.employee_leave.created_by_user_id,
      manager_user_ids: user.users_reported_to_users.map((line) => line.reported_to_user_id),
      is_colleague: near || works.length > 0,
    };
    const shown = shownOnCalendar(facts, viewer);
    if (shown === 'nothing') return [];
    const date = dateText(row.date);
    const clinic_ids = [...new Set([...(near || shown === 'all' ? [clinic_id] : []), ...works])];
    const who = { date, user_id, display_name: user.display_name, clinic_ids };
    if (shown === 'name') {
      // Two rows for one day would reveal that the leave covers only some hours.
      const key = `${user_id} ${date}`;
      if (named.has(key)) return [];
      named.add(key);
      return [{ ...who, ...nothingMore }];
    }
    return [
      {
        ...who,
        employee_leave_id: row.employee_leave_id,
        status,
        leave_type: row.client_employee_leave_type,
        is_all_day: row.is_all_day,
        start_time: timeText(row.start_time),
        end_time: timeText(row.end_time),
        hrs: row.paid_hrs.add(row.unpaid_hrs).toFixed(2),
      },
    ];
  });
}

/** Holidays of the clinics' states, and national ones. */
export async function readHolidays(
  db: Prisma,
  clinics: readonly string[],
  from: string,
  until: string,
): Promise<readonly Holiday[]> {
  const places = await db.clinics.findMany({ where: { id: { in: [...clinics] } }, select: { state: true } });
  const states = places.flatMap(({ state }) => (state === null ? [] : [state]));
  const rows = await db.holidays.findMany({
    where: {
      date: { gte: dayInput(from), lte: dayInput(until) },
      OR: [{ state: null }, { state: { in: states } }],
    },
    select: { date: true, name: true, state: true, start_time: true, end_time: true },
    orderBy: [{ date: 'asc' }, { state: 'asc' }, { name: 'asc' }],
  });
  return rows.map(({ date, start_time, end_time, ...row }) => ({
    ...row,
    date: dateText(date),
    start_time: timeText(start_time),
    end_time: timeText(end_time),
  }));
}
