import { type LeftOutReason, mayOnRoster, type WeekPlan } from '@operatory/domain';
import { z } from 'zod';
import { assertRule, refused } from '../../commands/refuse.ts';
import { readRosterClinic } from '../../commands/rosters/roster-clinic.ts';
import { timeWithSeconds } from '../../commands/rosters/wanted-shift.ts';
import { peopleOfSource, readWeekPlan, type WeekSource } from '../../commands/rosters/week-plan.ts';
import { viewerOf } from '../../commands/viewer.ts';
import { notFound } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';

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

/**
 * Adds the query `roster_week_plan`: which shifts copying a week or applying a template would add, and which
 * it would leave out, for users who can see the clinic's roster.
 */
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
      resolve: async (_root, { clinic_id, ...asked }, { app, who }) => {
        const source = sourceOf(asked);
        assertRule(mayOnRoster(viewerOf(who), clinic_id, 'VIEW'), 'no_permission');
        return inTenant(app, who, async () => {
          const { prisma } = app;
          const people = await peopleOfSource(prisma, who.client_id, clinic_id, source.of);
          const clinic = await readRosterClinic(prisma, who.client_id, clinic_id, people);
          if (!clinic) throw notFound();
          return shownPlan(await readWeekPlan(prisma, who.client_id, clinic, source.to, source.of));
        });
      },
    }),
  );
}

const weekAsked = z.union([
  z.object({ to: z.iso.date(), from: z.iso.date(), clinic_roster_template_id: z.null().optional() }),
  z.object({ to: z.iso.date(), from: z.null().optional(), clinic_roster_template_id: z.uuid() }),
]);

/** Exactly one of the two: another week, or a template. @throws Refusal */
function sourceOf(asked: object): { readonly to: string; readonly of: WeekSource } {
  const { data } = weekAsked.safeParse(asked);
  if (!data) throw refused('fill_valid_details');
  const { to, from, clinic_roster_template_id } = data;
  return { to, of: from == null ? { clinic_roster_template_id } : { from } };
}

const lineOf = (shift: {
  date: string;
  start: string;
  end: string;
  user_id: string | null;
}): PlannedLine => ({
  date: shift.date,
  start_time: timeWithSeconds(shift.start),
  end_time: timeWithSeconds(shift.end),
  user_id: shift.user_id,
});

function shownPlan({ shifts, left_out }: WeekPlan): RosterWeekPlan {
  return {
    added: shifts.length,
    moved: shifts.filter(({ moved }) => moved).length,
    shifts: shifts.map(lineOf),
    left_out: left_out.map(({ id, reason, ...shift }) => ({ ...lineOf(shift), id, reason })),
  };
}
