import { beforeAll, expect, test } from 'vitest';
import { addDemoDocuments } from '../../src/demo/demo-library.ts';
import { signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

test('the demo’s users get documents and its library gets forms, each once', async () => {
  await addDemoDocuments(world.context, 'acme');
  await addDemoDocuments(world.context, 'acme');
  const { rows } = await world.root.query<{ who: string; name: string; file: string }>(
    `select user_id as who, name, document ->> 'file_id' as file from user_documents where client_id = $1 order by name`,
    [world.acme.id],
  );
  const contracts = rows.filter(({ name }) => name === 'Employment contract');
  expect(new Set(contracts.map(({ who }) => who)).size).toBe(contracts.length);
  expect(contracts.map(({ who }) => who)).toContain(world.acme.users.staff.id);
  expect(rows.length).toBeGreaterThan(contracts.length);
  const kept = await world.root.query(
    'select name, extension, size from library_files where client_id = $1',
    [world.acme.id],
  );
  expect(kept.rows).toHaveLength(3);
  expect(kept.rows.every(({ extension, size }) => extension === 'pdf' && Number(size) > 500)).toBe(true);
  const admin = await signedIn(world.app, world.acme, 'admin');
  const { body } = await admin.get(`file-upload/get-signed-url/user_documents/${rows[0]?.file}`);
  const shown = await world.app.inject({ url: String(body.url), headers: { host: 'acme.localhost:4000' } });
  expect(shown.headers['content-type']).toBe('application/pdf');
  expect(shown.body.slice(0, 5)).toBe('%PDF-');
  expect(
    (await world.root.query('select 1 from user_documents where client_id = $1', [world.bravo.id])).rows,
  ).toEqual([]);
});
