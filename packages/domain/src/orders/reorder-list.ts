import type { BoolExp } from '@operatory/resource';
import { quantityOf, quantityWithUnit, thousandthsOf } from '../inventory/quantities.ts';
import { openOrderStatuses } from './order-choices.ts';

/** GraphQL sends decimals as numbers or as texts. */
type Amount = string | number;

export interface ReorderProduct {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly quantity_type: string | null;
  readonly stock_in_hand: Amount;
  readonly minimum: Amount | null;
  readonly maximum: Amount | null;
  readonly is_low_stock: boolean;
  /** In dollars; null without a price, or if the user may not see prices. */
  readonly purchase_price: Amount | null;
  readonly clinic_id: string;
  readonly clinic: { readonly id: string; readonly name: string } | null;
  readonly clinic_im_vendor: { readonly id: string; readonly name: string; readonly status: string } | null;
  /** Lines of open orders with something outstanding. */
  readonly clinic_im_product_order_items: readonly { readonly remaining_quantity: Amount }[];
}

export const reorderPageSize = 500;

/** Products with their quantities on order, read with the permissions of the user who orders. */
export const reorderQuery = `query reorder($where: clinic_im_products_bool_exp!, $open: clinic_im_product_order_items_bool_exp!, $limit: Int!, $offset: Int!) {
  clinic_im_products(where: $where, order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) {
    id name code quantity_type stock_in_hand minimum maximum is_low_stock purchase_price clinic_id
    clinic { id name }
    clinic_im_vendor { id name status }
    clinic_im_product_order_items(where: $open) { remaining_quantity }
  }
}`;

export const activeProducts: BoolExp = { status: { _eq: 'ACTIVE' } };
export const lowProducts: BoolExp = { _and: [activeProducts, { is_low_stock: { _eq: true } }] };
export const reorderVariables = (where: BoolExp, offset = 0) => ({
  where,
  open: {
    closed_at: { _is_null: true },
    remaining_quantity: { _gt: 0 },
    clinic_im_product_order: { status: { _in: openOrderStatuses } },
  } satisfies BoolExp,
  limit: reorderPageSize,
  offset,
});

type Stock = Pick<ReorderProduct, 'stock_in_hand' | 'maximum' | 'clinic_im_product_order_items'>;

/** @returns The quantity that is outstanding on open orders, in thousandths. */
export const onOrder = ({
  clinic_im_product_order_items: lines,
}: Pick<Stock, 'clinic_im_product_order_items'>) =>
  lines.reduce((sum, { remaining_quantity }) => sum + thousandthsOf(remaining_quantity), 0);

/**
 * @returns The quantity to order, in thousandths: the maximum minus stock and quantity on order, but never
 * negative. 0 without a maximum.
 */
export const suggestedQuantity = (product: Stock): number =>
  product.maximum === null
    ? 0
    : Math.max(thousandthsOf(product.maximum) - thousandthsOf(product.stock_in_hand) - onOrder(product), 0);

/** The products that a clinic can order from one supplier. */
export interface ReorderGroup<Product extends ReorderProduct = ReorderProduct> {
  readonly key: string;
  readonly clinic_id: string;
  readonly clinic_name: string;
  /** Null if the products have no active supplier. */
  readonly vendor: { readonly id: string; readonly name: string } | null;
  readonly products: readonly Product[];
}

/**
 * Groups products by clinic and supplier, in the order of their names. Products without a supplier come last.
 */
export function bySupplier<Product extends ReorderProduct>(
  products: readonly Product[],
): readonly ReorderGroup<Product>[] {
  const groups = new Map<string, ReorderGroup<Product>>();
  for (const product of products) {
    const { clinic_im_vendor: vendor, clinic_id, clinic } = product;
    const used = vendor?.status === 'ACTIVE' ? { id: vendor.id, name: vendor.name } : null;
    const key = `${clinic_id} ${used?.id ?? ''}`;
    const group = groups.get(key);
    groups.set(key, {
      key,
      clinic_id,
      clinic_name: clinic?.name ?? '',
      vendor: used,
      products: [...(group?.products ?? []), product],
    });
  }
  const named = ({ clinic_name, vendor }: ReorderGroup) => [
    clinic_name,
    vendor ? '' : '1',
    vendor?.name ?? '',
  ];
  return [...groups.values()].sort((a, b) => named(a).join('\n').localeCompare(named(b).join('\n'), 'en-AU'));
}

/** Like `4 × box Gloves (G-1)`. */
export const shoppingLine = (
  { name, code, quantity_type }: Pick<ReorderProduct, 'name' | 'code' | 'quantity_type'>,
  thousandths: number,
): string =>
  [quantityWithUnit(quantityOf(thousandths), quantity_type), name, code ? `(${code})` : null]
    .filter(Boolean)
    .join(' ');
