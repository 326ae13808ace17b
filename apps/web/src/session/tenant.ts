import { RestError, rest } from '#data/rest.ts';
import { subDomain } from './host.ts';

/** What is public about an organisation before sign-in. */
export interface Tenant {
  readonly name: string;
  readonly sub_domain: string;
  /** Address of the logo, if it has one. */
  readonly logo: string | null;
  /** Addresses of the pictures on its sign-in page. */
  readonly banners: readonly string[];
  readonly status: string;
}

/** `status` of an organisation about which the server could not be asked. */
export const unknownStatus = 'UNKNOWN';

interface TenantAnswer extends Omit<Tenant, 'logo' | 'banners'> {
  /** Left out by a server that is one release behind. */
  readonly banners?: readonly { readonly url: string }[];
  readonly logo_image: { readonly url?: string | null } | null;
}

/** The organisation of exactly this sub-domain or name; null when there is none. Throws when the server is away. */
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

/** Milliseconds after which a server that says nothing is taken for one that is away. */
const timeoutMs = 10_000;

let own: Promise<Tenant | null> | undefined;

/** The organisation of this address, asked once per page load. */
export function ownTenant(): Promise<Tenant | null> {
  own ??= subDomain ? findTenant(subDomain).then(ofThisAddress, again) : Promise.resolve(null);
  return own;
}

/** One that merely bears the sub-domain as its name lives elsewhere. */
const ofThisAddress = (found: Tenant | null): Tenant | null =>
  found?.sub_domain === subDomain ? found : null;

/** A server that is away says nothing about the sub-domain: it is neither good nor bad, and asked for again next time. */
function again(): Tenant {
  own = undefined;
  return { name: subDomain, sub_domain: subDomain, logo: null, banners: [], status: unknownStatus };
}
