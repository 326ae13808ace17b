import { all, and, type BoolExp, isIn } from '@operatory/resource';
import {
  byRole,
  editing,
  marking,
  ofMyClinics,
  type RolePermissions,
  undeleted,
  viewing,
} from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';

export const ordersModule = 'clinic-im-product-orders';

const rules = (rows: BoolExp) => {
  const alive = and(rows, undeleted);
  return {
    select: [viewing(ordersModule, alive)],
    update: [editing(ordersModule, alive, ['internal_note'])],
    delete: [marking(ordersModule, and(alive, isIn('status', ['RAISED', 'CANCEL'])))],
  };
};
/** Made and moved by commands; generic writes reach the note that the supplier never sees, and what was not sent. */
export const orderPermissions: RolePermissions = byRole({
  CA: rules(all),
  KA: rules(ofMyClinics()),
  CE: rules(ofMyClinics()),
});

/** What belongs to an order is read with it. */
export const ofOrder = (parent = 'clinic_im_product_order'): RolePermissions =>
  partOf({ parent, of: orderPermissions });

/** Lines have a note of their own. */
export const orderItemPermissions: RolePermissions = Object.fromEntries(
  Object.entries(ofOrder()).map(([role, rule]) => [
    role,
    {
      ...rule,
      update: (rule.select ?? []).map(({ filter }) => editing(ordersModule, filter, ['internal_note'])),
    },
  ]),
);
