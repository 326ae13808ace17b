import { number, time, toText } from '@operatory/resource';
import {
  countInWords,
  daysInWords,
  leaveWeekdayInWords,
  listInWords,
  periodInWords,
} from '../leave-words.ts';
import type { LeaveImpact } from './waiting-leave.ts';

const hours = number({ decimals: 2 });
const clock = time();

/** A fact that an approver should consider, as a short label and as a full sentence. */
export interface ImpactFact {
  readonly key: 'balance' | 'overlap' | 'away' | 'shifts';
  readonly short: string;
  readonly long: string;
  /** Whether the fact is a reason to reject the request. */
  readonly warns: boolean;
}

export const impactShiftInWords = (shift: LeaveImpact['shifts'][number]): string =>
  `${leaveWeekdayInWords(shift.clinic_roster_date)}, ${toText(clock, shift.start_time)} to ${toText(clock, shift.end_time)}, ${shift.clinic_name}`;

export function impactFacts({
  balance_after_hrs,
  overlaps,
  away,
  shifts,
}: LeaveImpact): readonly ImpactFact[] {
  const facts: ImpactFact[] = [];
  if (balance_after_hrs !== null) {
    const left = `${toText(hours, balance_after_hrs)} h left afterwards`;
    const warns = Number(balance_after_hrs) <= 0;
    facts.push({ key: 'balance', short: left, long: left, warns });
  }
  if (overlaps.length > 0)
    facts.push({
      key: 'overlap',
      short: `Overlaps ${overlaps.length}`,
      long: `Overlaps other leave of the same person: ${listInWords(
        overlaps.map(
          ({ leave_start_date: from, leave_end_date: until, status }) =>
            `${periodInWords(from, until)} (${status.toLowerCase()})`,
        ),
      )}`,
      warns: true,
    });
  if (away.length > 0)
    facts.push({
      key: 'away',
      short: `${away.length} away`,
      long: `Also away: ${listInWords(away.map(({ display_name, dates }) => `${display_name} (${daysInWords(dates)})`))}`,
      warns: false,
    });
  if (shifts.length > 0)
    facts.push({
      key: 'shifts',
      short: countInWords(shifts.length, 'shift'),
      long: `Rostered: ${shifts.map(impactShiftInWords).join('; ')}`,
      warns: true,
    });
  return facts;
}

/** All facts on one line, for a card. */
export const impactInWords = (impact: LeaveImpact): string =>
  impactFacts(impact)
    .map(({ short }) => short)
    .join(' · ');
