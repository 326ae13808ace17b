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

/** A cancelled order keeps the state that it had when it was cancelled. */
export const cancelled = eq('status', 'CANCEL');
/** Columns that can be written without a command: the note hidden from the supplier, the order's files, and its position. */
const written = ['internal_note', 'purchase_order_attachments', 'vendor_invoice_attachment', 'position'];

/** The order is not completed. Records that it refers to cannot be deleted until it is. */
export const isOpen = and(isIn('status', openOrderStatuses), undeleted);

const rules = (rows: BoolExp) => {
  const alive = and(rows, undeleted);
  return {
    select: [viewing(ordersModule, alive)],
    update: [editing(ordersModule, and(alive, not(cancelled)), written)],
    delete: [marking(ordersModule, and(alive, isIn('status', ['RAISED', 'CANCEL'])))],
  };
};
/** Commands create orders and change their status; generic writes change the other columns and delete orders that were not sent. */
export const orderPermissions: RolePermissions = byRole({
  client_admin: rules(all),
  clinic_admin: rules(ofMyClinics()),
  client_employee: rules(ofMyClinics()),
});

/** Variables of a supplier's session, besides the order's clinic (X-Hasura-Clinic-Ids): the order and the supplier. */
export const orderId = 'X-Hasura-Order-Id';
export const vendorId = 'X-Hasura-Vendor-Id';
/** A supplier's access to a table: these columns of the rows of its one order, without aggregates. */
export const shownToSupplier = (rows: BoolExp, columns: readonly string[]): TablePermissions => ({
  select: [{ needs: `package:${ordersModule}`, filter: rows, columns, aggregates: false }],
});

/** Child records of an order are readable whenever the order is. */
export const ofOrder = (parent = 'clinic_im_product_order'): RolePermissions =>
  partOf({ parent, of: orderPermissions });

/** Order lines, which have their own writable note. */
export const orderItemPermissions: RolePermissions = Object.fromEntries(
  Object.entries(ofOrder()).map(([role, rule]) => [
    role,
    {
      ...rule,
      update: (rule.select ?? []).map(({ filter }) => editing(ordersModule, filter, ['internal_note'])),
    },
  ]),
);
