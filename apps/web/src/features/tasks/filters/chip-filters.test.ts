import { openTasks, tasksOf } from '@operatory/domain';
import { and, eq, matches } from '@operatory/resource';
import { expect, test } from 'vitest';
import { chipFilters, chipNames } from './chip-filters.ts';
import { dueChoices, type TaskSearch, type WhoChoice, whoChoices } from './task-search.ts';
import { whereOf } from './task-where.ts';

const at = { userId: 'mia', clinicId: 'manly', todays: { usual: '2026-11-21', elsewhere: [] } };
const row = (
  priority: string,
  deadline_date: string,
  [by, to]: readonly [string, string],
  more: Readonly<Record<string, unknown>> = {},
) => ({
  name: 'Order gloves',
  status: 'PENDING',
  task_status: 'Active',
  clinic_id: 'manly',
  client_task_level_id: null,
  priority,
  deadline_date,
  assigned_by_user_id: by,
  assigned_to_user_id: to,
  j_tasks_users: [] as { user_id: string }[],
  ...more,
});
const rows = [
  row('HIGH', '2026-11-20', ['boss', 'mia']),
  row('HIGH', '2026-11-21', ['mia', 'lin']),
  row('MEDIUM', '2026-11-21', ['boss', 'lin'], { j_tasks_users: [{ user_id: 'mia' }] }),
  row('LOW', '2026-11-22', ['mia', 'lin'], { name: 'Call the lab' }),
  row('LOW', '2026-12-24', ['boss', 'lin'], { client_task_level_id: 'level' }),
  // The chips count neither a finished task, because it is not due, nor a task of another clinic, nor an
  // archived one.
  row('MEDIUM', '2026-11-20', ['mia', 'mia'], { status: 'FINISHED' }),
  row('HIGH', '2026-11-20', ['mia', 'mia'], { clinic_id: 'ryde' }),
  row('HIGH', '2026-11-20', ['mia', 'mia'], { task_status: 'InActive' }),
];
const countOf = (search: TaskSearch, who: WhoChoice) => {
  const filters = chipFilters(search, who, at);
  return Object.fromEntries(
    chipNames.map((chip) => [chip, rows.filter((task) => matches(filters[chip], task)).length]),
  );
};

test.each<[string, TaskSearch, WhoChoice, Record<string, number>]>([
  [
    'nothing chosen',
    {},
    'everyone',
    { mine: 2, 'by-me': 2, everyone: 5, HIGH: 2, MEDIUM: 1, LOW: 2, OVERDUE: 1, TODAY: 2, TOMORROW: 1 },
  ],
  [
    'high priority',
    { priority: 'HIGH' },
    'everyone',
    { mine: 1, 'by-me': 1, everyone: 2, HIGH: 2, MEDIUM: 1, LOW: 2, OVERDUE: 1, TODAY: 1, TOMORROW: 0 },
  ],
  [
    'due today',
    { due: 'TODAY' },
    'everyone',
    { mine: 1, 'by-me': 1, everyone: 2, HIGH: 1, MEDIUM: 1, LOW: 0, OVERDUE: 1, TODAY: 2, TOMORROW: 1 },
  ],
  [
    'assigned by me',
    {},
    'by-me',
    { mine: 2, 'by-me': 2, everyone: 5, HIGH: 1, MEDIUM: 0, LOW: 1, OVERDUE: 0, TODAY: 1, TOMORROW: 1 },
  ],
  [
    'my tasks that match a search',
    { q: 'gloves' },
    'mine',
    { mine: 2, 'by-me': 1, everyone: 4, HIGH: 1, MEDIUM: 1, LOW: 0, OVERDUE: 1, TODAY: 1, TOMORROW: 0 },
  ],
])('the count of each chip keeps the other filters: %s', (_what, search, who, counts) => {
  expect(countOf(search, who)).toEqual(counts);
});

test('the chip for my tasks counts the same open tasks as the dashboard', () => {
  const onDashboard = and(openTasks, tasksOf(at.userId), eq('clinic_id', at.clinicId));
  expect(countOf({}, 'everyone').mine).toBe(rows.filter((task) => matches(onDashboard, task)).length);
  expect(countOf({}, 'everyone').mine).toBe(countOf({ status: 'OPEN' }, 'everyone').mine);
});

test('each chip counts the open tasks that it would list, or all of them when a status or the archive was chosen', () => {
  const chosen: readonly (readonly [TaskSearch, WhoChoice])[] = [
    [{}, 'everyone'],
    [{ priority: 'HIGH', due: 'TODAY' }, 'mine'],
    [{ due: 'OVERDUE', status: 'OPEN' }, 'by-me'],
    [{ archived: true, priority: 'LOW' }, 'mine'],
    [{ level: 'level', priority: 'MEDIUM' }, 'everyone'],
  ];
  const isOf = <Choice extends string>(choices: readonly Choice[], chip: string): chip is Choice =>
    (choices as readonly string[]).includes(chip);
  for (const [search, who] of chosen)
    for (const chip of chipNames) {
      const shown = isOf(whoChoices, chip)
        ? whereOf(search, chip, at)
        : whereOf({ ...search, ...(isOf(dueChoices, chip) ? { due: chip } : { priority: chip }) }, who, at);
      expect(countOf(search, who)[chip], `${JSON.stringify(search)} ${who} ${chip}`).toBe(
        rows.filter(
          (task) =>
            matches(shown, task) &&
            (search.status !== undefined || search.archived || task.status !== 'FINISHED'),
        ).length,
      );
    }
});
