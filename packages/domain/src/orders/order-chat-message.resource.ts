import { and, dateTime, eq, files, longText, oneOf, reference, text } from '@operatory/resource';
import { undeleted } from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { orderMessageAuthors } from './order-choices.ts';
import { orderId, orderPermissions, ordersModule, shownToSupplier } from './order-scopes.ts';

/** Staff read the messages of orders that they can read. Only commands write messages. */
export const orderChatMessage = resource('order_chat_messages', {
  module: ordersModule,
  title: 'message',
  singular: 'Message',
  plural: 'Messages',
  fields: {
    order_no: reference('clinic_im_product_orders', 'order', { label: 'Order', readOnly: true }),
    order_product_id: reference('clinic_im_product_order_items', 'order_product', {
      label: 'Line',
      readOnly: true,
    }),
    message: longText({ required: true, requiredMessage: 'Please enter a message', maxLength: 5000 }),
    message_by: oneOf(orderMessageAuthors, { label: 'Sent by', readOnly: true }),
    user_id: reference('users', 'user', { label: 'User', readOnly: true }),
    supplier_id: reference('clinic_im_vendors', 'supplier', { label: 'Supplier', readOnly: true }),
    supplier_name: text({ label: "Supplier's name", readOnly: true }),
    attachments: files('order_chat_messages'),
    edited_at: dateTime({ label: 'Edited', readOnly: true }),
    created_at: dateTime({ label: 'Sent', dayFirst: true, readOnly: true }),
  },
  list: {
    columns: ['message', 'message_by', 'user_id', 'supplier_name', 'created_at'],
    sort: 'created_at',
    search: ['message'],
  },
  form: [['message'], ['attachments']],
  permissions: {
    ...partOf({ parent: 'order', of: orderPermissions, only: undeleted }),
    vendor: shownToSupplier(and(eq('order_no', orderId), undeleted), [
      'id',
      'order_no',
      'order_product_id',
      'message_type',
      'message',
      'message_by',
      'supplier_name',
      'attachments',
      'edited_at',
      'created_at',
    ]),
  },
});
