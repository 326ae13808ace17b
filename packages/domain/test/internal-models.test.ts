import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { register } from '../src/register.ts';

/** Tables that GraphQL does not have, each with the reason. */
const internal: Readonly<Record<string, string>> = {
  access_versions: 'a counter that sessions compare with theirs',
  client_plans_code_redemptions: 'spans clients: staff read who used a coupon by `coupon_uses`',
  outbox: 'events on their way to jobs',
  idempotency_keys: 'answers of calls that may be repeated',
  files: 'reached through the rows that refer to them',
  file_uploads: 'files that are not whole yet, of nobody but who sends them',
  file_links: 'decides who reaches a file',
  order_links: 'a supplier’s secret link and passcode',
  supplier_sessions: 'hashes of what lets a supplier in',
  order_chat_mails: 'when a side that is away was last written to',
  user_credentials: 'hashes of passwords and keys of PINs',
  sessions: 'hashes of refresh tokens; people see theirs by a query of its own',
  auth_keys: 'hashes of keys that were mailed',
  sign_ups: 'hashes of mailed keys, and what people typed who are not clients yet',
  login_attempts: 'lock-outs, of names that may not exist',
  roster_feeds: 'hashes of secret addresses',
  sample_rows: 'which rows came as sample data, so that just they go again',
  clinic_starter_lists: 'what a new client’s first clinic is given, until it is',
  payment_events: 'messages of the payment provider, so that each counts once',
  push_subscriptions: 'where a browser is reached, encrypted',
  known_devices: 'hashes of the browsers that may use a PIN',
};

const folder = new URL('../../../prisma/schema/', import.meta.url);
const models = readdirSync(folder)
  .filter((name) => name.endsWith('.prisma'))
  .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^model (\w+) \{$/gm)])
  .map(([, model = '']) => model);

it('every model has a resource, or a stated reason for having none', () => {
  expect(models.length).toBeGreaterThan(100);
  const resources = register.map(({ table }) => table);
  expect([...resources, ...Object.keys(internal)].sort()).toEqual([...models].sort());
  for (const [model, why] of Object.entries(internal)) expect(why, model).not.toBe('');
  console.log(
    `${models.length} models: ${resources.length} resources, ${Object.keys(internal).length} internal`,
  );
});
