import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import { scanByClamd } from './clamd.ts';

/** A look at the bytes of one file while they pass. */
export interface Scan {
  /** As they came; they end only once nothing was found in them. @throws HttpError */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Ends it, however far it has come. */
  close(): void;
}
export type Scanner = (bytes: AsyncIterable<Uint8Array>) => Scan;

/** The one that SCANNER_URL names; null: none is asked. */
export function createScanner(
  { SCANNER_URL, SCANNER_SECONDS }: Pick<Env, 'SCANNER_URL' | 'SCANNER_SECONDS'>,
  log: FastifyBaseLogger,
): Scanner | null {
  if (!SCANNER_URL) return null;
  const { hostname, port, pathname } = new URL(SCANNER_URL);
  const place = hostname
    ? { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }
    : { path: decodeURIComponent(pathname) };
  return (bytes) => scanByClamd(place, SCANNER_SECONDS * 1_000, bytes, log);
}
