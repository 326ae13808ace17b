/** The data of an organisation that anybody may see before signing in. */
export interface FoundOrganisation {
  readonly name: string;
  readonly sub_domain: string;
  readonly logo: string | null;
}

/** The server does not find the platform by its sub-domain, but its staff sign in there. */
const platform: FoundOrganisation = { name: 'Operatory', sub_domain: 'superadmin', logo: null };
const timeoutMs = 10_000;

/**
 * The organisation with exactly this sub-domain or name; null if there is none. Throws if the server fails or
 * refuses further tries.
 */
export async function findOrganisation(typed: string): Promise<FoundOrganisation | null> {
  if (typed === platform.sub_domain) return platform;
  const response = await fetch(`/api/v1/auth/subdomain/${encodeURIComponent(typed)}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 429 || response.status >= 500) throw new Error(`status ${response.status}`);
  if (!response.ok) return null;
  const { name, sub_domain, logo_image } = (await response.json()) as Omit<FoundOrganisation, 'logo'> & {
    readonly logo_image: { readonly url?: string } | null;
  };
  return { name, sub_domain, logo: logo_image?.url ?? null };
}

/**
 * The people who can sign in to the demo. The server returns them only outside production, and only with the
 * demo's data.
 */
export interface Demo {
  readonly password: string;
  readonly organisations: readonly (FoundOrganisation & {
    readonly about: string;
    readonly people: readonly DemoPerson[];
  })[];
}
export interface DemoPerson {
  readonly email: string;
  readonly name: string;
  readonly work: string | null;
  /** The person's clinics; null for people of all clinics and for the platform's staff. */
  readonly at: string | null;
  /** The name of the role, with a custom role in brackets. */
  readonly role: string;
}

export async function readDemo(): Promise<Demo | null> {
  const response = await fetch('/api/v1/demo');
  return response.ok ? ((await response.json()) as Demo) : null;
}
