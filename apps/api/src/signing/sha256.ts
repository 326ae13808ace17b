import { createHash } from 'node:crypto';

/** @returns The hash in hex, as certificates and files store it. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
