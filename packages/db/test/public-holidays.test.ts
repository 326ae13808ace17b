import { expect, test } from 'vitest';
import { states } from '../../domain/src/index.ts';
import { missingHolidays, type PublicHoliday, publicHolidays } from '../src/public-holidays.ts';

const year2026 = await publicHolidays(2026, states);
const year2027 = await publicHolidays(2027, states);
const shorts = new Map<string | null, string>(states.map(({ value, short }) => [value, short]));
const at = (date: string, holidays: readonly PublicHoliday[] = [...year2026, ...year2027]) =>
  holidays
    .filter((holiday) => holiday.date === date)
    .flatMap(({ state, name, start_time }) =>
      state === null
        ? [`all ${name}`]
        : [`${shorts.get(state)} ${name}${start_time === null ? '' : ` ${start_time}`}`],
    )
    .sort();

test.each<[string, readonly string[]]>([
  ['2026-10-05', ['ACT Labour Day', "QLD King's Birthday", 'NSW Labour Day', 'SA Labour Day']],
  ['2026-12-24', ['NT Christmas Eve 19:00', 'QLD Christmas Eve 18:00', 'SA Christmas Eve 19:00']],
  ['2026-12-25', ['all Christmas Day']],
  ['2026-12-31', ["NT New Year's Eve 19:00", "SA New Year's Eve 19:00"]],
  ['2027-01-01', ["all New Year's Day"]],
  ['2027-01-26', ['all Australia Day']],
  ['2027-03-08', ['ACT Canberra Day', 'SA Adelaide Cup Day', 'TAS Eight Hours Day', 'VIC Labour Day']],
  ['2027-06-07', ['WA Western Australia Day']],
  ['2027-08-02', ['NT Picnic Day']],
  ['2027-09-27', ["WA King's Birthday"]],
  ['2027-11-02', ['VIC Melbourne Cup']],
  ['2027-12-25', ['all Christmas Day']],
  ['2026-11-27', []],
])('on %s the states have the holidays %j', (date, expected) => {
  expect(at(date)).toEqual([...expected].sort());
});

test('28 December 2026 is a substitute day in every state, and the Monday after Anzac Day 2027 in six', () => {
  const on = (date: string) => new Set(at(date).map((each) => each.split(' ')[0]));
  expect(on('2026-12-28')).toEqual(new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']));
  expect(on('2027-04-26')).toEqual(new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'WA']));
});

test('filling a year a second time adds nothing', () => {
  expect(missingHolidays(year2027, [], states)).toEqual(year2027);
  expect(missingHolidays(year2027, year2027, states)).toEqual([]);
});

test('filling a year adds nothing for a holiday that was renamed or moved, but adds a deleted one again', () => {
  const edited = year2027.map((holiday) =>
    holiday.name === 'Good Friday'
      ? { ...holiday, name: 'Karfreitag' }
      : holiday.name === 'AFL Grand Final Friday'
        ? { ...holiday, date: '2027-10-01' }
        : holiday,
  );
  expect(missingHolidays(year2027, edited, states)).toEqual([]);
  const without = year2027.filter(({ name }) => name !== 'Picnic Day');
  expect(missingHolidays(year2027, without, states).map(({ date }) => date)).toEqual(['2027-08-02']);
});

test('filling a year adds the missing date of a holiday that occurs twice in it', async () => {
  const year2028 = await publicHolidays(2028, states);
  const without = year2028.filter(({ date }) => date !== '2028-01-03');
  expect(at('2028-01-03', missingHolidays(year2028, without, states))).toEqual(["all New Year's Day"]);
});

test('filling a year adds a national holiday for the other states if one state already has it', () => {
  const saved = [{ date: '2027-03-26', name: 'Good Friday', state: 'VICTORIA' }];
  const added = missingHolidays(year2027, saved, states).filter(({ date }) => date === '2027-03-26');
  expect(added.map(({ state }) => state)).toEqual(
    states.map(({ value }) => value).filter((value) => value !== 'VICTORIA'),
  );
});
