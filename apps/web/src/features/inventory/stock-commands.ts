import { graphql } from '#data/graphql.ts';

export interface UseVariables extends Record<string, unknown> {
  readonly product: string;
  readonly quantity: number;
  readonly lot: string | null;
  readonly room: string | null;
  readonly reason: string | null;
  readonly note: string | null;
}
export const recordStockUse = graphql(`
  mutation recordStockUse($product: uuid!, $quantity: Float!, $lot: uuid, $room: uuid, $reason: String, $note: String, $idempotency_key: String) {
    use_stock(clinic_im_product_id: $product, quantity: $quantity, product_lot_id: $lot, room_id: $room, reason: $reason, note: $note, idempotency_key: $idempotency_key) { id }
  }
`);

export const undoStockUse = graphql(`
  mutation undoStockUse($id: uuid!, $idempotency_key: String) { undo_stock_use(id: $id, idempotency_key: $idempotency_key) { id } }
`);

export interface ReceiveVariables extends Record<string, unknown> {
  readonly product: string;
  readonly lots: readonly {
    readonly quantity: number;
    readonly expiry_date: string | null;
    readonly lot_number: string | null;
    readonly unique_scan_id: string | null;
  }[];
  readonly place: string | null;
  readonly price: number | null;
  readonly invoice: string | null;
  readonly file: { readonly file_id: string } | null;
  readonly note: string | null;
  readonly key: string;
}
export const receiveStock = graphql(`
  mutation receiveStock($product: uuid!, $lots: [receive_stock_lots_input!]!, $place: uuid, $price: Float, $invoice: String, $file: receive_stock_invoice_attachment_input, $note: String, $key: String!) {
    receive_stock(clinic_im_product_id: $product, lots: $lots,
      clinic_storage_location_id: $place, purchase_price: $price, invoice_number: $invoice, invoice_attachment: $file, note: $note, idempotency_key: $key) { id }
  }
`);

export interface AdjustVariables extends Record<string, unknown> {
  readonly id: string;
  readonly seen: number;
  readonly quantity: number;
  readonly reason: string;
  readonly key: string;
}
export const adjustLot = graphql(`
  mutation adjustLot($id: uuid!, $seen: Float!, $quantity: Float!, $reason: String!, $key: String!) {
    adjust_lot(id: $id, seen: $seen, quantity: $quantity, reason: $reason, idempotency_key: $key) { id }
  }
`);
