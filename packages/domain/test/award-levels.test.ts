import { describe, expect, test } from 'vitest';
import {
  experienceFits,
  experienceReached,
  experienceText,
  levelsFor,
  matchesAwardSearch,
  planPayGuide,
  rowOfMaster,
  subLevelsFor,
} from '../src/index.ts';

const level = (name: string, is_age_required: boolean, ...ages: (string | null)[]) => ({
  name,
  is_age_required,
  employee_award_sub_levels: ages.map((age) => ({ age })),
});
const levels = [
  level('juniors', true, 'UNDER17', 'AGE17'),
  level('adults', true, 'ADULT'),
  level('any', false, null),
];

test.each([
  ['UNDER17', ['juniors', 'any']],
  ['AGE17', ['juniors', 'any']],
  ['AGE18', ['any']],
  ['ADULT', ['adults', 'any']],
  [null, ['any']],
] as const)('somebody of the award age %s sees the levels %s', (label, names) =>
  expect(levelsFor(levels, label).map(({ name }) => name)).toEqual(names),
);
test('offers only the sub-levels of the person’s age if the level depends on age, otherwise all', () => {
  const ages = (of: ReturnType<typeof level>, label: Parameters<typeof subLevelsFor>[1]) =>
    subLevelsFor(of, label).map(({ age }) => age);
  expect(ages(level('a', true, 'AGE17', 'ADULT', null), 'ADULT')).toEqual(['ADULT']);
  expect(ages(level('a', true, 'AGE17', 'ADULT', null), null)).toEqual([]);
  expect(ages(level('a', false, 'AGE17', 'ADULT', null), 'ADULT')).toEqual(['ADULT', null]);
  expect(ages(level('a', false, 'AGE17', null), null)).toEqual(['AGE17', null]);
});

describe('experience', () => {
  test.each([
    ['2019-11-30', 7, 'YEARS', '2026-11-30'],
    ['2020-02-29', 7, 'YEARS', '2027-03-01'],
    ['2026-01-31', 1, 'MONTHS', '2026-03-01'],
    ['2026-11-15', 2, 'MONTHS', '2027-01-15'],
    ['2026-11-15', 2, 'WEEKS', '2026-11-29'],
    ['2026-11-15', 20, 'DAYS', '2026-12-05'],
  ] as const)('from %s, %i %s are reached on %s', (start, duration, tenure, date) =>
    expect(experienceReached(start, duration, tenure)).toBe(date),
  );
  const oneToThree = {
    is_experience_required: true,
    from_duration: 1,
    from_tenure: 'YEARS',
    to_duration: 36,
    to_tenure: 'MONTHS',
  } as const;
  test.each([
    ['2025-11-22', false],
    ['2025-11-21', true],
    ['2023-11-22', true],
    ['2023-11-21', false],
    [null, false],
  ])('somebody who began on %s has one to three years of experience: %s', (start, fits) =>
    expect(experienceFits(oneToThree, start, '2026-11-21')).toBe(fits),
  );
  test('fits everybody if none is required, and is described in words', () => {
    expect(experienceFits({ ...oneToThree, is_experience_required: false }, null, '2026-11-21')).toBe(true);
    expect(experienceText(oneToThree)).toBe('1 year to 36 months');
    expect(experienceText({ ...oneToThree, to_duration: 3, to_tenure: 'YEARS' })).toBe('1 to 3 years');
    expect(experienceText({ ...oneToThree, from_duration: null })).toBe('Up to 36 months');
    expect(experienceText({ ...oneToThree, to_tenure: null })).toBe('From 1 year');
    expect(experienceText({ ...oneToThree, from_tenure: null, to_tenure: null })).toBe('');
  });
});

test('the search finds an award by its level, age and pay point', () => {
  const found = (text: string) =>
    matchesAwardSearch(text, 'Support Services L1', 'Under 17', { pay_point: 'Point 2', age: 'UNDER17' });
  expect(['services', 'under 17', 'UNDER17', ' point 2 ', ''].map(found)).toEqual(Array(5).fill(true));
  expect(found('L2')).toBe(false);
});

describe('importing a pay guide', () => {
  const row = (more = {}) => ({
    name: 'Support Services L1',
    service_type: 'Support Services',
    pay_point: null,
    age: 'ADULT',
    description: null,
    base_price: '25.74',
    effective_from: '2025-07-01',
    ...more,
  });
  const known = [
    {
      id: 'one',
      name: 'support services l1',
      service_type: 'SUPPORT SERVICES ',
      employee_type_id: null,
      sub_levels: [
        {
          id: 'adult',
          pay_point: '',
          age: 'ADULT',
          rates: [{ effective_from: '2025-07-01', base_price: '25.74' }],
        },
      ],
    },
    {
      id: 'two',
      name: 'Support Services L2',
      service_type: 'Support Services',
      employee_type_id: 'x',
      sub_levels: [],
    },
  ];
  const effects = (...rows: ReturnType<typeof row>[]) =>
    planPayGuide(known, rows).map(({ effect }) => effect);
  test('changes nothing if everything is already stored', () =>
    expect(effects(row(), row({ base_price: '25.740' }))).toEqual(['none', 'none']));
  test('adds a rate from its start date, and corrects an existing one', () =>
    expect(
      effects(row({ effective_from: '2026-07-01', base_price: '26.64' }), row({ base_price: '25.75' })),
    ).toEqual(['rate', 'correction']));
  test('adds levels and pay points only once, also within one file', () => {
    const junior = row({ age: 'AGE17' });
    const next = row({ name: 'Support Services L2' });
    expect(effects(junior, junior, next, row({ name: 'Support services l2', age: 'AGE17' }), next)).toEqual([
      'pay_point',
      'none',
      'level',
      'pay_point',
      'none',
    ]);
    expect(
      planPayGuide(known, [junior, next]).map(({ level_id, sub_level_id }) => [level_id, sub_level_id]),
    ).toEqual([
      ['one', undefined],
      [undefined, undefined],
    ]);
  });
  test('takes the job level of a master award as the pay point, unless the name contains it', () => {
    const master = {
      name: 'Support Services Level 1',
      short_info: 'MA000027',
      job_role: 'Support services employee',
      job_level: 'Level 1',
      age: 'ADULT',
      pay_per_hour: '25.74',
      effective_from: null,
    };
    expect(rowOfMaster(master, '2026-11-21')).toEqual({
      name: 'Support Services Level 1',
      service_type: 'Support services employee',
      pay_point: null,
      age: 'ADULT',
      description: 'MA000027',
      base_price: '25.74',
      effective_from: '2026-11-21',
    });
    expect(rowOfMaster({ ...master, job_level: 'Pay point 2' }, '2026-11-21').pay_point).toBe('Pay point 2');
  });
});
