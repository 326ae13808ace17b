import { daysBetween } from '../time/calendar-days.ts';
import { monthsLater } from '../time/months.ts';
import { addDays, localDate, wallToInstant } from '../time/zoned-time.ts';
import { platformZone } from '../time/zones.ts';

export type PlanType = 'MONTHLY' | 'YEARLY' | 'TRIAL';
export const monthsOf = (type: PlanType): number => (type === 'YEARLY' ? 12 : 1);

/** Clients can still read everything for this many days after their plan has ended. */
export const graceDays = 14;

/** @returns The date of an instant on the platform's calendar. */
export const planDay = (instant: Date | string): string => localDate(instant, platformZone);
/** Noon on the platform's calendar, because this instant is on the same day in all of Australia. */
export const planInstant = (day: string): Date => wallToInstant(day, '12:00', platformZone);

export interface BillingPeriod {
  readonly start_at: Date;
  readonly expire_at: Date;
  /** The day of the month on which every later period begins. */
  readonly anchor_day: number;
}

const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

/** A first period starts immediately. */
export function firstPeriod(now: Date, type: PlanType = 'MONTHLY'): BillingPeriod {
  const today = planDay(now);
  const anchor_day = dayOfMonth(today);
  return {
    start_at: now,
    expire_at: planInstant(monthsLater(today, monthsOf(type), anchor_day)),
    anchor_day,
  };
}

export interface BoughtPeriod {
  readonly expire_at: Date | string;
  readonly anchor_day: number | null;
  readonly plan_type: PlanType;
}

/**
 * @returns The period of a renewal. It follows the last one, or starts today if the grace period has passed.
 */
export function renewedPeriod(last: BoughtPeriod, now: Date): BillingPeriod {
  const ends = planDay(last.expire_at);
  if (planDay(now) > addDays(ends, graceDays)) return firstPeriod(now, last.plan_type);
  const anchor_day = last.anchor_day ?? dayOfMonth(ends);
  const start_at = new Date(last.expire_at);
  return {
    start_at,
    expire_at: planInstant(monthsLater(ends, monthsOf(last.plan_type), anchor_day)),
    anchor_day,
  };
}

/** 0 on the last day, negative after it. */
export const daysLeft = (expireAt: Date | string, now: Date): number =>
  daysBetween(planDay(now), planDay(expireAt));

/** A period has begun from the start of its first day. */
export const hasBegun = (startAt: Date | string, now: Date): boolean => planDay(startAt) <= planDay(now);
