import { subDomainOf } from '@operatory/domain';

/** The host under which each organisation has its sub-domain, from the page's HTML. */
const baseHost =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-host"]')?.content ?? 'localhost';

/** The host of all sub-domains with the port: `localhost:4000`. */
export const commonHost = (): string => `${baseHost}${location.port ? `:${location.port}` : ''}`;

/** The URL of a page at another organisation, or at the main host if the sub-domain is empty. */
export const addressOf = (subDomain: string, path = '/'): string =>
  `${location.protocol}//${subDomain ? `${subDomain}.` : ''}${commonHost()}${path}`;

export const subDomain = subDomainOf(location.hostname, baseHost);
