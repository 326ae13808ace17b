import { byExpiry, isUsable } from '@operatory/domain';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { type QueryResult, useLive } from '#data/hooks.ts';

/** A lot in a product's dialogs, for users with VIEW on lots. */
export interface Lot {
  readonly id: string;
  readonly lot_number: string | null;
  readonly current_quantity: number;
  readonly expiry_date: string | null;
  readonly received_at: string;
  readonly is_disposed: boolean;
  readonly clinic_storage_location: { readonly id: string; readonly name: string } | null;
}

const query = graphql(`
  subscription lotsOf($product: uuid!) {
    clinic_im_product_stocks(where: { clinic_im_product_id: { _eq: $product }, is_disposed: { _eq: false }, current_quantity: { _gt: 0 } }) {
      id lot_number current_quantity expiry_date received_at is_disposed clinic_storage_location { id name }
    }
  }
`);

/** A product's lots with stock that were not disposed of, live, sorted by expiry date. */
export function useLots(product: string, { pause = false } = {}): QueryResult<readonly Lot[]> {
  const { data, ...rest } = useLive(query, { product }, { pause });
  const lots = useMemo(() => data && inOrder(data.clinic_im_product_stocks), [data]);
  return { ...rest, data: lots };
}

/** The API sends quantities as text. */
type SentLot = Omit<Lot, 'current_quantity'> & { readonly current_quantity: string | number };
const withNumber = (lot: SentLot): Lot => ({ ...lot, current_quantity: Number(lot.current_quantity) });
const factsOf = (lot: Lot) => ({ ...lot, left: lot.current_quantity });
/** The lots sorted by expiry date, the earliest first. */
export const inOrder = (lots: readonly SentLot[]): readonly Lot[] =>
  lots.map(withNumber).toSorted((a, b) => byExpiry(factsOf(a), factsOf(b)));
export const isUsableNow = (lot: Lot, today: string): boolean => isUsable(factsOf(lot), today);

/** `Lot B24-0917`, or `Lot without a number`. */
export const lotName = ({ lot_number }: Pick<Lot, 'lot_number'>): string =>
  lot_number ? `Lot ${lot_number}` : 'Lot without a number';
export const lotInWords = (lot: Lot): string =>
  [
    lotName(lot),
    lot.expiry_date ?? 'no expiry',
    lot.clinic_storage_location?.name,
    `${lot.current_quantity} left`,
  ]
    .filter(Boolean)
    .join(' · ');
