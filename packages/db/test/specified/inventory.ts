import { asKey, asRows, entity, inWords, ofReferred, type SpecifiedEntity } from './entity.ts';

/** Inventory, orders and instruments. */
export const inventory: readonly SpecifiedEntity[] = [
  entity(
    'clinic_im_products',
    'clinic_im_products',
    'id, clinic_id, name, type, code, internal_code, unique_scan_id, manufacturer_name, description, image, quantity, quantity_type, stock_in_hand, stock_in_hand_total, current_stock, minimum, maximum, alert_stock_number, purchase_price, sale_price, note, status (ACTIVE or other), clinic_im_vendor_id, im_brands_id, master_brands_id, client_im_product_category_id, product_manual_attachment, product_id, created_date',
    { 'status (ACTIVE or other)': inWords('status') },
  ),
  entity(
    'clinic_im_products: stocks',
    'clinic_im_product_stocks',
    'quantity, quantity_type, current_quantity, expiry_date, purchase_price, invoice_attachment, unique_scan_id, is_disposed',
  ),
  entity(
    'clinic_im_products: related',
    'clinic_im_products',
    'vendor, categories, parent_category_details, brand, storage locations, parent_storage_details, attachments, sub_locations, usages used_stock, usages product_lot, usages room, usages user display name',
    {
      vendor: asKey('clinic_im_vendor_id'),
      categories: asKey('client_im_product_category_id'),
      parent_category_details: ofReferred('client_im_product_categories.parent_category_id'),
      brand: asKey('im_brands_id master_brands_id'),
      'storage locations': asRows('j_clinic_im_product_storages.clinic_storage_location_id'),
      parent_storage_details: ofReferred('clinic_storage_locations.parent_storage_id'),
      attachments: ofReferred('clinic_storage_locations.attachments'),
      sub_locations: ofReferred('clinic_storage_locations.parent_storage_id'),
      'usages used_stock': asRows('clinic_im_product_usages.used_stock'),
      'usages product_lot': asRows('clinic_im_product_usages.product_lot_id'),
      'usages room': asRows('clinic_im_product_usages.room_id'),
      'usages user display name': ofReferred('clinic_im_product_usages.user_id users.display_name'),
    },
  ),
  entity(
    'clinic_im_vendors (suppliers)',
    'clinic_im_vendors',
    'name, phone, email, image, contact_person_name, contact_person_email, contact_person_phone, status, abn_number, openingHours, ordersEmails, returnShippingAddress, contact fields, address fields',
    {
      'contact fields': inWords('phone email contact_person_name'),
      'address fields': ['address', 'an address is one JSON value'],
    },
  ),
  entity('client_im_product_categories', 'client_im_product_categories', 'id, name, short_info, color'),
  entity(
    'clinic_im_product_orders',
    'clinic_im_product_orders',
    'id, created_at, updated_at, clinic_id, clinic.name, custom_message, status, purchase_order_id, purchase_order_attachments, vendor_invoice_attachment, raised_by_user_id, placed by user, approved_by_user_id, submit_via, vendor_id, short_id, attachments',
    { 'clinic.name': ofReferred('clinic_id clinics.name'), 'placed by user': asKey('placed_by_user_id') },
  ),
  entity(
    'clinic_im_product_order_items',
    'clinic_im_product_order_items',
    'clinic_im_product_id, clinic_im_product_order_id, new_stock, current_stock, quantity_received, remaining_quantity, status, internal_note, product name, product code, price',
    { 'product name': inWords('product_name'), 'product code': inWords('product_code') },
  ),
  entity(
    'order_chat_messages',
    'order_chat_messages',
    'id, order_no, order_product_id, message_type (TEXT IMAGE or FILE), message, message_by, user_id, supplier_name, supplier_id, attachments, created_at',
    { 'message_type (TEXT IMAGE or FILE)': inWords('message_type') },
  ),
  entity(
    'Order data used by the chat',
    'clinic_im_product_orders',
    'purchase_order_id, status, vendor id, vendor name, placed_by_user_name, submit_via, raised_by_user_id, items',
    {
      'vendor id': asKey('vendor_id'),
      'vendor name': ofReferred('clinic_im_vendors.name'),
      items: asRows('clinic_im_product_order_items.clinic_im_product_order_id'),
    },
  ),
  entity('clinic_im_product_usages', 'clinic_im_product_usages', 'used_stock, product_lot, room, user', {
    product_lot: asKey('product_lot_id'),
    room: asKey('room_id'),
    user: asKey('user_id'),
  }),
  entity(
    'Instrument history item',
    'instrument_history_items',
    'id, instrument_count_item_id, status (Missing or Broken; also REPLACED MAINTAINED REVERSED)',
    { 'status (Missing or Broken; also REPLACED MAINTAINED REVERSED)': inWords('status') },
  ),
  entity('clinic_restrotive_item', 'clinic_restrotive_item', 'restrictive count item', {
    'restrictive count item': ['restrotive_count', 'fields not shown: a count, as its form asks for one'],
  }),
];
