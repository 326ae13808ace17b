import { type ReorderProduct, reorderQuery, reorderVariables } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';

type Variables = ReturnType<typeof reorderVariables>;
interface Products {
  readonly clinic_im_products: readonly ReorderProduct[];
}
/** The products of a reorder list with their quantity on order; read once here, and live below. */
export const readProducts = graphql<Products, Variables>(reorderQuery);
export const liveProducts = graphql<Products, Variables>(reorderQuery.replace('query', 'subscription'));

export const productsOf = (clinicId: string, where: BoolExp): Variables =>
  reorderVariables({ _and: [{ clinic_id: { _eq: clinicId } }, where] });
