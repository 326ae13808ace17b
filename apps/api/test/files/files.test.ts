import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { register } from '@operatory/domain';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { isDirectory } from '../../src/files/directories.ts';
import { expireFiles } from '../../src/files/expire.ts';
import { type Browser, browserAt, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { addTask as addTaskIn, attach, type Given, pdf, run, send, signed, uploadPdf } from './actions.ts';

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

const addTask = (browser: Browser, name: string, assignee: string, attachments: unknown[]) =>
  addTaskIn(world, browser, name, assignee, attachments);

describe('uploading', () => {
  test('returns the file’s reference and the specified message; the server chooses the key', async () => {
    const { status, body } = await send(staff, {
      name: '../../etc/pass\u202ewd.pdf',
      type: 'application/pdf',
      bytes: pdf,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'File uploaded successfully',
      directory: 'tasks',
      isPublic: false,
      url: null,
      mime_type: 'application/pdf',
      file_type: 'FILE',
    });
    expect(body.name).not.toMatch(/[/\\\u202e]/);
    const { rows } = await world.root.query(
      'select key, client_id, uploaded_by_user_id from files where id = $1',
      [body.file_id],
    );
    expect(rows[0]).toEqual({
      key: `${world.acme.id}/tasks/${body.file_id}.pdf`,
      client_id: world.acme.id,
      uploaded_by_user_id: world.acme.users.staff.id,
    });
  });

  test('adds the file to the library too, for users who may add to it', async () => {
    const handbook = { name: 'handbook.pdf', type: 'application/pdf', bytes: pdf, saveToLibrary: true };
    const { status, body } = await send(admin, handbook);
    expect(status).toBe(200);
    const kept = async () =>
      (
        await world.root.query(
          'select name, file_id, extension, created_by_user_id from library_files where client_id = $1',
          [world.acme.id],
        )
      ).rows;
    const lines = [
      {
        name: 'handbook.pdf',
        file_id: body.file_id,
        extension: 'pdf',
        created_by_user_id: world.acme.users.admin.id,
      },
    ];
    expect(await kept()).toEqual(lines);
    expect(await send(staff, handbook)).toMatchObject({
      status: 403,
      body: { message: 'You Do not have Permission To Perform This Action' },
    });
    expect(await kept()).toEqual(lines);
  });

  test('refuses files whose content, name and type disagree, and types that can contain scripts', async () => {
    const wrong: Given[] = [
      { name: 'a.pdf', type: 'application/pdf', bytes: '<html><script>alert(1)</script>' },
      { name: 'a.png', type: 'image/png', bytes: pdf },
      { name: 'a.png', type: 'application/pdf', bytes: pdf },
      { name: 'a.svg', type: 'image/svg+xml', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      { name: 'a.html', type: 'text/html', bytes: '<p>' },
      { name: 'a.txt', type: 'text/plain', bytes: '  <ScRiPt>alert(1)</script>' },
      { name: 'a.txt', type: 'text/plain', bytes: Buffer.from([0, 1, 2]) },
      { name: 'a.docx', type: 'application/octet-stream', bytes: 'not a zip' },
      { name: 'a.exe', type: 'application/octet-stream', bytes: 'MZ' },
      { name: 'pdf', type: 'application/pdf', bytes: pdf },
      { name: 'bomb.png', type: 'image/png', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
    ];
    for (const file of wrong) {
      expect(await send(staff, file), file.name).toMatchObject({
        status: 415,
        body: { message: 'File type not supported' },
      });
    }
  });

  test('accepts PDFs with bytes before their header, and texts as Windows writes them', async () => {
    const before = Buffer.concat([Buffer.from('\n\0scanned by X\n'), Buffer.from(pdf)]);
    const good: Given[] = [
      { name: 'scan.pdf', type: 'application/pdf', bytes: before },
      { name: 'ansi.txt', type: 'text/plain', bytes: Buffer.from('Caf\xe9 \x96 20\xb0C', 'latin1') },
      { name: 'utf16.txt', type: 'text/plain', bytes: Buffer.from('\ufeffMüller', 'utf16le') },
      { name: 'be.txt', type: 'text/plain', bytes: Buffer.from('\ufeffMüller', 'utf16le').swap16() },
    ];
    for (const file of good) expect((await send(staff, file)).status, file.name).toBe(200);
    const script = '<script>alert(1)</script>';
    const bad: Given[] = [
      {
        name: 'far.pdf',
        type: 'application/pdf',
        bytes: Buffer.concat([Buffer.alloc(1025), Buffer.from(pdf)]),
      },
      { name: 'utf16.txt', type: 'text/plain', bytes: Buffer.from(`\ufeff${script}`, 'utf16le') },
      { name: 'ansi.txt', type: 'text/plain', bytes: Buffer.from(`\xe9${script}`, 'latin1') },
    ];
    for (const file of bad) expect((await send(staff, file)).status, file.name).toBe(415);
  });

  test('explains what is wrong with an empty file, a HEIC photo and a video that is not MP4', async () => {
    const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');
    const heic = /Most Compatible/;
    const video = /Only MP4 videos/;
    const refusals: (readonly [Given, RegExp])[] = [
      [{ name: 'a.pdf', type: 'application/pdf', bytes: '' }, /^The file is empty$/],
      [{ name: 'a.jpg', type: 'image/jpeg', bytes: '' }, /^The file is empty$/],
      [{ name: 'IMG_1.HEIC', type: 'image/heic', bytes: box('heic') }, heic],
      [{ name: 'IMG_1.jpg', type: 'image/jpeg', bytes: box('heic') }, heic],
      [{ name: 'clip.mp4', type: 'video/mp4', bytes: box('qt  ') }, video],
      [{ name: 'clip.mp4', type: 'video/mp4', bytes: box('avif') }, video],
      [{ name: 'clip.mp4', type: 'video/mp4', bytes: 'RIFF' }, video],
      [{ name: 'clip.mov', type: 'video/quicktime', bytes: box('qt  ') }, video],
    ];
    for (const [file, sentence] of refusals) {
      const { status, body } = await send(staff, file);
      expect(status, file.name).toBe(415);
      expect(body.message, file.name).toMatch(sentence);
    }
    expect((await send(staff, { name: 'a.mp4', type: 'video/mp4', bytes: box('isom') })).status).toBe(200);
  });

  test('refuses other directories, requests without a bearer token and more than 25 MB, and leaves nothing behind', async () => {
    for (const directory of ['../tasks', 'secrets', '']) {
      expect(
        await send(staff, { name: 'a.pdf', type: 'application/pdf', bytes: pdf, directory }),
      ).toMatchObject({ status: 400, body: { message: 'Unable to upload file' } });
    }
    expect(
      (await send(browserAt(world.app, world.acme), { name: 'a.pdf', type: 'application/pdf', bytes: pdf }))
        .status,
    ).toBe(401);
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(25 * 1024 * 1024)]);
    expect((await send(staff, { name: 'large.pdf', type: 'application/pdf', bytes: large })).status).toBe(
      413,
    );
    const folder = join(world.context.env.DATA_DIR, 'files', world.acme.id, 'tasks');
    const { rows } = await world.root.query("select count(*)::int as n from files where directory = 'tasks'");
    expect(existsSync(folder) ? readdirSync(folder).length : 0).toBe(rows[0]?.n);
  });

  test('images are re-encoded without hidden data, and get a thumbnail', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();
    const hidden = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await send(staff, { name: 'photo.JPEG', type: 'image/jpeg', bytes: hidden });
    expect(body).toMatchObject({ file_type: 'IMAGE', mime_type: 'image/jpeg' });
    const urls = (await signed(staff, body.file_id)).body;
    const whole = await world.app.inject({
      url: String(urls.url),
      headers: { host: 'acme.localhost:4000' },
    });
    expect(whole.rawPayload.includes('SECRET-PLACE') || whole.rawPayload.includes('<script>')).toBe(false);
    const small = await world.app.inject({
      url: String(urls.thumbnail_url),
      headers: { host: 'acme.localhost:4000' },
    });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, format: 'jpeg' });
  });

  test('only users who may edit My Practice can make a file public, and only a client’s own picture', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const logo = {
      name: 'logo.png',
      type: 'image/png',
      bytes: png,
      directory: 'clients',
      query: '?isPublic=true',
    };
    expect((await send(admin, logo)).body.isPublic).toBe(true);
    expect((await send(staff, logo)).body.isPublic).toBe(false);
    expect((await send(admin, { ...logo, directory: 'tasks' })).body.isPublic).toBe(false);
  });
});

