import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  audienceUserIds,
  byUrgency,
  cellState,
  dueReminder,
  dueState,
  dueText,
  hasAudience,
  isForStarter,
} from '../src/index.ts';

const today = '2026-11-26';

test.each([
  [null, 'none', null, null],
  ['2026-11-24', 'overdue', -2, 'Overdue by 2 days'],
  ['2026-11-25', 'overdue', -1, 'Overdue by 1 day'],
  ['2026-11-26', 'today', 0, 'Due today'],
  ['2026-11-27', 'later', 1, 'Due in 1 day'],
  ['2026-12-01', 'later', 5, 'Due in 5 days'],
] as const)('the due date %s is, on 2026-11-26, %s', (due, state, days, text) => {
  expect(dueState(due, today)).toEqual({ state, days });
  expect(dueText(dueState(due, today))).toBe(text);
});

describe('a reminder', () => {
  test.each([
    ['2026-12-04', null, null],
    ['2026-12-03', null, 7],
    ['2026-12-03', 7, null],
    ['2026-11-30', null, 7],
    ['2026-11-30', 7, null],
    ['2026-11-27', 7, 1],
    ['2026-11-27', 1, null],
    ['2026-11-26', 7, 0],
    ['2026-11-26', 0, null],
    ['2026-11-25', null, null],
    [null, null, null],
  ] as const)(
    'due on %s, last sent for %s days before, is sent on 2026-11-26 for %s days before (null: not sent)',
    (due, reminded, expected) => {
      expect(dueReminder(due, today, reminded)).toBe(expected);
    },
  );
  test('is sent at most three times, on whichever days the job runs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 10, max: 26 })), (looked) => {
        let reminded: number | null = null;
        let sent = 0;
        for (const day of [...looked].sort((a, b) => a - b)) {
          const due = dueReminder('2026-11-26', `2026-11-${day}`, reminded);
          if (due === null) continue;
          expect(reminded === null || due < reminded).toBe(true);
          reminded = due;
          sent += 1;
        }
        expect(sent).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test('sorts an inbox by due date, with items without one last', () => {
  const items = [
    { due_date: null, created_at: '2026-11-01' },
    { due_date: '2026-11-30', created_at: '2026-11-02' },
    { due_date: '2026-11-20', created_at: '2026-11-03' },
    { due_date: '2026-11-30', created_at: '2026-11-01' },
  ];
  expect([...items].sort(byUrgency).map((each) => items.indexOf(each))).toEqual([2, 3, 1, 0]);
});

const role = (name: string, clinic_ids: readonly string[] | null) => ({ role: name, clinic_ids });
const people = [
  { user_id: 'olivia', roles: [role('client_admin', null)] },
  { user_id: 'mia', roles: [role('clinic_admin', ['manly'])] },
  { user_id: 'ned', roles: [role('client_employee', ['manly']), role('clinic_admin', ['bondi'])] },
  { user_id: 'zoe', roles: [role('client_employee', ['bondi'])] },
];
const nobody = { user_ids: [], role_names: [], clinic_ids: [] };
test.each([
  [{ selected_user_type: 'ALL' }, ['olivia', 'mia', 'ned', 'zoe']],
  [{ selected_user_type: 'ALL', clinic_ids: ['manly'] }, ['olivia', 'mia', 'ned']],
  [{ selected_user_type: 'ROLES', role_names: ['client_employee'] }, ['ned', 'zoe']],
  [{ selected_user_type: 'ROLES', role_names: ['client_employee'], clinic_ids: ['bondi'] }, ['zoe']],
  [{ selected_user_type: 'ROLES', role_names: ['client_admin'], clinic_ids: ['bondi'] }, ['olivia']],
  [{ selected_user_type: 'USERS', user_ids: ['zoe', 'gone'], clinic_ids: ['manly'] }, ['zoe']],
  [{ selected_user_type: 'USERS' }, []],
] as const)('the audience %j contains the people %j', (audience, expected) => {
  expect(audienceUserIds({ ...nobody, ...audience }, people)).toEqual(expected);
  expect(hasAudience({ ...nobody, ...audience })).toBe(expected.length > 0);
});

test('a new starter must match the clinics and roles of an audience, but need not be among its users', () => {
  const [, , , zoe] = people;
  if (!zoe) throw new Error('no starter');
  const forZoe = (audience: Parameters<typeof isForStarter>[0]) => isForStarter(audience, zoe);
  expect(forZoe({ ...nobody, selected_user_type: 'USERS', user_ids: ['mia'] })).toBe(true);
  expect(forZoe({ ...nobody, selected_user_type: 'USERS', clinic_ids: ['manly'] })).toBe(false);
  expect(forZoe({ ...nobody, selected_user_type: 'ROLES', role_names: ['clinic_admin'] })).toBe(false);
});

test.each([
  ['done', '2026-11-01', 'DONE'],
  ['open', '2026-11-26', 'OPEN'],
  ['open', '2026-11-25', 'OVERDUE'],
  ['open', null, 'OPEN'],
  ['declined', '2026-11-25', 'DECLINED'],
  ['expired', null, 'EXPIRED'],
] as const)('an assignment %s and due on %s is, on 2026-11-26, shown as %s', (outcome, due, expected) => {
  expect(cellState(outcome, due, today)).toBe(expected);
});
