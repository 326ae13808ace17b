import classes from '#kit/cells/facts.module.css';
import { dollars } from '#ui/dollars.ts';

export interface ShownPrice {
  readonly original: string | null;
  readonly discount: string | null;
  readonly total: string | null;
}

const isNothing = (amount: string): boolean => Number(amount) === 0;

export function PriceLines({
  price: { original, discount, total },
  totalLabel = 'Total per month, GST included',
  more = [],
}: {
  price: ShownPrice;
  totalLabel?: string;
  more?: readonly (readonly [label: string, value: string])[];
}) {
  if (original === null || discount === null || total === null) return null;
  const lines: readonly (readonly [string, string])[] = [
    ...(isNothing(discount)
      ? []
      : ([
          ['Price', dollars(original)],
          ['Discount', `−${dollars(discount)}`],
        ] as const)),
    [totalLabel, dollars(total)],
    ...more,
  ];
  return (
    <dl className={classes.facts} style={{ marginTop: 0 }}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
