import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSelfSignUp, readEnv } from '../src/env.ts';

test('docs/operating.md names every setting', () => {
  const explained = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const { production, ...known } = readEnv({});
  const optional = readFileSync(new URL('../src/env.ts', import.meta.url), 'utf8').matchAll(
    /^ {2}([A-Z][A-Z0-9_]+):/gm,
  );
  const names = new Set([...Object.keys(known), ...[...optional].map(([, name]) => String(name))]);
  expect(production).toBe(false);
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

test.each([
  [{}, true],
  [{ production: true }, false],
  [{ production: true, SELF_SIGN_UP: 'on' }, true],
  [{ SELF_SIGN_UP: 'off' }, false],
] as const)('with %o a new client can sign up by itself: %s', (set, may) => {
  expect(isSelfSignUp({ production: false, SELF_SIGN_UP: undefined, ...set })).toBe(may);
});

const random = () => randomBytes(32).toString('base64url');
const inProduction = {
  NODE_ENV: 'production',
  ...{ TOKEN_KEY: random(), PEPPER: random(), URL_KEY: random(), DATA_KEY: random() },
};
test.each([
  [{ PORT: 'x' }, 'PORT: must be a number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres://'],
  [{ GRAPHQL_LIMITS: 'rows=5' }, 'GRAPHQL_LIMITS: must be JSON'],
  [{ GRAPHQL_LIMITS: '{"rows": 0}' }, 'GRAPHQL_LIMITS.rows: '],
  [{ GRAPHQL_LIMITS: '{"row": 5}' }, 'Unrecognized key: "row"'],
  [{ SCANNER_URL: 'http://clamav:3310' }, 'SCANNER_URL: must be clamd://host:3310'],
  [{ SCANNER_URL: 'clamd:///' }, 'SCANNER_URL: must be clamd://host:3310'],
  [{ SCANNER_URL: 'clamd://clamav/run' }, 'SCANNER_URL: must be clamd://host:3310'],
  [{ NODE_ENV: 'production' }, 'TOKEN_KEY: production needs a secret of its own'],
  [{ PAYMENTS: 'card' }, 'PAYMENTS: Invalid option'],
  [{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET: PAYMENTS=stripe needs it'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES: must be addresses or ranges'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: must be addresses or ranges'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES: must be addresses or ranges'],
  [{ ...inProduction, PEPPER: 'abc'.repeat(15) }, 'PEPPER: production needs a secret of its own'],
  [{ ...inProduction, PEPPER: 'abcdefghijklmnop'.repeat(3) }, 'PEPPER: production needs a secret of its own'],
  [{ ...inProduction, PEPPER: 'q7Zr2LxV9mKt'.repeat(4) }, 'PEPPER: production needs a secret of its own'],
  [{ ...inProduction, PEPPER: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH' }, 'PEPPER: production needs a'],
  [{ ...inProduction, PEPPER: `changeme-${random()}` }, 'PEPPER: production needs a secret of its own'],
  [{ ...inProduction, PEPPER: inProduction.TOKEN_KEY }, 'must differ from'],
  [inProduction, 'SMTP_URL: production needs a mail server'],
  [
    { ...inProduction, SMTP_URL: 'smtp://mail', OPERATORY_NOW: '2026-11-21T09:00:00Z' },
    'OPERATORY_NOW: the clock cannot be set in production',
  ],
])('%j is refused with the reason: %s', (source, line) => {
  expect(() => readEnv(source)).toThrow(line);
});

test('the limits in GRAPHQL_LIMITS override their defaults, and the other limits keep theirs', () => {
  const { GRAPHQL_LIMITS: given } = readEnv({ GRAPHQL_LIMITS: '{"rows": 5, "batch": 2}' });
  expect(given).toEqual({ ...readEnv({}).GRAPHQL_LIMITS, rows: 5, batch: 2 });
});
