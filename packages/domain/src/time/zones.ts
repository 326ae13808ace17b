/** Used for everything that belongs to no clinic, such as plans and coupons. */
export const platformZone = 'Australia/Sydney';

export const states = [
  {
    value: 'AUSTRALIAN_CAPITAL_TERRITORY',
    label: 'Australian Capital Territory',
    short: 'ACT',
    zone: 'Australia/Sydney',
  },
  { value: 'NEW_SOUTH_WALES', label: 'New South Wales', short: 'NSW', zone: 'Australia/Sydney' },
  { value: 'NORTHERN_TERRITORY', label: 'Northern Territory', short: 'NT', zone: 'Australia/Darwin' },
  { value: 'QUEENSLAND', label: 'Queensland', short: 'QLD', zone: 'Australia/Brisbane' },
  { value: 'SOUTH AUSTRALIA', label: 'South Australia', short: 'SA', zone: 'Australia/Adelaide' },
  { value: 'TASMANIA', label: 'Tasmania', short: 'TAS', zone: 'Australia/Hobart' },
  { value: 'VICTORIA', label: 'Victoria', short: 'VIC', zone: 'Australia/Melbourne' },
  { value: 'WESTERN AUSTRALIA', label: 'Western Australia', short: 'WA', zone: 'Australia/Perth' },
] as const;
export type State = (typeof states)[number]['value'];

/** All zones of Australia, because a clinic may use another zone than its state's. */
export const zones = [
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Broken_Hill',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Hobart',
  'Australia/Lindeman',
  'Australia/Lord_Howe',
  'Australia/Melbourne',
  'Australia/Perth',
  'Australia/Sydney',
].map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/**
 * @returns The zone of a clinic's address. Broken Hill uses Adelaide's time although it is in New South
 * Wales.
 */
export function zoneOfState(state: string, suburb = ''): string {
  if (state === 'NEW_SOUTH_WALES' && suburb.trim().toLowerCase() === 'broken hill')
    return 'Australia/Broken_Hill';
  return states.find((one) => one.value === state)?.zone ?? platformZone;
}
