import { all, and, type BoolExp, eq, isIn, not, type TablePermissions } from '@operatory/resource';
import {
  byRole,
  editing,
  ofMyClinics,
  type RolePermissions,
  softDeleting,
  undeleted,
  viewing,
} from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';
import { openOrderStatuses } from './order-choices.ts';

export const ordersModule = 'clinic-im-product-orders';

export const cancelledOrders = eq('status', 'CANCEL');
/** The columns of an order that users write without a command. The supplier does not see `internal_note`. */
const written = ['internal_note', 'purchase_order_attachments', 'vendor_invoice_attachment', 'position'];

/** An open order. Its products and its supplier cannot be deleted. */
export const isOpen = and(isIn('status', openOrderStatuses), undeleted);

const rules = (rows: BoolExp) => {
  const alive = and(rows, undeleted);
  return {
    select: [viewing(ordersModule, alive)],
    update: [editing(ordersModule, and(alive, not(cancelledOrders)), written)],
    delete: [softDeleting(ordersModule, and(alive, isIn('status', ['RAISED', 'CANCEL'])))],
  };
};
/**
 * Commands create orders and change their status. Users edit a few columns, and delete orders that are not
 * placed or were cancelled.
 */
export const orderPermissions: RolePermissions = byRole({
  client_admin: rules(all),
  clinic_admin: rules(ofMyClinics()),
  client_employee: rules(ofMyClinics()),
});

/** Session variables of a supplier: the order and the supplier, in addition to the order's clinic. */
export const orderId = 'X-Hasura-Order-Id';
export const vendorId = 'X-Hasura-Vendor-Id';
/**
 * A supplier reads these columns of the rows of one order, and no aggregates, which would count other rows.
 */
export const shownToSupplier = (rows: BoolExp, columns: readonly string[]): TablePermissions => ({
  select: [{ needs: `package:${ordersModule}`, filter: rows, columns, aggregates: false }],
});

/** Users who read an order read its parts too. */
export const ofOrder = (parent = 'clinic_im_product_order'): RolePermissions =>
  partOf({ parent, of: orderPermissions });

/** Like other parts of an order, but users with EDIT may write a line's note. */
export const orderItemPermissions: RolePermissions = Object.fromEntries(
  Object.entries(ofOrder()).map(([role, rule]) => [
    role,
    {
      ...rule,
      update: (rule.select ?? []).map(({ filter }) => editing(ordersModule, filter, ['internal_note'])),
    },
  ]),
);
