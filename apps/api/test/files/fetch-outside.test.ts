import { Agent, createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, isIP, type LookupFunction } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Network } from '../../src/files/fetch-outside.ts';
import { isPublicAddress } from '../../src/files/public-address.ts';
import { fileBytes } from '../../src/files/upload.ts';
import { type Browser, browserAt, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { pdf, signed } from './actions.ts';

/** Real servers stand for the public internet and the server's own network; only their addresses differ. */
const outside: { answer: RequestListener } = { answer: () => {} };
const inside: string[] = [];
const publicOne = '93.184.216.34';
const names = new Map<string, string[][]>();
const lookups: string[] = [];
const servers: Server[] = [];
let world: World;
let staff: Browser;
let admin: Browser;

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** Each lookup of a name gets the next answer; the last one repeats. */
function resolve(host: string) {
  lookups.push(host);
  const answers = names.get(host) ?? [];
  const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

beforeAll(async () => {
  const outsidePort = await serve((request, response) => outside.answer(request, response));
  const insidePort = await serve((request, response) => {
    inside.push(request.url ?? '');
    response.setHeader('content-type', 'application/pdf').end(pdf);
  });
  world = await makeWorld();
  const agent = new Agent();
  // Like Node's own, the agent connects to a literal address, and resolves a name with the request's lookup
  // or, without one, by the system.
  agent.createConnection = (options, opened) => {
    const { host, port, lookup } = options as { host: string; port: number; lookup?: LookupFunction };
    const dial = (address: string) => {
      expect(Number(port)).toBe(80);
      opened?.(null, connect(isPublicAddress(address) ? outsidePort : insidePort, '127.0.0.1'));
    };
    if (isIP(host)) dial(host);
    else if (lookup) lookup(host, { all: false }, (_error, address) => dial(String(address)));
    else dial(resolve(host)[0]?.address ?? '');
    return undefined;
  };
  const network: Network = { resolve: async (host) => resolve(host), agent };
  Object.assign(world.context, { network });
  [staff, admin] = await Promise.all([
    signedIn(world.app, world.acme, 'staff'),
    signedIn(world.app, world.acme, 'admin'),
  ]);
});
afterAll(async () => {
  await world?.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(async () => {
  names.clear();
  lookups.length = 0;
  inside.length = 0;
  names.set('files.example', [[publicOne]]);
  outside.answer = (_request, response) => response.setHeader('content-type', 'application/pdf').end(pdf);
  await letAsk();
});
const letAsk = () => world.root.query("delete from login_attempts where kind = 'door'");

const fetching = (url: unknown, more: object = {}, browser = staff, query = '') =>
  browser.post(`file-upload/upload-url-s3${query}`, { url, fileType: 'FILE', directory: 'tasks', ...more });
const refused = { status: 400, body: { message: 'Unable to upload file', code: 'invalid' } };
const stored = async () =>
  (await world.root.query<{ n: number }>('select count(*)::int as n from files')).rows[0]?.n;

describe('a fetched file', () => {
  test('is stored like an upload, for the session’s client regardless of the body', async () => {
    const { status, body } = await fetching('http://files.example/a/plan%20one.pdf?x=1', {
      tenant_id: world.bravo.id,
    });
    expect([status, body]).toEqual([
      200,
      {
        message: 'File uploaded successfully',
        file_id: expect.any(String),
        directory: 'tasks',
        isPublic: false,
        url: null,
        name: 'plan one.pdf',
        mime_type: 'application/pdf',
        file_type: 'FILE',
      },
    ]);
    const { rows } = await world.root.query('select client_id from files where id = $1', [body.file_id]);
    expect(rows[0]?.client_id).toBe(world.acme.id);
    const url = String((await signed(staff, body.file_id)).body.url);
    expect((await world.app.inject({ url, headers: { host: 'acme.localhost:4000' } })).body).toBe(pdf);
  });

  test('is validated by its content, and images are re-encoded', async () => {
    const answer = (type: string, bytes: string | Buffer) => {
      outside.answer = (_request, response) => response.setHeader('content-type', type).end(bytes);
    };
    const wrongKind = { status: 415, body: { message: 'File type not supported' } };
    answer('application/pdf', '<html><script>alert(1)</script>');
    expect(await fetching('http://files.example/a.pdf')).toMatchObject(wrongKind);
    answer('text/html', '<html>');
    expect(await fetching('http://files.example/')).toMatchObject(wrongKind);
    answer('image/svg+xml', '<svg/>');
    expect(await fetching('http://files.example/a.svg')).toMatchObject(wrongKind);
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
      .jpeg()
      .toBuffer();
    answer('image/jpeg', Buffer.concat([photo, Buffer.from('SECRET')]));
    const { body } = await fetching('http://files.example/download?id=7');
    expect(body).toMatchObject({ name: 'download.jpg', file_type: 'IMAGE' });
    const urls = (await signed(staff, body.file_id)).body;
    const whole = await world.app.inject({ url: String(urls.url), headers: { host: 'acme.localhost:4000' } });
    expect(whole.rawPayload.includes('SECRET')).toBe(false);
    expect(urls.thumbnail_url).not.toBeNull();
  });

  test('is added to the library and made public only under the rules for uploads', async () => {
    const url = 'http://files.example/handbook.pdf';
    const kept = { saveToLibrary: 'true', directory: 'library' };
    expect((await fetching(url, kept)).status).toBe(403);
    const { body } = await fetching(url, kept, admin);
    const { rows } = await world.root.query('select name from library_files where file_id = $1', [
      body.file_id,
    ]);
    expect(rows).toEqual([{ name: 'handbook.pdf' }]);
    expect((await fetching(url, { directory: 'clients' }, staff, '?isPublic=true')).body.isPublic).toBe(
      false,
    );
    expect((await fetching(url, { directory: 'clients' }, admin, '?isPublic=true')).body.isPublic).toBe(true);
    expect((await fetching(url, {}, browserAt(world.app, world.acme))).status).toBe(401);
    for (const directory of ['../tasks', 'secrets', ''])
      expect(await fetching(url, { directory })).toMatchObject(refused);
  });

  test('is stored only when it is complete, not too large and fetched within seconds', async () => {
    const before = await stored();
    outside.answer = (_request, response) => {
      response.setHeader('content-type', 'application/pdf').write(pdf);
      response.end(Buffer.alloc(fileBytes));
    };
    expect((await fetching('http://files.example/a.pdf')).status).toBe(413);
    outside.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '1000' }).write(pdf);
      setTimeout(() => response.destroy(), 50);
    };
    expect(await fetching('http://files.example/a.pdf')).toMatchObject(refused);
    outside.answer = (_request, response) => {
      response.setHeader('content-type', 'application/pdf').write(pdf);
      const drip = setInterval(() => response.write('x'), 200);
      response.on('close', () => clearInterval(drip));
    };
    const begun = performance.now();
    expect(await fetching('http://files.example/a.pdf')).toMatchObject(refused);
    expect(performance.now() - begun).toBeLessThan(8_000);
    for (const status of [204, 304, 401, 404, 500]) {
      outside.answer = (_request, response) => response.writeHead(status).end();
      expect(await fetching('http://files.example/a.pdf'), String(status)).toMatchObject(refused);
    }
    expect(await stored()).toBe(before);
  });

  test('is refused after thirty fetches in a minute by one person', async () => {
    // If a minute ends between the two checks, the count restarts, so they are repeated.
    const afterThirty = async () => {
      await fetching('http://none.example/a.pdf');
      await world.root.query("update login_attempts set failures = 30 where kind = 'door'");
      return (await fetching('http://files.example/a.pdf')).status;
    };
    await expect.poll(afterThirty).toBe(429);
    expect((await fetching('http://files.example/a.pdf', {}, admin)).status).toBe(200);
  });
});

describe('an internal address', () => {
  const addresses = [
    '0.0.0.0',
    '10.0.0.5',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:93.184.216.34',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
  ];

  test('is distinguished from a public address', () => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
    const open = [publicOne, '1.1.1.1', '100.63.0.1', '172.32.0.1', '2606:2800:220:1::', '2a00:1450:4001::1'];
    expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(['', 'localhost', '1', '2606:4700::1%eth0'].filter(isPublicAddress)).toEqual([]);
  });

  test('is not connected to, as a literal, in other spellings or through a name that also resolves to it', async () => {
    const spelled = ['127.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.0.0.1.', '①②⑦.0.0.1'];
    const literals = addresses.map((address) => (isIP(address) === 6 ? `[${address}]` : address));
    for (const host of [...spelled, ...literals]) {
      await letAsk();
      expect(await fetching(`http://${host}/a.pdf`, {}, admin), host).toMatchObject(refused);
    }
    for (const address of addresses) {
      await letAsk();
      names.set('two.example', [[publicOne, address]]);
      expect(await fetching('http://two.example/a.pdf'), address).toMatchObject(refused);
    }
    expect(inside).toEqual([]);
  });

  test('is not reached by a name that changes its address between lookups', async () => {
    names.set('rebinding.example', [[publicOne], ['127.0.0.1']]);
    expect((await fetching('http://rebinding.example/a.pdf')).status).toBe(200);
    expect([lookups, inside]).toEqual([['rebinding.example'], []]);
    // A name that changes its address between two redirects must not lead inside either.
    names.set('rebinding.example', [[publicOne], ['127.0.0.1']]);
    outside.answer = (_request, response) =>
      response.writeHead(302, { location: 'http://rebinding.example/b.pdf' }).end();
    expect(await fetching('http://rebinding.example/a.pdf')).toMatchObject(refused);
    expect(inside).toEqual([]);
  });

  test('is not reached through a redirect', async () => {
    names.set('inside.example', [['10.0.0.5']]);
    const leads = [
      'http://127.0.0.1/secret.pdf',
      'http://[::1]/secret.pdf',
      'http://169.254.169.254/latest/meta-data',
      'http://inside.example/a.pdf',
      '//10.0.0.5/a.pdf',
      'file:///etc/passwd',
      'gopher://files.example/',
      'http://files.example:6379/a.pdf',
      'http://user:secret@files.example/a.pdf',
    ];
    for (const status of [301, 302, 303, 307, 308])
      for (const location of status === 302 ? leads : leads.slice(0, 2)) {
        await letAsk();
        outside.answer = (_request, response) => response.writeHead(status, { location }).end();
        expect(await fetching('http://files.example/a.pdf'), location).toMatchObject(refused);
      }
    expect(inside).toEqual([]);
  });
});

test('a fetch follows three redirects but no fourth, and refuses other schemes, ports and invalid URLs', async () => {
  const chain = (hops: number) => {
    outside.answer = (request, response) => {
      const at = Number(/\d+/.exec(request.url ?? '')?.[0]);
      if (at < hops) response.writeHead(302, { location: `/${at + 1}.pdf` }).end();
      else response.setHeader('content-type', 'application/pdf').end(pdf);
    };
    return fetching('http://files.example/0.pdf');
  };
  expect((await chain(3)).body.name).toBe('3.pdf');
  expect(await chain(4)).toMatchObject(refused);
  expect(lookups.length).toBe(8);
  const odd = [
    'ftp://files.example/a.pdf',
    'file:///etc/passwd',
    'data:application/pdf,%25PDF-',
    'http://files.example:8080/a.pdf',
    'http://me@files.example/a.pdf',
    'files.example/a.pdf',
    '',
    7,
    null,
    `http://files.example/${'a'.repeat(2_000)}.pdf`,
  ];
  for (const url of odd) expect(await fetching(url), String(url)).toMatchObject(refused);
  expect(lookups.length).toBe(8);
});
