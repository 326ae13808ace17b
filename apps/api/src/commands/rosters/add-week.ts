import { mayOnRoster } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandRun } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockPeople } from './lock-people.ts';
import { readRosterClinic } from './roster-clinic.ts';
import { peopleOfSource, readWeekPlan, valuesOfDraft, type WeekSource } from './week-plan.ts';
import { addShifts, withoutOverlap } from './write-shift.ts';

type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now' | 'record'>;

interface Asked {
  readonly clinic_id: string;
  readonly to: string;
  readonly source: WeekSource;
  readonly expected_added: number | null | undefined;
}

/**
 * Adds the shifts of another week or of a template as drafts. Simultaneous calls for a clinic run one after
 * another, so that the second finds the shifts of the first.
 */
export async function addWeek(run: Run, { clinic_id, to, source, expected_added }: Asked) {
  const { db, actor, record } = run;
  const { client_id } = actor;
  assertRule(mayOnRoster(viewerOf(actor), clinic_id, 'ADD'), 'no_permission');
  // Locks the clinic too, because open shifts have no person whose lock could keep calls apart.
  await db.$executeRaw`select from clinics where client_id = ${client_id}::uuid and id = ${clinic_id}::uuid for no key update`;
  const people = await peopleOfSource(db, client_id, clinic_id, source);
  await lockPeople(run, people);
  const clinic = await readRosterClinic(db, client_id, clinic_id, people);
  if (!clinic) throw notFound();
  assertRule(clinic.is_active, 'fill_valid_details');
  const plan = await readWeekPlan(db, client_id, clinic, to, source);
  assertRule(expected_added == null || expected_added === plan.shifts.length, 'roster_plan_changed');
  // Refuses if somebody was added to the source after its people were locked.
  const locked = new Set(people);
  assertRule(
    plan.shifts.every(({ user_id }) => user_id === null || locked.has(user_id)),
    'roster_plan_changed',
  );
  if (plan.shifts.length === 0) return { affected_rows: 0 };
  const shifts = plan.shifts.map((draft) => ({ ...valuesOfDraft(draft), id: null }));
  const ids = await withoutOverlap('Someone', () => addShifts(run, clinic, shifts));
  for (const [index, clinic_roster_id] of ids.entries())
    record('clinic_roster_history', {
      clinic_roster_id,
      action: 'copied',
      to_value: { ...source, source_id: plan.shifts[index]?.id },
      note: null,
    });
  return { affected_rows: ids.length };
}
