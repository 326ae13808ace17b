import type { BoolExp } from '@operatory/resource';
import type { Client } from 'urql';
import { graphql } from '#data/graphql.ts';

/** What bears a code: a product, and of it one lot where the code is the lot's own. */
export interface Found {
  readonly id: string;
  readonly name: string;
  readonly clinic: { readonly name: string } | null;
  readonly lot: {
    readonly id: string;
    readonly lot_number: string | null;
    readonly expiry_date: string | null;
  } | null;
}
type ProductFound = Omit<Found, 'lot'>;
interface LotFound {
  readonly id: string;
  readonly lot_number: string | null;
  readonly expiry_date: string | null;
  readonly clinic_im_product: ProductFound | null;
}

const product = 'id name clinic { name }';
const productsQuery = graphql<{ products: readonly ProductFound[] }, { where: BoolExp }>(`
  query productsOfCode($where: clinic_im_products_bool_exp!) {
    products: clinic_im_products(where: $where, order_by: [{ name: asc }, { id: asc }], limit: 20) { ${product} }
  }
`);
const lotsQuery = graphql<{ lots: readonly LotFound[] }, { where: BoolExp }>(`
  query lotsOfCode($where: clinic_im_product_stocks_bool_exp!) {
    lots: clinic_im_product_stocks(where: $where, order_by: [{ expiry_date: asc_nulls_last }, { id: asc }], limit: 20) {
      id lot_number expiry_date clinic_im_product { ${product} }
    }
  }
`);

/** A lot's own code means that lot; any of a product's codes means the product. Throws the server's error. */
export async function findByCode(
  client: Client,
  code: string,
  { clinicId, readsLots }: { readonly clinicId: string | null; readonly readsLots: boolean },
): Promise<readonly Found[]> {
  const here = clinicId ? [{ clinic_id: { _eq: clinicId } }] : [];
  const is = { _eq: code };
  if (readsLots) {
    const where = {
      _and: [...here, { unique_scan_id: is, is_disposed: { _eq: false }, current_quantity: { _gt: 0 } }],
    };
    const { data, error } = await client
      .query(lotsQuery, { where }, { requestPolicy: 'network-only' })
      .toPromise();
    if (error) throw error;
    const lots = (data?.lots ?? []).flatMap(({ clinic_im_product: of, ...lot }) =>
      of ? [{ ...of, lot }] : [],
    );
    if (lots.length > 0) return lots;
  }
  const where = { _and: [...here, { _or: [{ code: is }, { internal_code: is }, { unique_scan_id: is }] }] };
  const { data, error } = await client
    .query(productsQuery, { where }, { requestPolicy: 'network-only' })
    .toPromise();
  if (error) throw error;
  return (data?.products ?? []).map((each) => ({ ...each, lot: null }));
}
