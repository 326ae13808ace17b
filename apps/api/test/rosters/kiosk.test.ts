import { type JsonWebKey, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encryptPinFor, givePin, KioskDevice } from '../support/kiosk-device.ts';
import type { Person } from '../support/person.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';
import { clearRosters, clockWorld, one, two } from './clock-world.ts';

let server: TestServer;
let world: ReturnType<typeof clockWorld>;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker', Person>;
const { worker, helper, other } = north.users;
const monday = '2026-11-23';
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker');
  world = clockWorld(server);
  await givePin(server, worker, '1111');
  await givePin(server, helper, '2222');
  await givePin(server, other, '3333');
});
beforeEach(async () => {
  await clearRosters(server);
  await world.sql('delete from login_attempts');
  await world.sql('delete from clinic_kiosks');
  await world.sql('update clinics set is_unrostered_clock_in_allowed = false where id = $1', [one]);
});

/** @returns A photo in the form in which the device sends it. */
async function photo(background = '#0f766e'): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
const device = () => new KioskDevice(server.port, `north.localhost:${server.port}`);
async function kioskAt(clinic = one, by = people.admin): Promise<KioskDevice & { readonly shown: Shown }> {
  const made = device();
  const answer = await made.open(by, clinic);
  if (answer.status !== 200) throw new Error(answer.text);
  return Object.assign(made, { shown: JSON.parse(answer.text) as Shown });
}
interface Shown {
  readonly id: string;
  readonly public_key: JsonWebKey;
}
/** @returns Whether a kiosk that has sent sixty requests in this minute is refused. */
async function isLimited(ask: () => Promise<{ readonly status: number }>): Promise<boolean> {
  // The request is repeated, because the minute may end between the update and the request.
  for (let n = 0; n < 3; n += 1) {
    await world.sql("update login_attempts set failures = 60, last_failed_at = now() where kind = 'door'");
    if ((await ask()).status === 429) return true;
  }
  return false;
}
const bodyOf = ({ text }: { readonly text: string }) => JSON.parse(text);

describe('opening a kiosk', () => {
  test('requires clinic-rosters EDIT at the clinic, and sets a cookie that scripts cannot read', async () => {
    for (const [by, clinic] of [
      [people.worker, one],
      [people.keepertwo, one],
      [people.admin, south.clinics.one],
      [people.admin, randomUUID()],
    ] as const) {
      const refused = await device().open(by, clinic);
      expect([refused.status, bodyOf(refused).code]).toEqual([403, 'forbidden']);
    }
    const opened = await device().open(people.keeper, one, ' Front desk ');
    expect(bodyOf(opened)).toMatchObject({
      name: 'Front desk',
      clinic: { id: one, zone: 'Australia/Sydney' },
      public_key: { kty: 'RSA', alg: 'RSA-OAEP-256' },
    });
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    const [row] = await world.sql('select private_key, device_hash from clinic_kiosks');
    expect(row.private_key).toMatch(/^enc::v2:/);
    expect(String(opened.headers['set-cookie'])).not.toContain(row.device_hash);
    const audited = await world.sql(
      "select user_id from audit_log where action = 'kiosk_opened' order by id desc limit 1",
    );
    expect(audited).toEqual([{ user_id: north.users.keeper }]);
  });

  test('is refused with only a kiosk’s cookie, which another origin cannot use at the kiosk either', async () => {
    const kiosk = await kioskAt();
    const asked = { clinic_id: one, name: 'Another' };
    expect((await kiosk.call('POST', '/api/v1/kiosks', asked)).status).toBe(401);
    const elsewhere = new KioskDevice(server.port, kiosk.host, kiosk.cookie);
    elsewhere.call = (method, path, body) =>
      import('../support/person.ts').then(({ send }) =>
        send(server.port, kiosk.host, method, path, JSON.stringify(body), {
          origin: 'http://evil.example',
          'x-operatory': '1',
          cookie: kiosk.cookie ?? '',
        }),
      );
    expect((await elsewhere.who('1111')).status).toBe(403);
    expect((await elsewhere.punch({ pin: '1111', action: 'clock_in' })).status).toBe(403);
  });

  test('closes the device’s former kiosk', async () => {
    await world.at(monday, '09:00');
    const kiosk = await kioskAt();
    const former = new KioskDevice(server.port, kiosk.host, kiosk.cookie);
    await kiosk.open(people.admin, two);
    expect((await former.call('GET', '/api/v1/kiosk')).status).toBe(401);
    expect((await kiosk.call('GET', '/api/v1/kiosk')).status).toBe(200);
    const audited = await world.sql(
      "select user_id from audit_log where action = 'kiosk_closed' and row_id = $1",
      [kiosk.shown.id],
    );
    expect(audited).toEqual([{ user_id: north.users.admin }]);
    const [row] = await world.sql('select closed_at from clinic_kiosks where id = $1', [kiosk.shown.id]);
    expect(row.closed_at.toISOString()).toMatch(/^2026-11-22T22:0/);
  });

  test('is refused for a clinic whose roster the user cannot edit, and leaves the device’s present kiosk open', async () => {
    const kiosk = await kioskAt(two, people.keepertwo);
    const refused = await kiosk.open(people.keeper, one);
    expect([refused.status, bodyOf(refused).code]).toEqual([403, 'forbidden']);
    expect((await kiosk.call('GET', '/api/v1/kiosk')).status).toBe(200);
    expect(await world.sql('select 1 from clinic_kiosks')).toHaveLength(1);
  });
});

