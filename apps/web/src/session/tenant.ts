import { RestError, rest } from '#data/rest.ts';
import { subDomain } from './host.ts';

/** An organisation's data that is public before sign-in. */
export interface Tenant {
  readonly name: string;
  readonly sub_domain: string;
  /** URL of the logo, if it has one. */
  readonly logo: string | null;
  /** URLs of the pictures on its sign-in page. */
  readonly banners: readonly string[];
  readonly status: string;
}

/** The `status` of an organisation when the server could not be reached. */
export const unknownStatus = 'UNKNOWN';

interface TenantAnswer extends Omit<Tenant, 'logo' | 'banners'> {
  /** Absent on a server that is one release older. */
  readonly banners?: readonly { readonly url: string }[];
  readonly logo_image: { readonly url?: string | null } | null;
}

/** The organisation with exactly this sub-domain or name; null when there is none. Throws when the server is unavailable. */
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

/** Milliseconds without a response after which the server counts as unavailable. */
const timeoutMs = 10_000;

let own: Promise<Tenant | null> | undefined;

/** The organisation of this host, requested once per page load. */
export function ownTenant(): Promise<Tenant | null> {
  own ??= subDomain ? findTenant(subDomain).then(ofThisAddress, again) : Promise.resolve(null);
  return own;
}

/** An organisation whose name merely equals the sub-domain has another host. */
const ofThisAddress = (found: Tenant | null): Tenant | null =>
  found?.sub_domain === subDomain ? found : null;

/** If the server is unavailable, the sub-domain is neither valid nor invalid, and is looked up again next time. */
function again(): Tenant {
  own = undefined;
  return { name: subDomain, sub_domain: subDomain, logo: null, banners: [], status: unknownStatus };
}
