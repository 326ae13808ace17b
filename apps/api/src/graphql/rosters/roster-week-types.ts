import type { Builder } from '../builder.ts';
import type { RosterWeek } from './read-roster-week.ts';
import { rosterShiftTypes } from './roster-shift-types.ts';

type Part<Name extends keyof RosterWeek> = RosterWeek[Name] extends readonly (infer Row extends object)[]
  ? Row
  : never;

export function rosterWeekType(builder: Builder) {
  const { shift, elsewhere } = rosterShiftTypes(builder);
  const person = builder.objectRef<Part<'people'>>('roster_week_person').implement({
    description: 'Somebody who can be rostered here, or has a shift here',
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      profile_image: t.field({ type: 'jsonb', nullable: true, resolve: (row) => row.profile_image }),
      color_code: t.exposeString('color_code', { nullable: true }),
      work: t.exposeString('work', { nullable: true, description: 'What they do' }),
      available_days: t.stringList({ resolve: (row) => [...row.available_days] }),
      max_hours_per_week: t.exposeString('max_hours_per_week', { nullable: true }),
      is_casual: t.exposeBoolean('is_casual'),
      award_name: t.exposeString('award_name', {
        nullable: true,
        description: 'Null: none, or costs are not shown',
      }),
    }),
  });
  const room = builder.objectRef<Part<'rooms'>>('roster_week_room').implement({
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      name: t.exposeString('name'),
      color: t.exposeString('color', { nullable: true }),
    }),
  });
  const timing = builder.objectRef<Part<'shift_timings'>>('roster_week_shift_timing').implement({
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      name: t.exposeString('name'),
      start_time: t.exposeString('start_time'),
      end_time: t.exposeString('end_time'),
      color: t.exposeString('color', { nullable: true }),
    }),
  });
  const leave = builder.objectRef<Part<'leave'>>('roster_week_leave').implement({
    description: 'A day of leave, approved or asked for',
    fields: (t) => ({
      employee_leave_id: t.expose('employee_leave_id', { type: 'uuid' }),
      user_id: t.expose('user_id', { type: 'uuid' }),
      status: t.exposeString('status', { description: 'PENDING or APPROVED' }),
      leave_name: t.exposeString('leave_name', {
        description: '`Leave` for those who may not read the request',
      }),
      color: t.exposeString('color', { nullable: true }),
      date: t.expose('date', { type: 'date' }),
      is_all_day: t.exposeBoolean('is_all_day'),
      start_time: t.exposeString('start_time', { nullable: true }),
      end_time: t.exposeString('end_time', { nullable: true }),
      starts_at: t.field({ type: 'timestamptz', resolve: (row) => row.starts_at.toISOString() }),
      ends_at: t.field({ type: 'timestamptz', resolve: (row) => row.ends_at.toISOString() }),
    }),
  });
  const holiday = builder.objectRef<Part<'holidays'>>('roster_week_holiday').implement({
    fields: (t) => ({
      date: t.expose('date', { type: 'date' }),
      name: t.exposeString('name'),
      start_time: t.exposeString('start_time', { nullable: true }),
      end_time: t.exposeString('end_time', { nullable: true }),
    }),
  });
  const expiring = builder.objectRef<Part<'expiring'>>('roster_week_expiring').implement({
    description: 'A licence or the like that has expired by the last day',
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      name: t.exposeString('name'),
      expires_on: t.expose('expires_on', { type: 'date' }),
    }),
  });
  return builder.objectRef<RosterWeek>('roster_week').implement({
    fields: (t) => ({
      clinic_id: t.expose('clinic_id', { type: 'uuid' }),
      name: t.exposeString('name'),
      state: t.exposeString('state', { nullable: true }),
      zone: t.exposeString('zone'),
      weekly_budget: t.exposeString('weekly_budget', {
        nullable: true,
        description: 'Dollars; null: none, or costs are not shown',
      }),
      may_add: t.exposeBoolean('may_add'),
      may_edit: t.exposeBoolean('may_edit'),
      may_delete: t.exposeBoolean('may_delete'),
      shows_costs: t.exposeBoolean('shows_costs'),
      shifts: t.field({ type: [shift], resolve: (row) => [...row.shifts] }),
      elsewhere: t.field({ type: [elsewhere], resolve: (row) => [...row.elsewhere] }),
      people: t.field({ type: [person], resolve: (row) => [...row.people] }),
      rooms: t.field({ type: [room], resolve: (row) => [...row.rooms] }),
      shift_timings: t.field({ type: [timing], resolve: (row) => [...row.shift_timings] }),
      leave: t.field({ type: [leave], resolve: (row) => [...row.leave] }),
      holidays: t.field({ type: [holiday], resolve: (row) => [...row.holidays] }),
      expiring: t.field({ type: [expiring], resolve: (row) => [...row.expiring] }),
    }),
  });
}
