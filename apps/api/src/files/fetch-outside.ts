import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const redirects = 3;
/** A whole fetch, from looking up the name to the last byte, may take this long. */
const milliseconds = 5_000;

/** Tests replace the network, because they must not reach hosts outside. */
export interface Network {
  resolve(host: string): Promise<readonly LookupAddress[]>;
  /** Makes the connections. Without an agent, Node opens a new one each time. */
  readonly agent?: http.Agent;
}
export const internet: Network = { resolve: (host) => lookup(host, { all: true }) };

export interface FetchResult {
  /** The URL after all redirects. */
  readonly url: URL;
  readonly mime_type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly isCut: () => boolean;
  close(): void;
}

/** The reason why nothing was fetched, for the log only. Callers get the same message for all reasons. */
export class FetchRefused extends Error {}
/** The address is not a plain address of the public web, so trying again is useless. */
export class AddressRefused extends FetchRefused {}

/**
 * Fetches up to `maxBytes` from a public address. The name is looked up once, all its addresses must be
 * public, and the connection goes to these addresses, so that DNS rebinding has no effect. Redirects are
 * checked in the same way.
 */
export async function fetchOutside(
  address: string,
  maxBytes: number,
  network: Network,
): Promise<FetchResult> {
  const signal = AbortSignal.timeout(milliseconds);
  let url = checked(address);
  for (let hop = 0; hop <= redirects; hop++) {
    const response = await ask(url, network, signal).catch(refuse);
    const { location, 'content-type': type = '', 'content-encoding': encoding } = response.headers;
    if (response.statusCode === 200 && !encoding)
      return { url, mime_type: type, ...limited(response, maxBytes), close: () => response.destroy() };
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(response.statusCode ?? 0) || !location)
      throw new FetchRefused(`answered ${response.statusCode}`);
    url = checked(location, url);
  }
  throw new FetchRefused('redirected too often');
}

/** Refuses an address that `postOutside` would refuse too. @throws FetchRefused */
export async function assertOutside(address: string, network: Network): Promise<void> {
  const url = secured(address);
  await publicAddresses(hostOf(url), network, AbortSignal.timeout(milliseconds)).catch(refuse);
}

/**
 * Sends bytes by https, only to public addresses as in `fetchOutside`. Does not follow redirects. @returns
 * the status
 */
export async function postOutside(
  address: string,
  headers: OutgoingHttpHeaders,
  body: Uint8Array,
  network: Network,
): Promise<number> {
  const signal = AbortSignal.timeout(milliseconds);
  const response = await ask(secured(address), network, signal, { method: 'POST', headers, body }).catch(
    refuse,
  );
  response.destroy();
  return response.statusCode ?? 0;
}

function secured(address: string): URL {
  const url = checked(address);
  if (url.protocol !== 'https:') throw new AddressRefused('not by https');
  return url;
}

const refuse = (error: unknown): never => {
  throw error instanceof FetchRefused ? error : new FetchRefused('broke off', { cause: error });
};

function checked(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new AddressRefused('no address');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AddressRefused('no address of the web');
  // URL parsing removes the default port of the scheme, so a remaining port is another one.
  if (url.port || url.username || url.password) throw new AddressRefused('with a port or a name');
  return url;
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

async function ask(
  url: URL,
  network: Network,
  signal: AbortSignal,
  sent?: { readonly method: string; readonly headers: OutgoingHttpHeaders; readonly body: Uint8Array },
): Promise<IncomingMessage> {
  const addresses = await publicAddresses(hostOf(url), network, signal);
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    agent: network.agent ?? false,
    signal,
    method: sent?.method ?? 'GET',
    lookup: only(addresses),
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Operatory', ...sent?.headers },
  });
  // An error after the response has begun reaches the reader of its body, so it is ignored here.
  request.on('error', () => {});
  const answer = once(request, 'response') as Promise<[IncomingMessage]>;
  request.end(sent?.body);
  const [response] = await answer;
  return response;
}

async function publicAddresses(
  host: string,
  network: Network,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  late.catch(() => {});
  const addresses = family ? [{ address: host, family }] : await Promise.race([network.resolve(host), late]);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefused('not on the open internet');
  return addresses;
}

const only =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    if (all) callback(null, [...addresses]);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };

function limited(bytes: AsyncIterable<Uint8Array>, most: number): Pick<FetchResult, 'bytes' | 'isCut'> {
  let isCut = false;
  const read = async function* () {
    let size = 0;
    try {
      for await (const chunk of bytes) {
        size += chunk.byteLength;
        isCut = size > most;
        if (isCut) return;
        yield chunk;
      }
    } catch (error) {
      refuse(error);
    }
  };
  return { bytes: read(), isCut: () => isCut };
}
