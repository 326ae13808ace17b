import type { Builder } from '../builder.ts';
import type { PeriodLine, PeriodRow, TimesheetPeriod } from './read-timesheet-period.ts';

export function timesheetPeriodType(builder: Builder) {
  const pay = builder.objectRef<PeriodLine['pay'][number]>('timesheet_pay').implement({
    fields: (t) => ({
      pay_type: t.exposeString('pay_type', {
        description: 'ORDINARY, SATURDAY, SUNDAY, PUBLIC_HOLIDAY or OVERTIME',
      }),
      minutes: t.exposeInt('minutes'),
      cents: t.exposeInt('cents', { nullable: true, description: 'Null: not known, or not shown' }),
    }),
  });
  const taken = builder.objectRef<PeriodLine['breaks'][number]>('timesheet_break').implement({
    fields: (t) => ({
      break_type: t.exposeString('break_type'),
      started_at: t.field({ type: 'timestamptz', resolve: ({ started_at }) => started_at }),
      ended_at: t.field({ type: 'timestamptz', nullable: true, resolve: ({ ended_at }) => ended_at }),
    }),
  });
  const line = builder.objectRef<PeriodLine>('timesheet_line').implement({
    description: 'A shift with its punches',
    fields: (t) => ({
      shift_id: t.expose('shift_id', { type: 'uuid' }),
      date: t.expose('date', { type: 'date' }),
      start_time: t.exposeString('start_time', { description: '`HH:mm:ss` at the clinic' }),
      end_time: t.exposeString('end_time'),
      roster_shift_type: t.exposeString('roster_shift_type'),
      clocked_in_at: t.field({ type: 'timestamptz', nullable: true, resolve: (row) => row.clocked_in_at }),
      clocked_in_message: t.exposeString('clocked_in_message', { nullable: true }),
      clocked_out_at: t.field({ type: 'timestamptz', nullable: true, resolve: (row) => row.clocked_out_at }),
      clocked_out_message: t.exposeString('clocked_out_message', { nullable: true }),
      breaks: t.field({ type: [taken], resolve: ({ breaks }) => [...breaks] }),
      planned_minutes: t.exposeInt('planned_minutes'),
      worked_minutes: t.exposeInt('worked_minutes'),
      paid_minutes: t.exposeInt('paid_minutes'),
      meal_minutes: t.exposeInt('meal_minutes'),
      rest_minutes: t.exposeInt('rest_minutes'),
      cost_cents: t.exposeInt('cost_cents', { nullable: true }),
      pay: t.field({ type: [pay], resolve: (row) => [...row.pay] }),
      looks: t.stringList({ resolve: ({ looks }) => [...looks] }),
    }),
  });
  const row = builder.objectRef<PeriodRow>('timesheet_row').implement({
    description: 'The hours of one person: as they were approved, otherwise as they are now',
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      profile_image: t.field({ type: 'jsonb', nullable: true, resolve: (each) => each.profile_image }),
      color_code: t.exposeString('color_code', { nullable: true }),
      timesheet_id: t.field({
        type: 'uuid',
        nullable: true,
        description: 'Null: not approved',
        resolve: ({ approved }) => approved?.id ?? null,
      }),
      version: t.int({ nullable: true, resolve: ({ approved }) => approved?.version ?? null }),
      status: t.string({
        description: 'OPEN, APPROVED or LOCKED',
        resolve: ({ approved }) => approved?.status ?? 'OPEN',
      }),
      from_date: t.field({
        type: 'date',
        nullable: true,
        description: 'Of the approved period, which may be longer or shorter than the one that is shown',
        resolve: ({ approved }) => approved?.from_date ?? null,
      }),
      until_date: t.field({
        type: 'date',
        nullable: true,
        resolve: ({ approved }) => approved?.until_date ?? null,
      }),
      approved_by: t.string({ nullable: true, resolve: ({ approved }) => approved?.approved_by ?? null }),
      approved_at: t.field({
        type: 'timestamptz',
        nullable: true,
        resolve: ({ approved }) => approved?.approved_at.toISOString() ?? null,
      }),
      locked_by: t.string({ nullable: true, resolve: ({ approved }) => approved?.locked_by ?? null }),
      locked_at: t.field({
        type: 'timestamptz',
        nullable: true,
        resolve: ({ approved }) => approved?.locked_at?.toISOString() ?? null,
      }),
      planned_minutes: t.exposeInt('planned_minutes', { description: 'By the roster, without meals' }),
      worked_minutes: t.exposeInt('worked_minutes', { description: 'What passed, without meals taken' }),
      paid_minutes: t.exposeInt('paid_minutes', { description: 'By the clock, without meals taken' }),
      meal_minutes: t.exposeInt('meal_minutes'),
      rest_minutes: t.exposeInt('rest_minutes'),
      cost_cents: t.exposeInt('cost_cents', { nullable: true, description: 'Null: not known, or not shown' }),
      cost_unknown: t.exposeString('cost_unknown', {
        nullable: true,
        description: 'no_award, no_birth_date, no_sub_level, no_rate or no_percentage',
      }),
      pay: t.field({ type: [pay], resolve: (each) => [...each.pay] }),
      looks: t.stringList({
        description:
          'LATE, ABSENT, OPEN, FORGOTTEN, CONTINUED, UNROSTERED, CORRECTED, REQUESTED or OFFLINE: what somebody should check',
        resolve: ({ looks }) => [...looks],
      }),
      is_open: t.exposeBoolean('is_open', { description: 'A shift has no clock-out' }),
      has_pending_request: t.exposeBoolean('has_pending_request', {
        description: 'A correction of clock times is waiting',
      }),
      may_approve: t.exposeBoolean('may_approve'),
      lines: t.field({ type: [line], resolve: ({ lines }) => [...lines] }),
    }),
  });
  return builder.objectRef<TimesheetPeriod>('timesheet_period').implement({
    fields: (t) => ({
      clinic_id: t.expose('clinic_id', { type: 'uuid' }),
      name: t.exposeString('name'),
      zone: t.exposeString('zone'),
      is_over: t.exposeBoolean('is_over', { description: 'Hours are approved after the last day' }),
      shows_costs: t.exposeBoolean('shows_costs'),
      may_lock: t.exposeBoolean('may_lock'),
      rows: t.field({ type: [row], resolve: ({ rows }) => [...rows] }),
    }),
  });
}
