import { activeProducts, type ReorderProduct, reorderVariables } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { errorMessage } from '#data/errors.ts';
import { useLive } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { liveProducts, readProducts } from '../reorder-products.ts';

const none: readonly ReorderProduct[] = [];

export interface AddedProducts {
  /** The added products, live like the low ones. */
  readonly products: readonly ReorderProduct[];
  /** Adds the products that match both this condition and `where`. Resolves with their number. */
  readonly add: (which: BoolExp) => Promise<number>;
  readonly remove: (id: string) => void;
  readonly has: (id: string) => boolean;
}

export const quantityInput = (id: string): string => `quantity-${id}`;

/** The products that the user has added to the reorder list although they are not low. */
export function useAddedProducts(where: readonly BoolExp[]): AddedProducts {
  const client = useClient();
  const [ids, setIds] = useState<readonly string[]>([]);
  const live = useLive(
    liveProducts,
    reorderVariables({ _and: [activeProducts, { id: { _in: ids } }, ...where] }),
    { pause: ids.length === 0 },
  );
  const [latest, setLatest] = useState<string>();
  const products = ids.length === 0 ? none : (live.data?.clinic_im_products ?? none);
  // Focuses the quantity of the product that was added last, because the user types it next.
  useEffect(() => {
    const input = latest && document.getElementById(quantityInput(latest));
    if (!input) return;
    input.focus();
    setLatest(undefined);
  });
  return {
    products: products.filter(({ id }) => ids.includes(id)),
    async add(which) {
      const { data, error } = await client
        .query(readProducts, reorderVariables({ _and: [activeProducts, which, ...where] }))
        .toPromise();
      if (error) {
        toast.error(errorMessage(error));
        return 1;
      }
      const found = data?.clinic_im_products.map(({ id }) => id) ?? [];
      setIds((before) => [...new Set([...before, ...found])]);
      setLatest(found[0]);
      return found.length;
    },
    remove: (removed) => setIds((before) => before.filter((id) => id !== removed)),
    has: (id) => ids.includes(id),
  };
}