describe('a signed URL', () => {
  test('serves the bytes as an inert download, on its own tenant, for five minutes', async () => {
    const { file_id } = await uploadPdf(staff, 'roster (1).pdf');
    const url = String((await signed(staff, file_id)).body.url);
    const at = (address: string, host = 'acme.localhost:4000') =>
      world.app.inject({ url: address, headers: { host } });
    const shown = await at(url);
    expect(shown.body).toBe(pdf);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''roster%20%281%29.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await at(url, 'bravo.localhost:4000')).statusCode).toBe(404);
    expect((await at(url.replace(/until=\d+/, 'until=4000000000'))).statusCode).toBe(404);
    expect((await at(url.replace('variant=whole', 'variant=thumb'))).statusCode).toBe(404);
    expect((await at(url.replace(/signature=.{8}/, 'signature=AAAAAAAA'))).statusCode).toBe(404);
    const until = Number(/until=(\d+)/.exec(url)?.[1]);
    expect(until - Date.now() / 1000).toBeLessThanOrEqual(300);
  });

  test('is issued for an unlinked file to its uploader only; missing and forbidden files get the same response', async () => {
    const { file_id } = await uploadPdf(staff);
    expect((await signed(staff, file_id)).status).toBe(200);
    const missing = await signed(admin, '00000000-0000-7000-8000-000000000099');
    for (const answer of [
      await signed(admin, file_id),
      await signed(stranger, file_id),
      await signed(staff, file_id, 'library'),
    ]) {
      expect([answer.status, answer.text]).toEqual([missing.status, missing.text]);
    }
  });

  test('is issued for a linked file to everyone who can read the row', async () => {
    const file = await uploadPdf(admin);
    const task = await addTask(admin, 'With a file', world.acme.users.staff.id, [attach(file)]);
    expect(task.attachments).toEqual([
      {
        file_id: file.file_id,
        directory: 'tasks',
        isPublic: false,
        url: null,
        name: 'plan.pdf',
        mime_type: 'application/pdf',
        file_type: 'FILE',
      },
    ]);
    expect((await signed(staff, file.file_id)).status).toBe(200);
    expect((await signed(stranger, file.file_id)).status).toBe(404);
    const other = await uploadPdf(admin);
    await addTask(admin, 'For another', world.acme.users.manager.id, [attach(other)]);
    expect((await signed(staff, other.file_id)).status).toBe(404);
    // The uploader can read the file only as long as they can read the row.
    const mine = await uploadPdf(staff);
    const given = await addTask(staff, 'To be given away', world.acme.users.staff.id, [attach(mine)]);
    expect((await signed(staff, mine.file_id)).status).toBe(200);
    const { admin: assigner, manager } = world.acme.users;
    await world.root.query(
      'update tasks set assigned_by_user_id = $2, assigned_to_user_id = $3 where id = $1',
      [given.id, assigner.id, manager.id],
    );
    expect((await signed(staff, mine.file_id)).status).toBe(404);
  });
});

