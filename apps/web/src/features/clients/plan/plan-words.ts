import { dollars } from '#ui/dollars.ts';

/** The parts of a quote that describe a change of plan. */
export interface QuotedPlan {
  readonly kind: string;
  readonly total: string | null;
  readonly gst: string | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly recurring: string | null;
}

export const planButtonLabels: Readonly<Record<string, string>> = {
  PURCHASE: 'Buy package',
  UPGRADE: 'Upgrade',
  DOWNGRADE: 'Downgrade',
  RENEWAL: 'Renew',
};

export function effectInWords({ kind, starts_on, ends_on }: QuotedPlan): string {
  const until = ends_on === null ? '' : ` until ${ends_on}`;
  switch (kind) {
    case 'UPGRADE':
      return `The upgrade applies at once. The amount is for the days that are left${until}.`;
    case 'DOWNGRADE':
      return `The downgrade applies from ${starts_on ?? 'the next period'}. Until then, nothing changes.`;
    case 'RENEWAL':
      return `The plan is renewed from ${starts_on ?? 'the end of this period'}${until}.`;
    case 'SAME':
      return 'This is the current plan.';
    default:
      return `The plan runs from ${starts_on ?? 'today'}${until}.`;
  }
}

/** The lines below a quote's total, each with its label and amount. */
export const furtherLines = ({
  gst,
  recurring,
  kind,
}: QuotedPlan): readonly (readonly [string, string])[] => [
  ...(gst === null ? [] : ([['GST in the total', dollars(gst)]] as const)),
  ...(recurring === null || kind === 'SAME' ? [] : ([['Each later month', dollars(recurring)]] as const)),
];

/** Modules in a sentence: `Inventory, Lab and Support`. */
export const listInWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names);
