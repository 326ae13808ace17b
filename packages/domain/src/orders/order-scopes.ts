import { all, and, type BoolExp, eq, isIn, not, type TablePermissions } from '@operatory/resource';
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
import { openOrderStatuses } from './order-choices.ts';

export const ordersModule = 'clinic-im-product-orders';

/** It stays as it was when it was cancelled. */
export const cancelled = eq('status', 'CANCEL');
/** What generic writes reach: the note that the supplier never sees, the order's files, and where people put it. */
const written = ['internal_note', 'purchase_order_attachments', 'vendor_invoice_attachment', 'position'];

/** Of an order that is not completed. The records that it names cannot be deleted until then. */
export const isOpen = and(isIn('status', openOrderStatuses), undeleted);

const rules = (rows: BoolExp) => {
  const alive = and(rows, undeleted);
  return {
    select: [viewing(ordersModule, alive)],
    update: [editing(ordersModule, and(alive, not(cancelled)), written)],
    delete: [marking(ordersModule, and(alive, isIn('status', ['RAISED', 'CANCEL'])))],
  };
};
/** Commands create and move orders; generic writes change the other columns, and delete orders that were not sent. */
export const orderPermissions: RolePermissions = byRole({
  client_admin: rules(all),
  clinic_admin: rules(ofMyClinics()),
  client_employee: rules(ofMyClinics()),
});

/** Of the session of a supplier: the order, its clinic (X-Hasura-Clinic-Ids) and who they are. */
export const orderId = 'X-Hasura-Order-Id';
export const vendorId = 'X-Hasura-Vendor-Id';
/** What a supplier reads of a table: these columns of the rows of their one order; nothing is counted. */
export const shownToSupplier = (rows: BoolExp, columns: readonly string[]): TablePermissions => ({
  select: [{ needs: `package:${ordersModule}`, filter: rows, columns, aggregates: false }],
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
