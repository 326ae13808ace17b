import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../context/context.ts';

/** The number of seconds for which a signed URL is valid. */
export const urlSeconds = 300;
export type Variant = 'whole' | 'thumb';

const signatureOf = (secrets: Secrets, clientId: string, fileId: string, variant: Variant, until: number) =>
  createHmac('sha256', Buffer.from(secrets.url_key, 'base64url'))
    .update(JSON.stringify([clientId, fileId, variant, until]))
    .digest();

/**
 * @returns A path on the tenant's origin that gives access to the client's file for five minutes by the real
 * clock.
 */
export function signUrl(
  secrets: Secrets,
  clientId: string,
  fileId: string,
  variant: Variant,
  now: Date,
): string {
  const until = Math.floor(now.getTime() / 1000) + urlSeconds;
  const signature = signatureOf(secrets, clientId, fileId, variant, until).toString('base64url');
  return `/files/signed/${fileId}?variant=${variant}&until=${until}&signature=${signature}`;
}

export function isSigned(
  secrets: Secrets,
  clientId: string,
  signed: { fileId: string; variant: Variant; until: number; signature: string },
  now: Date,
): boolean {
  const seconds = now.getTime() / 1000;
  // We never sign an expiry this far ahead, so such a URL is refused even if its signature is right.
  if (signed.until < seconds || signed.until > seconds + urlSeconds + 5) return false;
  const expected = signatureOf(secrets, clientId, signed.fileId, signed.variant, signed.until);
  const given = Buffer.from(signed.signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
