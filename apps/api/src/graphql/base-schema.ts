import type { Prisma } from '@operatory/db';
import { supplierRole } from '@operatory/domain';
import type { GraphQLSchema } from 'graphql';
import { commandNamed } from '../commands/all.ts';
import { isOfferedTo } from '../commands/define.ts';
import { addAccessFields } from './access-fields.ts';
import { addAwardBirthdays } from './award-birthdays.ts';
import { addAwardRate } from './award-rate.ts';
import { createBuilder } from './builder.ts';
import { addChatPeople } from './chat/chat-people.ts';
import { addChatSearch } from './chat/chat-search.ts';
import { addMyChats } from './chat/my-chats.ts';
import { addCheckSubDomain } from './check-sub-domain.ts';
import { addClientOverview } from './client-overview.ts';
import { addCommandFields } from './command-fields.ts';
import { addCredentialMatrix } from './credentials/credential-matrix.ts';
import { addDocumentMatrix } from './documents/document-matrix.ts';
import { addDocumentProgress } from './documents/document-progress.ts';
import { addMyInbox } from './documents/my-inbox.ts';
import { addInductionProgress } from './induction/induction-progress.ts';
import { addInventoryFigures } from './inventory-figures.ts';
import { addLeaveCalendar } from './leave-calendar.ts';
import { addLeaveForecast } from './leave-forecast.ts';
import { addLeaveImpact } from './leave-impact.ts';
import { addLeaveLiability } from './leave-liability.ts';
import { addMe } from './me.ts';
import { addNewsfeedReaders } from './newsfeed-readers.ts';
import { addOnboarding } from './onboarding.ts';
import { addOrderEmail } from './order-email.ts';
import { addCouponUses } from './plans/coupon-uses-field.ts';
import { addPlanQuote } from './plans/plan-quote-field.ts';
import { addSubscriptionFigures } from './plans/subscription-figures-field.ts';
import { addValidateCoupon } from './plans/validate-coupon-field.ts';
import { addPreviewLeave } from './preview-leave.ts';
import { addRosterWeek } from './rosters/roster-week.ts';
import { addRosterWeekPlan } from './rosters/roster-week-plan.ts';
import { addTimesheetPeriod } from './timesheets/timesheet-period.ts';
import { addMyTraining } from './training/my-training.ts';
import { addTrainingMatrix } from './training/training-matrix.ts';
import { addTrainingProgress } from './training/training-progress.ts';
import { addUsersWithAction } from './users-with-action.ts';

/**
 * @returns True if a role has a handwritten field. Suppliers have only the commands for suppliers, staff
 * everything else.
 */
export function offersTo(role: string): (root: string) => boolean {
  const isSupplier = role === supplierRole;
  return (root) => {
    const command = commandNamed(root) ?? commandNamed(root.replace(/_many$/, ''));
    return command ? isOfferedTo(command, isSupplier) : !isSupplier;
  };
}

const made = new WeakMap<Prisma, GraphQLSchema>();

/**
 * @returns The handwritten schema, always the same one for the same client. The engine adds its fields to each
 * role's schema.
 */
export function baseSchema(prisma: Prisma): GraphQLSchema {
  const known = made.get(prisma) ?? makeSchema(prisma);
  made.set(prisma, known);
  return known;
}

function makeSchema(prisma: Prisma): GraphQLSchema {
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
  addClientOverview(builder);
  addNewsfeedReaders(builder);
  addOnboarding(builder);
  addOrderEmail(builder);
  addPreviewLeave(builder);
  addValidateCoupon(builder);
  addPlanQuote(builder);
  addCouponUses(builder);
  addSubscriptionFigures(builder);
  addRosterWeek(builder);
  addRosterWeekPlan(builder);
  addTimesheetPeriod(builder);
  addMyInbox(builder);
  addDocumentProgress(builder);
  addDocumentMatrix(builder);
  addMyTraining(builder);
  addTrainingProgress(builder);
  addTrainingMatrix(builder);
  addInductionProgress(builder);
  addCredentialMatrix(builder);
  addMyChats(builder);
  addChatPeople(builder);
  addChatSearch(builder);
  addCheckSubDomain(builder);
  addAccessFields(builder);
  addCommandFields(builder);
  return builder.toSchema();
}