describe('an open kiosk', () => {
  test('has a cookie that gives no access to GraphQL, a session or another tenant', async () => {
    const kiosk = await kioskAt();
    const shown = await kiosk.call('GET', '/api/v1/kiosk');
    expect(shown.status).toBe(200);
    expect(bodyOf(shown)).toMatchObject({ id: kiosk.shown.id, public_key: kiosk.shown.public_key });
    expect(shown.text).not.toMatch(/private|hash/);
    expect(
      bodyOf(await kiosk.call('POST', '/v1/graphql', { query: '{ clinics { id } }' })).errors,
    ).toBeDefined();
    expect((await kiosk.call('POST', '/api/v1/auth/refresh', {})).status).toBe(401);
    const south = new KioskDevice(server.port, `south.localhost:${server.port}`, kiosk.cookie);
    expect((await south.call('GET', '/api/v1/kiosk')).status).toBe(401);
    // The kiosk's key must not be accepted as a refresh token.
    const value = kiosk.cookie?.split('=')[1];
    const disguised = new KioskDevice(
      server.port,
      kiosk.host,
      kiosk.cookie?.replace('kiosk', 'refresh').replace(/=.*/, `=${value}`) ?? null,
    );
    expect((await disguised.call('POST', '/api/v1/auth/refresh', {})).status).toBe(401);
  });

  test('refuses requests immediately after an editor of the roster closes it', async () => {
    const kiosk = await kioskAt();
    const close = { id: kiosk.shown.id };
    expect(await people.worker.refusal('close_kiosk', close)).toBe('Not found');
    expect(await people.keepertwo.refusal('close_kiosk', close)).toBe('Not found');
    expect(await people.keeper.refusal('close_kiosk', close)).toBeNull();
    expect(await people.keeper.refusal('close_kiosk', close)).toBe('This kiosk is already closed');
    for (const answer of [
      await kiosk.call('GET', '/api/v1/kiosk'),
      await kiosk.who('1111'),
      await kiosk.punch({ pin: '1111', action: 'clock_in' }),
    ])
      expect([answer.status, bodyOf(answer).code]).toEqual([401, 'kiosk_closed']);
  });

  test('is listed for editors of the clinic’s roster only, without its keys', async () => {
    await kioskAt();
    const read = (by: Person) => by.ask('{ clinic_kiosks { name } }');
    expect((await read(people.keeper)).data).toEqual({ clinic_kiosks: [{ name: 'Front desk' }] });
    expect((await read(people.keepertwo)).data).toEqual({ clinic_kiosks: [] });
    expect((await read(people.worker)).errors).toBeDefined();
    for (const column of ['device_hash', 'private_key'])
      expect((await people.admin.ask(`{ clinic_kiosks { ${column} } }`)).errors).toBeDefined();
  });
});

