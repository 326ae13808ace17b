import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { addTask as addTaskIn, attach, pdf, run, send, sendSlides, signed, uploadPdf } from './actions.ts';

let world: World;
let admin: Browser;
let manager: Browser;
let staff: Browser;
beforeAll(async () => {
  world = await makeWorld();
  [admin, manager, staff] = await Promise.all([
    signedIn(world.app, world.acme, 'admin'),
    signedIn(world.app, world.acme, 'manager'),
    signedIn(world.app, world.acme, 'staff'),
  ]);
});

const addTask = (browser: Browser, name: string, assignee: string, attachments: unknown[]) =>
  addTaskIn(world, browser, name, assignee, attachments);
const keep = async (browser: Browser, name: string, type = 'application/pdf', bytes: Buffer | string = pdf) =>
  (await send(browser, { name, type, bytes, directory: 'library', saveToLibrary: true })).body;
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
type Rows = Record<string, Record<string, unknown>[]>;

describe('the library', () => {
  test('can be listed, searched, filtered by type and counted, and its files renamed by their author', async () => {
    for (const name of ['Fire plan.pdf', 'Waste plan.pdf']) await keep(admin, name);
    await keep(manager, 'Front entrance.jpg', 'image/jpeg', await photo());
    const list = async (where: object) =>
      (
        (await run(
          world,
          manager,
          `query ($where: library_files_bool_exp) {
             library_files(where: $where, order_by: [{ name: asc }], limit: 2) { id name file_type extension directory }
           }`,
          { where },
        )) as unknown as Rows
      ).library_files ?? [];
    expect((await list({})).map(({ name }) => name)).toEqual(['Fire plan.pdf', 'Front entrance.jpg']);
    expect((await list({ name: { _ilike: '%PLAN%' } })).length).toBe(2);
    const [entrance] = await list({ file_type: { _eq: 'IMAGE' } });
    expect(entrance).toMatchObject({ name: 'Front entrance.jpg', extension: 'jpg', directory: 'library' });
    const counted = await run(
      world,
      manager,
      'query { all: library_files_aggregate { aggregate { count sum { size } } } }',
      {},
    );
    expect(counted.all).toMatchObject({ aggregate: { count: 3 } });
    const renaming =
      'mutation ($id: uuid!) { row: update_library_files_by_pk(pk_columns: {id: $id}, _set: {name: "Entrance"}) { name } }';
    expect((await run(world, manager, renaming, { id: entrance?.id })).row).toEqual({ name: 'Entrance' });
    const [plan] = await list({ name: { _eq: 'Fire plan.pdf' } });
    // Only the file's author and the client's admins may change it.
    expect((await run(world, manager, renaming, { id: plan?.id })).row).toBeNull();
  });

  test('allows its files to be attached by users who can read them, and not by others', async () => {
    const { users } = world.acme;
    const { file_id } = await keep(admin, 'Handbook.pdf');
    const file = { file_id };
    expect((await signed(staff, file_id, 'library')).status).toBe(404);
    await expect(addTask(staff, 'Mine', users.staff.id, [attach(file)])).rejects.toThrow();
    expect((await signed(manager, file_id, 'library')).status).toBe(200);
    await addTask(manager, 'Read the handbook', users.staff.id, [attach(file)]);
    expect((await signed(staff, file_id, 'library')).status).toBe(200);
  });

  test('a file removed from it can be read only through another row that uses it', async () => {
    const { users } = world.acme;
    const lent = await keep(admin, 'Lent.pdf');
    const alone = await keep(admin, 'Alone.pdf');
    await addTask(admin, 'With what is lent', users.staff.id, [attach(lent)]);
    const remove =
      'mutation ($id: uuid!) { gone: delete_library_files(where: {file_id: {_eq: $id}}) { affected_rows } }';
    for (const { file_id } of [lent, alone]) {
      expect((await signed(manager, file_id, 'library')).status).toBe(200);
      expect((await run(world, admin, remove, { id: file_id })).gone).toEqual({ affected_rows: 1 });
    }
    expect((await signed(staff, lent.file_id, 'library')).status).toBe(200);
    expect((await signed(manager, alone.file_id, 'library')).status).toBe(404);
    await expect(addTask(manager, 'Too late', users.staff.id, [attach(alone)])).rejects.toThrow();
  });
});

describe('a slideshow', () => {
  const stored = () => {
    const folder = join(world.context.env.DATA_DIR, 'files', world.acme.id);
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  };

  test('stores its pictures in order, re-encoded and with thumbnails, either all of them or none', async () => {
    const slides = await Promise.all(
      ['one.jpg', 'two.jpg', 'three.jpg'].map(async (name) => ({
        name,
        type: 'image/jpeg',
        bytes: await photo(),
      })),
    );
    const { status, body } = await sendSlides(admin, slides);
    const files = body.files as Record<string, unknown>[];
    expect([status, body.message, files.map(({ name }) => name)]).toEqual([
      200,
      'File uploaded successfully',
      ['one.jpg', 'two.jpg', 'three.jpg'],
    ]);
    const urls = (await signed(admin, files[1]?.file_id, 'newsfeeds')).body;
    expect(urls.thumbnail_url).not.toBeNull();
    const before = stored();
    for (const wrong of [
      { name: 'four.pdf', type: 'application/pdf', bytes: pdf },
      { name: 'four.jpg', type: 'image/jpeg', bytes: pdf },
    ])
      expect(await sendSlides(admin, [...slides, wrong])).toMatchObject({
        status: 415,
        body: { message: 'File type not supported' },
      });
    const many = Array.from({ length: 21 }, () => slides[0] ?? { name: '', type: '', bytes: '' });
    expect((await sendSlides(admin, many)).status).toBe(413);
    expect((await sendSlides(admin, [])).body).toMatchObject({ message: 'Unable to upload file' });
    expect((await sendSlides(admin, slides, { directory: 'secrets' })).status).toBe(400);
    const kept = { directory: 'library', saveToLibrary: 'true' };
    expect((await sendSlides(staff, slides, kept)).status).toBeGreaterThanOrEqual(400);
    expect(stored()).toBe(before);
    await sendSlides(admin, slides, kept);
    const { rows } = await world.root.query(
      "select count(*)::int as n from library_files where name like any('{one.jpg,two.jpg,three.jpg}')",
    );
    expect(rows[0]?.n).toBe(3);
  });
});

describe('access to a file', () => {
  test('ends within seconds when the right to it is removed', async () => {
    const { file_id } = await keep(admin, 'Payroll.pdf');
    expect((await signed(manager, file_id, 'library')).status).toBe(200);
    await world.root.query(
      `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
       select $1, $2, id, '{}', '{VIEW,ADD,EDIT,DELETE}' from modules where name = 'library'`,
      [world.acme.id, world.acme.users.manager.id],
    );
    const read = async () => (await signed(manager, file_id, 'library')).status;
    await expect.poll(read, { timeout: 4_000 }).toBe(404);
    await expect(addTask(manager, 'x', world.acme.users.staff.id, [attach({ file_id })])).rejects.toThrow();
  });

  test('ends with the session when the user is blocked', async () => {
    const { file_id } = await uploadPdf(staff);
    expect((await signed(staff, file_id)).status).toBe(200);
    const { id } = world.acme.users.staff;
    await world.root.query("update j_users_user_roles set blocked_status = 'BLOCKED' where user_id = $1", [
      id,
    ]);
    const read = async () => (await signed(staff, file_id)).status;
    await expect.poll(read, { timeout: 4_000 }).toBe(401);
  });
});
