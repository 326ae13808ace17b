import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { expireFiles } from '../../src/files/expire.ts';
import { fileBytes } from '../../src/files/upload.ts';
import { type Browser, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { startS3 } from '../support/s3-server.ts';
import { pdf, signed } from './actions.ts';

let world: World;
let staff: Browser;
let admin: Browser;
let port: number;
beforeAll(async () => {
  world = await makeWorld();
  [staff, admin] = await Promise.all([
    signedIn(world.app, world.acme, 'staff'),
    signedIn(world.app, world.acme, 'admin'),
  ]);
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.app.server.address() as AddressInfo).port;
});

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Record<string, unknown>;
}
type Headers = Readonly<Record<string, string>>;

/**
 * Sends a request over a real connection, which the test can break after the first `breaks` bytes of the body.
 */
function ask(
  browser: Browser,
  method: string,
  path: string,
  headers: Headers = {},
  body: Buffer | string = '',
  breaks?: number,
): Promise<Answered> {
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        host: `${browser.sub}.localhost:4000`,
        authorization: `Bearer ${browser.token}`,
        ...(method === 'POST' || method === 'PATCH' ? { 'content-length': String(bytes.length) } : {}),
        ...headers,
      },
    });
    asked.on('error', reject);
    asked.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: text.startsWith('{') ? JSON.parse(text) : {},
      });
    });
    if (breaks === undefined) asked.end(bytes);
    else
      asked.write(bytes.subarray(0, breaks), () => setTimeout(() => asked.destroy(new Error('broken')), 200));
  });
}

const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(3 * 1024 * 1024, 'reel')]);
const begin = (
  browser: Browser,
  { name = 'reel.mp4', type = 'video/mp4', size = film.length, query = 'directory=tasks' } = {},
  body: Buffer | string = '',
  complete = '?0',
) =>
  ask(
    browser,
    'POST',
    `/api/v1/file-upload/uploads?${query}`,
    {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'upload-length': String(size),
      'upload-complete': complete,
    },
    body,
  );
const begun = async (...given: Parameters<typeof begin>) => String((await begin(...given)).headers.location);
const goOn = (
  browser: Browser,
  location: string,
  offset: number,
  body: Buffer | string,
  { complete = false, breaks }: { complete?: boolean; breaks?: number } = {},
) =>
  ask(
    browser,
    'PATCH',
    location,
    {
      'content-type': 'application/partial-upload',
      'upload-offset': String(offset),
      'upload-complete': complete ? '?1' : '?0',
    },
    body,
    breaks,
  );
const seen = async (browser: Browser, fileId: unknown) => {
  const url = String((await signed(browser, fileId)).body.url);
  return (await world.app.inject({ url, headers: { host: 'acme.localhost:4000' } })).rawPayload;
};
const uploads = async () =>
  (await world.root.query<{ pieces: string[] }>('select pieces from file_uploads where file_id is null'))
    .rows;

/** The server stores what arrived once it has noticed the broken connection; the offset is polled until then. */
async function offsetOf(location: string, least: number): Promise<number> {
  const read = async () => Number((await ask(staff, 'HEAD', location)).headers['upload-offset']);
  await expect.poll(read, { timeout: 10_000 }).toBeGreaterThanOrEqual(least);
  return read();
}

async function brokenAndResumed(): Promise<void> {
  const { status, headers } = await begin(staff);
  expect([status, headers['upload-offset'], headers['upload-complete']]).toEqual([201, '0', '?0']);
  expect(headers['upload-limit']).toBe(`max-size=${fileBytes}, max-age=86400`);
  const location = String(headers.location);
  await expect(goOn(staff, location, 0, film, { complete: true, breaks: 1_000_000 })).rejects.toThrow(
    'broken',
  );
  const offset = await offsetOf(location, 500_000);
  expect(offset).toBeLessThanOrEqual(1_000_000);
  const middle = await goOn(staff, location, offset, film.subarray(offset, 2_000_000));
  expect([middle.status, middle.headers['upload-offset']]).toEqual([204, '2000000']);
  const last = await goOn(staff, location, 2_000_000, film.subarray(2_000_000), { complete: true });
  expect([last.status, last.headers['upload-complete'], last.body]).toMatchObject([
    200,
    '?1',
    { message: 'File uploaded successfully', name: 'reel.mp4', mime_type: 'video/mp4', file_type: 'VIDEO' },
  ]);
  expect((await seen(staff, last.body.file_id)).equals(film)).toBe(true);
  // A client that missed the last response receives it again, and no more bytes are accepted.
  const head = await ask(staff, 'HEAD', location);
  expect([head.status, head.headers['upload-complete']]).toEqual([204, '?1']);
  expect((await ask(staff, 'GET', location)).body).toEqual(last.body);
  expect((await goOn(staff, location, film.length, 'x')).body).toMatchObject({ code: 'completed_upload' });
  expect(await uploads()).toEqual([]);
}

