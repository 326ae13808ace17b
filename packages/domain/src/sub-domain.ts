/** No client may use these, and requests to them are never for a client. */
export const reservedSubDomains: ReadonlySet<string> = new Set([
  'www',
  'api',
  'app',
  'admin',
  'mail',
  'smtp',
  'ftp',
  'static',
  'assets',
  'cdn',
  'files',
  'help',
  'status',
  'qa',
  'beta',
]);

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** @returns The client's sub-domain of a host; '' for the base host, other hosts and reserved names. */
export function subDomainOf(host: string, baseHost: string): string {
  const name = nameOf(host);
  const ending = `.${baseHost.toLowerCase()}`;
  if (!name.endsWith(ending)) return '';
  const sub = name.slice(0, -ending.length);
  return label.test(sub) && !reservedSubDomains.has(sub) ? sub : '';
}

export type Environment = 'qa' | 'beta' | 'production';

/** qa and beta are recognised anywhere in the host, as in `qa.…` or `north.qa.…`. */
export function environmentOf(host: string): Environment {
  const labels = nameOf(host).split('.');
  return (['qa', 'beta'] as const).find((name) => labels.includes(name)) ?? 'production';
}
