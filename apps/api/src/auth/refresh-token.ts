import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../context/context.ts';
import { generateKey, hashKey } from './tokens.ts';

/**
 * A refresh token is `<session>.<256 bits>.<MAC>`. The next token is calculated from it, so that a browser
 * that missed the answer, and tabs that refresh at the same time, get the same next token. The MAC shows
 * that we issued the token: an issued token that is used again may be stolen, but a guess is only refused.
 */
export interface RefreshToken {
  readonly session_id: string;
  readonly hash: string;
  readonly isGenuine: boolean;
}

const mac = (secrets: Secrets, ...parts: string[]) =>
  createHmac('sha256', Buffer.from(secrets.token_key, 'base64url')).update(JSON.stringify(parts)).digest();

const spell = (secrets: Secrets, sessionId: string, secret: string) =>
  `${sessionId}.${secret}.${mac(secrets, 'refresh-seal', sessionId, secret).subarray(0, 16).toString('base64url')}`;

export const firstRefreshToken = (secrets: Secrets, sessionId: string): string =>
  spell(secrets, sessionId, generateKey());

/** @returns The token that replaces the one with this hash. It is the same each time. */
export const nextRefreshToken = (secrets: Secrets, sessionId: string, hash: string): string =>
  spell(secrets, sessionId, mac(secrets, 'refresh-next', sessionId, hash).toString('base64url'));

export const refreshHash = (token: string): string => hashKey(token);

/** @returns The parts of a refresh token; null if the cookie's value does not have the form of one. */
export function readRefreshToken(secrets: Secrets, token: string | null): RefreshToken | null {
  const parts = /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{22})$/.exec(token ?? '');
  if (!token || !parts?.[1] || !parts[2]) return null;
  const expected = Buffer.from(spell(secrets, parts[1], parts[2]));
  const given = Buffer.from(token);
  const isGenuine = expected.length === given.length && timingSafeEqual(expected, given);
  return { session_id: parts[1], hash: refreshHash(token), isGenuine };
}
