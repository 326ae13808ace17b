import { subDomainOf } from '@operatory/domain';

/** The host under which every organisation has its sub-domain, taken from the server's page. */
const baseHost =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-host"]')?.content ?? 'localhost';

/** The domain of all sub-domains, with the port: `localhost:4000`. */
export const commonHost = (): string => `${baseHost}${location.port ? `:${location.port}` : ''}`;

/** The same installation's URL for another organisation, with the same port and scheme. */
export const addressOf = (subDomain: string, path = '/'): string =>
  `${location.protocol}//${subDomain ? `${subDomain}.` : ''}${commonHost()}${path}`;

export const subDomain = subDomainOf(location.hostname, baseHost);
