import { RestError, rest } from '#data/rest.ts';
import { subDomain } from './host.ts';

/** The data of an organisation that anybody may see before signing in. */
export interface Tenant {
  readonly name: string;
  readonly sub_domain: string;
  /** The URL of the logo; null without one. */
  readonly logo: string | null;
  /** The URLs of the pictures on its sign-in page. */
  readonly banners: readonly string[];
  readonly status: string;
}

/** The `status` of an organisation if the server did not answer. */
export const unknownStatus = 'UNKNOWN';

interface TenantAnswer extends Omit<Tenant, 'logo' | 'banners'> {
  /** Absent on a server that is one release older. */
  readonly banners?: readonly { readonly url: string }[];
  readonly logo_image: { readonly url?: string | null } | null;
}

/**
 * The organisation with exactly this sub-domain or name; null if there is none. Rejects if the server fails.
 */
export async function findTenant(typed: string): Promise<Tenant | null> {
  try {
    const {
      name,
      sub_domain,
      logo_image,
      banners = [],
      status,
    } = await rest<TenantAnswer>(`auth/subdomain/${encodeURIComponent(typed)}`, {
      method: 'GET',
      within: timeoutMs,
    });
    return {
      name,
      sub_domain,
      logo: logo_image?.url ?? null,
      banners: banners.map(({ url }) => url),
      status,
    };
  } catch (error) {
    if (
      error instanceof RestError &&
      error.status !== undefined &&
      error.status < 500 &&
      error.status !== 429
    )
      return null;
    throw error;
  }
}

/** Milliseconds to wait for a response. */
const timeoutMs = 10_000;

let own: Promise<Tenant | null> | undefined;

/** The organisation of this host, requested once per page load. */
export function ownTenant(): Promise<Tenant | null> {
  own ??= subDomain ? findTenant(subDomain).then(ofThisAddress, again) : Promise.resolve(null);
  return own;
}

/** The server also finds organisations by name; one that only has this name is at another sub-domain. */
const ofThisAddress = (found: Tenant | null): Tenant | null =>
  found?.sub_domain === subDomain ? found : null;

/** Without an answer it is unknown whether the sub-domain exists, so the next call asks again. */
function again(): Tenant {
  own = undefined;
  return { name: subDomain, sub_domain: subDomain, logo: null, banners: [], status: unknownStatus };
}
