/** An organisation, as anybody may see it before signing in. */
export interface FoundOrganisation {
  readonly name: string;
  readonly sub_domain: string;
  /** URL of the logo; null without one. */
  readonly logo: string | null;
}

/** The platform's own: it is no client, and its staff sign in there. */
const platform: FoundOrganisation = { name: 'Operatory', sub_domain: 'superadmin', logo: null };
const timeoutMs = 10_000;

/** The organisation with exactly this sub-domain or name; null when there is none. Throws when the server is unavailable. */
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

/** The people who can sign in to the demo. The server returns them only outside production, with the demo's seed. */
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
  /** The clinics where they work; null for all clinics, and for the platform's staff. */
  readonly at: string | null;
  /** A role's name, with the custom role's in brackets. */
  readonly role: string;
}

export async function readDemo(): Promise<Demo | null> {
  const response = await fetch('/api/v1/demo');
  return response.ok ? ((await response.json()) as Demo) : null;
}
