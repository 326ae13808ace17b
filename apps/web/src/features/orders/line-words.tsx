import { Text } from '@mantine/core';
import { inDollars, type PricedLine, quantityOf, totalOf } from '@operatory/domain';
import type { DraftLine } from './form/order-draft.ts';

/** The name of an order's product, with its details below. */
export function LineWords({
  name,
  facts,
  className,
}: {
  name: string;
  /** Null values are omitted. */
  facts: readonly (string | null)[];
  className: string | undefined;
}) {
  return (
    <div className={className}>
      <Text size="sm" fw={550}>
        {name}
      </Text>
      <Text size="xs" c="var(--op-muted)">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}

/** The total of the lines that have a price, saying if others have none; nothing if no price is known. */
export function LinesTotal({ lines }: { lines: readonly PricedLine[] }) {
  const { cents, misses } = totalOf(lines);
  if (cents === 0n) return null;
  return (
    <Text size="sm" ta="right" my={12} role="status">
      <Text span fw={600} className="tabular">
        Total {inDollars(cents)}
      </Text>
      {misses ? (
        <Text span display="block" size="xs" c="var(--op-muted)">
          Some items have no price and are not in the total.
        </Text>
      ) : null}
    </Text>
  );
}

/** A product that can be ordered, with its stock, the quantity already on order and the missing quantity. */
export const DraftWords = ({
  line: { name, code, quantity_type, inHand, onOrder, suggested, cents },
  bound,
  className,
}: {
  line: DraftLine;
  /** The stock limit shown before the suggested quantity. */
  bound?: string;
  className: string | undefined;
}) => (
  <LineWords
    className={className}
    name={name}
    facts={[
      code,
      quantity_type,
      `${quantityOf(inHand)} in stock`,
      onOrder > 0 ? `${quantityOf(onOrder)} on order` : null,
      bound ?? null,
      `suggested ${quantityOf(suggested)}`,
      cents === null ? null : `${inDollars(cents)} each`,
    ]}
  />
);
