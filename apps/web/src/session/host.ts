/** The sub-domain of an address: '' at the plain host, e.g. `harboursmiles` at harboursmiles.localhost. */
export function subDomainOf(hostname: string): string {
  if (hostname === 'localhost' || hostname.includes(':') || /^[\d.]+$/.test(hostname)) return '';
  const labels = hostname.split('.');
  const isLocal = labels.at(-1) === 'localhost';
  if (labels.length < (isLocal ? 2 : 3)) return '';
  const first = labels[0] ?? '';
  return first === 'www' || first === 'app' ? '' : first;
}

/** The same installation's address for another organisation; port and scheme kept. */
export function addressOf(subDomain: string, path = '/'): string {
  const own = subDomainOf(location.hostname);
  const base = own ? location.hostname.slice(own.length + 1) : location.hostname.replace(/^(www|app)\./, '');
  // An address of digits has no sub-domains; localhost means the same machine and does.
  const host = /^[\d.]+$/.test(base) ? 'localhost' : base;
  return `${location.protocol}//${subDomain ? `${subDomain}.` : ''}${host}${location.port ? `:${location.port}` : ''}${path}`;
}

export const subDomain = subDomainOf(location.hostname);
