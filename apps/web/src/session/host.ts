/** The sub-domain of an address: '' at the plain host, e.g. `harboursmiles` at harboursmiles.localhost. */
export function subDomainOf(hostname: string): string {
  if (hostname === 'localhost' || hostname.includes(':') || /^[\d.]+$/.test(hostname)) return '';
  const labels = hostname.split('.');
  const isLocal = labels.at(-1) === 'localhost';
  if (labels.length < (isLocal ? 2 : 3)) return '';
  const first = labels[0] ?? '';
  return first === 'www' || first === 'app' ? '' : first;
}

/** What stands behind every organisation's sub-domain, with the port: `localhost:4000`. */
export function commonHost(): string {
  const own = subDomainOf(location.hostname);
  const base = own ? location.hostname.slice(own.length + 1) : location.hostname.replace(/^(www|app)\./, '');
  // An address of digits has no sub-domains; localhost means the same machine and does.
  const host = /^[\d.]+$/.test(base) ? 'localhost' : base;
  return `${host}${location.port ? `:${location.port}` : ''}`;
}

/** The same installation's address for another organisation; port and scheme kept. */
export const addressOf = (subDomain: string, path = '/'): string =>
  `${location.protocol}//${subDomain ? `${subDomain}.` : ''}${commonHost()}${path}`;

export const subDomain = subDomainOf(location.hostname);
