import { lowProducts } from '@operatory/domain';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';

const liveLow = graphql(
  `subscription low($where: clinic_im_products_bool_exp!) {
    clinic_im_products_aggregate(where: $where) { aggregate { count } }
  }`,
);

/**
 * The live number of low-stock products at the chosen clinic, or at all clinics if none is chosen. Undefined
 * while loading, and for users who may not see products.
 */
export function useLowCount(): number | undefined {
  const seen = useCan()('clinic-im-products');
  const { clinic } = useClinic();
  const here = clinic ? [{ clinic_id: { _eq: clinic.id } }] : [];
  const { data } = useLive(liveLow, { where: { _and: [lowProducts, ...here] } }, { pause: !seen });
  return data?.clinic_im_products_aggregate.aggregate.count;
}
