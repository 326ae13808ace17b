import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { tokenReader } from '../src/standalone/json-web-token.ts';
import { signIn } from '../src/standalone/sign-in.ts';

const key = 'a key of at least thirty-two bytes';
const namespace = 'https://hasura.io/jwt/claims';
const own = 'https://myapp.com/jwt/claims';

async function asked(
  settings: object,
  payload: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(key));
  const read = tokenReader(JSON.stringify({ type: 'HS256', key, ...settings }));
  return read({ authorization: `Bearer ${token}`, ...headers });
}
const refused = (code: string, message: string) => ({ code, message, path: '$' });

const user = { 'x-hasura-user-id': '1', 'x-hasura-allowed-roles': ['user'], 'x-hasura-default-role': 'user' };
const map = {
  'x-hasura-user-id': { path: `$.['${own}'].user.id` },
  'x-hasura-allowed-roles': { path: `$.['${own}'].role.allowed` },
  'x-hasura-default-role': { path: `$.['${own}'].role.default` },
};

test('claims are read from their namespace, from a path, or from JSON text', async () => {
  const session = { role: 'user', variables: { 'x-hasura-user-id': '1', 'x-hasura-role': 'user' } };
  expect(await asked({}, { [namespace]: user })).toMatchObject(session);
  expect(await asked({ claims_namespace_path: '$.hasura' }, { hasura: user })).toMatchObject(session);
  expect(
    await asked({ claims_format: 'stringified_json' }, { [namespace]: JSON.stringify(user) }),
  ).toMatchObject(session);
});

test('a claim that is missing from the token or has the wrong type is reported', async () => {
  const without = (name: keyof typeof user) => ({ [namespace]: { ...user, [name]: undefined } });
  await expect(asked({}, without('x-hasura-allowed-roles'))).rejects.toMatchObject(
    refused('jwt-missing-role-claims', 'JWT claim does not contain x-hasura-allowed-roles'),
  );
  await expect(asked({}, without('x-hasura-default-role'))).rejects.toMatchObject(
    refused('jwt-missing-role-claims', 'JWT claim does not contain x-hasura-default-role'),
  );
  const noList = { [namespace]: { ...user, 'x-hasura-allowed-roles': 'user' } };
  await expect(asked({}, noList)).rejects.toMatchObject(
    refused(
      'jwt-invalid-claims',
      'invalid x-hasura-allowed-roles; should be a list of roles: parsing [] failed, expected Array, but encountered String',
    ),
  );
});

test('a claims map maps each claim to a path, a default, or the value itself', async () => {
  const claims = { user: { id: 7 }, role: { allowed: ['user', 'editor'], default: 'user' } };
  expect(await asked({ claims_map: map }, { [own]: claims }, { 'x-hasura-role': 'editor' })).toMatchObject({
    role: 'editor',
    variables: { 'x-hasura-user-id': '7' },
  });
  await expect(asked({ claims_map: map }, { [own]: { ...claims, user: {} } })).rejects.toMatchObject(
    refused('jwt-invalid-claims', 'JWT claim from claims_map, x-hasura-user-id not found'),
  );
  await expect(asked({ claims_map: map }, { [own]: { user: { id: 1 } } })).rejects.toMatchObject(
    refused('jwt-missing-role-claims', 'JWT claim does not contain x-hasura-allowed-roles'),
  );
  const filled = {
    'X-Hasura-User-Id': { ...map['x-hasura-user-id'], default: '9' },
    'x-hasura-allowed-roles': ['user'],
    'x-hasura-default-role': 'user',
    'x-hasura-shop': 'main',
  };
  expect(await asked({ claims_map: filled }, {})).toMatchObject({
    role: 'user',
    variables: { 'x-hasura-user-id': '9', 'x-hasura-shop': 'main' },
  });
});

test('a request without a token gets the unauthorised role, or an error that says what is missing', async () => {
  const readToken = tokenReader(
    JSON.stringify({ type: 'HS256', key, header: { type: 'Cookie', name: 'me' } }),
  );
  const other = { cookie: 'theme=dark' };
  expect(await signIn(other, { adminSecret: 'x', unauthorizedRole: 'anonymous', readToken })).toMatchObject({
    role: 'anonymous',
  });
  await expect(
    signIn(other, { adminSecret: 'x', unauthorizedRole: undefined, readToken }),
  ).rejects.toMatchObject(
    refused('invalid-headers', "Missing 'Authorization' or 'Cookie' header in JWT authentication mode"),
  );
});
