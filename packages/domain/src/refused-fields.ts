import type { MessageCode } from './messages.ts';

/** The fields that a refusal is about. A form that has one of them shows the message there. */
export const refusedFields: Partial<Readonly<Record<MessageCode, readonly string[]>>> = {
  email_taken: ['email'],
  clinic_needed: ['clinic_id', 'clinic_ids'],
  comment_required: ['comment'],
  message_required: ['message'],
  reason_required: ['reason'],
  news_time_past: ['time', 'scheduled_at'],
  only_in_stock: ['quantity'],
  only_in_lot: ['quantity'],
  lot_expired: ['lot'],
  lot_disposed: ['lot'],
  lot_empty: ['lot'],
  lot_reason_needed: ['reason'],
  lies_there: ['clinic_storage_location_id'],
  take_overlaps: ['clinic_storage_location_id'],
  take_empty: ['clinic_storage_location_id'],
  order_over_receipt: ['over_receipt_note'],
  order_supplier_inactive: ['vendor_id'],
};
