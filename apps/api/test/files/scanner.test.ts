import { readdirSync } from 'node:fs';
import { Agent, createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScanner } from '../../src/files/scanner.ts';
import { type Browser, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { type Clamd, eicar, startClamd } from '../support/clamd.ts';
import { startS3 } from '../support/s3-server.ts';
import { pdf, send, sendSlides, signed } from './actions.ts';

let world: World;
let admin: Browser;
let clamd: Clamd;
let outside: Server;
/** Every URL on the internet returns this content. */
let found: Pick<File, 'type' | 'bytes'> = { type: '', bytes: Buffer.alloc(0) };

const scanBy = (SCANNER_URL: string, SCANNER_SECONDS = 20) =>
  Object.assign(world.context, {
    scanner: createScanner({ SCANNER_URL, SCANNER_SECONDS }, world.context.log),
  });

beforeAll(async () => {
  world = await makeWorld();
  world.context.log.level = 'silent';
  admin = await signedIn(world.app, world.acme, 'admin');
  clamd = await startClamd();
  outside = createServer((_request, response) =>
    response.setHeader('content-type', found.type).end(found.bytes),
  );
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const agent = new Agent();
  agent.createConnection = (_options, opened) => {
    opened?.(null, connect((outside.address() as AddressInfo).port, '127.0.0.1'));
    return undefined;
  };
  const network = { resolve: async () => [{ address: '93.184.216.34', family: 4 }], agent };
  Object.assign(world.context, { network });
});
afterAll(async () => {
  await world?.stop();
  await clamd?.stop();
  outside?.closeAllConnections();
  outside?.close();
});
beforeEach(() => {
  clamd.mood = 'well';
  clamd.scanned.length = 0;
  scanBy(clamd.address);
});

interface File {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}
const text = (content: string): File => ({
  name: 'note.txt',
  type: 'text/plain',
  bytes: Buffer.from(content),
});
const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: '#0f766e' } })
  .jpeg()
  .toBuffer();
