import { demoPassword } from '@operatory/db';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerDemoRoutes } from '../src/routes/demo.ts';

const file_id = '019aa000-0000-7000-a000-000000000001';
const logos: Readonly<Record<string, unknown>> = { harboursmiles: { file_id, isPublic: true } };
const answer = async (env: { production: boolean; SEED: string }, present: readonly string[]) => {
  const app = Fastify();
  const query = async () => ({
    rows: present.map((sub_domain) => ({ sub_domain, logo_image: logos[sub_domain] ?? null })),
  });
  const connection = { query, on: () => {}, off: () => {}, release: () => {} };
  registerDemoRoutes(app, { env, pools: { platform: { connect: async () => connection } } } as never);
  return await app.inject('/api/v1/demo');
};
const demo = ['harboursmiles', 'brightbay', 'superadmin'];

test('the demo lists its organisations and the password of their users', async () => {
  const body = (await answer({ production: false, SEED: 'demo' }, demo)).json();
  expect(body.password).toBe(demoPassword);
  expect(body.organisations.map((each: { sub_domain: string }) => each.sub_domain)).toEqual(demo);
});

test('the demo describes each organisation, its logo and where its people work', async () => {
  const { organisations } = (await answer({ production: false, SEED: 'demo' }, demo)).json();
  const [harbour, bay] = organisations;
  expect(harbour).toMatchObject({ logo: `/api/v1/auth/logo/harboursmiles?v=${file_id}` });
  expect(bay.logo).toBeNull();
  for (const { about } of organisations) expect(about).toMatch(/^\S.*\.$/);
  const at = (name: string) => harbour.people.find((person: { name: string }) => person.name === name).at;
  expect(at('Daniel Okafor')).toBe('Manly');
  expect(at('Olivia Hart')).toBeNull();
});

test.each([
  ['production', { production: true, SEED: 'demo' }, demo],
  ['another seed', { production: false, SEED: 'small' }, demo],
  ['no seed', { production: false, SEED: 'none' }, demo],
  ['a database of other organisations', { production: false, SEED: 'demo' }, ['north', 'superadmin']],
] as const)('with %s the demo answers 404, without users and their password', async (_what, env, present) => {
  const refused = await answer(env, present);
  expect(refused.statusCode).toBe(404);
  expect(refused.body).not.toContain(demoPassword);
  expect(refused.body).not.toContain('@');
});
