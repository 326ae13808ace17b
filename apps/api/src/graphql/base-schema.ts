import type { Prisma } from '@operatory/db';
import { supplierRole } from '@operatory/domain';
import type { GraphQLSchema } from 'graphql';
import { commandNamed } from '../commands/all.ts';
import { isOfferedTo } from '../commands/define.ts';
import { addAccessFields } from './access-fields.ts';
import { addAwardBirthdays } from './award-birthdays.ts';
import { addAwardRate } from './award-rate.ts';
import { createBuilder } from './builder.ts';
import { addCommandFields } from './command-fields.ts';
import { addInventoryFigures } from './inventory-figures.ts';
import { addLeaveCalendar } from './leave-calendar.ts';
import { addLeaveForecast } from './leave-forecast.ts';
import { addLeaveImpact } from './leave-impact.ts';
import { addLeaveLiability } from './leave-liability.ts';
import { addMe } from './me.ts';
import { addOrderEmail } from './order-email.ts';
import { addPreviewLeave } from './preview-leave.ts';
import { addRosterWeek } from './rosters/roster-week.ts';
import { addRosterWeekPlan } from './rosters/roster-week-plan.ts';
import { addTimesheetPeriod } from './timesheets/timesheet-period.ts';
import { addUsersWithAction } from './users-with-action.ts';

/** Which hand-written root fields a role has: a supplier only the commands for suppliers, staff all others. */
export function offersTo(role: string): (root: string) => boolean {
  const isSupplier = role === supplierRole;
  return (root) => {
    const command = commandNamed(root) ?? commandNamed(root.replace(/_many$/, ''));
    return command ? isOfferedTo(command, isSupplier) : !isSupplier;
  };
}

/** The hand-written schema; the engine merges its root fields into each role's schema. */
export function baseSchema(prisma: Prisma): GraphQLSchema {
  const builder = createBuilder(prisma);
  addMe(builder);
  addUsersWithAction(builder);
  addInventoryFigures(builder);
  addLeaveCalendar(builder);
  addLeaveImpact(builder);
  addAwardRate(builder);
  addAwardBirthdays(builder);
  addLeaveForecast(builder);
  addLeaveLiability(builder);
  addOrderEmail(builder);
  addPreviewLeave(builder);
  addRosterWeek(builder);
  addRosterWeekPlan(builder);
  addTimesheetPeriod(builder);
  addAccessFields(builder);
  addCommandFields(builder);
  return builder.toSchema();
}
