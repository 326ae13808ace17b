import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../context/context.ts';
import { drawKey, hashKey } from './tokens.ts';

/**
 * A refresh token: `<session>.<256 bits>.<seal>`. Its successor follows from it under our key, so that a browser which
 * never got the answer, and tabs that asked at once, are all given the same next one. The seal tells a token that we
 * once gave out (and which has been used: it was stolen, or its thief was first) from mere guessing.
 */
export interface RefreshToken {
  readonly session_id: string;
  readonly hash: string;
  readonly sealed: boolean;
}

const mac = (secrets: Secrets, ...parts: string[]) =>
  createHmac('sha256', Buffer.from(secrets.token_key, 'base64url')).update(JSON.stringify(parts)).digest();

const spell = (secrets: Secrets, sessionId: string, secret: string) =>
  `${sessionId}.${secret}.${mac(secrets, 'refresh-seal', sessionId, secret).subarray(0, 16).toString('base64url')}`;

/** A session's first token. */
export const firstRefreshToken = (secrets: Secrets, sessionId: string): string =>
  spell(secrets, sessionId, drawKey());

/** The token that follows the one with this hash. */
export const nextRefreshToken = (secrets: Secrets, sessionId: string, hash: string): string =>
  spell(secrets, sessionId, mac(secrets, 'refresh-next', sessionId, hash).toString('base64url'));

/** What is stored of a token. */
export const refreshHash = (token: string): string => hashKey(token);

/** Takes a cookie's value apart; null when it has not the shape. */
export function readRefreshToken(secrets: Secrets, token: string | null): RefreshToken | null {
  const parts = /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{22})$/.exec(token ?? '');
  if (!token || !parts?.[1] || !parts[2]) return null;
  const expected = Buffer.from(spell(secrets, parts[1], parts[2]));
  const given = Buffer.from(token);
  const sealed = expected.length === given.length && timingSafeEqual(expected, given);
  return { session_id: parts[1], hash: refreshHash(token), sealed };
}
