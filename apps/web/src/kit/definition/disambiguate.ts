export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The ids of people who have the same name as somebody else in the list, ignoring case. */
export function sameNames(
  people: readonly { readonly id: string; readonly display_name: string }[],
): readonly string[] {
  const ids = new Map<string, Set<string>>();
  for (const { id, display_name } of people) {
    const name = display_name.trim().toLocaleLowerCase();
    ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return [...ids.values()].flatMap((alike) => (alike.size > 1 ? [...alike] : [])).sort();
}

/** Adds the place to the labels of options that would otherwise be the same. */
export function disambiguatedOptions(
  options: readonly (Option & { readonly place: string })[],
): readonly Option[] {
  const labels = options.map(({ label }) => label);
  const alike = new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
  return options.map(({ value, label, place }) => ({
    value,
    label: place && alike.has(label) ? `${label} · ${place}` : label,
  }));
}
