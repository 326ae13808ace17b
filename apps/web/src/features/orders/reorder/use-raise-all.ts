import type { ReorderProduct } from '@operatory/domain';
import { useState } from 'react';
import { useClient } from 'urql';
import { codeOf, errorMessage } from '#data/errors.ts';
import { graphql } from '#data/graphql.ts';
import { toast } from '#data/toast.ts';
import { createRaiser } from './raiser.ts';
import type { WantedGroup } from './reorder-draft.ts';

const raiseOrder = graphql(
  `mutation raiseOne($clinic_id: uuid!, $vendor_id: uuid!, $lines: [raise_order_lines_input!]!, $idempotency_key: String) {
    raise_order(clinic_id: $clinic_id, vendor_id: $vendor_id, lines: $lines, idempotency_key: $idempotency_key) { id short_id }
  }`,
);

export interface RaiseAll {
  /** Resolves to true when all orders were raised. */
  readonly raise: (parts: readonly WantedGroup[]) => Promise<boolean>;
  readonly raising: boolean;
  /** The numbers of the orders that were raised for a supplier's part. */
  readonly numbersOf: (group: string) => readonly number[];
  /** Whether the product was just ordered, and the list still shows its old quantities. */
  readonly isRaised: (product: ReorderProduct) => boolean;
}

/**
 * `raise` raises an order for each supplier's part, each only once; `onRaised` gets the ids of the ordered
 * products.
 */
export function useRaiseAll(onRaised: (products: readonly string[]) => void): RaiseAll {
  const client = useClient();
  const [raising, setRaising] = useState(false);
  const [numbers, setNumbers] = useState<Readonly<Record<string, readonly number[]>>>({});
  // Raised products are recognised by their object: an update of the list brings a new object for a changed
  // product, which then no longer counts as raised.
  const [raised] = useState(() => new WeakSet<ReorderProduct>());
  const [run] = useState(() =>
    createRaiser(async ({ key, order }) => {
      const { data, error } = await client
        .mutation(raiseOrder, { ...order, idempotency_key: key })
        .toPromise();
      return data?.raise_order && !error
        ? { short_id: data.raise_order.short_id }
        : { refused: errorMessage(error), lost: codeOf(error) === 'network' };
    }),
  );
  async function raise(parts: readonly WantedGroup[]): Promise<boolean> {
    setRaising(true);
    let count = 0;
    const refused = await run(parts, ({ group, short_id, products }) => {
      count += 1;
      const part = parts.find(({ key }) => key === group);
      for (const product of part?.products ?? []) if (products.includes(product.id)) raised.add(product);
      setNumbers((before) => ({ ...before, [group]: [...(before[group] ?? []), short_id] }));
      onRaised(products);
    });
    if (!refused) return false;
    setRaising(false);
    if (count > 0) toast.success(count === 1 ? '1 order raised' : `${count} orders raised`);
    for (const sentence of refused) toast.error(sentence, 5_000);
    return refused.size === 0;
  }
  return {
    raise,
    raising,
    numbersOf: (group) => numbers[group] ?? [],
    isRaised: (product) => raised.has(product),
  };
}
