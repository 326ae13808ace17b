/** Where files may be put. A directory is a word of this list, never a path from the request. */
export const directories = [
  'tasks',
  'task_comments',
  'profile_images',
  'user_custom_roles',
  'clients',
  'clinics',
  'client_employee_types',
  'clinic_expenses',
  'duties',
  'clinic_rosters',
  'employee_leaves',
  'clinic_im_vendors',
  'clinic_im_brands',
  'master_brands',
  'clinic_storage_locations',
  'clinic_im_products',
  'clinic_im_product_stocks',
  'clinic_im_product_orders',
  'clinic_im_product_order_receipts',
  'order_chat_messages',
  'instrument_trays',
  'instrument_count_items',
  'labs',
  'lab_orders',
  'lab_order_messages',
  'clientdocuments',
  'library',
  'user_documents',
  'sterilization_machine_image',
  'chats',
] as const;

export type Directory = (typeof directories)[number];
export const isDirectory = (name: string): name is Directory =>
  (directories as readonly string[]).includes(name);
