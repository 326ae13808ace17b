import { register } from '@operatory/domain';
import { csvCell, csvHeader, csvLine } from '@operatory/resource';
import { describe, expect, test } from 'vitest';
import { cellsOf, planExport } from '../../src/import-export/csv-export.ts';
import { readQuery } from '../support/read-query.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+61 412', "'+61 412"],
  ['@cmd', "'@cmd"],
  ['-cmd', "'-cmd"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
  ['-12.50', '-12.50'],
  [-3, '-3'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [true, 'true'],
])('the value %j becomes the cell %s', (value, cell) => expect(csvCell(value)).toBe(cell));

test('a file begins with the UTF-8 byte order mark and ends its lines as in RFC 4180', () => {
  expect(csvHeader(['Name']) + csvLine(['Zoë'])).toBe('\uFEFFName\r\nZoë\r\n');
});

describe('columns of the file', () => {
  test('are read from the query, through aliases, fragments and relationships', () => {
    const plan = planExport(
      readQuery(
        'query { list: tasks { ...base at: created_at user { first: first_name last_name } } } fragment base on tasks { name }',
      ),
      [],
    );
    expect(plan.root).toBe('list');
    expect(plan.columns.map(({ heading }) => heading)).toEqual([
      'Name',
      'At',
      'User first',
      'User last name',
    ]);
    const row = { name: 'n', at: 'd', user: { first: 'f', last_name: 'l' } };
    expect(cellsOf(plan, row)).toEqual(['n', 'd', 'f', 'l']);
    expect(csvLine(cellsOf(plan, { name: 'n', user: null }))).toBe('n,,,\r\n');
  });
  test('join the values of nested rows', () => {
    const plan = planExport(readQuery('{ tasks { j_tasks_users { user { display_name } } } }'), []);
    expect(
      cellsOf(plan, { j_tasks_users: [{ user: { display_name: 'A' } }, { user: { display_name: 'B' } }] }),
    ).toEqual(['A; B']);
  });
  test('of a referenced row are named after the field that refers to it', () => {
    const plan = planExport(
      readQuery('{ clinic_expenses { name created_by_user { display_name } } }'),
      register,
    );
    expect(plan.columns.map(({ heading }) => heading)).toEqual(['Name', 'Created by']);
  });
  test('appear once, even if a fragment is spread repeatedly', () => {
    const levels = Array.from(
      { length: 40 },
      (_, n) => `fragment F${n} on tasks { ...F${n + 1} ...F${n + 1} }`,
    );
    const text = `{ tasks { ...F0 ...F0 } } ${levels.join(' ')} fragment F40 on tasks { name name }`;
    expect(planExport(readQuery(text), []).columns.map(({ path }) => path)).toEqual([['name']]);
  });
  test('that were not requested are left out', () => {
    expect(
      planExport(readQuery('{ tasks { name status } }'), [], ['status']).columns.map(({ path }) => path),
    ).toEqual([['status']]);
  });
});
