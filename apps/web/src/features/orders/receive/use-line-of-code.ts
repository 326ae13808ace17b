import { codesOf, hasCode } from '@operatory/domain';
import { useClient } from 'urql';
import { graphql } from '#data/graphql.ts';
import type { OutstandingLine } from './receipt-draft.ts';

const readProducts = graphql(
  'query coded($where: clinic_im_products_bool_exp!) { clinic_im_products(where: $where, limit: 1) { id } }',
);

/**
 * Returns a function that finds the line whose product has a scanned code. It resolves with the line's id.
 */
export function useLineByCode(
  lines: readonly OutstandingLine[],
): (code: string) => Promise<string | undefined> {
  const client = useClient();
  return async (code) => {
    const codes = codesOf(code);
    const own = lines.find(({ product_code }) => product_code !== null && codes.includes(product_code));
    if (own) return own.id;
    const where = {
      _and: [{ id: { _in: lines.map(({ clinic_im_product_id }) => clinic_im_product_id) } }, hasCode(code)],
    };
    const { data } = await client.query(readProducts, { where }).toPromise();
    const [product] = data?.clinic_im_products ?? [];
    return lines.find(({ clinic_im_product_id }) => clinic_im_product_id === product?.id)?.id;
  };
}
