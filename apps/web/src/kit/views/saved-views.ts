/**
 * The filters, search and order of a list, saved under a name. `search` is part of a URL, such as
 * `show=blocked&sort=email`.
 */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly search: string;
  /** The id of the user who saved the view. Others see it only if it is shared. */
  readonly userId: string;
  readonly by: string;
  readonly shared: boolean;
  /** The clinic whose users see the shared view; null for everybody. */
  readonly clinicId: string | null;
  /** Whether the list opens with this view for the user who saved it. */
  readonly first: boolean;
}
export interface ViewRow {
  readonly id: string;
  readonly name: string;
  readonly view: unknown;
  readonly is_shared: boolean;
  readonly is_default: boolean;
  readonly clinic_id: string | null;
  readonly user_id: string;
  readonly user: { readonly display_name: string } | null;
}

const kept = ['q', 'sort', 'show', 'filter', 'where', 'view'] as const;
type Kept = { readonly [Name in (typeof kept)[number]]?: string | undefined };

/** The part of a list's state that a view stores, in a fixed order, so that equal states are equal texts. */
export function viewOf(search: Kept): string {
  const parts = new URLSearchParams();
  for (const name of kept) {
    const value = search[name];
    if (value) parts.set(name, value);
  }
  return parts.toString();
}

/** A view's text as the state of a list. What the text does not contain is undefined, and so cleared. */
export function searchOfView(text: string): Record<(typeof kept)[number], string | undefined> {
  const parts = new URLSearchParams(text);
  return Object.fromEntries(kept.map((name) => [name, parts.get(name) ?? undefined])) as ReturnType<
    typeof searchOfView
  >;
}

/**
 * The valid views, the user's own first. The contents of a view may come from another release, or be invalid.
 */
export function readViews(rows: readonly ViewRow[], me: string): readonly SavedView[] {
  return rows
    .flatMap((row): SavedView[] => {
      const search = (row.view as { readonly search?: unknown } | null)?.search;
      if (typeof search !== 'string') return [];
      return [
        {
          id: row.id,
          name: row.name,
          search: viewOf(searchOfView(search)),
          userId: row.user_id,
          by: row.user?.display_name ?? '',
          shared: row.is_shared,
          clinicId: row.clinic_id,
          first: row.is_default && row.user_id === me,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(a.userId !== me) - Number(b.userId !== me) ||
        a.name.localeCompare(b.name) ||
        (a.id < b.id ? -1 : 1),
    );
}

/** The view that a list shows: the one in its URL, or else one with the same contents. */
export const currentView = (
  views: readonly SavedView[],
  { saved, ...search }: Kept & { readonly saved?: string | undefined },
): SavedView | undefined => {
  const now = viewOf(search);
  return (
    views.find(({ id }) => id === saved) ??
    (now === '' ? undefined : views.find((view) => view.search === now))
  );
};