describe('attachments', () => {
  test('may refer only to files that the writer uploaded or can read', async () => {
    const staffId = world.acme.users.staff.id;
    const refused = async (browser: Browser, attachments: unknown[]) =>
      expect(addTask(browser, 'x', staffId, attachments)).rejects.toThrow();
    await refused(admin, [{ file_id: '00000000-0000-7000-8000-000000000099' }]);
    await refused(admin, [{ file_id: 'nonsense' }]);
    await refused(admin, [attach(await uploadPdf(stranger))]);
    const file = await uploadPdf(admin);
    await addTask(admin, 'Not for staff', world.acme.users.manager.id, [attach(file)]);
    await refused(staff, [attach(file)]);
    // The hidden file cannot be attached together with a readable file that is named after its id either.
    const mine = await uploadPdf(staff, `${file.file_id}.pdf`);
    await addTask(staff, 'My own', staffId, [attach(mine)]);
    await refused(staff, [attach(mine), attach(file)]);
    await addTask(staff, 'My own again', staffId, [attach(mine)]);
    await addTask(admin, 'A copy', staffId, [attach(file), attach(file)]);
    const { rows } = await world.root.query('select count(*)::int as n from file_links where file_id = $1', [
      file.file_id,
    ]);
    expect(rows[0]?.n).toBe(2);
    // A clinic admin can read the clinic's tasks, and copies them with their files.
    const theirs = await uploadPdf(admin);
    await addTask(admin, 'Of the clinic', staffId, [attach(theirs)]);
    const manager = await signedIn(world.app, world.acme, 'manager');
    await addTask(manager, 'A copy of it', staffId, [attach(theirs)]);
  });

  test('a comment’s attachments are linked to it, and unlinked when the comment is deleted', async () => {
    const task = await addTask(admin, 'Talk', world.acme.users.staff.id, []);
    const file = await uploadPdf(staff);
    const mutation =
      'mutation ($object: task_comments_insert_input!) { comment: insert_task_comments_one(object: $object) { id attachments } }';
    await run(world, staff, mutation, {
      object: { task_id: task.id, message: 'see', attachments: [attach(file)] },
    });
    expect((await signed(admin, file.file_id)).status).toBe(200);
    await world.root.query('delete from task_comments where task_id = $1', [task.id]);
    expect((await signed(admin, file.file_id)).status).toBe(404);
  });
});

