import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { tokenReader } from '../src/standalone/json-web-token.ts';

describe('HASURA_GRAPHQL_JWT_SECRET', () => {
  test.each([
    ['nonsense', 'is no JSON object'],
    ['null', 'is no JSON object'],
    ['[]', 'is no JSON object'],
    ['{}', 'has neither type and key nor jwk_url'],
    ['{"type": "HS256", "key": 5}', 'has neither type and key nor jwk_url'],
    ['{"type": "HS256", "key": "short"}', 'key is too short: HS256 needs 32 bytes'],
    ['{"type": "FOO", "key": "x"}', 'type is none of HS256,'],
    ['{"type": "RS256", "key": "x"}', 'key is no public key or certificate: RS256 needs'],
    ['{"jwk_url": "nowhere"}', 'jwk_url is no address'],
  ])('may not be %s', (setting, why) => {
    expect(() => tokenReader(setting)).toThrow(why);
  });

  test.each([
    ['RS256', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
    ['ES256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['Ed25519', () => generateKeyPairSync('ed25519')],
  ])('with a public %s key accepts a token signed with the matching private key', async (type, pair) => {
    const { publicKey, privateKey } = pair();
    const read = tokenReader(
      JSON.stringify({ type, key: publicKey.export({ type: 'spki', format: 'pem' }) }),
    );
    const claims = { 'x-hasura-allowed-roles': ['reader'], 'x-hasura-default-role': 'reader' };
    const token = await new SignJWT({ 'https://hasura.io/jwt/claims': claims })
      .setProtectedHeader({ alg: type === 'Ed25519' ? 'EdDSA' : type })
      .sign(privateKey);
    expect(await read({ authorization: `Bearer ${token}` })).toMatchObject({ role: 'reader' });
  });
});
