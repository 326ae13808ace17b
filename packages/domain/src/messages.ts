import { chatMessages } from './chat/chat-messages.ts';
import { documentMessages } from './documents/document-messages.ts';
import { errorMessages } from './error-messages.ts';
import { inductionMessages } from './induction/induction-messages.ts';
import { newsfeedMessages } from './newsfeeds/newsfeed-messages.ts';
import { onboardingMessages } from './onboarding/onboarding-messages.ts';
import { paymentMessages } from './plans/payment-messages.ts';
import { planMessages } from './plans/plan-messages.ts';
import { rosterMessages } from './rosters/roster-messages.ts';
import { specifiedMessages } from './specified-messages.ts';
import { trainingMessages } from './training/training-messages.ts';
import { signUpMessages } from './website/sign-up-messages.ts';

export const messages = {
  ...specifiedMessages,
  ...errorMessages,
  ...rosterMessages,
  ...signUpMessages,
  ...planMessages,
  ...onboardingMessages,
  ...paymentMessages,
  ...documentMessages,
  ...trainingMessages,
  ...newsfeedMessages,
  ...inductionMessages,
  ...chatMessages,

  edited_meanwhile:
    'Someone else has edited this. Reload to see their changes. What you typed here is then lost.',

  // Signing in
  login_failed: 'Those details do not match. Check them and try again.',
  login_locked: 'Too many attempts. Please try again in {wait}.',
  address_not_allowed: "You can only sign in from your organisation's network.",
  link_used: 'This link has expired or was already used. Ask for a new one.',
  reset_sent: 'If an account uses that email, we have sent a message to it.',
  account_verified: 'Account verified',
  password_set: 'Password saved. Please sign in.',
  password_reset: 'Password changed. Please sign in again.',
  password_changed: 'Password changed. Your other devices are signed out.',
  password_too_short: 'Password must have at least 8 characters.',
  password_too_long: 'Password can have up to 128 characters.',
  password_too_common: 'That password is too easy to guess. Choose another.',
  password_is_own: "Your password can't contain your name or email address",
  pin_mailed: 'We have sent a link that shows the new PIN.',

  // Users and their access
  user_invited: 'Invitation sent',
  invite_sent_again: 'Invitation sent again',
  invite_not_sent: 'Unable to invite',
  seats_taken:
    'All {seats} seats on your plan are in use. Block someone who has left, or choose a larger team.',
  team_too_small: 'That team has {size} seats, but {taken} are in use.',
  email_taken: 'This email address is already in use',
  already_verified: 'This account is already confirmed',
  mailed_enough: 'We have already sent several links in the last hour. Try again later.',
  is_blocked: 'This person is blocked',
  role_above: "You can't change someone whose role is above yours",
  right_beyond: "You can't grant access that you don't have yourself",
  role_needed: 'Choose at least one role',
  own_access: "You can't change your own access. Ask another admin.",
  block_self: "You can't block yourself",
  last_admin: 'Your organisation needs at least one Client Admin',
  last_owner: 'Your organisation needs at least one Account Owner',
  last_role_editor: 'At least one person must be able to change what roles can do',
  reporting_circle: "Two people can't report to each other",
  user_blocked: 'Blocked and signed out everywhere',
  role_blocked: 'This role is blocked',
  user_unblocked: 'Unblocked',
  access_changed: 'Access changed',
  lines_changed: 'Reporting lines changed',
  reset_mailed: 'We have sent a link to choose a new password.',

  // Tasks and their requests
  task_added: 'Task added successfully',
  task_is_newer: 'Someone else has changed this task. Reload it to continue.',
  task_archived: 'Task archived',
  task_restored: 'Task restored',
  comment_required: 'Comment is required',
  message_required: 'Message is required',
  reason_required: 'Reason is required',

  // Forms
  select_something: 'Please Select {what}',
  overlaps: 'This overlaps an active one',
  lies_in_itself: "It can't be placed inside itself",

  // Stock
  only_in_stock: 'Only {n} in stock',
  only_in_lot: 'Only {n} left in this lot',
  lot_expired: 'This lot has expired',
  lot_disposed: 'This lot was disposed of',
  lot_disposed_by_other: 'Only the person who disposed of this lot can restock it',
  lot_disposed_too_long: 'A disposed lot can be restocked within 10 minutes',
  lot_empty: 'This lot is used up',
  lot_reason_needed: 'Another lot expires sooner. Say why you are using this one.',
  lot_elsewhere: 'This lot has been moved',
  take_lots_first: "Count this product's lots on the list first",
  lot_is_counted: 'This lot is being counted in a stocktake. Correct it there.',
  lies_there: 'It is already there',
  stock_is_newer: 'Someone else has changed this stock. Refresh to continue.',
  use_not_returned: 'This lot was disposed of. Adjust another lot instead.',
  use_lot_gone: 'The delivery of this lot was reversed. Adjust another lot instead.',
  take_overlaps: 'Part of this is already being counted',
  take_empty: 'There is no stock to count here',
  take_not_counting: 'Counting has finished',
  take_counting: 'Finish counting first',
  take_closed: 'This stocktake is closed',
  take_lines_left: '{n} not counted yet',
  take_own: 'Someone else must approve what you counted',

  // Awards
  birth_in_future: "Date of birth can't be in the future",
  award_rate_in_force: 'This rate is already in force. Add a new rate from a later date instead.',
  award_rate_last: 'This is the only rate of this pay point. Change it instead.',
  award_rate_past: 'This date has passed. Confirm that pay changes from then on.',

  // Instruments
  count_not_today: "Only today's count can be changed",
  count_is_newer: 'Someone else has counted this. Refresh to continue.',
  count_none_left: 'All of these are already reported',
  report_locked: 'This has already been dealt with',

  // Orders
  order_passcode_locked: 'Too many wrong passcodes. Try again in {wait}.',
  order_link_sent: 'We have sent the supplier a new link',
  order_link_dead: 'This link no longer works. Ask the clinic for a new one.',
  order_supplier_has_no_email:
    'This supplier has no email address for orders. Add one to the supplier, or place the order by phone.',
  order_chat_by_phone: "This order was placed by phone, so the supplier can't see this chat",
  order_chat_closed: 'This chat is closed because the order was received more than 14 days ago',
  order_message_gone: 'This message was deleted',
  order_message_only_text: 'Only text messages can be edited',
  order_message_rate: 'You are sending messages too quickly. Try again in a minute.',
  order_message_files: 'You can attach up to 5 files to a message',
  order_file_too_large: 'Files can be up to 10 MB.',
  order_already_accepted: 'This order has already been accepted',
  order_already_placed: 'This order has already been placed',
  order_already_received: 'Already received',
  order_cancelled: 'This order was cancelled. Reorder it instead.',
  order_close_rest: 'Close the remaining items instead',
  order_cancel_instead: 'Nothing was delivered. Cancel the order instead.',
  order_is_newer: 'Someone else has changed this order. Reload it to continue.',
  order_list_is_newer: 'Someone else has just ordered some of these items. Refresh the list.',
  order_line_closed: 'This item is closed. No more deliveries are expected.',
  order_not_placed: "This order hasn't been placed yet",
  order_nothing_received: 'Enter what was delivered',
  order_over_receipt: 'This is more than was ordered. Add a note to confirm it.',
  order_receipt_used: "This receipt can't be reversed because some of its stock was used or moved",
  order_receipt_too_old: 'Receipts can be reversed within 24 hours of the last delivery',
  order_supplier_inactive: 'Choose an active supplier',
  order_products_inactive: 'Choose active products',

  // Leave
  leave_calendar_range: 'The calendar shows up to 62 days at a time',
  leave_dates_invalid: 'Choose the first and the last day of the leave',
  leave_ends_before_start: 'The last day is before the first day',
  leave_too_long: 'Leave can be up to 366 days. Send a second request for the rest.',
  leave_days_outside: 'Some of these days are outside the period. Check the dates.',
  leave_times_missing: 'Enter a start and an end time, or choose all day',
  leave_times_invalid: 'The end time must be after the start time',
  leave_not_usable_yet: 'This leave type needs more years of service. Choose a later date or another type.',
  no_leave_hours: 'No leave hours fall in this period',
  leave_overlaps_approved: 'This overlaps leave that is already approved. Choose other days or times.',
  leave_overlaps_pending:
    'There is already a leave request in this period. Do you want to send this one too?',
  leave_hours_changed: 'The hours have changed. Check them and send the request again.',
  leave_attachment_needed: 'This leave type needs an attachment',
  leave_type_inactive: 'Choose an active leave type',
  leave_time_in_lieu_not_applicable: "Time in lieu doesn't apply to this person",
  leave_person_not_there: 'Choose a clinic where this person works',
  leave_is_newer: 'Someone else has changed this request. Reload it to continue.',
  leave_already_approved: 'This request has already been approved',
  leave_already_rejected: 'This request has already been rejected. Send a new one instead.',
  leave_already_cancelled: 'This request has already been cancelled. Send a new one instead.',
  leave_own: "You can't decide your own leave. Ask someone else.",
  leave_reject_instead: 'This request is still pending. Reject it instead.',
  leave_has_started: 'This leave has started. Ask someone who can edit leave to cancel it.',
  leave_cancellation_asked: 'An approver has already been asked to cancel this leave',
  leave_not_asked_back: 'Nobody has asked to cancel this leave',
  leave_shifts_not_yours: "You can't edit the roster of this clinic, so the shifts can't be changed",
  leave_shifts_changed: 'These shifts have changed. Check them and decide again.',
  balance_below_pending: 'This takes the balance below zero after pending requests. Confirm it to go on.',

  // Files
  file_empty: 'The file is empty',
  file_heic:
    'HEIC photos are not supported. In your iPhone’s Settings, open Camera, then Formats, and choose Most Compatible. Save this photo as a JPEG to upload it.',
  file_not_mp4: 'Only MP4 videos are supported. Save the video as an MP4 and try again.',
  file_infected: 'A virus was found in this file',
  file_not_scanned: "Files can't be checked for viruses at the moment. Try again.",
} as const satisfies Readonly<Record<string, string>>;

export type MessageCode = keyof typeof messages;

/** @returns The text of a code with its `{placeholders}` filled in. */
export const messageOf = (code: MessageCode, words: Readonly<Record<string, string>> = {}): string =>
  messages[code].replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
