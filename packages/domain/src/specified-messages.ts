/**
 * Sentences that stay word for word, misspelt ones too, because people and other programs know them. All
 * other messages are in messages.ts.
 */
export const specifiedMessages = {
  // Signing in
  login_done: 'Login Successfully',
  passcode_required: 'Enter valid passcode',
  passcode_wrong: 'Please Enter Valid Passcode',

  // Guards
  please_login: 'Please Login',
  already_logged_in: 'Already Logged In',
  no_permission: 'You Do not have Permission To Perform This Action',
  no_access: "Don't Have Permission To Access",
  invalid_subdomain: 'Invalid subdomain',

  // Role access
  access_saved:
    'Saved Successfully. These changes will not be updated to the users with customize permissions.',
  access_unsaved: 'Unable To Save Access',
  no_custom_role: 'NO Custom Role Found',

  // People and their access
  clinic_needed: 'Please Select Clinic',
  title_required: 'Title required',
  document_added: 'Document Uploaded successfully',
  document_updated: 'Document Updated successfully',
  document_not_saved: 'Document Uploading  Failed',

  // Tasks and their requests
  task_updated: 'Task updated successfully',
  task_not_updated: 'Unable to update task',
  task_expired: 'Expired Date',
  reassign_added: 'Task reassign request added successfully',
  reassign_not_added: 'Unable to add task reassign request',
  extension_added: 'Task extension request added successfully',
  extension_not_added: 'Unable to add task extension request',
  extension_updated: 'Task extension Updated successfully',
  request_not_updated: 'Unable to update',
  comment_added: 'Task comment added successfully',
  comment_not_added: 'Unable to add task comment',

  // Forms
  fill_valid_details: 'Please Fill Valid Details',
  enter_valid_form: 'Enter Valid Form',
  message_is_required: 'Message Is Required',
  enter_all_required: 'Please Enter All Required Fields',
  please_type_count: 'Please Restrotive Type',
  name_exists: 'Name is already exists',
  contact_type_exists: 'Contact type already exists.',
  document_category_exists: 'Duplicate Document Category Names are not allowed',
  expense_type_exists: 'This expense type already exists',
  upload_document: 'Please Upload Document',
  user_already_there: 'User already Exist',

  // Saving and deleting
  saved: 'Saved Successfully',
  updated: 'Updated Successfully',
  not_saved: 'Unable To Save',
  deleted: 'Deleted successfully',
  not_deleted: 'Unable to delete',
  deletion_failed: 'Deletion Failed',
  type_the_hint: 'Please type hint text',

  // Coupons
  coupon_not_found: 'No coupon code found',
  coupon_expired: 'Coupon code has expired',
  coupon_used_up: 'This coupon code has already been used the maximum number of times.',
  coupon_above_price: 'PlanCode value cannot be greater than package price',
  coupon_valid: 'Coupon code is valid',

  // Orders
  order_not_found: 'Order Not Found',
  order_accepted: 'Order Accepted Successfully',
  order_signed_in: 'Login Successfully',
  order_message_required: 'Please enter a message',
  order_message_updated: 'Message updated successfully',
  order_message_deleted: 'Deleted Successfully',

  // Files
  file_kind: 'File type not supported',
  file_uploaded: 'File uploaded successfully',
  file_error: 'Error uploading this file',
  file_not_uploaded: 'Unable to upload file',

  // Panels
  nothing_found: 'No Data Found',
  nothing_found_hint: 'No Data Found Please Click On Add Button To Add',
  something_went_wrong: 'Sorry Something Went Wrong',
  refresh_hint: 'Please Click On Refresh Button',
  no_attachments: 'No Attachments Found',
  no_notes: 'No Notes Mention',
} as const;

/** How many milliseconds a toast is shown. */
export const toastMillis = (code: keyof typeof specifiedMessages): number =>
  code === 'access_saved' || code === 'access_unsaved' ? 5000 : code === 'invalid_subdomain' ? 3000 : 2000;