describe('a PIN at a kiosk', () => {
  test('identifies a person of the kiosk’s clinic and their clock state', async () => {
    const kiosk = await kioskAt();
    const id = await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '08:50');
    const found = bodyOf(await kiosk.who('1111'));
    expect(found).toMatchObject({
      user_id: worker,
      state: 'out',
      shift: { id, start_time: '09:00:00', zone: 'Australia/Sydney' },
    });
    await kiosk.punch({ pin: '1111', action: 'clock_in' });
    expect(bodyOf(await kiosk.who('1111'))).toMatchObject({ state: 'in', shift: { id } });
    await kiosk.punch({ pin: '1111', action: 'start_break', break_type: 'REST' });
    expect(bodyOf(await kiosk.who('1111')).state).toBe('on_break');
  });

  test('of another clinic’s person, an inactive person or nobody gets the same answer with status 401', async () => {
    const kiosk = await kioskAt();
    await world.sql("update users set profile_status = 'INACTIVE' where id = $1", [helper]);
    const answers = [
      await kiosk.who('9999'),
      await kiosk.who('3333'),
      await kiosk.who('2222'),
      await kiosk.who('12'),
    ];
    await world.sql("update users set profile_status = 'ACTIVE' where id = $1", [helper]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });

  test('is refused if the client’s package does not include my-roster', async () => {
    const kiosk = await kioskAt();
    const id = await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '09:00');
    const inPackage = (checked: boolean) =>
      world.sql(
        "update packagemodules set checked = $1 where module_id = (select id from modules where name = 'my-roster')",
        [checked],
      );
    await inPackage(false);
    const answers = [await kiosk.who('1111'), await kiosk.punch({ pin: '1111', action: 'clock_in' })];
    await inPackage(true);
    for (const answer of answers) expect([answer.status, bodyOf(answer).code]).toEqual([403, 'forbidden']);
    expect(await world.clock(id)).toMatch(/ - to -$/);
  });

  test('mistyped fifteen times does not lock the kiosk, and does not count as a failed sign-in', async () => {
    const kiosk = await kioskAt();
    for (let n = 0; n < 15; n += 1) expect((await kiosk.who(`90${n + 10}`)).status).toBe(401);
    expect((await kiosk.who('1111')).status).toBe(200);
    const counted = await world.sql(
      "select kind, failures from login_attempts where kind <> 'door' order by kind",
    );
    expect(counted).toEqual([
      { kind: 'kiosk_pin', failures: 15 },
      { kind: 'kiosk_pin_tenant', failures: 15 },
    ]);
  });

  test('that is wrong twenty times locks the kiosk, also for another address, and the lock is audited', async () => {
    const kiosk = await kioskAt();
    for (let n = 0; n < 20; n += 1) expect((await kiosk.who(`90${n + 10}`)).status).toBe(401);
    expect((await kiosk.who('1111')).status).toBe(429);
    expect((await kiosk.punch({ pin: '1111', action: 'clock_in' })).status).toBe(429);
    const moved = new KioskDevice(server.port, kiosk.host, kiosk.cookie, '127.0.0.2');
    expect((await moved.who('1111')).status).toBe(429);
    expect(await world.sql("select 1 from audit_log where action = 'pins_locked'")).toHaveLength(1);
    // The client's other kiosks are locked only after 150 wrong PINs at all of its kiosks together.
    const otherKiosk = await kioskAt();
    expect((await otherKiosk.who('1111')).status).toBe(200);
    await world.sql(
      "update login_attempts set failures = 149, last_failed_at = now() where kind = 'kiosk_pin_tenant'",
    );
    expect((await otherKiosk.who('9000')).status).toBe(401);
    const third = await kioskAt();
    expect((await third.who('1111')).status).toBe(429);
    // A PIN that was not checked does not count as a failure of the kiosk.
    for (let n = 0; n < 20; n += 1) expect((await third.who('1111')).status).toBe(429);
    await world.sql("delete from login_attempts where kind = 'kiosk_pin_tenant'");
    expect((await third.who('1111')).status).toBe(200);
  });

  test('is checked at most sixty times a minute, even if it is right', async () => {
    const kiosk = await kioskAt();
    const answers = [await kiosk.who('1111'), await kiosk.punch({ pin: '1111', action: 'clock_out' })];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    for (const ask of [() => kiosk.who('1111'), () => kiosk.punch({ pin: '1111', action: 'clock_out' })])
      expect(await isLimited(ask)).toBe(true);
  });
});

