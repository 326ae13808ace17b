import { approveTimesheet as approveRule, isTimesheetPeriod, localDate } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { dayInput } from '../day.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { type CalculatedTimesheet, calculateTimesheets } from './calculate-timesheets.ts';
import { type ShownCosts, type ShownLine, shownCosts, shownLines } from './timesheet-lines.ts';
import { timesheetRelation } from './timesheet-relation.ts';
import {
  type ApprovedRow,
  readApproved,
  readTimesheetClinic,
  type TimesheetClinic,
} from './timesheet-rows.ts';

const input = z.object({
  clinic_id: z.uuid(),
  user_id: z.uuid(),
  from: z.iso.date(),
  until: z.iso.date(),
  /** The paid minutes that the approver saw. If they have changed, the approval is refused. */
  expected_paid_minutes: z.int().min(0),
});
type Input = z.output<typeof input>;

/** Timesheets of one clinic and period, calculated after people and shifts were locked. */
interface LockedPeriod {
  readonly clinic: TimesheetClinic | undefined;
  readonly sheets: readonly CalculatedTimesheet[];
  readonly approved: readonly ApprovedRow[];
}

export const approveTimesheet = defineCommand({
  name: 'approve_timesheet',
  description:
    'Approves the hours of a person at a clinic for one or two whole weeks that are over. Their clock times then stay as they are.',
  input,
  returns: 'timesheets',
  bulk: true,
  prepare: lockPeriods,
  async run({ actor, db, now, input, prepared, record }) {
    const { clinic_id, user_id, from, until, expected_paid_minutes } = input;
    assertRule(isTimesheetPeriod(from, until), 'timesheet_period');
    const relation = timesheetRelation(actor, input);
    assertRule(relation.editor, 'no_permission');
    const { clinic, sheets, approved } = await prepared(input);
    const found = sheets.find((each) => each.user_id === user_id);
    if (!clinic || !found) throw notFound();
    assertRule(!approved.some((each) => each.user_id === user_id), 'timesheet_already_approved');
    const { sheet, rows } = found;
    const today = localDate(now, clinic.zone);
    requireOk(approveRule(sheet, relation, { until, today, expected_paid_minutes }));
    const { planned_minutes, worked_minutes, paid_minutes, cost_cents } = sheet;
    const made = await db.timesheets.create({
      data: {
        client_id: actor.client_id,
        clinic_id,
        user_id,
        from_date: dayInput(from),
        until_date: dayInput(until),
        planned_minutes,
        worked_minutes,
        paid_minutes,
        cost_cents,
        lines: asJson(shownLines(sheet, rows)),
        costs: asJson(shownCosts(sheet)),
        approved_by_user_id: actor.user_id,
        approved_at: now,
      },
      select: { id: true },
    });
    record('audit_log', {
      action: 'approved',
      table_name: 'timesheets',
      row_id: made.id,
      from_value: {},
      to_value: { status: 'APPROVED', user_id, clinic_id, from_date: from, until_date: until, paid_minutes },
    });
    return made;
  },
});

/** Prisma's type of a JSON column does not accept interfaces. */
const asJson = (rows: readonly (ShownLine | ShownCosts)[]): object[] => rows.map((row) => ({ ...row }));

/**
 * Locks the people and then their shifts, so that a punch or correction comes either before or after the
 * approval. Each clinic and period is calculated once for all rows of the call.
 */
async function lockPeriods(
  { db, actor, now, memoize }: CommandContext,
  inputs: readonly Input[],
): Promise<(of: Input) => Promise<LockedPeriod>> {
  const { client_id } = actor;
  const people = inputs.map(({ user_id }) => user_id);
  await db.$executeRaw`select from users
    where client_id = ${client_id}::uuid and id = any(${people}::uuid[]) order by id for no key update`;
  const clinics = inputs.map(({ clinic_id }) => clinic_id);
  const days = inputs.flatMap(({ from, until }) => [from, until]).toSorted();
  await db.$executeRaw`select from clinic_rosters
    where client_id = ${client_id}::uuid and clinic_id = any(${clinics}::uuid[]) and user_id = any(${people}::uuid[])
      and clinic_roster_date between ${days[0]}::date and ${days.at(-1)}::date
    order by id for no key update`;
  return ({ clinic_id, from, until }) =>
    memoize(`timesheets ${clinic_id} ${from} ${until}`, async () => {
      const asked = { client_id, clinic_id, from, until };
      return {
        clinic: await readTimesheetClinic(db, asked),
        sheets: await calculateTimesheets(db, asked, now, people),
        approved: await readApproved(db, asked),
      };
    });
}
