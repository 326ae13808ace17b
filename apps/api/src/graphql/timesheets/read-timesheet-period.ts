import type { Prisma } from '@operatory/db';
import {
  type CostUnknown,
  centsOfLines,
  localDate,
  mayApproveTimesheet,
  type PayLine,
  seesRosterCosts,
  sumOfLines,
  type TimesheetLook,
} from '@operatory/domain';
import {
  type CalculatedTimesheet,
  calculateTimesheets,
} from '../../commands/timesheets/calculate-timesheets.ts';
import {
  payOfLine,
  type ShownCosts,
  type ShownLine,
  type ShownPay,
  shownCosts,
  shownLines,
} from '../../commands/timesheets/timesheet-lines.ts';
import { timesheetRelation } from '../../commands/timesheets/timesheet-relation.ts';
import {
  type ApprovedRow,
  readApproved,
  readTimesheetClinic,
  type TimesheetQuery,
} from '../../commands/timesheets/timesheet-rows.ts';
import { viewerOf } from '../../commands/viewer.ts';
import type { SignedIn } from '../../context/context.ts';

interface Person {
  readonly user_id: string;
  readonly display_name: string;
  readonly profile_image: unknown;
  readonly color_code: string | null;
}
export interface PeriodLine extends Omit<ShownLine, 'pay'> {
  readonly cost_cents: number | null;
  readonly pay: readonly ShownPay[];
}
export interface PeriodRow extends Person {
  /** The approved hours; null if they were not approved. */
  readonly approved: Omit<ApprovedRow, 'lines' | 'costs'> | null;
  readonly planned_minutes: number;
  readonly worked_minutes: number;
  readonly paid_minutes: number;
  readonly meal_minutes: number;
  readonly rest_minutes: number;
  readonly cost_cents: number | null;
  readonly cost_unknown: CostUnknown | null;
  readonly pay: readonly PayLine[];
  readonly looks: readonly TimesheetLook[];
  readonly lines: readonly PeriodLine[];
  readonly is_open: boolean;
  readonly has_pending_request: boolean;
  readonly may_approve: boolean;
}
export interface TimesheetPeriod {
  readonly clinic_id: string;
  readonly name: string;
  readonly zone: string;
  readonly is_over: boolean;
  readonly shows_costs: boolean;
  readonly may_lock: boolean;
  readonly rows: readonly PeriodRow[];
}

/**
 * @returns The hours of a clinic's people in a period: as stored for approved timesheets, otherwise as they
 * are now.
 */
export async function readTimesheetPeriod(
  db: Prisma,
  asked: TimesheetQuery,
  who: SignedIn,
  now: Date,
): Promise<TimesheetPeriod | null> {
  const [clinic, calculated, approved] = await Promise.all([
    readTimesheetClinic(db, asked),
    calculateTimesheets(db, asked, now),
    readApproved(db, asked),
  ]);
  if (!clinic) return null;
  const ids = [...new Set([...calculated, ...approved].map(({ user_id }) => user_id))];
  const people = await db.$queryRaw<Person[]>`
    select u.id as user_id, u.display_name, u.profile_image, u.color_code from users u
    where u.client_id = ${asked.client_id}::uuid and u.id = any(${ids}::uuid[]) order by u.display_name, u.id`;
  const shows_costs = seesRosterCosts(viewerOf(who), asked.clinic_id);
  return {
    clinic_id: clinic.id,
    name: clinic.name,
    zone: clinic.zone,
    is_over: asked.until < localDate(now, clinic.zone),
    shows_costs,
    may_lock: timesheetRelation(who, { clinic_id: clinic.id, user_id: who.user_id }).isClientAdmin,
    rows: people.map((person) => {
      const { user_id } = person;
      const kept = approved.find((each) => each.user_id === user_id);
      const live = calculated.find((each) => each.user_id === user_id);
      const may_approve = mayApproveTimesheet(timesheetRelation(who, { clinic_id: clinic.id, user_id })).ok;
      const row = kept ? rowOfApproved(kept, shows_costs) : rowOfCalculated(live, shows_costs);
      return { ...person, ...row, may_approve };
    }),
  };
}

type Row = Omit<PeriodRow, keyof Person | 'may_approve'>;

function rowOfCalculated(live: CalculatedTimesheet | undefined, shows_costs: boolean): Row {
  if (!live) throw new Error('a person without hours');
  const { sheet, rows } = live;
  return {
    ...hoursOf(shownLines(sheet, rows), shownCosts(sheet), shows_costs),
    approved: null,
    planned_minutes: sheet.planned_minutes,
    worked_minutes: sheet.worked_minutes,
    paid_minutes: sheet.paid_minutes,
    cost_unknown: shows_costs ? sheet.cost_unknown : null,
    is_open: sheet.is_open,
    has_pending_request: sheet.has_pending_request,
  };
}

function rowOfApproved({ lines, costs, ...approved }: ApprovedRow, shows_costs: boolean): Row {
  return {
    ...hoursOf(lines, costs, shows_costs),
    approved: { ...approved, cost_cents: shows_costs ? approved.cost_cents : null },
    planned_minutes: approved.planned_minutes,
    worked_minutes: approved.worked_minutes,
    paid_minutes: approved.paid_minutes,
    cost_unknown: null,
    is_open: false,
    has_pending_request: false,
  };
}

function hoursOf(lines: readonly ShownLine[], costs: readonly ShownCosts[], shows_costs: boolean) {
  const shown = lines.map((line): PeriodLine => {
    const cost = shows_costs ? costs.find(({ shift_id }) => shift_id === line.shift_id) : undefined;
    return { ...line, cost_cents: cost?.cost_cents ?? null, pay: payOfLine(line, cost) };
  });
  const pay = sumOfLines(shown.flatMap((line) => line.pay));
  const sumOf = (key: 'meal_minutes' | 'rest_minutes') => shown.reduce((sum, line) => sum + line[key], 0);
  return {
    lines: shown,
    pay,
    cost_cents: shows_costs ? centsOfLines(pay) : null,
    meal_minutes: sumOf('meal_minutes'),
    rest_minutes: sumOf('rest_minutes'),
    looks: [...new Set(lines.flatMap(({ looks }) => looks))],
  };
}
