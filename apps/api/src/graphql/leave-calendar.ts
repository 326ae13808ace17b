import { mayShowCalendar } from '@operatory/domain';
import { z } from 'zod';
import { refused, requireOk } from '../commands/refuse.ts';
import { viewerOf } from '../commands/viewer.ts';
import type { Builder } from './builder.ts';
import { type CalendarDay, type Holiday, readCalendarDays, readHolidays } from './leave-calendar-rows.ts';
import { inTenant } from './me.ts';

/**
 * Adds the query `leave_calendar`: leave and public holidays at the caller's clinics. Everybody sees the
 * names and days of approved leave; further details are only for users who can read the request.
 */
export function addLeaveCalendar(builder: Builder): void {
  const all = 'Null for colleagues of whom only the name is shown';
  const leaveType = builder
    .objectRef<NonNullable<CalendarDay['leave_type']>>('leave_calendar_type')
    .implement({
      fields: (t) => ({
        id: t.expose('id', { type: 'uuid' }),
        name: t.exposeString('name'),
        color: t.exposeString('color', { nullable: true }),
      }),
    });
  const day = builder.objectRef<CalendarDay>('leave_calendar_day').implement({
    fields: (t) => ({
      date: t.expose('date', { type: 'date' }),
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      clinic_ids: t.field({
        type: ['uuid'],
        description: 'Clinics where the person is missed, of those that the caller knows',
        resolve: ({ clinic_ids }) => [...clinic_ids],
      }),
      employee_leave_id: t.expose('employee_leave_id', { type: 'uuid', nullable: true, description: all }),
      status: t.exposeString('status', { nullable: true, description: all }),
      leave_type: t.field({
        type: leaveType,
        nullable: true,
        description: `${all}, and for time in lieu`,
        resolve: (row) => row.leave_type,
      }),
      is_all_day: t.exposeBoolean('is_all_day', { nullable: true, description: all }),
      start_time: t.exposeString('start_time', {
        nullable: true,
        description: '`HH:mm:ss` at the clinic; null for a whole day',
      }),
      end_time: t.exposeString('end_time', { nullable: true }),
      hrs: t.exposeString('hrs', { nullable: true, description: all }),
    }),
  });
  const holiday = builder.objectRef<Holiday>('leave_calendar_holiday').implement({
    fields: (t) => ({
      date: t.expose('date', { type: 'date' }),
      name: t.exposeString('name'),
      state: t.exposeString('state', { nullable: true, description: 'Null: the whole country' }),
      start_time: t.exposeString('start_time', { nullable: true }),
      end_time: t.exposeString('end_time', { nullable: true }),
    }),
  });
  const calendar = builder
    .objectRef<{ readonly days: readonly CalendarDay[]; readonly holidays: readonly Holiday[] }>(
      'leave_calendar',
    )
    .implement({
      fields: (t) => ({
        days: t.field({ type: [day], resolve: ({ days }) => [...days] }),
        holidays: t.field({ type: [holiday], resolve: ({ holidays }) => [...holidays] }),
      }),
    });
  builder.queryField('leave_calendar', (t) =>
    t.field({
      type: calendar,
      description: 'Days of leave of colleagues, and public holidays of the clinics’ states',
      args: {
        from: t.arg({ type: 'date', required: true }),
        until: t.arg({ type: 'date', required: true }),
        clinic_id: t.arg({ type: 'uuid' }),
      },
      resolve: async (_root, { clinic_id, ...asked }, { app, who }) => {
        const dates = z.object({ from: z.iso.date(), until: z.iso.date() }).safeParse(asked);
        if (!dates.success) throw refused('leave_calendar_range');
        const { from, until } = dates.data;
        requireOk(mayShowCalendar(from, until));
        const viewer = viewerOf(who);
        const clinics = clinic_id == null ? null : who.clinic_ids.filter((id) => id === clinic_id);
        if (clinics?.length === 0) return { days: [], holidays: [] };
        const [days, holidays] = await inTenant(app, who, () =>
          Promise.all([
            readCalendarDays(app.prisma, viewer, from, until),
            readHolidays(app.prisma, clinics ?? who.clinic_ids, from, until),
          ]),
        );
        const isShown = ({ clinic_ids }: CalendarDay) =>
          !clinics || clinics.some((id) => clinic_ids.includes(id));
        return { days: days.filter(isShown), holidays };
      },
    }),
  );
}
