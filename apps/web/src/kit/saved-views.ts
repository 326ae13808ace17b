/** A list's filters, search and sort under a name. `search` is the address's part, e.g. `show=blocked&sort=email`. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}
export interface SavedViews {
  readonly views: readonly SavedView[];
  /** The view that the list opens with. */
  readonly first: string | null;
}

export const noViews: SavedViews = { views: [], first: null };

const kept = ['q', 'sort', 'show', 'filter'] as const;
type Kept = { readonly [Name in (typeof kept)[number]]?: string | undefined };

/** The part of a list's state that a view keeps, in one order, so that equal states are equal texts. */
export function viewOf(search: Kept): string {
  const parts = new URLSearchParams();
  for (const name of kept) {
    const value = search[name];
    if (value) parts.set(name, value);
  }
  return parts.toString();
}

/** A view's text as the list's state; everything it does not name is cleared. */
export function searchOfView(text: string): Record<(typeof kept)[number], string | undefined> {
  const parts = new URLSearchParams(text);
  return {
    q: parts.get('q') ?? undefined,
    sort: parts.get('sort') ?? undefined,
    show: parts.get('show') ?? undefined,
    filter: parts.get('filter') ?? undefined,
  };
}

/** Views as they were kept, whatever an older release left there. */
export function readViews(value: unknown): SavedViews {
  if (typeof value !== 'object' || value === null) return noViews;
  const { views, first } = value as Record<string, unknown>;
  const good = (Array.isArray(views) ? views : []).filter(
    (view): view is SavedView => typeof view?.name === 'string' && typeof view?.search === 'string',
  );
  return {
    views: good,
    first: typeof first === 'string' && good.some(({ name }) => name === first) ? first : null,
  };
}

/** With one more view; one of the same name is replaced. */
export const withView = (all: SavedViews, view: SavedView): SavedViews => ({
  ...all,
  views: [...all.views.filter(({ name }) => name !== view.name), view].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  ),
});

export const withoutView = ({ views, first }: SavedViews, name: string): SavedViews => ({
  views: views.filter((view) => view.name !== name),
  first: first === name ? null : first,
});
