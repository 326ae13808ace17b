import { Text } from '@mantine/core';
import { quantityOf } from '@operatory/domain';
import type { DraftLine } from './form/order-draft.ts';

/** A product of an order by its name, and beneath it what there is to know of it. */
export function LineWords({
  name,
  facts,
  className,
}: {
  name: string;
  /** What is null is not told. */
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

/** A product that may be ordered: how much of it there is, how much is on order, and how much is missing. */
export const DraftWords = ({
  line: { name, code, quantity_type, inHand, onOrder, suggested },
  bound,
  className,
}: {
  line: DraftLine;
  /** What else bounds it: told before what is suggested. */
  bound?: string;
  className: string | undefined;
}) => (
  <LineWords
    className={className}
    name={name}
    facts={[
      code,
      quantity_type,
      `${quantityOf(inHand)} in hand`,
      onOrder > 0 ? `${quantityOf(onOrder)} on order` : null,
      bound ?? null,
      `suggested ${quantityOf(suggested)}`,
    ]}
  />
);