test('every file field names a directory that accepts uploads', () => {
  const fields = register.flatMap(({ fields = {} }) => Object.values(fields));
  const named = fields.flatMap((field) =>
    field?.kind === 'file' || field?.kind === 'files' ? [field.directory] : [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((directory) => !isDirectory(directory))).toEqual([]);
  expect(['', '..', 'tasks/..', 'etc'].filter(isDirectory)).toEqual([]);
});

describe('pictures', () => {
  const png = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const write = (browser: Browser, table: string, column: string, id: string, value: unknown) =>
    run(
      world,
      browser,
      `mutation ($id: uuid!, $value: jsonb) { row: update_${table}_by_pk(pk_columns: {id: $id}, _set: {${column}: $value}) { ${column} } }`,
      { id, value },
    ) as Promise<Record<string, Record<string, unknown> | null>>;

  test('a logo is public at its own URL, and is kept while the client uses it', async () => {
    const { body } = await send(admin, {
      name: 'logo.png',
      type: 'image/png',
      bytes: await png(),
      directory: 'clients',
      query: '?isPublic=true',
    });
    const lie = { file_id: body.file_id, url: 'https://evil.example/track.png' };
    await write(admin, 'clients', 'logo_image', world.acme.id, lie);
    const answer = await browserAt(world.app, world.acme).get('auth/subdomain/acme');
    expect(answer.body.logo_image).toEqual({ url: `/api/v1/auth/logo/acme?v=${body.file_id}` });
    const at = (url: string, host = 'acme.localhost:4000') => world.app.inject({ url, headers: { host } });
    const seen = await at(`/files/public/${body.file_id}`);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await at(`/files/public/${body.file_id}`, 'bravo.localhost:4000')).statusCode).toBe(404);
    const { file_id: secret } = await uploadPdf(staff);
    expect((await at(`/files/public/${secret}`)).statusCode).toBe(404);
    await write(admin, 'clients', 'banners', world.acme.id, [lie]);
    const beside = await browserAt(world.app, world.acme).get('auth/subdomain/acme');
    expect(beside.body.banners).toEqual([{ url: `/files/public/${body.file_id}` }]);
    await write(admin, 'clients', 'banners', world.acme.id, null);
    await world.root.query("update files set created_at = now() - interval '25 hours' where id = $1", [
      body.file_id,
    ]);
    await expireFiles(world.context);
    expect((await at(`/files/public/${body.file_id}`)).statusCode).toBe(200);
    await write(admin, 'clients', 'logo_image', world.acme.id, null);
    await world.root.query("update files set linked_at = now() - interval '25 hours' where id = $1", [
      body.file_id,
    ]);
    await expireFiles(world.context);
    expect((await at(`/files/public/${body.file_id}`)).statusCode).toBe(404);
  });

  test('a user’s picture must be a file that the user can attach, and no other URL is stored', async () => {
    const me = world.acme.users.staff.id;
    for (const value of [
      { url: 'https://evil.example/track.png' },
      { file_id: '00000000-0000-7000-8000-000000000099' },
      { file_id: (await uploadPdf(stranger)).file_id },
      'text',
    ])
      await expect(write(staff, 'users', 'profile_image', me, value)).rejects.toThrow();
    const { file_id } = await uploadPdf(staff);
    const { row } = await write(staff, 'users', 'profile_image', me, { file_id, url: 'javascript:alert(1)' });
    expect(row?.profile_image).toMatchObject({ file_id, url: null });
    expect((await signed(admin, file_id)).status).toBe(200);
  });
});

test('files to which no row has referred for a day are deleted, and linked and newer ones are kept', async () => {
  const stale = await uploadPdf(staff);
  const linked = await uploadPdf(admin);
  await addTask(admin, 'Keeps its file', world.acme.users.staff.id, [attach(linked)]);
  const fresh = await uploadPdf(staff);
  await world.root.query("update files set created_at = now() - interval '25 hours' where id = any($1)", [
    [stale.file_id, linked.file_id],
  ]);
  expect(await expireFiles(world.context)).toBe(1);
  expect((await signed(staff, stale.file_id)).status).toBe(404);
  for (const file of [linked, fresh]) {
    const url = String((await signed(file === linked ? admin : staff, file.file_id)).body.url);
    expect((await world.app.inject({ url, headers: { host: 'acme.localhost:4000' } })).statusCode).toBe(200);
  }
});
