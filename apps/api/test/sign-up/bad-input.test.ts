import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { rowCounts, signUpForm, visitor } from '../support/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.root.query(`insert into client_plans_code (title, coupon_code, type, value, start_date, end_date, no_of_coupon) values
    ('Ended', 'ENDED', 'PERCENTAGE', 10, null, '2020-01-31', null),
    ('Later', 'LATER', 'PERCENTAGE', 10, '2090-01-01', null, null),
    ('Gone', 'GONE', 'PERCENTAGE', 10, null, null, 0),
    ('Large', 'LARGE', 'FLAT', 79.96, null, null, null),
    ('Whole', 'WHOLE', 'FLAT', 79.95, null, null, null)`);
});
let visitors = 0;
const fresh = () => visitor(server, `127.0.6.${++visitors}`);

test.each([
  [{ sub_domain: 'Superadmin' }, 'sub_domain', 'This address is reserved. Choose another.'],
  [{ sub_domain: 'NORTH' }, 'sub_domain', 'This address is already in use. Choose another.'],
  [{ sub_domain: 'har bour' }, 'sub_domain', 'Use only the letters a to z, digits and hyphens'],
  [{ sub_domain: 'a'.repeat(64) }, 'sub_domain', 'Use up to 63 characters'],
  [{ sub_domain: 'xn--hbour-jua' }, 'sub_domain', "The third and fourth characters can't both be hyphens"],
  [{ coupon_code: 'nowhere' }, 'coupon_code', 'No coupon code found'],
  [{ coupon_code: ' ended ' }, 'coupon_code', 'Coupon code has expired'],
  [{ coupon_code: 'Later' }, 'coupon_code', 'No coupon code found'],
  [
    { coupon_code: 'gone' },
    'coupon_code',
    'This coupon code has already been used the maximum number of times.',
  ],
  [{ coupon_code: 'LARGE' }, 'coupon_code', 'PlanCode value cannot be greater than package price'],
  [{ package_id: 99 }, 'package_id', 'This plan is no longer offered. Choose another.'],
  [{ package_id: '1' }, 'package_id', 'Please Fill Valid Details'],
  [{ organisation: '   ' }, 'organisation', 'Organisation is required'],
  [{ first_name: 'R2D2' }, 'first_name', expect.any(String)],
  [{ email: 'nobody' }, 'email', expect.any(String)],
  [{ phone: 'call me' }, 'phone', expect.any(String)],
  [{ state: 'Mars' }, 'state', expect.any(String)],
  [{ abn: '51824753557' }, 'abn', expect.any(String)],
  [{ key: 'twice' }, 'key', 'Please Fill Valid Details'],
])('%o is refused at its field, and nothing is written', async (bad, field, message) => {
  const before = await rowCounts(server.root);
  const { status, body } = await fresh().post('sign-up', signUpForm(bad));
  expect([409, 422]).toContain(status);
  expect(body).toMatchObject({ field, message });
  expect(await rowCounts(server.root)).toEqual(before);
});

test('accepts a coupon code with spaces and in any case, and a coupon worth the whole price', async () => {
  const { post } = fresh();
  const asked = { package_id: 1, team_id: 1 };
  expect((await post('website/coupon', { ...asked, code: '  whole ' })).body).toEqual({
    ok: true,
    message: 'Coupon code is valid',
    original: '79.95',
    discount: '79.95',
    total: '0.00',
  });
  expect((await post('website/coupon', { ...asked, code: '' })).body).toMatchObject({
    ok: true,
    total: '79.95',
  });
  expect((await post('website/coupon', { ...asked, code: 'ended' })).body).toEqual({
    ok: false,
    message: 'Coupon code has expired',
    original: '79.95',
    discount: '0.00',
    total: '79.95',
  });
});

test('refuses a fourth form with one email address, and a twelfth from one IP address', async () => {
  const { post } = fresh();
  const { email } = signUpForm();
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await post('sign-up', signUpForm({ email }))).status);
  for (let n = 0; n < 8; n += 1) statuses.push((await post('sign-up', signUpForm())).status);
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
  expect(statuses.at(-1)).toBe(429);
});
