import { addDays, daysBetween, graceDays, reminderDays } from '@operatory/domain';
import type { MyPlan } from '#session/me.ts';

export interface PlanNotice {
  /** A `soon` notice can be hidden, and is shown again closer to the end, as another `step`. */
  readonly tone: 'soon' | 'ended';
  readonly step: string;
  readonly text: string;
  /** The label of the link to the plan page, for users who can renew. */
  readonly action?: string;
}

const longDay = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** A day as `Thu 10 Dec 2026`. */
export const planDayInWords = (day: string): string =>
  longDay.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '');

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The notice for one date in the platform's zone; null if there is nothing to say. */
export function planNotice(plan: MyPlan | null, pays: boolean, today: string): PlanNotice | null {
  if (!plan?.last_day) return null;
  const { status, last_day, cancelled } = plan;
  if (status === 'active') return pays ? endingNotice(last_day, cancelled, today) : null;
  if (status === 'closed') return null;
  const ended = `ended on ${planDayInWords(last_day)}`;
  if (!pays)
    return {
      tone: 'ended',
      step: 'ended',
      text: `Your organisation's plan ${ended}. You can view everything, but you can't make changes until it is renewed.`,
    };
  const left = daysBetween(today, addDays(last_day, graceDays));
  const time = left > 0 ? `${days(left)} left to renew` : 'Today is the last day to renew';
  return {
    tone: 'ended',
    step: 'ended',
    text: `Your plan ${ended}. Everybody can view everything, but nobody can make changes. ${time} before access closes (Sydney time).`,
    action: 'Renew',
  };
}

function endingNotice(lastDay: string, cancelled: boolean, today: string): PlanNotice | null {
  const left = daysBetween(today, lastDay);
  const step = reminderDays.findLast((each) => left <= each);
  if (step === undefined || left < 0) return null;
  const when =
    left === 0
      ? 'ends today at midnight (Sydney time)'
      : `ends ${left === 1 ? 'tomorrow' : `in ${days(left)}`}, on ${planDayInWords(lastDay)} (Sydney time)`;
  return {
    tone: 'soon',
    step: `${lastDay} ${step}`,
    text: `Your plan ${cancelled ? 'is cancelled and ' : ''}${when}.`,
    action: cancelled ? 'View plan' : 'Renew',
  };
}
