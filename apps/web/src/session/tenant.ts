import { subDomain } from './host.ts';
import { RestError, rest } from './rest.ts';

/** What is told of an organisation before sign-in. */
export interface Tenant {
  readonly name: string;
  /** Address of the logo, if it has one. */
  readonly logo: string | null;
  readonly status: string;
}

interface TenantAnswer {
  readonly name?: string;
  readonly business_name?: string | null;
  readonly logo_image?: { url?: string } | string | null;
  readonly logo?: { url?: string } | string | null;
  readonly status?: string;
}

/** The organisation with exactly this sub-domain; null when there is none. Throws when the server is away. */
export async function findTenant(sub: string): Promise<Tenant | null> {
  try {
    const answer = await rest<TenantAnswer | { client?: TenantAnswer } | null>(
      `auth/subdomain/${encodeURIComponent(sub)}`,
      {
        method: 'GET',
      },
    );
    const found = (answer && 'client' in answer ? answer.client : answer) as TenantAnswer | null | undefined;
    if (!found?.name) return null;
    const logo = found.logo_image ?? found.logo;
    return {
      name: found.name,
      logo: typeof logo === 'string' ? logo : (logo?.url ?? null),
      status: found.status ?? 'ACTIVE',
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

let own: Promise<Tenant | null> | undefined;

/** The organisation of this address, asked once per page load. */
export function ownTenant(): Promise<Tenant | null> {
  own ??= subDomain ? findTenant(subDomain).catch(again) : Promise.resolve(null);
  return own;
}

/** A server that is away says nothing about the sub-domain: take it as good and ask again next time. */
function again(): Tenant {
  own = undefined;
  return { name: subDomain, logo: null, status: 'ACTIVE' };
}
