export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options of which several are called alike are told apart by the place that each belongs to. */
export function toldApart(options: readonly (Option & { readonly place: string })[]): readonly Option[] {
  const labels = options.map(({ label }) => label);
  const alike = new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
  return options.map(({ value, label, place }) => ({
    value,
    label: place && alike.has(label) ? `${label} · ${place}` : label,
  }));
}
