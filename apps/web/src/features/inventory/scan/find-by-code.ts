import { hasCode, messages, productCode } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import type { Client } from 'urql';
import { graphql } from '#data/graphql.ts';

/** A product that a code matches, with one of its lots if the code identifies it. */
export interface FoundProduct {
  readonly id: string;
  readonly name: string;
  readonly clinic: { readonly name: string } | null;
  readonly lot: FoundLot | null;
}
interface FoundLot {
  readonly id: string;
  readonly lot_number: string | null;
  readonly expiry_date: string | null;
  readonly is_disposed: boolean;
  /** The API sends quantities as text. */
  readonly current_quantity: number | string;
  readonly clinic_storage_location: { readonly name: string } | null;
}
type ProductFound = Omit<FoundProduct, 'lot'>;
interface LotRow extends FoundLot {
  readonly clinic_im_product: ProductFound | null;
}

const product = 'id name clinic { name }';
const productsQuery = graphql<{ products: readonly ProductFound[] }, { where: BoolExp }>(`
  query productsOfCode($where: clinic_im_products_bool_exp!) {
    products: clinic_im_products(where: $where, order_by: [{ name: asc }, { id: asc }], limit: 20) { ${product} }
  }
`);
const lotsQuery = graphql<{ lots: readonly LotRow[] }, { where: BoolExp }>(`
  query lotsOfCode($where: clinic_im_product_stocks_bool_exp!) {
    lots: clinic_im_product_stocks(where: $where, order_by: [{ expiry_date: asc_nulls_last }, { id: asc }], limit: 20) {
      id lot_number expiry_date is_disposed current_quantity clinic_storage_location { id name } clinic_im_product { ${product} }
    }
  }
`);

/** Why a lot cannot be used, apart from its expiry date; null if it has stock and was not disposed of. */
export const unusableReason = ({ is_disposed, current_quantity }: FoundLot): string | null =>
  is_disposed ? messages.lot_disposed : Number(current_quantity) > 0 ? null : messages.lot_empty;

/**
 * Finds the lots with this code, or else the products with it. An empty or disposed lot is found only if
 * nothing else has the code. Throws the server's error.
 */
export async function findByCode(
  client: Client,
  code: string,
  { clinicId, readsLots }: { readonly clinicId: string | null; readonly readsLots: boolean },
): Promise<readonly FoundProduct[]> {
  const here = clinicId ? [{ clinic_id: { _eq: clinicId } }] : [];
  const lots = (more: BoolExp) => (readsLots ? lotsOf(client, { _and: [...here, isLot(code), more] }) : []);
  const left = await lots({ is_disposed: { _eq: false }, current_quantity: { _gt: 0 } });
  if (left.length > 0) return left;
  const where = { _and: [...here, hasCode(code)] };
  const { data, error } = await client
    .query(productsQuery, { where }, { requestPolicy: 'network-only' })
    .toPromise();
  if (error) throw error;
  const products = (data?.products ?? []).map((each) => ({ ...each, lot: null }));
  return products.length > 0 ? products : eachProductOnce(await lots({}));
}

/**
 * The condition for a lot by its own code, or by a GS1 code that contains its product's code and its lot
 * number.
 */
function isLot(code: string): BoolExp {
  const own = { unique_scan_id: { _eq: code } };
  const { lot } = productCode(code, 2000);
  return lot === null ? own : { _or: [own, { lot_number: { _eq: lot }, clinic_im_product: hasCode(code) }] };
}

async function lotsOf(client: Client, where: BoolExp): Promise<readonly FoundProduct[]> {
  const { data, error } = await client
    .query(lotsQuery, { where }, { requestPolicy: 'network-only' })
    .toPromise();
  if (error) throw error;
  return (data?.lots ?? []).flatMap(({ clinic_im_product: of, ...lot }) => (of ? [{ ...of, lot }] : []));
}

const eachProductOnce = (found: readonly FoundProduct[]): readonly FoundProduct[] => [
  ...new Map(found.map((each) => [each.id, each])).values(),
];