describe('an upload that breaks', () => {
  test('resumes where it broke off, and is complete', brokenAndResumed);

  test('resumes when files are stored in S3', async () => {
    const { storage } = world.context;
    const s3 = await startS3();
    Object.assign(world.context, { storage: s3.storage });
    await brokenAndResumed().finally(() => Object.assign(world.context, { storage }));
    await s3.stop();
  });

  test('does not resume at another offset, nor twice at once', async () => {
    const location = await begun(staff);
    const wrong = await goOn(staff, location, 7, 'x');
    expect([wrong.status, wrong.headers['upload-offset'], wrong.body.code]).toEqual([
      409,
      '0',
      'mismatching_upload_offset',
    ]);
    const piece = film.subarray(0, 1_000_000);
    const both = await Promise.all([goOn(staff, location, 0, piece), goOn(staff, location, 0, piece)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await offsetOf(location, 0)).toBe(piece.length);
    expect((await goOn(staff, location, piece.length, film)).status).toBe(400);
    expect((await goOn(staff, location, piece.length, 'too little', { complete: true })).status).toBe(400);
    expect((await ask(staff, 'PATCH', location, { 'upload-offset': '0' }, 'x')).status).toBe(415);
    expect((await ask(staff, 'DELETE', location)).status).toBe(204);
    expect((await ask(staff, 'HEAD', location)).status).toBe(404);
    expect(await uploads()).toEqual([]);
  });

  test('is accessible to its sender only', async () => {
    const location = await begun(staff);
    const stranger = await signedIn(world.app, world.bravo, 'admin');
    for (const other of [admin, stranger]) {
      for (const method of ['HEAD', 'GET', 'DELETE'])
        expect((await ask(other, method, location)).status).toBe(404);
      expect((await goOn(other, location, 0, 'x')).status).toBe(404);
    }
    const nobody = Object.assign(Object.create(staff), { token: 'none' }) as Browser;
    expect((await ask(nobody, 'HEAD', location)).status).toBe(401);
    expect((await begin(nobody)).status).toBe(401);
    expect((await ask(staff, 'HEAD', '/api/v1/file-upload/uploads/nonsense')).status).toBe(404);
    await ask(staff, 'DELETE', location);
  });

  test('is deleted with its pieces after a day', async () => {
    const location = await begun(staff);
    await goOn(staff, location, 0, 'abc');
    const [key] = (await uploads())[0]?.pieces ?? [];
    await world.root.query("update file_uploads set created_at = now() - interval '25 hours'");
    await expireFiles(world.context);
    expect((await ask(staff, 'HEAD', location)).status).toBe(404);
    await expect(world.context.storage.read(String(key))).rejects.toThrow();
  });
});

describe('an upload in pieces', () => {
  test('is validated like any upload: by content, size, directory and library', async () => {
    const html = '<html><script>alert(1)</script>';
    const page = await begun(staff, { name: 'a.pdf', type: 'application/pdf', size: html.length });
    const judged = await goOn(staff, page, 0, html, { complete: true });
    expect([judged.status, judged.body.message]).toEqual([415, 'File type not supported']);
    expect((await ask(staff, 'HEAD', page)).status).toBe(404);
    expect(await uploads()).toEqual([]);
    expect((await begin(staff, { size: fileBytes + 1 })).status).toBe(413);
    for (const query of ['directory=secrets', 'directory=..%2Ftasks', ''])
      expect((await begin(staff, { query })).body).toMatchObject({ message: 'Unable to upload file' });
    expect((await begin(staff, { name: '' })).status).toBe(400);
    expect((await begin(staff, { query: 'directory=library&saveToLibrary=true' })).status).toBe(403);
    const file = { name: '../a\0b\u202e.pdf', type: 'application/pdf', size: pdf.length };
    const query = 'directory=library&saveToLibrary=true&isPublic=true';
    const once = await begin(admin, { ...file, query }, pdf, '?1');
    expect([once.status, once.body]).toMatchObject([200, { name: 'ab.pdf', isPublic: false }]);
    const { rows } = await world.root.query('select name from library_files where file_id = $1', [
      once.body.file_id,
    ]);
    expect(rows).toEqual([{ name: 'ab.pdf' }]);
  });

  test('is refused and deleted when it has 500 pieces, so that the client can start again', async () => {
    const location = await begun(staff);
    await world.root.query(
      `update file_uploads set pieces =
         array_fill(client_id || '/uploads/' || gen_random_uuid() || '.part', array[500])`,
    );
    const { status, body } = await goOn(staff, location, 0, 'x');
    expect([status, body.code, body.message]).toEqual([413, 'too_many_pieces', 'Unable to upload file']);
    expect((await ask(staff, 'HEAD', location)).status).toBe(404);
    expect(await uploads()).toEqual([]);
  });

  test('counts towards the client’s storage before it is complete, and a user may have a hundred unfinished ones', async () => {
    await world.root.query(
      `insert into file_uploads (client_id, user_id, directory, name, mime_type, size)
       select $1, $2, 'tasks', 'x', '', 1 from generate_series(1, 100)`,
      [world.acme.id, world.acme.users.staff.id],
    );
    expect((await begin(staff)).body).toMatchObject({ code: 'quota' });
    expect((await begin(admin)).status).toBe(201);
    await world.root.query('update file_uploads set size = $1', [1024 ** 3]);
    expect((await begin(admin)).body).toMatchObject({ code: 'quota' });
    await world.root.query('delete from file_uploads');
  });
});
