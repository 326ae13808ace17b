/** The loadings of an award level, in percent that is added to the base rate. */
export const awardPercentages = [
  'casual_rate_percentage',
  'saturday_casual_rate_percentage',
  'sunday_casual_rate_percentage',
  'public_holidays_casual_rate_percentage',
  'overtime_time_and_half_percentage',
  'overtime_double_time_percentage',
  'overtime_sundays_percentage',
  'overtime_public_holidays_percentage',
] as const;
export type AwardPercentage = (typeof awardPercentages)[number];
/** Decimal texts; null if the level has no such percentage. */
export type AwardPercentages = Readonly<Record<AwardPercentage, string | null>>;

/** In the order in which a level's rates are shown. */
export const awardDayTypes = [
  { value: 'ORDINARY', label: 'Ordinary hours', column: null },
  { value: 'CASUAL', label: 'Casual', column: 'casual_rate_percentage' },
  { value: 'SATURDAY_CASUAL', label: 'Casual on Saturday', column: 'saturday_casual_rate_percentage' },
  { value: 'SUNDAY_CASUAL', label: 'Casual on Sunday', column: 'sunday_casual_rate_percentage' },
  {
    value: 'PUBLIC_HOLIDAY_CASUAL',
    label: 'Casual on a public holiday',
    column: 'public_holidays_casual_rate_percentage',
  },
  { value: 'OVERTIME', label: 'Overtime (time and a half)', column: 'overtime_time_and_half_percentage' },
  { value: 'OVERTIME_DOUBLE', label: 'Overtime (double time)', column: 'overtime_double_time_percentage' },
  { value: 'OVERTIME_SUNDAY', label: 'Overtime on Sunday', column: 'overtime_sundays_percentage' },
  {
    value: 'OVERTIME_PUBLIC_HOLIDAY',
    label: 'Overtime on a public holiday',
    column: 'overtime_public_holidays_percentage',
  },
] as const satisfies readonly {
  readonly value: string;
  readonly label: string;
  readonly column: AwardPercentage | null;
}[];
export type AwardDayType = (typeof awardDayTypes)[number]['value'];

export const isAwardDayType = (text: string): text is AwardDayType =>
  awardDayTypes.some(({ value }) => value === text);

/**
 * @returns The percentage that is added to the base rate: `0` for ordinary hours, null if the level has none.
 */
export function percentageOf(level: AwardPercentages, dayType: AwardDayType): string | null {
  const column = awardDayTypes.find(({ value }) => value === dayType)?.column ?? null;
  return column === null ? '0' : level[column];
}
