import type { Builder } from '../builder.ts';
import type { RosterShift, RosterWeek } from './read-roster-week.ts';

const wall = '`HH:mm:ss` at the clinic';

/** @returns The types of a clinic's own shifts, and of its people's shifts elsewhere. */
export function rosterShiftTypes(builder: Builder) {
  const shift = builder.objectRef<RosterShift>('roster_week_shift').implement({
    description: 'A shift as it is planned: the changes that are not published yet over what is',
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      version: t.exposeInt('version'),
      user_id: t.expose('user_id', { type: 'uuid', nullable: true, description: 'Null: an open shift' }),
      user_whom_id: t.expose('user_whom_id', { type: 'uuid', nullable: true }),
      clinic_room_id: t.expose('clinic_room_id', { type: 'uuid', nullable: true }),
      clinic_roster_shift_timing_id: t.expose('clinic_roster_shift_timing_id', {
        type: 'uuid',
        nullable: true,
      }),
      roster_shift_type: t.exposeString('roster_shift_type'),
      clinic_roster_date: t.expose('clinic_roster_date', { type: 'date' }),
      start_time: t.exposeString('start_time', { description: wall }),
      end_time: t.exposeString('end_time', { description: `${wall}; before the start: on the next day` }),
      starts_at: t.field({ type: 'timestamptz', resolve: (row) => row.starts_at.toISOString() }),
      ends_at: t.field({ type: 'timestamptz', resolve: (row) => row.ends_at.toISOString() }),
      zone: t.exposeString('zone'),
      meal_break_duration: t.exposeInt('meal_break_duration', { nullable: true }),
      meal_break_start_time: t.exposeString('meal_break_start_time', { nullable: true }),
      rest_break_duration: t.exposeInt('rest_break_duration', { nullable: true }),
      rest_break_start_time: t.exposeString('rest_break_start_time', { nullable: true }),
      extra_meal_break_duration: t.exposeInt('extra_meal_break_duration', { nullable: true }),
      extra_meal_break_start_time: t.exposeString('extra_meal_break_start_time', { nullable: true }),
      extra_rest_break_duration: t.exposeInt('extra_rest_break_duration', { nullable: true }),
      extra_rest_break_start_time: t.exposeString('extra_rest_break_start_time', { nullable: true }),
      message: t.exposeString('message', { nullable: true }),
      published: t.exposeBoolean('published'),
      is_changed: t.exposeBoolean('is_changed', {
        description: 'It is published, and its next publishing changes it',
      }),
      was: t.field({
        type: 'jsonb',
        nullable: true,
        description: 'The published values of the columns that differ',
        resolve: (row) => row.was,
      }),
      clocked_in_at: t.field({
        type: 'timestamptz',
        nullable: true,
        resolve: (row) => row.clocked_in_at?.toISOString() ?? null,
      }),
      clocked_out_at: t.field({
        type: 'timestamptz',
        nullable: true,
        resolve: (row) => row.clocked_out_at?.toISOString() ?? null,
      }),
      is_on_break: t.exposeBoolean('is_on_break'),
      has_pending_request: t.exposeBoolean('has_pending_request'),
      paid_minutes: t.exposeInt('paid_minutes'),
      cost_cents: t.exposeInt('cost_cents', { nullable: true, description: 'Null: unknown, or not shown' }),
      cost_unknown: t.exposeString('cost_unknown', {
        nullable: true,
        description:
          'Why the cost is not known: no_award, no_birth_date, no_sub_level, no_rate or no_percentage',
      }),
    }),
  });
  const elsewhere = builder.objectRef<RosterWeek['elsewhere'][number]>('roster_week_elsewhere').implement({
    description:
      'Another shift of somebody of the roster: at another clinic, or on other days of these weeks and beside them',
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      user_id: t.expose('user_id', { type: 'uuid' }),
      clinic_id: t.expose('clinic_id', { type: 'uuid' }),
      clinic_name: t.exposeString('clinic_name'),
      zone: t.exposeString('zone'),
      clinic_roster_date: t.expose('clinic_roster_date', { type: 'date' }),
      start_time: t.exposeString('start_time'),
      end_time: t.exposeString('end_time'),
      starts_at: t.field({ type: 'timestamptz', resolve: (row) => row.starts_at.toISOString() }),
      ends_at: t.field({ type: 'timestamptz', resolve: (row) => row.ends_at.toISOString() }),
      roster_shift_type: t.exposeString('roster_shift_type'),
      paid_minutes: t.exposeInt('paid_minutes'),
      published: t.exposeBoolean('published'),
      meal_break_duration: t.exposeInt('meal_break_duration', { nullable: true }),
      meal_break_start_time: t.exposeString('meal_break_start_time', { nullable: true }),
      rest_break_duration: t.exposeInt('rest_break_duration', { nullable: true }),
      rest_break_start_time: t.exposeString('rest_break_start_time', { nullable: true }),
      extra_meal_break_duration: t.exposeInt('extra_meal_break_duration', { nullable: true }),
      extra_meal_break_start_time: t.exposeString('extra_meal_break_start_time', { nullable: true }),
      extra_rest_break_duration: t.exposeInt('extra_rest_break_duration', { nullable: true }),
      extra_rest_break_start_time: t.exposeString('extra_rest_break_start_time', { nullable: true }),
    }),
  });
  return { shift, elsewhere };
}
