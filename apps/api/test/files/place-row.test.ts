import { beforeAll, expect, test } from 'vitest';
import { type Browser, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { run } from './actions.ts';

const table = 'training_course_items';
let world: World;
let admin: Browser;
const ids: Record<string, string> = {};

async function add(into: string, object: Record<string, unknown>): Promise<string> {
  const query = `mutation ($object: ${into}_insert_input!) { added: insert_${into}_one(object: $object) { id } }`;
  return (await run(world, admin, query, { object }))['added']?.id ?? '';
}

beforeAll(async () => {
  world = await makeWorld();
  admin = await signedIn(world.app, world.acme, 'admin');
  const [course, other] = [
    await add('training_courses', { name: 'Sharps' }),
    await add('training_courses', { name: 'Hands' }),
  ];
  for (const name of 'abcdef') ids[name] = await add(table, { training_course_id: course, name });
  ids['x'] = await add(table, { training_course_id: other, name: 'x' });
});

const place = (browser: Browser, name: string, after: string | null) =>
  browser.post('utils/place-row', { table, id: ids[name], after: after && ids[after] });
const order = async () => {
  const { rows } = await world.root.query(
    `select i.name, i.position::text from ${table} i join training_courses c on c.id = i.training_course_id
     where c.name = 'Sharps' order by i.position, i.id`,
  );
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  return rows.map(({ name }) => name).join('');
};

test('a row moves behind another or to the top, even when all had the same position', async () => {
  expect((await place(admin, 'e', 'a')).status).toBe(200);
  expect(await order()).toBe('aebcdf');
  await place(admin, 'f', null);
  expect(await order()).toBe('faebcd');
  await place(admin, 'a', 'd');
  expect(await order()).toBe('febcda');
  // There is always a position between two neighbours.
  for (let n = 0; n < 60; n += 1) await place(admin, n % 2 ? 'b' : 'c', 'e');
  expect(await order()).toBe('febcda');
});

test('simultaneous moves all succeed, and no two rows get the same position', async () => {
  const answers = await Promise.all(
    [...'abcdef'].map((name) => place(admin, name, name === 'a' ? null : 'a')),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect([...(await order())].sort().join('')).toBe('abcdef');
  expect((await order())[0]).toBe('a');
});

test('a move is refused for users who may not change the row, and next to a row of another list', async () => {
  const before = await order();
  const staff = await signedIn(world.app, world.acme, 'staff');
  const stranger = await signedIn(world.app, world.bravo, 'admin');
  expect((await place(staff, 'a', 'c')).status).toBe(403);
  expect((await place(stranger, 'a', null)).status).toBe(403);
  expect((await place(admin, 'a', 'x')).status).toBe(409);
  const named = { table: 'clinic_contacts', id: ids['a'], after: null };
  expect((await admin.post('utils/place-row', named)).status).toBe(400);
  expect(await order()).toBe(before);
});
