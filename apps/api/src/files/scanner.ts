import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import { scanByClamd } from './clamd.ts';

/** Scans the bytes of a file while they are read. */
export interface Scan {
  /** The unchanged bytes. The stream ends only after the scanner has found nothing. @throws HttpError */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Ends the scan even if it has not finished. */
  close(): void;
}
export type Scanner = (bytes: AsyncIterable<Uint8Array>) => Scan;

/** @returns A scanner of files; null if SCANNER_URL is not set. */
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
