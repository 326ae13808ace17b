import type { Address, OrderStatus } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import { graphql } from '#data/graphql.ts';

export interface ChatOrder {
  readonly id: string;
  readonly short_id: number;
  readonly purchase_order_id: string | null;
  readonly status: OrderStatus;
  readonly custom_message: string | null;
  readonly submit_via: 'EMAIL' | 'PHONE' | null;
  readonly placed_by_user_name: string | null;
  readonly placed_at: string | null;
  readonly received_at: string | null;
  readonly purchase_order_attachments: readonly FileReference[];
  readonly clinic: {
    readonly id: string;
    readonly name: string;
    readonly zone: string;
    readonly phone: string | null;
    readonly address: Address | null;
  };
  readonly total_amount: string;
  readonly vendor: { readonly id: string; readonly name: string };
  readonly clinic_im_product_order_items: readonly OrderLine[];
  readonly supplier_unread: number;
  readonly clinic_read_at: string | null;
  /** This and the next two are present for staff only. */
  readonly clinic_unread?: number;
  readonly supplier_read_at?: string | null;
  readonly has_passcode?: boolean;
}
export interface OrderLine {
  readonly id: string;
  readonly product_name: string;
  readonly product_code: string | null;
  readonly quantity_type: string | null;
  readonly new_stock: string;
  readonly price: string | null;
  readonly remaining_quantity: string;
  readonly status: string;
}
export interface OrderMessage {
  readonly id: string;
  readonly message: string;
  readonly message_type: 'TEXT' | 'IMAGE' | 'FILE';
  readonly message_by: 'USER' | 'SUPPLIER' | 'SYSTEM';
  readonly supplier_name: string | null;
  readonly attachments: readonly FileReference[];
  readonly edited_at: string | null;
  readonly created_at: string;
  readonly user_id?: string | null;
  readonly user?: { readonly id: string; readonly display_name: string } | null;
}

const order = `id short_id purchase_order_id status custom_message submit_via placed_by_user_name placed_at received_at
  purchase_order_attachments supplier_unread clinic_read_at
  total_amount clinic { id name zone phone address } vendor { id name }
  clinic_im_product_order_items(order_by: [{ position: asc }, { id: asc }]) {
    id product_name product_code quantity_type new_stock price remaining_quantity status
  }`;
const message = 'id message message_type message_by supplier_name attachments edited_at created_at';

interface Orders {
  readonly clinic_im_product_orders: readonly ChatOrder[];
}
interface Messages {
  readonly order_chat_messages: readonly OrderMessage[];
}
const ofOrder = (more: string) =>
  graphql<Orders, { id: string }>(
    `subscription order($id: uuid!) { clinic_im_product_orders(where: { id: { _eq: $id } }) { ${order} ${more} } }`,
  );
const said = (more: string) =>
  graphql<Messages, { id: string; limit: number }>(
    `subscription said($id: uuid!, $limit: Int!) {
      order_chat_messages(where: { order_no: { _eq: $id } }, order_by: [{ created_at: desc }, { id: desc }], limit: $limit) {
        ${message} ${more}
      }
    }`,
  );
/** The live queries of each side; those of a supplier contain nothing about the clinic's staff. */
export const liveOf = {
  staff: {
    order: ofOrder('clinic_unread supplier_read_at has_passcode'),
    messages: said('user_id user { id display_name }'),
  },
  supplier: { order: ofOrder(''), messages: said('') },
} as const;
export type Side = keyof typeof liveOf;

export interface Sending extends Record<string, unknown> {
  readonly id: string;
  readonly order: string;
  readonly message: string;
  readonly attachments: readonly { readonly file_id: string }[];
  readonly idempotency_key: string;
}
export const sendMessage = graphql(
  `mutation send($id: uuid!, $order: uuid!, $message: String, $attachments: [send_order_message_attachments_input!], $idempotency_key: String) {
    send_order_message(id: $id, order_no: $order, message: $message, attachments: $attachments, idempotency_key: $idempotency_key) { id }
  }`,
);
export const editMessage = graphql(
  'mutation editMessage($id: uuid!, $message: String!) { edit_order_message(id: $id, message: $message) { id } }',
);
export const deleteMessage = graphql(
  'mutation deleteMessage($id: uuid!) { delete_order_message(id: $id) { id } }',
);
export const markRead = graphql('mutation read($id: uuid!) { mark_order_chat_read(id: $id) { id } }');
export const acceptOrder = graphql('mutation accept($id: uuid!) { accept_order(id: $id) { id } }');

export const nameOf = ({ purchase_order_id, short_id }: ChatOrder): string =>
  purchase_order_id ?? `Order ${short_id}`;