/** The picture has bytes appended: the stored file is re-encoded, but the original is scanned. */
const photo = async (behind = ''): Promise<File> => ({
  name: 'photo.jpg',
  type: 'image/jpeg',
  bytes: Buffer.concat([await drawn, Buffer.from(behind)]),
});
const piecemeal = async ({ name, type, bytes }: File) => {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'upload-length': String(bytes.length),
    'upload-complete': '?0',
  };
  const half = Math.floor(bytes.length / 2);
  const begun = await admin.post('file-upload/uploads?directory=tasks', bytes.subarray(0, half), headers);
  expect(begun.status).toBe(201);
  const location = String(begun.headers.location);
  const answer = await goOn(location, half, bytes.subarray(half));
  return { ...answer, location };
};
const goOn = async (location: string, offset: number, bytes: Buffer) => {
  const response = await world.app.inject({
    method: 'PATCH',
    url: location,
    headers: {
      host: 'acme.localhost:4000',
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/partial-upload',
      'content-length': String(bytes.length),
      'upload-offset': String(offset),
      'upload-complete': '?1',
    },
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

/**
 * Each of these ways accepts both texts and pictures. A slideshow takes pictures only, so it has tests of its
 * own.
 */
const endpoints: Readonly<
  Record<
    string,
    (file: File) => Promise<{ readonly status: number; readonly body: object; readonly headers: object }>
  >
> = {
  'by the form': (file) => send(admin, file),
  'by the form to the library': (file) => send(admin, { ...file, directory: 'library', saveToLibrary: true }),
  'in pieces': piecemeal,
  'by its URL': async (file) => {
    found = file;
    await world.root.query("delete from login_attempts where kind = 'door'");
    return admin.post('file-upload/upload-url-s3', {
      url: `http://files.example/${file.name}`,
      directory: 'tasks',
    });
  },
};
const slideshow = async (last: File) =>
  sendSlides(admin, [await photo(), { ...(await photo()), name: 'two.jpg' }, last]);

/** @returns The numbers of rows and of stored files, including those of unfinished uploads. */
async function kept(): Promise<{ rows: number; bytes: number }> {
  const { rows } = await world.root.query<{ n: number }>(
    'select ((select count(*) from files) + (select count(*) from file_uploads) + (select count(*) from library_files))::int as n',
  );
  const folder = join(world.context.env.DATA_DIR, 'files');
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return { rows: rows[0]?.n ?? 0, bytes: all.filter((entry) => entry.isFile()).length };
}
const infected = { status: 422, body: { code: 'file_infected', message: 'A virus was found in this file' } };
const away = {
  status: 503,
  headers: { 'retry-after': '30' },
  body: {
    code: 'unavailable',
    message: "Files can't be checked for viruses at the moment. Try again.",
    retry_after: 30,
  },
};

beforeAll(async () => {
  // This upload creates the folder in which the tests count files.
  await send(admin, { name: 'plan.pdf', type: 'application/pdf', bytes: pdf });
});

describe.each(Object.keys(endpoints))('a file sent %s', (name) => {
  const endpoint = endpoints[name] as (typeof endpoints)[string];

  test('is stored if it is clean, and scanned as it was sent', async () => {
    const files = [text('all is well'), await photo('behind')];
    for (const file of files) expect((await endpoint(file)).status).toBe(200);
    expect(clamd.scanned.map((bytes) => bytes.equals(files.shift()?.bytes as Buffer))).toEqual([true, true]);
  });

  test('is refused if it is infected, and is not stored', async () => {
    const before = await kept();
    for (const file of [text(eicar), text(`long ago${'.'.repeat(200_000)}${eicar}`), await photo(eicar)])
      expect(await endpoint(file)).toMatchObject(infected);
    expect(await kept()).toEqual(before);
    await expect.poll(() => clamd.connections()).toBe(0);
  });
});

test('a slideshow with one infected picture stores none of its pictures', async () => {
  const before = await kept();
  expect(await slideshow(await photo(eicar))).toMatchObject(infected);
  expect(clamd.scanned).toHaveLength(3);
  expect(await kept()).toEqual(before);
  expect((await slideshow(await photo())).status).toBe(200);
});

describe('a virus scanner', () => {
  test.each([
    ['is not there', 'gone'],
    ['reads nothing', 'deaf'],
    ['answers nothing', 'silent'],
    ['answers with an error', 'sick'],
  ] as const)(
    'that %s makes the server refuse files, without storing them, until it is back',
    async (_what, mood) => {
      clamd.mood = mood;
      scanBy(clamd.address, 0.3);
      const long = text('x'.repeat(8 * 1024 * 1024));
      const before = await kept();
      for (const [name, endpoint] of Object.entries(endpoints)) {
        if (name !== 'in pieces') expect(await endpoint(long), name).toMatchObject(away);
      }
      expect(await slideshow(await photo())).toMatchObject(away);
      expect(await kept()).toEqual(before);
      // The uploaded pieces are still stored: completing the upload is tried again once the scanner is back.
      const refused = await piecemeal(long);
      expect(refused).toMatchObject(away);
      clamd.mood = 'well';
      scanBy(clamd.address);
      const again = await goOn(refused.location, long.bytes.length, Buffer.alloc(0));
      expect(again.status).toBe(200);
      const url = String((await signed(admin, again.body.file_id)).body.url);
      const seen = await world.app.inject({ url, headers: { host: 'acme.localhost:4000' } });
      expect(seen.rawPayload.equals(long.bytes)).toBe(true);
      // A scanner that does not read does not notice that a connection was closed.
      if (mood === 'deaf') clamd.hangUp();
      await expect.poll(() => clamd.connections()).toBe(0);
    },
  );

  test('at an unreachable address is treated as unavailable', async () => {
    const port = (outside.address() as AddressInfo).port;
    for (const address of [
      'clamd://127.0.0.1:1',
      'clamd:///nowhere/clamd.sock',
      `clamd://127.0.0.1:${port}`,
    ]) {
      scanBy(address, 2);
      expect(await send(admin, text('x'))).toMatchObject(away);
    }
  });

  test('can listen on a local socket', async () => {
    const local = await startClamd(join(world.context.env.DATA_DIR, 'clamd.sock'));
    scanBy(local.address);
    expect((await send(admin, text('x'))).status).toBe(200);
    expect(await send(admin, text(eicar))).toMatchObject(infected);
    expect(local.scanned).toHaveLength(2);
    await local.stop();
  });
});

test('a slow sender does not use up the time of the scanner, and an aborted upload leaves no connection open', async () => {
  scanBy(clamd.address, 0.3);
  const scan = () => {
    const slow = async function* () {
      for (const word of ['all ', 'is ', 'well']) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        yield Buffer.from(word);
      }
    };
    const made = world.context.scanner?.(slow());
    if (!made) throw new Error('no scanner');
    return made;
  };
  const read: Uint8Array[] = [];
  for await (const chunk of scan().bytes) read.push(chunk);
  expect(String(Buffer.concat(read))).toBe('all is well');
  const broken = scan();
  const words = broken.bytes[Symbol.asyncIterator]();
  await words.next();
  broken.close();
  await expect.poll(() => clamd.connections()).toBe(0);
  expect(clamd.scanned).toHaveLength(1);
});

test('an infected file does not become an S3 object, even when it is stored in parts', async () => {
  const { storage } = world.context;
  const s3 = await startS3();
  Object.assign(world.context, { storage: s3.storage });
  try {
    for (const length of [10, 15 * 1024 * 1024])
      expect(await send(admin, text(`${'x'.repeat(length)}${eicar}`))).toMatchObject(infected);
    // The started upload is aborted, which this S3 server does not support, but no object exists.
    const left = readdirSync(s3.folder, { recursive: true, withFileTypes: true });
    const objects = left.filter((entry) => entry.isFile() && !entry.parentPath.includes('_S3rver_uploads'));
    expect(objects.map(({ name }) => name)).toEqual([]);
  } finally {
    Object.assign(world.context, { storage });
    await s3.stop();
  }
});

test('without a configured scanner, nothing is scanned', async () => {
  const { scanner, ...rest } = world.context;
  expect(scanner).not.toBeNull();
  Object.assign(world.context, {
    scanner: createScanner({ SCANNER_URL: undefined, SCANNER_SECONDS: 20 }, rest.log),
  });
  expect((await send(admin, text(eicar))).status).toBe(200);
  expect(clamd.scanned).toEqual([]);
});
