import { afterEach, expect, test, vi } from 'vitest';
import { accessSeconds, accessVerifier, signAccess } from '../../src/auth/tokens.ts';

afterEach(() => void vi.useRealTimers());

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const secrets = {
  token_key: key(1),
  pepper: key(2),
  url_key: key(3),
  data_key: key(4),
  old_data_keys: [],
  push_key: key(5),
};
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const grant = {
  user_id: id(1),
  session_id: id(2),
  client_id: id(3),
  role_link_id: id(4),
  role: 'client_admin',
  version: 1,
  sub_domain: 'north',
  clinic_ids: [],
};

test('a token that was verified before is still refused at another tenant, when altered, and after it expires', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  const { token } = await signAccess(secrets, grant, new Date());
  const verify = accessVerifier(secrets);
  for (let round = 0; round < 2; round++) {
    expect(await verify(token, 'north')).toMatchObject({ sub: id(1), sid: id(2) });
    expect(await verify(token, 'south')).toBeNull();
    expect(await verify(`${token.slice(0, -2)}AA`, 'north')).toBeNull();
    expect(await accessVerifier({ ...secrets, token_key: key(9) })(token, 'north')).toBeNull();
  }
  vi.setSystemTime(Date.now() + accessSeconds * 1_000 + 1);
  expect(await verify(token, 'north')).toBeNull();
});
