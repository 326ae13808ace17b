import type { LeftOutReason } from '@operatory/domain';
import { refused } from '../../commands/refuse.ts';
import type { Builder } from '../builder.ts';

interface PlannedLine {
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly user_id: string | null;
}
interface LeftOutLine extends PlannedLine {
  readonly id: string;
  readonly reason: LeftOutReason;
}
interface RosterWeekPlan {
  readonly added: number;
  readonly moved: number;
  readonly shifts: readonly PlannedLine[];
  readonly left_out: readonly LeftOutLine[];
}

/** Adds the preview of copying a week, or of applying a template. */
export function addRosterWeekPlan(builder: Builder): void {
  const shift = builder.objectRef<PlannedLine>('roster_week_plan_shift').implement({
    fields: (t) => ({
      date: t.expose('date', { type: 'date' }),
      start_time: t.exposeString('start_time'),
      end_time: t.exposeString('end_time'),
      user_id: t.expose('user_id', { type: 'uuid', nullable: true }),
    }),
  });
  const leftOut = builder.objectRef<LeftOutLine>('roster_week_plan_left_out').implement({
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid', description: 'The shift or template line that is left out' }),
      date: t.expose('date', { type: 'date' }),
      start_time: t.exposeString('start_time'),
      end_time: t.exposeString('end_time'),
      user_id: t.expose('user_id', { type: 'uuid', nullable: true }),
      reason: t.exposeString('reason', {
        description: 'exists, overlaps, on_leave, not_at_clinic, no_such_time or unrostered',
      }),
    }),
  });
  const plan = builder.objectRef<RosterWeekPlan>('roster_week_plan').implement({
    fields: (t) => ({
      added: t.exposeInt('added'),
      moved: t.exposeInt('moved', {
        description: 'Of them, those that start or end at a time that the clocks skip',
      }),
      shifts: t.field({ type: [shift], resolve: (row) => [...row.shifts] }),
      left_out: t.field({ type: [leftOut], resolve: (row) => [...row.left_out] }),
    }),
  });
  builder.queryField('roster_week_plan', (t) =>
    t.field({
      type: plan,
      description: 'What copying a week, or applying a template, to the week of `to` adds and leaves out',
      args: {
        clinic_id: t.arg({ type: 'uuid', required: true }),
        to: t.arg({ type: 'date', required: true }),
        from: t.arg({ type: 'date' }),
        clinic_roster_template_id: t.arg({ type: 'uuid' }),
      },
      resolve: () => {
        throw refused('no_permission');
      },
    }),
  );
}
