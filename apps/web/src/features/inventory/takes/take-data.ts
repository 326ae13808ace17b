import type { StockTakeStatus } from '@operatory/domain';
import { graphql } from '#data/graphql.ts';

export interface TakeLine {
  readonly id: string;
  readonly clinic_im_product_id: string;
  readonly clinic_im_product_stock_id: string | null;
  /** Null until the counting has finished, so that nobody counts towards the recorded quantity. */
  readonly expected_quantity: string | null;
  readonly counted_quantity: string | null;
  readonly counted_at: string | null;
  readonly note: string | null;
  readonly clinic_im_product: {
    readonly name: string;
    readonly code?: string | null;
    readonly internal_code?: string | null;
    readonly unique_scan_id?: string | null;
    readonly quantity_type?: string | null;
  } | null;
  readonly clinic_im_product_stock: {
    readonly lot_number: string | null;
    readonly unique_scan_id: string | null;
    readonly expiry_date: string | null;
    readonly clinic_storage_location: { readonly name: string } | null;
  } | null;
  readonly counted_by_user: { readonly id: string; readonly display_name: string } | null;
}

export interface Take {
  readonly id: string;
  readonly short_id: number;
  readonly name: string;
  readonly status: StockTakeStatus;
  readonly clinic_id: string;
  readonly note: string | null;
  readonly created_by_user_id: string;
  readonly clinic: { readonly name: string } | null;
  readonly clinic_storage_location: { readonly name: string } | null;
  readonly created_by_user: { readonly display_name: string } | null;
  readonly approved_by_user: { readonly display_name: string } | null;
  readonly stock_take_items: readonly TakeLine[];
}

const ofProduct = ['code', 'internal_code', 'unique_scan_id', 'quantity_type'];
const lot = 'lot_number unique_scan_id expiry_date clinic_storage_location { id name }';

/** The columns of a table that the user can read; null when they can read none of its rows. */
type Readable = Pick<ReadonlySet<string>, 'has'> | null;

/**
 * A query of a stock-take with all its lines, live. Without VIEW of lots it has only the products, and
 * without VIEW of products only their names.
 */
export const liveTake = (lots: Readable, products: Readable) =>
  graphql<{ stock_takes_by_pk: Take | null }, { id: string }>(`
    subscription take($id: uuid!) {
      stock_takes_by_pk(id: $id) {
        id short_id name status clinic_id note created_by_user_id clinic { id name } clinic_storage_location { id name }
        created_by_user { id display_name } approved_by_user { id display_name }
        stock_take_items(order_by: [{ clinic_im_product: { name: asc } }, { created_at: asc }, { id: asc }]) {
          id clinic_im_product_id clinic_im_product_stock_id expected_quantity counted_quantity counted_at note
          clinic_im_product { id name ${ofProduct.filter((column) => products?.has(column)).join(' ')} }
          ${lots ? `clinic_im_product_stock { id ${lot} }` : ''}
          counted_by_user { id display_name }
        }
      }
    }
  `);

export interface StartVariables extends Record<string, unknown> {
  readonly clinic: string;
  readonly place: string | null;
  readonly name: string;
  readonly note: string | null;
}
export const startTake = graphql(`
  mutation startTake($clinic: uuid!, $place: uuid, $name: String!, $note: String) {
    start_stock_take(clinic_id: $clinic, clinic_storage_location_id: $place, name: $name, note: $note) { id }
  }
`);

/** Each line is sent on its own, so that each is queued separately while offline. */
export interface RecordVariables extends Record<string, unknown> {
  readonly id: string;
  readonly lines: readonly [
    {
      readonly clinic_im_product_id: string;
      readonly clinic_im_product_stock_id: string | null;
      readonly counted_quantity: number;
      readonly note: string | null;
    },
  ];
}
export const recordTake = graphql(`
  mutation recordTake($id: uuid!, $lines: [record_stock_take_lines_input!]!, $idempotency_key: String) {
    record_stock_take(id: $id, lines: $lines, idempotency_key: $idempotency_key) { id }
  }
`);
export const finishTake = graphql(`
  mutation finishTake($id: uuid!, $leave: Boolean!) { finish_stock_take(id: $id, leave_uncounted: $leave) { id } }
`);
export const approveTake = graphql('mutation approveTake($id: uuid!) { approve_stock_take(id: $id) { id } }');
export const cancelTake = graphql('mutation cancelTake($id: uuid!) { cancel_stock_take(id: $id) { id } }');
