import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, browserAt, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { addTask } from './actions.ts';

let world: World;
let admin: Browser;
let staff: Browser;
let stranger: Browser;
beforeAll(async () => {
  world = await makeWorld();
  admin = await signedIn(world.app, world.acme, 'admin');
  staff = await signedIn(world.app, world.acme, 'staff');
  stranger = await signedIn(world.app, world.bravo, 'admin');
});

describe('export', () => {
  test('returns what the caller may read as CSV, with headings and harmless formulas', async () => {
    await addTask(world, admin, '=HYPERLINK("http://evil.example","x")', world.acme.users.staff.id, []);
    await addTask(world, admin, 'For another', world.acme.users.manager.id, []);
    const query =
      'query ($where: tasks_bool_exp!) { tasks(where: $where, order_by: {name: asc}) { name priority deadline_date assigned_to_user { display_name } } }';
    const file = (browser: Browser, body: object) =>
      browser.post('utils/export-file', { query, variables: { where: {} }, fileName: 'Task.csv', ...body });
    const mine = await file(staff, {});
    expect(mine.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Task.csv"',
    });
    const lines = mine.text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFName,Priority,Deadline,Assigned to');
    expect(lines[1]).toBe('"\'=HYPERLINK(""http://evil.example"",""x"")",LOW,2026-11-30,staff');
    expect(mine.text).not.toContain('For another');
    expect((await file(admin, {})).text).toContain('For another');
    expect((await file(stranger, {})).text).toBe(`${lines[0]}\r\n`);
    expect((await file(browserAt(world.app, world.acme), {})).status).toBe(401);
  });

  test('runs only queries, and only those that the caller may run', async () => {
    const file = (query: string) => staff.post('utils/export-file', { query });
    for (const query of [
      'mutation { delete_task_comments(where: {}) { affected_rows } }',
      'subscription { tasks { id } }',
      'query { tasks { id } users { id } }',
      'query { tasks_aggregate { aggregate { count } } }',
      'query { user_credentials { password_hash } }',
      '{',
    ]) {
      expect((await file(query)).status, query).toBe(400);
    }
    const doubling = Array.from(
      { length: 24 },
      (_, n) => `fragment F${n} on tasks { ...F${n + 1} ...F${n + 1} }`,
    );
    const nested = `{ tasks { ...G0 } } ${Array.from({ length: 8 }, (_, n) => `fragment G${n} on tasks { a: assigned_to_user { t: tasks_by_assigned_to_user_id { ...G${n + 1} } } b: assigned_to_user { t: tasks_by_assigned_to_user_id { ...G${n + 1} } } }`).join(' ')} fragment G8 on tasks { name }`;
    for (const [query, said] of [
      ['{ tasks { ...F } } fragment F on tasks { name ...F }', 'within itself'],
      [nested, 'levels'],
    ] as const) {
      const answer = await file(query);
      expect(answer.status, query).toBe(400);
      expect(answer.text).toContain(said);
    }
    const doubled = await file(`{ tasks { ...F0 } } ${doubling.join(' ')} fragment F24 on tasks { name }`);
    expect(doubled.text.split('\r\n')[0]).toBe('\uFEFFName');
    expect((await file('{ tasks { name } }')).headers['content-disposition']).toContain('Task.csv');
  });
});
