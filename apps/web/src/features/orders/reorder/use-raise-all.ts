import { useCallback, useRef, useState } from 'react';
import { useClient } from 'urql';
import { sentenceOf } from '#data/errors.ts';
import { graphql } from '#data/graphql.ts';
import { toast } from '#ui/toast.ts';
import type { AskedOrder } from './reorder-draft.ts';

const raiseOrder = graphql<
  { raise_order: { id: string } },
  AskedOrder & { idempotency_key: string } & Record<string, unknown>
>(
  `mutation raise($clinic_id: uuid!, $vendor_id: uuid!, $lines: [raise_order_lines_input!]!, $idempotency_key: String) {
    raise_order(clinic_id: $clinic_id, vendor_id: $vendor_id, lines: $lines, idempotency_key: $idempotency_key) { id }
  }`,
);

/** Raises an order for each supplier, one after another; those that were raised are gone from the list at once. True when all were. */
export function useRaiseAll(): readonly [(orders: readonly AskedOrder[]) => Promise<boolean>, boolean] {
  const client = useClient();
  const [raising, setRaising] = useState(false);
  // One key for the same order: who presses again after a lost line raises nothing twice.
  const keys = useRef(new Map<string, string>());
  const run = useCallback(
    async (orders: readonly AskedOrder[]) => {
      setRaising(true);
      let raised = 0;
      const refused = new Set<string>();
      for (const order of orders) {
        const text = JSON.stringify(order);
        const key = keys.current.get(text) ?? crypto.randomUUID();
        keys.current.set(text, key);
        const { error } = await client.mutation(raiseOrder, { ...order, idempotency_key: key }).toPromise();
        if (error) refused.add(sentenceOf(error));
        else {
          raised += 1;
          keys.current.delete(text);
        }
      }
      setRaising(false);
      if (raised > 0) toast.success(raised === 1 ? '1 order is raised' : `${raised} orders are raised`);
      for (const sentence of refused) toast.error(sentence, 5_000);
      return refused.size === 0;
    },
    [client],
  );
  return [run, raising];
}
