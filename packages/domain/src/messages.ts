/**
 * The sentence of each outcome, exactly as the specifications have it (their spelling included).
 * Where they have none, the sentence is ours and says what to do.
 */
export const messages = {
  // Signing in
  login_done: 'Login Successfully',
  login_failed: 'Those details do not match. Check them and try again.',
  login_locked: 'Too many attempts. Please try again in {wait}.',
  address_not_allowed: 'You may sign in from the addresses of your organisation only.',
  would_lock_out: 'This would lock you out: your own address is not among the allowed ones.',
  passcode_required: 'Enter valid passcode',
  passcode_wrong: 'Please Enter Valid Passcode',
  link_used: 'This link has expired or was already used. Ask for a new one.',
  reset_sent: 'If that e-mail belongs to an account here, a message is on its way.',
  account_verified: 'Account verified',
  password_set: 'Password saved. Please sign in.',
  password_reset: 'Password changed. Please sign in again.',
  password_changed: 'Password changed. Your other devices are signed out.',
  password_too_short: 'A password has at least 8 characters.',
  password_too_long: 'A password has at most 128 characters.',
  password_too_common: 'That password is too common. Choose another.',
  password_is_own: 'Do not use your name or e-mail address',
  pin_mailed: 'A link that shows the new PIN has been sent.',

  // Guards
  please_login: 'Please Login',
  already_logged_in: 'Already Logged In',
  no_permission: 'You Do not have Permission To Perform This Action',
  no_access: "Don't Have Permission To Access",
  invalid_subdomain: 'Invalid subdomain',

  read_only: 'The subscription has ended: nothing can be changed until it is renewed.',

  // Role access
  access_saved:
    'Saved Successfully. These changes will not be updated to the users with customize permissions.',
  access_unsaved: 'Unable To Save Access',
  role_stays: 'People hold this role at its clinic: it cannot move to another.',
  no_custom_role: 'NO Custom Role Found',

  // People and their access
  user_invited: 'Invitation sent',
  invite_sent_again: 'The invitation was sent again',
  invite_not_sent: 'Unable to invite',
  seats_taken:
    'All {seats} seats of your plan are taken. Block somebody who has left, or choose a larger team.',
  team_too_small: 'That team has {size} seats, and {taken} are taken.',
  email_taken: 'This e-mail address is already in use',
  already_verified: 'This account is confirmed already',
  mailed_enough: 'Several links were sent within the last hour. Try again later.',
  is_blocked: 'This person is blocked',
  role_above: 'You cannot change somebody whose role is above yours',
  right_beyond: 'You cannot give a right that you do not have yourself',
  role_needed: 'Give at least one role',
  clinic_needed: 'Please Select Clinic',
  own_access: 'Somebody else has to change your own access',
  block_self: 'You cannot block yourself',
  last_admin: 'One Client Admin has to remain',
  last_role_editor: 'Somebody has to remain who may change what roles may do',
  reporting_circle: 'Nobody can report to somebody who reports to them',
  user_blocked: 'Blocked, and signed out everywhere',
  role_blocked: 'This role is blocked',
  user_unblocked: 'Unblocked',
  access_changed: 'Access changed',
  lines_changed: 'Reporting lines changed',
  reset_mailed: 'A link to choose a new password has been sent.',
  title_required: 'Title required',
  document_added: 'Document Uploaded successfully',
  document_updated: 'Document Updated successfully',
  document_not_saved: 'Document Uploading  Failed',

  // Tasks and their requests
  task_added: 'Task added successfully',
  task_updated: 'Task updated successfully',
  task_not_updated: 'Unable to update task',
  task_expired: 'Expired Date',
  task_is_newer: 'Somebody has changed this task meanwhile. Reload it to go on.',
  task_archived: 'Task archived',
  task_restored: 'Task restored',
  reassign_added: 'Task reassign request added successfully',
  reassign_not_added: 'Unable to add task reassign request',
  extension_added: 'Task extension request added successfully',
  extension_not_added: 'Unable to add task extension request',
  extension_updated: 'Task extension Updated successfully',
  request_not_updated: 'Unable to update',
  comment_added: 'Task comment added successfully',
  comment_not_added: 'Unable to add task comment',
  comment_required: 'Comment is required',
  message_required: 'Message is required',
  reason_required: 'Reason is required',

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
  select_something: 'Please Select {what}',
  overlaps: 'It overlaps another one that is in use',
  lies_in_itself: 'It would lie in itself',
  user_already_there: 'User already Exist',

  // Saving and deleting
  saved: 'Saved Successfully',
  updated: 'Updated Successfully',
  not_saved: 'Unable To Save',
  deleted: 'Deleted successfully',
  not_deleted: 'Unable to delete',
  deletion_failed: 'Deletion Failed',
  type_the_hint: 'Please type hint text',

  // News
  news_was_out: 'It has been published before: publish it again instead',
  news_not_out: 'Only what is published is pinned or taken back',
  news_time_past: 'Choose a time that is still to come',

  // Stock
  only_in_stock: 'Only {n} in stock',
  only_in_lot: 'Only {n} left in this lot',
  lot_expired: 'This lot has expired',
  lot_disposed: 'This lot was disposed of',
  lot_disposed_by_other: 'Only the person who disposed of a lot puts it back',
  lot_disposed_too_long: 'A lot is put back within 10 minutes',
  lot_empty: 'Nothing is left of this lot',
  lot_reason_needed: 'Say why this lot is taken: another one expires before it',
  lot_elsewhere: 'This lot lies elsewhere by now',
  take_lots_first: 'Lots of this product are on the list: count those first',
  lot_is_counted: 'This lot is being counted: the stock-take sets it right',
  lies_there: 'It lies there already',
  stock_is_newer: 'Somebody has changed this stock meanwhile. Look again to go on.',
  use_not_returned: 'Its lot was disposed of: adjust another lot instead',
  use_lot_gone: 'The receipt of its lot was reversed: adjust another lot instead',
  take_overlaps: 'Some of this is being counted already',
  take_empty: 'There is nothing to count here',
  take_not_counting: 'Counting is finished',
  take_counting: 'Finish counting first',
  take_closed: 'This stock-take is closed',
  take_lines_left: '{n} are not counted yet',
  take_own: 'Somebody else has to approve what you counted',

  // Instruments
  count_not_today: 'Only today’s count is changed',
  count_is_newer: 'Somebody has counted this meanwhile. Look again to go on.',
  count_none_left: 'None of it is left to report',
  report_locked: 'It was dealt with already',

  // Orders
  order_not_found: 'Order Not Found',
  order_accepted: 'Order Accepted Successfully',
  order_signed_in: 'Login Successfully',
  order_passcode_locked: 'Too many wrong passcodes. Try again in {wait}.',
  order_link_sent: 'A new link is on its way to the supplier',
  order_link_dead: 'This link no longer works. Ask the clinic for a new one.',
  order_supplier_has_no_email:
    'This supplier has no e-mail address for orders. Add one to the supplier, or place the order by phone.',
  order_chat_by_phone: 'This order was placed by phone: nobody reads its chat',
  order_chat_closed: 'The order was received more than 14 days ago: its chat is closed',
  order_message_required: 'Please enter a message',
  order_message_updated: 'Message updated successfully',
  order_message_deleted: 'Deleted Successfully',
  order_message_gone: 'The message is gone',
  order_message_only_text: 'Only a message of text is edited',
  order_message_files: 'At most 5 files go with a message',
  order_file_too_large: 'A file has 10 MB at most',
  order_already_accepted: 'The order is accepted already',
  order_already_placed: 'The order is placed already',
  order_already_received: 'Already received',
  order_cancelled: 'The order was cancelled. Re-order it instead.',
  order_close_rest: 'Close the remaining items instead',
  order_cancel_instead: 'Nothing of it came. Cancel the order instead.',
  order_is_newer: 'Somebody has changed this order meanwhile. Reload it to go on.',
  order_list_is_newer: 'Somebody has ordered of this meanwhile. Look at the list again.',
  order_line_closed: 'This item was closed: no more of it is awaited',
  order_not_placed: 'The order is not placed yet',
  order_nothing_received: 'Enter what was received',
  order_over_receipt: 'More than was ordered. Confirm it with a note.',
  order_receipt_used: 'Something of this receipt was used or moved: it cannot be reversed',
  order_receipt_too_old: 'A receipt is reversed within a day of the last one',
  order_supplier_inactive: 'Choose a supplier that is in use',
  order_products_inactive: 'Choose products that are in use',

  // Files
  file_kind: 'File type not supported',
  file_uploaded: 'File uploaded successfully',
  file_error: 'Error uploading this file',
  file_not_uploaded: 'Unable to upload file',
  file_infected: 'A virus was found in this file',
  file_not_scanned: 'Files cannot be checked for viruses just now. Try again.',

  // Panels
  nothing_found: 'No Data Found',
  nothing_found_hint: 'No Data Found Please Click On Add Button To Add',
  something_went_wrong: 'Sorry Something Went Wrong',
  refresh_hint: 'Please Click On Refresh Button',
  no_attachments: 'No Attachments Found',
  no_notes: 'No Notes Mention',
} as const satisfies Readonly<Record<string, string>>;

export type MessageCode = keyof typeof messages;

/** Milliseconds a toast stays (§9): most 2000, some 5000, a bad sub-domain 3000. */
export const toastMillis = (code: MessageCode): number =>
  code === 'access_saved' || code === 'access_unsaved' ? 5000 : code === 'invalid_subdomain' ? 3000 : 2000;

/** The sentence of `code`, its `{words}` filled in. */
export const messageOf = (code: MessageCode, words: Readonly<Record<string, string>> = {}): string =>
  messages[code].replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