describe('a punch at a kiosk', () => {
  test('is recorded by the server’s time, with message and photo', async () => {
    const kiosk = await kioskAt();
    const id = await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '08:58');
    const done = await kiosk.punch({
      pin: '1111',
      action: 'clock_in',
      message: 'By the back stairs',
      photo: await photo(),
    });
    expect(done.status, done.text).toBe(200);
    expect(bodyOf(done)).toMatchObject({ state: 'in', note: null });
    expect(await world.clock(id)).toBe('ORDINARY 2026-11-23 09:00-17:00: 23 08:58 to -');
    const [row] = await world.sql('select clocked_in_message, clocked_in_photo, version from clinic_rosters');
    expect(row).toMatchObject({
      clocked_in_message: 'By the back stairs',
      clocked_in_photo: { mime_type: 'image/jpeg' },
    });
    const [history] = await world.sql('select user_id, action from clinic_roster_history');
    expect(history).toEqual({ user_id: worker, action: 'clocked_in' });
  });

  test('made offline with an encrypted PIN keeps the device’s time and is marked as offline', async () => {
    const kiosk = await kioskAt();
    const id = await world.shift(monday, '18:00', '07:00');
    await world.at('2026-11-24', '07:22');
    const replay = (action: string, at: string, more: { readonly break_type?: string } = {}) => {
      const punch = { key: randomUUID(), action, at: `2026-11-${at}:00+11:00`, ...more };
      return kiosk.punch({ ...punch, sealed_pin: encryptPinFor(kiosk.shown.public_key, '1111', punch) });
    };
    expect(bodyOf(await replay('clock_in', '23T17:55'))).toMatchObject({
      state: 'in',
      note: 'offline, synced 07:22',
    });
    await replay('start_break', '23T23:45', { break_type: 'MEAL' });
    await replay('end_break', '24T00:15');
    await replay('clock_out', '24T07:10');
    expect(await world.clock(id)).toBe('ORDINARY 2026-11-23 18:00-07:00: 23 17:55 to 24 07:10');
    expect(await world.breaks(id)).toEqual(['MEAL 23:45-00:15']);
  });

  test('is refused as a wrong PIN if the PIN was encrypted with another kiosk’s key', async () => {
    const [kiosk, another] = [await kioskAt(), await kioskAt()];
    const punch = { key: randomUUID(), action: 'clock_in' };
    const sealed_pin = encryptPinFor(another.shown.public_key, '1111', punch);
    const refused = await kiosk.punch({ ...punch, sealed_pin });
    expect([refused.status, bodyOf(refused).code]).toEqual([401, 'wrong_pin']);
  });

  test('is refused as a wrong PIN if the PIN was encrypted for another punch', async () => {
    const kiosk = await kioskAt();
    await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '10:00');
    const punch = {
      key: randomUUID(),
      action: 'clock_in',
      at: '2026-11-23T09:00:00+11:00',
      message: 'By the back stairs',
      photo: await photo(),
    };
    const sealed_pin = encryptPinFor(kiosk.shown.public_key, '1111', punch);
    for (const other of [
      { key: randomUUID() },
      { action: 'clock_out' },
      { action: 'start_break', break_type: 'REST' },
      { at: '2026-11-23T09:30:00+11:00' },
      { at: null },
      { message: 'By the lift' },
      { message: null },
      { photo: await photo('#b91c1c') },
      { photo: null },
    ]) {
      const refused = await kiosk.punch({ ...punch, ...other, sealed_pin });
      expect([refused.status, bodyOf(refused).code]).toEqual([401, 'wrong_pin']);
    }
    expect((await kiosk.punch({ ...punch, sealed_pin })).status).toBe(200);
  });

  test('is recorded once for its key, even if the PIN has changed since', async () => {
    const kiosk = await kioskAt();
    await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '09:00');
    const punch = { key: randomUUID(), action: 'clock_in' };
    const first = await kiosk.punch({ ...punch, pin: '1111' });
    expect(first.status, first.text).toBe(200);
    await givePin(server, worker, '4444');
    const again = await kiosk.punch({ ...punch, pin: '1111' });
    await givePin(server, worker, '1111');
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await world.sql('select 1 from clinic_roster_history')).toHaveLength(1);
    const reused = await kiosk.punch({ ...punch, action: 'clock_out', pin: '1111' });
    expect([reused.status, bodyOf(reused).code]).toEqual([409, 'key_reused']);
  });

  test('sent twenty times simultaneously under one key is recorded once', async () => {
    const kiosk = await kioskAt();
    await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '09:00');
    const punch = { key: randomUUID(), pin: '1111', action: 'clock_in' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => kiosk.punch(punch)));
    // PINs are counted before they are checked, so some of twenty simultaneous punches may be refused.
    const done = answers.filter(({ status }) => status !== 429 && status !== 503);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(done[0]?.status).toBe(200);
    expect(await world.sql("select 1 from clinic_roster_history where action = 'clocked_in'")).toHaveLength(
      1,
    );
  });

  test('returns the reason when a rule refuses it', async () => {
    const kiosk = await kioskAt();
    await world.at(monday, '09:00');
    const code = async (values: object) => {
      const { status, text } = await kiosk.punch({ pin: '1111', ...values });
      return [status, JSON.parse(text).code];
    };
    expect(await code({ action: 'clock_in', photo: await photo() })).toEqual([409, 'clock_no_shift']);
    // The photo is not stored.
    expect(
      await world.sql(
        'select 1 from files f where not exists (select from file_links l where l.file_id = f.id)',
      ),
    ).toEqual([]);
    expect(await code({ action: 'clock_out' })).toEqual([409, 'clock_not_in']);
    expect(await code({ action: 'end_break' })).toEqual([409, 'clock_not_in']);
    expect(await code({ action: 'clock_out', at: '2026-11-23T09:06:00+11:00' })).toEqual([
      409,
      'clock_time_ahead',
    ]);
    expect(await code({ action: 'clock_out', at: '2026-11-21T20:59:00+11:00' })).toEqual([
      409,
      'clock_time_old',
    ]);
    expect((await kiosk.punch({ pin: '1111', action: 'start_break' })).status).toBe(400);
    expect((await kiosk.punch({ action: 'clock_in' })).status).toBe(400);
  });
});
