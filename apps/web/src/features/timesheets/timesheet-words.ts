import { decimalHours, timesheetLooks, timesheetStatuses } from '@operatory/domain';

/** Minutes as hours with a sign: `+0.25`, `−0.50` or `0.00`. */
export function signedHours(minutes: number): string {
  const size = decimalHours(Math.abs(minutes));
  if (minutes === 0) return size;
  return `${minutes > 0 ? '+' : '−'}${size}`;
}

export interface TimesheetMark {
  readonly label: string;
  readonly hue: string;
}
export const lookOf = (value: string): TimesheetMark => {
  const look = timesheetLooks.find((each) => each.value === value);
  return { label: look?.label ?? value, hue: look?.colour ?? 'gray' };
};
export const timesheetStatus = (value: string): TimesheetMark => {
  const status = timesheetStatuses.find((each) => each.value === value);
  return status ? { label: status.label, hue: status.colour } : { label: 'To approve', hue: 'orange' };
};

const unknownCosts: Readonly<Record<string, string>> = {
  no_award: 'No award',
  no_birth_date: 'No birth date',
  no_sub_level: 'No pay point',
  no_rate: 'No pay rate',
  no_percentage: 'No percentage',
};
export const unknownCost = (reason: string | null): string =>
  reason === null ? '–' : (unknownCosts[reason] ?? '–');

export const sheetsInWords = (count: number): string => (count === 1 ? '1 timesheet' : `${count} timesheets`);
