import { beforeAll, expect, test } from 'vitest';
import { type Browser, browserAt, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { restBodies } from '../support/rest-bodies.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const words: readonly unknown[] = [
  'a\0@acme.example',
  "x' or 1=1; --",
  '\ud800 \u0001 𝄞 %00 ../..',
  'x'.repeat(5_000),
  '0412\x1c5678901234567890',
  1e308,
  null,
  ['a', 'b'],
  { '\0': '\0' },
];
const inPaths = [
  'a%00b',
  '%2500',
  '%',
  '%zz',
  '%c0%80',
  '%ed%a0%80',
  '..%2f..',
  "'%20or%201=1",
  'x'.repeat(500),
];

const bodies = restBodies('acme');
const paths = (word: string): readonly (readonly ['GET' | 'DELETE', string])[] => [
  ['GET', `auth/subdomain/${word}`],
  ['GET', `auth/logo/${word}`],
  ['GET', `website/sub-domain/${word}`],
  ['GET', `sign-up/${word}`],
  ['GET', `invoices/${word}.pdf`],
  ['GET', `auth-action/change-pin/${word}`],
  ['DELETE', `auth/sessions/${word}`],
  ['GET', `file-upload/get-signed-url/${word}/${word}`],
  ['GET', `../../files/signed/${word}?variant=whole&until=1&signature=${word}`],
  ['GET', `../../files/public/${word}`],
];

/** Each request has a new IP address, so that a lock-out does not hide the endpoint's own response. */
async function at(person: Browser): Promise<Browser> {
  const browser = browserAt(world.app, world.acme);
  browser.token = person.token;
  for (const cookie of person.cookies) browser.cookies.set(...cookie);
  return browser;
}

/** Visitors of the website are at the main host. */
const atMainHost = /^(sign-up|enquiry|website)/;
const hostOf = (path: string) =>
  atMainHost.test(path) ? { host: 'localhost:4000', origin: 'http://localhost:4000' } : {};

test('the odd values tried in bodies and URLs cause no server error', async () => {
  const admin = await signedIn(world.app, world.acme, 'admin');
  const faults: string[] = [];
  const report = (what: string, { status, text }: { status: number; text: string }) => {
    if (status >= 500) faults.push(`${status} ${what.slice(0, 160)}: ${text.slice(0, 160)}`);
  };
  for (const [path, body] of Object.entries(bodies)) {
    for (const word of words) {
      report(`${path} ${JSON.stringify(word)}`, await (await at(admin)).post(path, word, hostOf(path)));
      for (const field of Object.keys(body)) {
        const sent = { ...body, [field]: word };
        report(`${path} ${JSON.stringify(sent)}`, await (await at(admin)).post(path, sent, hostOf(path)));
      }
    }
    const variables = { n: words[0] };
    if (path === 'utils/export-file')
      report(path, await (await at(admin)).post(path, { ...body, variables }));
  }
  for (const word of inPaths)
    for (const [method, path] of paths(word)) {
      const url = new URL(`/api/v1/${path}`, admin.origin).href.slice(admin.origin.length);
      report(`${method} ${url}`, await (await at(admin)).send(method, url, undefined, hostOf(path)));
    }
  expect(faults).toEqual([]);
});

test('a wrong PIN from an IPv6 address that names a network interface is refused with 401', async () => {
  const browser = Object.assign(browserAt(world.app, world.acme), { address: 'fe80::1%eth0' });
  expect((await browser.signInByPin('1357')).status).toBe(401);
});
