/** The marketing campaign from the visitor's URL. */
export interface Campaign {
  readonly source?: string;
  readonly medium?: string;
  readonly name?: string;
  readonly term?: string;
  readonly content?: string;
}

const parameters = {
  source: 'utm_source',
  medium: 'utm_medium',
  name: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
} as const satisfies Record<keyof Campaign, string>;
const longest = 100;

export function campaignOf(search: string): Campaign | undefined {
  const asked = new URLSearchParams(search);
  const found = Object.entries(parameters).flatMap(([part, parameter]) => {
    const value = asked.get(parameter)?.trim().slice(0, longest);
    return value ? [[part, value]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * A path within the website with the campaign's parameters from `search`, so that a form on a later page
 * can send them.
 */
export function linkWith(path: string, search: string, more: Readonly<Record<string, string | number>> = {}) {
  const asked = new URLSearchParams(search);
  const next = new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]));
  for (const parameter of Object.values(parameters)) {
    const value = asked.get(parameter);
    if (value) next.set(parameter, value.slice(0, longest));
  }
  const [before, hash] = path.split('#');
  const query = next.size > 0 ? `?${next}` : '';
  return `${before}${query}${hash ? `#${hash}` : ''}`;
}
