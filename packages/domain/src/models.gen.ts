// Written by packages/db/src/tools/generator.ts from prisma/schema: do not edit. `pnpm --filter @operatory/db gen`.

/** Values of the database's enums, in order. */
export const enums = {
  module_action: ['ADD', 'EDIT', 'VIEW', 'DELETE', 'INACTIVE', 'PASSWORD'],
  blocked_status: ['UN_BLOCKED', 'BLOCKED'],
  award_tenure: ['DAYS', 'WEEKS', 'MONTHS', 'YEARS'],
  approval_status: ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'],
  message_status: ['SENT', 'DELIVERED', 'READ'],
  active_status: ['ACTIVE', 'INACTIVE'],
  client_type: ['CLINIC_GROUP', 'SOLE_PRACTICE', 'PLATFORM'],
  plan_type: ['MONTHLY', 'YEARLY', 'TRIAL'],
  plan_status: ['PENDING', 'ACTIVE', 'EXPIRED', 'CANCELLED'],
  payment_status: ['PAID', 'UN_PAID'],
  discount_type: ['PERCENTAGE', 'FLAT'],
  transaction_history_type: ['PURCHASE', 'RENEWAL', 'CHANGE', 'PAYMENT', 'CANCELLATION'],
  transaction_upgrade_type: ['UPGRADE', 'DOWNGRADE'],
  document_category_type: ['DOCUMENT', 'PREFORMATTED_LETTER'],
  document_selected_user_type: ['ALL', 'ROLES', 'USERS'],
  document_permission: ['VIEW', 'DOWNLOAD'],
  document_signed_status: ['PENDING', 'PARTIAL', 'SIGNED'],
  document_assignment_status: ['ASSIGNED', 'VIEWED', 'USER_SIGNED', 'WITNESS_SIGNED', 'COMPLETED', 'DECLINED', 'EXPIRED'],
  document_signer: ['USER', 'WITNESS', 'ADMIN'],
  document_signing_method: ['PASSWORD', 'PIN', 'DRAWN'],
  duty_frequency: ['DAILY', 'WEEKLY', 'MONTHLY'],
  file_type: ['IMAGE', 'VIDEO', 'FILE'],
  attachment_type: ['FILE', 'IMAGE', 'VIDEO', 'VIDEO_URL', 'OTHER_URL'],
  induction_submission_status: ['DRAFT', 'SUBMITTED', 'SIGNED'],
  instrument_count_status: ['OPEN', 'FINISHED'],
  instrument_history_status: ['Missing', 'Broken', 'REPLACED', 'MAINTAINED', 'REVERSED'],
  stock_movement_kind: [
    'RECEIVED',
    'RECEIPT_REVERSED',
    'USED',
    'USE_UNDONE',
    'DISPOSED',
    'DISPOSE_UNDONE',
    'ADJUSTED',
    'COUNTED',
    'TRANSFERRED',
  ],
  stock_take_status: ['COUNTING', 'COUNTED', 'APPROVED', 'CANCELLED'],
  lab_order_status: ['PENDING', 'ACCEPTED', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
  leave_pay: ['PAID', 'UNPAID'],
  leave_ledger_kind: ['ACCRUAL', 'TAKING', 'RETURN', 'ADJUSTMENT'],
  newsfeed_status: ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'UNPUBLISHED'],
  product_order_status: ['RAISED', 'ORDER_PLACED', 'ACCEPTED', 'PARTIAL_ORDER_RECEIVED', 'ORDER_RECEIVED', 'CANCEL'],
  product_order_item_status: ['PENDING', 'PARTIAL', 'RECEIVED', 'SHORT'],
  product_order_submit_via: ['EMAIL', 'PHONE'],
  order_message_by: ['USER', 'SUPPLIER', 'SYSTEM'],
  roster_shift_type: ['ORDINARY', 'OVERTIME', 'ON_CALL', 'TRAINING', 'UNROSTERED'],
  roster_break_type: ['MEAL', 'REST', 'EXTRA_MEAL', 'EXTRA_REST'],
  roster_swap_kind: ['CLAIM', 'SWAP'],
  roster_swap_status: ['OFFERED', 'ACCEPTED', 'APPROVED', 'REJECTED', 'DECLINED', 'CANCELLED'],
  sterilisation_result: ['PENDING', 'PASSED', 'FAILED'],
  support_ticket_status: ['OPEN', 'ANSWERED', 'CLOSED'],
  support_ticket_priority: ['HIGH', 'MEDIUM', 'LOW'],
  task_type: ['INDIVIDUAL', 'GROUP'],
  task_progress: ['PENDING', 'INPROGRESS', 'FINISHED', 'REASSIGNED'],
  task_active_status: ['Active', 'InActive'],
  task_priority: ['HIGH', 'MEDIUM', 'LOW'],
  message_type: ['TEXT', 'IMAGE', 'FILE'],
  request_status: ['PENDING_REVIEW', 'ACCEPTED', 'REJECTED', 'CANCELLED'],
  timesheet_status: ['APPROVED', 'LOCKED'],
  form_field_type: [
    'TEXT',
    'TEXTAREA',
    'NUMBER',
    'DATE',
    'CHECKBOX',
    'RADIO',
    'SELECT',
    'MULTI_SELECT',
    'ATTACHMENT',
  ],
  form_field_operator: ['EQUAL', 'NOT_EQUAL', 'GREATER', 'LESS', 'CONTAINS', 'MATCHES'],
  training_item_type: ['LESSON', 'QUIZ', 'ASSIGNMENT'],
  training_enrollment_status: ['ENROLLED', 'IN_PROGRESS', 'SUBMITTED', 'COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED'],
  training_submission_status: ['IN_PROGRESS', 'SUBMITTED', 'MARKED'],
  gender: ['MALE', 'FEMALE', 'OTHER', 'UNDISCLOSED'],
  profile_status: ['INVITED', 'ACTIVE', 'INACTIVE'],
  online_status: ['ONLINE', 'AWAY', 'OFFLINE'],
  user_qualification_type: [
    'QUALIFICATION',
    'REGISTRATION',
    'LICENCE',
    'WORKING_WITH_CHILDREN',
    'VACCINATION',
    'INSURANCE',
    'FIRST_AID',
    'OTHER',
  ],
  website_cms_lead_kind: ['REGISTER', 'ENQUIRY', 'OTHER'],
  website_cms_lead_status: ['NEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST'],
  website_cms_broadcast_channel: ['EMAIL', 'SMS', 'IN_APP'],
  website_cms_broadcast_status: ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'FAILED', 'HELD'],
  website_cms_delivery_status: ['PENDING', 'SENT', 'FAILED'],
} as const;
export type EnumName = keyof typeof enums;
/** A value of the named enum. */
export type Enum<Name extends EnumName> = (typeof enums)[Name][number];
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

// Rows as the API sends them: instants are ISO strings, days `yyyy-MM-dd`, numerics decimal strings.
/** Append-only: the changes that the law or the client requires to be recorded, and who made them. */
export interface AuditLogRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string | null;
  readonly action: string;
  readonly table_name: string;
  readonly row_id: string | null;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly ip_address: string | null;
  readonly created_at: string;
}

/** An entry of a user's chat bell: a conversation with messages for them. */
export interface ChatNotificationsRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly sender_user_id: string;
  /** The group; null for the conversation of the sender and the user. */
  readonly group_id: string | null;
  readonly title: string;
  readonly body: string | null;
  /** True while the entry is unread. */
  readonly active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** In which conversation a user typed last, and when. A table of its own, because otherwise every letter would change the conversation's row. */
export interface ChatTypingRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly receiver_user_id: string | null;
  readonly clinic_chat_group_id: string | null;
  readonly typed_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A user who may approve a document, and their answer. */
export interface ClientDocumentApproversRow {
  readonly id: string;
  readonly client_id: string;
  readonly client_document_id: string;
  readonly user_id: string;
  readonly status: Enum<'approval_status'>;
  readonly reason: string | null;
  readonly action_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A document that one person has to read, fill in or sign. */
export interface ClientDocumentAssignmentsRow {
  readonly id: string;
  readonly client_id: string;
  readonly client_document_id: string;
  readonly client_document_version_id: string;
  readonly user_id: string;
  readonly status: Enum<'document_assignment_status'>;
  readonly signed_status: Enum<'document_signed_status'>;
  /** The file that the assignee filled in and returned. */
  readonly document_attachment: Json | null;
  readonly due_date: string | null;
  readonly witness_user_id: string | null;
  readonly admin_signer_user_id: string | null;
  readonly assigned_by_user_id: string | null;
  readonly viewed_at: string | null;
  readonly completed_at: string | null;
  readonly declined_by_user_id: string | null;
  readonly declined_at: string | null;
  readonly decline_reason: string | null;
  readonly nudged_at: string | null;
  /** The answers given in its forms. */
  readonly answers: Json | null;
  /** The role of the next signer; set by a trigger, null once the assignment is closed. */
  readonly next_signer: Enum<'document_signer'> | null;
  /** The user who signs next; null if any user who may edit documents can. */
  readonly next_user_id: string | null;
  /** The last reminder that was sent, as its number of days before the due date. */
  readonly reminded_days: number | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A folder of documents. */
export interface ClientDocumentCategoriesRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly status: Enum<'active_status'>;
  readonly image: Json | null;
  readonly position: string;
  readonly user_type: string | null;
  readonly document_type: string | null;
  readonly is_confidential: boolean;
  /** The built-in roles that its documents are for, and that see the category if it is confidential. */
  readonly employee_roles: readonly string[];
  readonly created_by_user_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The proof that an assignment is completed: one per assignment. */
export interface ClientDocumentCertificatesRow {
  readonly id: string;
  readonly client_id: string;
  readonly client_document_assignment_id: string;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly certificate: Json | null;
  /** The hash covers the version and every signature under it. */
  readonly hash: string;
  /** The SHA-256 hashes of all PDFs that were issued for it. */
  readonly issued_hashes: readonly string[];
  readonly issued_at: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The history of a document and its assignments: who, when, from, to, note. */
export interface ClientDocumentHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly client_document_id: string;
  readonly client_document_assignment_id: string | null;
  readonly user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A signature under an assignment; never changed. */
export interface ClientDocumentSignaturesRow {
  readonly id: string;
  readonly client_id: string;
  readonly client_document_assignment_id: string;
  readonly signer: Enum<'document_signer'>;
  readonly user_id: string;
  readonly method: Enum<'document_signing_method'>;
  /** The file of the drawn name. */
  readonly signature: Json | null;
  /** The drawn name: strokes of points in a box of 600 × 200. */
  readonly drawn: Json | null;
  readonly typed_name: string | null;
  /** The text that the signer agreed to. */
  readonly consent: string;
  /** The hash covers the content, the signer and the instant. */
  readonly hash: string;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly signed_at: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The text of a document at one time. It never changes, because people sign it. */
export interface ClientDocumentVersionsRow {
  readonly id: string;
  readonly client_id: string;
  readonly client_document_id: string;
  readonly version_no: number;
  readonly name: string;
  readonly description: string | null;
  readonly is_signature_required: boolean;
  readonly is_admin_signature_required: boolean;
  readonly is_witness_signature_required: boolean;
  readonly is_download_and_upload_file: boolean;
  readonly attachments: Json;
  readonly form_attachments: Json;
  readonly attachment_type: Enum<'attachment_type'>;
  readonly video_url: string | null;
  readonly other_url: string | null;
  /** The SHA-256 hash of the content, including its files. */
  readonly content_hash: string | null;
  /** A note on what has changed since the previous version. */
  readonly note: string | null;
  readonly created_by_user_id: string;
  readonly approved_by_user_id: string | null;
  readonly approved_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The current state of a document. People sign one of its versions. */
export interface ClientDocumentsRow {
  readonly id: string;
  readonly client_id: string;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly category_id: string | null;
  readonly preformatted_letter_category_id: string | null;
  readonly category_type: Enum<'document_category_type'>;
  readonly is_signature_required: boolean;
  readonly is_admin_signature_required: boolean;
  readonly is_witness_signature_required: boolean;
  /** The assignee fills in the file elsewhere and uploads it. */
  readonly is_download_and_upload_file: boolean;
  readonly attachments: Json;
  /** Forms that the assignee fills in. */
  readonly form_attachments: Json;
  readonly attachment_type: Enum<'attachment_type'>;
  readonly document_type: string | null;
  readonly user_type: string | null;
  readonly selected_user_type: Enum<'document_selected_user_type'>;
  readonly document_permission: Enum<'document_permission'>;
  readonly status: Enum<'approval_status'>;
  /** This status and the two counts are set by a trigger, from the assignments of the current version. */
  readonly signed_status: Enum<'document_signed_status'>;
  readonly assigned_count: number;
  readonly completed_count: number;
  readonly video_url: string | null;
  readonly other_url: string | null;
  /** The due date of assignees, unless their own assignment has another. */
  readonly due_date: string | null;
  /** The audience: ids of people, roles and clinics, and the witness and the signing admin. */
  readonly audience: Json;
  /** People who start later get the document too. */
  readonly for_new_starters: boolean;
  readonly current_version_no: number;
  readonly created_by_user_id: string;
  readonly approved_by_user_id: string | null;
  readonly approved_at: string | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The rules of a leave type for a kind of staff; deleted with its leave type. */
export interface ClientEmployeeLeaveTypeConfigurationsRow {
  readonly id: string;
  readonly client_id: string;
  readonly client_employee_leave_type_id: string;
  /** The employee type; null: all employee types without a configuration of their own. */
  readonly client_employee_type_id: string | null;
  readonly number_of_leaves_in_days: string;
  readonly hrs_per_day: string;
  /** Weekdays that count, SUNDAY to SATURDAY. */
  readonly applicable_on: readonly string[];
  /** The loading in percent of the pay. */
  readonly leave_loading: string;
  /** Hours of leave per ordinary hour worked: annual leave has 1/13. */
  readonly accrual_rate: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A kind of leave, such as Annual leave. */
export interface ClientEmployeeLeaveTypesRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly leave_type: Enum<'leave_pay'>;
  /** Years of service after which it can be used. */
  readonly no_of_years: number;
  readonly is_attachment_required: boolean;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A kind of staff, such as Dental assistant. */
export interface ClientEmployeeTypesRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly image: Json | null;
  /** Its people are paid as casuals: with a loading, and without leave. */
  readonly is_casual: boolean;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A kind of expense of a clinic, such as Consumables. */
export interface ClientExpenseTypesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A kind of product; a sub-category names its parent, and one without a clinic is the whole client's. */
export interface ClientImProductCategoriesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  readonly parent_category_id: string | null;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A subject of a client's induction forms. */
export interface ClientInductionFormCategoriesRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A coupon: a code that lowers the price of a plan. */
export interface ClientPlansCodeRow {
  readonly id: string;
  readonly title: string;
  readonly coupon_code: string;
  readonly terms: string | null;
  readonly type: Enum<'discount_type'>;
  readonly value: string;
  readonly status: Enum<'active_status'>;
  readonly start_date: string | null;
  /** The last day, on the platform's calendar. */
  readonly end_date: string | null;
  /** The maximum number of clients; null: any number. */
  readonly no_of_coupon: number | null;
  /** The number of months for which a client keeps the discount; null: at every renewal. */
  readonly discount_months: number | null;
  /** The number of clients that use it; set by a trigger on its redemptions. */
  readonly used: number;
  /** A user of the platform's own client. */
  readonly updated_by: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A folder of preformatted letters. */
export interface ClientPreformattedLettersCategoriesRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A visit of platform staff to a client's data: read-only, for a reason, for an hour at most. */
export interface ClientSessionsRow {
  readonly id: string;
  readonly client_id: string;
  /** A user of the platform's own client; no foreign key across clients. */
  readonly platform_user_id: string;
  readonly platform_user_name: string;
  readonly support_ticket_id: string | null;
  /** The grant that allowed it; null for super_admin. */
  readonly support_access_grant_id: string | null;
  readonly reason: string;
  readonly expires_at: string;
  readonly ended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Where clients come from: a campaign, a site, a fair. */
export interface ClientSourcesRow {
  readonly id: string;
  readonly name: string;
  readonly website_url: string | null;
  readonly campaign_source: string | null;
  readonly campaign_medium: string | null;
  readonly campaign_name: string | null;
  readonly campaign_term: string | null;
  readonly campaign_content: string | null;
  readonly color: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A task level: a client's own label for its tasks, beside their status. */
export interface ClientTaskLevelsRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly position: string;
  readonly status: Enum<'active_status'>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A subject of a client's courses. */
export interface ClientTrainingCategoriesRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly image: Json | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The name of a range of results: from start up to, but not including, end; 100 belongs to the last range. */
export interface ClientTrainingGradesRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly start_percentage: string;
  readonly end_percentage: string;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A purchase, payment or change of a client's plan, with the amounts at that time. */
export interface ClientTransactionHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_subscription_id: string | null;
  /** The invoice's number, counted up within the client. */
  readonly invoice_id: string;
  readonly history_type: Enum<'transaction_history_type'>;
  readonly plan_name: string;
  readonly original_amt: string;
  readonly discount_type: Enum<'discount_type'> | null;
  readonly discount_value: string | null;
  readonly discount_amt: string;
  readonly total_value: string;
  readonly status: Enum<'payment_status'>;
  readonly coupon_code: string | null;
  /** The last day of the period that was bought. */
  readonly validity_date: string | null;
  /** The card's last four digits. */
  readonly card: string | null;
  readonly TeamSize: number | null;
  readonly upgrade_type: Enum<'transaction_upgrade_type'> | null;
  readonly upgrade_notes: string | null;
  readonly existing_package_id: number | null;
  readonly new_package_id: number | null;
  /** A user of the client or of the platform; no foreign key across clients. */
  readonly created_by_user_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An organisation; the platform's owner is one, with the sub-domain `superadmin`. */
export interface ClientsRow {
  readonly id: string;
  readonly name: string;
  readonly business_name: string | null;
  readonly status: Enum<'active_status'>;
  readonly type: Enum<'client_type'>;
  readonly sub_domain: string;
  readonly logo_image: Json | null;
  readonly banners: Json | null;
  readonly website: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly landline: string | null;
  readonly address: Json | null;
  /** The IANA zone for users without a clinic. */
  readonly zone: string;
  readonly poc_name: string | null;
  readonly poc_email: string | null;
  readonly poc_phone: string | null;
  readonly abn: string | null;
  /** A user of the platform's own client; no foreign key across clients. */
  readonly account_manager_user_id: string | null;
  readonly client_source_id: string | null;
  readonly team_id: number | null;
  readonly package_id: number | null;
  readonly coupon_code: string | null;
  /** The id of the coupon. */
  readonly discount_id: string | null;
  readonly discount_terms: string | null;
  readonly discount_type: Enum<'discount_type'> | null;
  readonly discount_start_date: string | null;
  readonly discount_end_date: string | null;
  readonly total_value: string | null;
  readonly Original_amt: string | null;
  readonly discount_amt: string | null;
  readonly position: string;
  readonly ip_required: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A message in a group; a deleted one stays as an empty line. */
export interface ClinicChatGroupMessagesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_chat_group_id: string;
  /** The position of the message in its group, counted from 1 without gaps. */
  readonly position: number;
  readonly reply_to_id: string | null;
  readonly user_id: string;
  readonly message: string;
  readonly message_type: Enum<'message_type'>;
  readonly supporting_attachments: Json;
  readonly mentioned_user_ids: readonly string[];
  readonly is_groupchat_deleted: boolean;
  readonly edited_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A member of a group, how far they have read, and whether they have muted it. */
export interface ClinicChatGroupUsersRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_chat_group_id: string;
  readonly user_id: string;
  readonly added_by_user_id: string | null;
  readonly last_read_at: string | null;
  readonly read_position: number;
  readonly delivered_position: number;
  readonly muted: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A chat group of a clinic, or of the whole client. */
export interface ClinicChatGroupsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  readonly name: string;
  /** Derived from the name that the group had at first, unique within the clinic; set by a trigger. */
  readonly slug: string;
  readonly image: Json | null;
  readonly created_by_user_id: string;
  /** When the last message was sent; members' lists are sorted by it. */
  readonly last_message_at: string | null;
  /** The position of the newest message. It is increased while the row is locked. */
  readonly last_position: number;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A kind of contact of a clinic, such as Laboratory. */
export interface ClinicContactTypesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly status: Enum<'active_status'>;
  readonly created_by_user_id: string | null;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An outside contact of a clinic. */
export interface ClinicContactsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly clinic_contact_type_id: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly account_number: string | null;
  readonly company_name: string | null;
  readonly email: string | null;
  readonly status: Enum<'active_status'>;
  readonly website_link: string | null;
  readonly notes: string | null;
  readonly created_by_user_id: string | null;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An expense of a clinic. */
export interface ClinicExpensesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly created_by_userid: string;
  readonly clinic_expense_type_id: string;
  readonly name: string;
  readonly amount: string;
  readonly internal_note: string | null;
  readonly expense_date: string;
  readonly attachments: Json;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A brand that a clinic added beside the platform's. */
export interface ClinicImBrandsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly image: Json | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The history of an order: who, when, from, to, note. */
export interface ClinicImProductOrderHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_im_product_order_id: string;
  /** Null for the supplier or a job. */
  readonly user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A line of an order. A trigger on the receipts updates its received and remaining quantities and its status. */
export interface ClinicImProductOrderItemsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_im_product_order_id: string;
  readonly clinic_im_product_id: string;
  /** Name, code, unit and price as they were when it was ordered. */
  readonly product_name: string;
  readonly product_code: string | null;
  readonly quantity_type: string | null;
  readonly price: string | null;
  /** The ordered quantity. */
  readonly new_stock: string;
  /** The product's stock when it was ordered. */
  readonly current_stock: string;
  readonly quantity_received: string;
  readonly remaining_quantity: string;
  readonly status: Enum<'product_order_item_status'>;
  readonly internal_note: string | null;
  /** Set if the line was closed short, so that no further deliveries are expected. */
  readonly closed_at: string | null;
  readonly closed_by_user_id: string | null;
  readonly close_reason: string | null;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The part of one line that was delivered in one lot; a delivery has one row per lot. Inserting it fills the lot. */
export interface ClinicImProductOrderReceiptsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_im_product_order_id: string;
  readonly clinic_im_product_order_item_id: string;
  readonly clinic_im_product_stock_id: string;
  /** The same for all rows of one delivery, so that a repeated call receives nothing twice. */
  readonly idempotency_key: string;
  readonly line_number: number;
  readonly quantity: string;
  readonly lot_number: string | null;
  readonly expiry_date: string | null;
  readonly price: string | null;
  readonly invoice_number: string | null;
  readonly invoice_attachment: Json | null;
  /** The reason why more was received than ordered. */
  readonly over_receipt_note: string | null;
  readonly received_by_user_id: string;
  readonly reversed_at: string | null;
  readonly reversed_by_user_id: string | null;
  readonly reverse_reason: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An order of one clinic to one supplier. */
export interface ClinicImProductOrdersRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly vendor_id: string;
  readonly status: Enum<'product_order_status'>;
  /** The number that the supplier sees, given when the order is placed. */
  readonly purchase_order_id: string | null;
  readonly custom_message: string | null;
  readonly internal_note: string | null;
  readonly submit_via: Enum<'product_order_submit_via'> | null;
  /** True if the order was placed by email, with a link and passcode, and is not cancelled. */
  readonly has_passcode: boolean;
  /** The total of the lines, set by a trigger on them. */
  readonly total_amount: string;
  readonly purchase_order_attachments: Json;
  readonly vendor_invoice_attachment: Json | null;
  readonly attachments: Json;
  readonly raised_by_user_id: string;
  readonly approved_by_user_id: string | null;
  readonly placed_by_user_id: string | null;
  /** The name when the order was placed, for the supplier, who cannot read users. */
  readonly placed_by_user_name: string | null;
  readonly placed_at: string | null;
  readonly accepted_at: string | null;
  /** The note of a confirmation by phone. */
  readonly accepted_note: string | null;
  readonly received_at: string | null;
  readonly cancelled_at: string | null;
  readonly cancelled_by_user_id: string | null;
  readonly cancel_reason: string | null;
  /** The number of messages that the clinic has not read. The supplier's number follows, then up to when each side has read. */
  readonly clinic_unread: number;
  readonly supplier_unread: number;
  readonly clinic_read_at: string | null;
  readonly supplier_read_at: string | null;
  readonly position: string;
  readonly version: number;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A lot of a product: units that arrived together and expire together. It starts empty; only movements change its quantity. */
export interface ClinicImProductStocksRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly clinic_im_product_id: string;
  readonly clinic_storage_location_id: string | null;
  readonly lot_number: string | null;
  readonly unique_scan_id: string | null;
  /** The total quantity received. */
  readonly quantity: string;
  readonly quantity_type: string | null;
  readonly current_quantity: string;
  /** The last date, at the clinic, on which the lot is usable. */
  readonly expiry_date: string | null;
  /** The expiry that the clinic was notified of; a new expiry is notified again. */
  readonly told_expiry_date: string | null;
  readonly purchase_price: string | null;
  readonly invoice_number: string | null;
  readonly invoice_attachment: Json | null;
  readonly note: string | null;
  readonly received_at: string;
  readonly received_by_user_id: string | null;
  readonly is_disposed: boolean;
  readonly disposed_at: string | null;
  readonly disposed_by_user_id: string | null;
  readonly disposed_reason: string | null;
  /** Set if the receipt of the lot was reversed. */
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A use of one lot; a use that needed several lots has several rows. Inserting it reduces the lot. */
export interface ClinicImProductUsagesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  /** The same for all rows of one use. */
  readonly use_id: string;
  readonly clinic_im_product_id: string;
  readonly product_lot_id: string;
  readonly room_id: string | null;
  readonly user_id: string;
  readonly used_stock: string;
  /** Why this lot was taken and not the first to expire. */
  readonly reason: string | null;
  readonly note: string | null;
  readonly undone_at: string | null;
  readonly undone_by_user_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A product that a clinic stocks. A trigger computes its quantities from its lots. */
export interface ClinicImProductsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly type: string | null;
  readonly code: string | null;
  readonly internal_code: string | null;
  /** The text of its barcode, unique within the clinic. */
  readonly unique_scan_id: string | null;
  /** The manufacturer's own number. */
  readonly product_id: string | null;
  readonly manufacturer_name: string | null;
  readonly description: string | null;
  readonly image: Json | null;
  readonly product_manual_attachment: Json | null;
  /** The total quantity ever received. */
  readonly quantity: string;
  /** The unit it is counted in: box, syringe, pair. */
  readonly quantity_type: string | null;
  /** The quantity in lots that are neither disposed of nor expired. */
  readonly stock_in_hand: string;
  /** The quantity in lots that are not disposed of, including expired ones. */
  readonly stock_in_hand_total: string;
  /** Equals `stock_in_hand`. */
  readonly current_stock: string;
  readonly minimum: string | null;
  readonly maximum: string | null;
  /** The stock at which an alert is sent; null or zero means no alert. */
  readonly alert_stock_number: string | null;
  readonly is_low_stock: boolean;
  /** Expired stock has not been disposed of yet. */
  readonly has_expired: boolean;
  /** The number of lots that have expired and are not empty. */
  readonly expired_lots: number;
  /** When the low-stock alert was sent, so that it is sent once. Null again when the stock is no longer low. */
  readonly low_stock_alerted_at: string | null;
  /** The first day on which something that is usable now expires. */
  readonly next_expiry_date: string | null;
  readonly purchase_price: string | null;
  readonly sale_price: string | null;
  readonly note: string | null;
  readonly clinic_im_vendor_id: string | null;
  readonly im_brands_id: string | null;
  readonly master_brands_id: string | null;
  readonly client_im_product_category_id: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  /** The date at the clinic on which the product was added. */
  readonly created_date: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A supplier of a clinic. */
export interface ClinicImVendorsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly image: Json | null;
  readonly contact_person_name: string | null;
  readonly contact_person_email: string | null;
  readonly contact_person_phone: string | null;
  readonly abn_number: string | null;
  readonly openingHours: string | null;
  /** The email addresses for orders. */
  readonly ordersEmails: readonly string[];
  readonly address: Json | null;
  readonly returnShippingAddress: Json | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A device at a clinic on which its people clock in and out by PIN. */
export interface ClinicKiosksRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  /** The key with which the device encrypts the PINs of punches that it has not sent yet. */
  readonly public_key: Json;
  readonly opened_by_user_id: string;
  readonly last_used_at: string | null;
  readonly closed_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A piece of news. */
export interface ClinicNewsfeedsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  readonly user_id: string;
  readonly title: string;
  /** Derived from the title, unique within the clinic; set by a trigger. */
  readonly slug: string;
  readonly body: string | null;
  readonly media_type: Enum<'file_type'> | null;
  readonly media: Json | null;
  readonly tags: readonly string[];
  readonly status: Enum<'newsfeed_status'>;
  readonly scheduled_at: string | null;
  readonly published_at: string | null;
  readonly un_published_at: string | null;
  readonly pinned: boolean;
  /** Each reader must confirm that they have read it. */
  readonly must_read: boolean;
  /** The roles of the audience: client_admin, clinic_admin or client_employee, each including those that act as it; empty means everybody. */
  readonly audience_roles: readonly string[];
  /** When the people who have not read it were last reminded. */
  readonly reminded_at: string | null;
  /** Increased by each change; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A restrictive item: a resource of which a clinic has a maximum number. */
export interface ClinicRestrotiveItemRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly restrotive_count: number;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A room of a clinic. */
export interface ClinicRoomsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly internal_name: string | null;
  readonly info: string | null;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A break that was taken in a shift. */
export interface ClinicRosterBreaksRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly clinic_roster_id: string;
  readonly break_type: Enum<'roster_break_type'>;
  readonly started_at: string;
  /** When an offline punch reached the server. */
  readonly started_synced_at: string | null;
  readonly ended_at: string | null;
  readonly ended_synced_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A request for other times of a shift, planned or worked. The old times are stored beside the new ones. */
export interface ClinicRosterChangeRequestsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly clinic_roster_id: string;
  /** The person of the shift. */
  readonly user_id: string;
  readonly status: Enum<'approval_status'>;
  readonly message: string | null;
  readonly new_start_time: string | null;
  readonly new_end_time: string | null;
  readonly new_starts_at: string | null;
  readonly new_ends_at: string | null;
  readonly new_clocked_in_at: string | null;
  readonly new_clocked_out_at: string | null;
  readonly old_start_time: string;
  readonly old_end_time: string;
  readonly old_starts_at: string;
  readonly old_ends_at: string;
  readonly old_clocked_in_at: string | null;
  readonly old_clocked_out_at: string | null;
  readonly created_by_user_id: string;
  readonly action_by_user_id: string | null;
  readonly action_at: string | null;
  readonly action_message: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The history of a shift: who, when, from, to, note. */
export interface ClinicRosterHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_roster_id: string;
  readonly user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A usual shift of a clinic, such as Morning. */
export interface ClinicRosterShiftTimingsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly start_time: string;
  /** An end at or before the start is on the next day. */
  readonly end_time: string;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A request for an open shift, or an offer to give a published shift to another person. */
export interface ClinicRosterSwapRequestsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly kind: Enum<'roster_swap_kind'>;
  readonly clinic_roster_id: string;
  /** The shift that the colleague gives in return. */
  readonly return_clinic_roster_id: string | null;
  /** The person of the shift; empty for an open shift. */
  readonly from_user_id: string | null;
  /** The new person; empty if it is offered to everyone at the clinic. */
  readonly to_user_id: string | null;
  readonly status: Enum<'roster_swap_status'>;
  readonly message: string | null;
  readonly accepted_at: string | null;
  readonly created_by_user_id: string;
  readonly action_by_user_id: string | null;
  readonly action_at: string | null;
  readonly action_message: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A shift of a template's week, deleted with its template. */
export interface ClinicRosterTemplateLinesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_roster_template_id: string;
  /** A weekday from SUNDAY to SATURDAY. */
  readonly weekday: string;
  readonly start_time: string;
  readonly end_time: string;
  /** Empty for an open shift. */
  readonly user_id: string | null;
  readonly user_whom_id: string | null;
  readonly clinic_room_id: string | null;
  readonly clinic_roster_shift_timing_id: string | null;
  readonly roster_shift_type: Enum<'roster_shift_type'>;
  readonly meal_break_duration: number | null;
  readonly meal_break_start_time: string | null;
  readonly rest_break_duration: number | null;
  readonly rest_break_start_time: string | null;
  readonly message: string | null;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A week of a clinic's shifts to start from. */
export interface ClinicRosterTemplatesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly status: Enum<'active_status'>;
  readonly created_by_user_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A shift at a clinic. */
export interface ClinicRostersRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  /** The person of the shift; empty for an open shift. */
  readonly user_id: string | null;
  /** The colleague they work with, such as an assistant's dentist. */
  readonly user_whom_id: string | null;
  readonly clinic_room_id: string | null;
  readonly clinic_roster_shift_timing_id: string | null;
  readonly roster_shift_type: Enum<'roster_shift_type'>;
  /** The local date of the start. */
  readonly clinic_roster_date: string;
  readonly start_time: string;
  /** A time before the start is on the next day. */
  readonly end_time: string;
  /** The instants of the start and end times in `zone`; set together with them. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** The clinic's IANA zone when the shift was made. */
  readonly zone: string;
  /** The length of each break is in minutes; its end is its start plus its length. */
  readonly meal_break_duration: number | null;
  readonly meal_break_start_time: string | null;
  readonly meal_break_end_time: string | null;
  readonly rest_break_duration: number | null;
  readonly rest_break_start_time: string | null;
  readonly rest_break_end_time: string | null;
  readonly extra_meal_break_duration: number | null;
  readonly extra_meal_break_start_time: string | null;
  readonly extra_meal_break_end_time: string | null;
  readonly extra_rest_break_duration: number | null;
  readonly extra_rest_break_start_time: string | null;
  readonly extra_rest_break_end_time: string | null;
  readonly message: string | null;
  readonly published: boolean;
  readonly published_at: string | null;
  /** Columns of a published shift that its next publishing will change; staff see the shift as it was published. */
  readonly draft: Json | null;
  readonly clocked_in_at: string | null;
  readonly clocked_in_message: string | null;
  /** When an offline punch reached the server. */
  readonly clocked_in_synced_at: string | null;
  /** The photo taken at a kiosk. */
  readonly clocked_in_photo: Json | null;
  readonly clocked_out_at: string | null;
  readonly clocked_out_message: string | null;
  readonly clocked_out_synced_at: string | null;
  readonly clocked_out_photo: Json | null;
  readonly check_in_attachments: Json;
  readonly check_out_attachments: Json;
  /** When the missing clock-in was reported. It is reported once for each shift. */
  readonly missed_notified_at: string | null;
  /** When the missing clock-out was reported. It is reported once for each shift. */
  readonly forgotten_notified_at: string | null;
  readonly created_by_user_id: string | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A place where products lie; a shelf names its cupboard as its parent. */
export interface ClinicStorageLocationsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly parent_storage_id: string | null;
  readonly name: string;
  readonly short_info: string | null;
  readonly attachments: Json;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A clinic of a client. */
export interface ClinicsRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly internal_code: string | null;
  readonly address: Json | null;
  /** The position on a map: type 'Point', coordinates of latitude and longitude. */
  readonly geo_point: Json | null;
  /** A state or territory, upper-case, as the address form offers it. */
  readonly state: string | null;
  /** The IANA zone that determines the clinic's date and local times. */
  readonly zone: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly landline: string | null;
  readonly weekly_budget: string | null;
  readonly sterilisation_setting_status: Enum<'active_status'>;
  /** People can clock in without a planned shift. */
  readonly is_unrostered_clock_in_allowed: boolean;
  readonly status: Enum<'active_status'>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A line of a clinic's recurring checklist. */
export interface DutiesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly clinic_room_id: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly attachments: Json;
  readonly frequency: Enum<'duty_frequency'>;
  /** The weekdays of a WEEKLY duty, from SUNDAY to SATURDAY. */
  readonly weekdays: readonly string[];
  /** The day of a MONTHLY duty, or the last day of a month that has fewer days. */
  readonly day_of_month: number | null;
  /** The time until which it must be done, on the clinic's clock. */
  readonly due_time: string | null;
  readonly start_date: string;
  readonly end_date: string | null;
  /** The person who does the duty; null if the people on duty share it. */
  readonly assigned_to_user_id: string | null;
  readonly is_photo_required: boolean;
  readonly is_note_required: boolean;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_by_user_id: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A duty that was ticked for a day. */
export interface DutyCompletionsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly duty_id: string;
  /** The date at the clinic for which the duty is done. */
  readonly duty_date: string;
  readonly user_id: string;
  readonly note: string | null;
  readonly photo: Json | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A level of an award for a kind of staff, with its penalties in percent on top of the base. */
export interface EmployeeAwardLevelsRow {
  readonly id: string;
  readonly client_id: string;
  readonly service_type: string | null;
  readonly employee_type_id: string | null;
  readonly name: string;
  readonly is_age_required: boolean;
  readonly is_payPoint_required: boolean;
  readonly is_experience_required: boolean;
  /** The experience that the level is for: from and to, each in the unit of its tenure. */
  readonly from_duration: number | null;
  readonly from_tenure: Enum<'award_tenure'> | null;
  readonly to_duration: number | null;
  readonly to_tenure: Enum<'award_tenure'> | null;
  readonly casual_rate_percentage: string | null;
  readonly saturday_casual_rate_percentage: string | null;
  readonly sunday_casual_rate_percentage: string | null;
  readonly public_holidays_casual_rate_percentage: string | null;
  readonly overtime_time_and_half_percentage: string | null;
  readonly overtime_double_time_percentage: string | null;
  readonly overtime_sundays_percentage: string | null;
  readonly overtime_public_holidays_percentage: string | null;
  readonly is_overtime_sunday: boolean;
  readonly is_overtime_public_holidays: boolean;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The pay per hour of a sub-level from a day until the day of the next row. Saving the sub-level writes it. */
export interface EmployeeAwardRatesRow {
  readonly id: string;
  readonly client_id: string;
  readonly employee_award_sub_level_id: string;
  readonly effective_from: string;
  readonly base_price: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A pay point or age within a level. */
export interface EmployeeAwardSubLevelsRow {
  readonly id: string;
  readonly client_id: string;
  readonly employee_award_level_id: string;
  readonly pay_point: string | null;
  /** One of UNDER17, AGE17 to AGE20, ADULT. */
  readonly age: string | null;
  readonly description: string | null;
  /** The pay per hour from `effective_from`. This rate, too, is a row of `employee_award_rates`. */
  readonly base_price: string;
  readonly effective_from: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A person's balance of a leave type, in hours; set by the ledger and by the days of requests. */
export interface EmployeeLeaveBalancesRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  /** The leave type; null for time in lieu. */
  readonly client_employee_leave_type_id: string | null;
  readonly accrued_hrs: string;
  readonly adjusted_hrs: string;
  readonly taken_hrs: string;
  /** The paid hours of pending requests. */
  readonly reserved_hrs: string;
  /** Accrued and adjusted, less taken and reserved. */
  readonly remaining_hrs: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A day of a leave request. */
export interface EmployeeLeaveDaysRow {
  readonly id: string;
  readonly client_id: string;
  readonly employee_leave_id: string;
  /** The user of the request. Triggers copy user, clinic, leave type and status from the request. */
  readonly user_id: string;
  readonly clinic_id: string;
  readonly client_employee_leave_type_id: string | null;
  /** If approved leave is cancelled, the days that have begun stay APPROVED. */
  readonly status: Enum<'approval_status'>;
  readonly date: string;
  readonly is_all_day: boolean;
  readonly start_time: string | null;
  /** Midnight is the end of the day. */
  readonly end_time: string | null;
  /** The instants at which the day, or its hours, start and end in `zone`. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly zone: string;
  readonly paid_hrs: string;
  readonly unpaid_hrs: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The history of a leave request: who, when, from, to, note. */
export interface EmployeeLeaveHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly employee_leave_id: string;
  readonly user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A change of a balance; never changed itself. */
export interface EmployeeLeaveLedgerRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly client_employee_leave_type_id: string | null;
  readonly kind: Enum<'leave_ledger_kind'>;
  /** The hours that are added to the balance; a taking is negative. */
  readonly hrs: string;
  /** The first day of the period, for an accrual. */
  readonly period_start: string | null;
  readonly period_end: string | null;
  /** The request for which hours were taken or returned. */
  readonly employee_leave_id: string | null;
  readonly leave_date: string | null;
  readonly note: string | null;
  readonly created_by_user_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A request for leave. */
export interface EmployeeLeavesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly user_id: string;
  /** The leave type; null for time in lieu. */
  readonly client_employee_leave_type_id: string | null;
  readonly is_time_in_lieu: boolean;
  readonly leave_start_date: string;
  readonly leave_end_date: string;
  /** The date, if the leave is on a single day. */
  readonly leave_date: string | null;
  readonly reason: string | null;
  readonly attachments: Json;
  readonly status: Enum<'approval_status'>;
  /** The sums of the paid and unpaid hours of the days. */
  readonly total_paid_hrs: string;
  readonly total_unpaid_hrs: string;
  /** The hours that remained of the balance when the leave was requested, changed or decided. */
  readonly no_of_leaves_accrued: string;
  readonly action_workspace_user_id: string | null;
  readonly action_at: string | null;
  readonly action_message: string | null;
  /** When a cancellation of approved leave that starts soon was requested; an approver confirms it. */
  readonly cancel_requested_at: string | null;
  readonly cancel_message: string | null;
  readonly created_by_user_id: string;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An article of the help centre, read by all clients once it is published. */
export interface HelpCentreArticlesRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly category: string | null;
  readonly short_info: string | null;
  readonly body: string;
  readonly attachments: Json;
  readonly position: string;
  readonly is_published: boolean;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A public holiday, of the whole country or of a state; with times it is a part of a day. */
export interface HolidaysRow {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  /** A state as clinics have it; null: everywhere. */
  readonly state: string | null;
  /** Null if the whole day is a holiday. */
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A question of an induction form. */
export interface InductionFormFieldsRow {
  readonly id: string;
  readonly client_id: string;
  readonly induction_form_id: string;
  readonly name: string;
  readonly hint: string | null;
  readonly type: Enum<'form_field_type'>;
  readonly config: Json | null;
  readonly answer: Json | null;
  readonly options: Json;
  readonly input_attachment_type: Enum<'attachment_type'> | null;
  readonly input_attachment: Json | null;
  readonly position: string;
  readonly evaluateAnswer: boolean;
  readonly operator: Enum<'form_field_operator'> | null;
  readonly regex: string | null;
  readonly required: boolean;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A form as one person filled it in; never changed once signed. */
export interface InductionFormSubmissionsRow {
  readonly id: string;
  readonly client_id: string;
  readonly induction_form_id: string;
  readonly user_id: string;
  readonly status: Enum<'induction_submission_status'>;
  /** The answers by the id of their field. */
  readonly answers: Json;
  /** The questions as the person saw them. */
  readonly asked: Json | null;
  readonly attachments: Json;
  readonly submitted_at: string | null;
  readonly signed_at: string | null;
  /** The file of a drawn name. */
  readonly signature: Json | null;
  /** The drawn name: strokes of points in a box of 600 × 200. */
  readonly drawn: Json | null;
  readonly typed_name: string | null;
  /** The text that the signer agreed to. */
  readonly consent: string | null;
  readonly signing_method: Enum<'document_signing_method'> | null;
  /** The hash covers the questions, the answers, the signer and the instant. */
  readonly signature_hash: string | null;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A form that new staff of a clinic, or of the whole client, fill in. */
export interface InductionFormsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  readonly client_induction_form_category_id: string | null;
  readonly master_induction_form_category_id: string | null;
  /** The platform's form that it was taken over from. */
  readonly master_induction_form_id: string | null;
  readonly type: string | null;
  readonly status: Enum<'active_status'>;
  readonly name: string;
  readonly description: string | null;
  readonly form_attachment: Json | null;
  readonly attachment_type: Enum<'attachment_type'>;
  readonly attachments: Json;
  readonly is_signature_required: boolean;
  readonly position: string;
  readonly created_by_user_id: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A pack that was assigned to a person, with the items that it had at that time. */
export interface InductionPackAssignmentsRow {
  readonly id: string;
  readonly client_id: string;
  readonly induction_pack_id: string;
  readonly user_id: string;
  /** Null if the person got it as a new starter. */
  readonly given_by_user_id: string | null;
  readonly due_date: string | null;
  readonly form_ids: readonly string[];
  readonly document_ids: readonly string[];
  readonly course_ids: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** Forms, documents and courses that new staff are given together. */
export interface InductionPacksRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: Enum<'active_status'>;
  /** The roles that get the pack; empty: every role. */
  readonly role_names: readonly string[];
  /** The clinics that use the pack; empty means every clinic. */
  readonly clinic_ids: readonly string[];
  /** People who start later get it automatically. */
  readonly for_new_starters: boolean;
  /** The time from which the pack is for new starters, or for more of them; set by a trigger. */
  readonly new_starters_since: string | null;
  /** The number of days after its assignment on which the pack is due; null if it has no due date. */
  readonly due_in_days: number | null;
  readonly form_ids: readonly string[];
  readonly document_ids: readonly string[];
  readonly course_ids: readonly string[];
  readonly created_by_user_id: string | null;
  readonly deleted_at: string | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An instrument of a tray, with its expected quantity. */
export interface InstrumentCountItemsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly instrument_tray_id: string;
  readonly name: string;
  readonly code: string | null;
  readonly image: Json | null;
  readonly expected_quantity: number;
  readonly notes: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The counted number of one instrument. */
export interface InstrumentCountLinesRow {
  readonly id: string;
  readonly client_id: string;
  readonly instrument_count_id: string;
  readonly instrument_count_item_id: string;
  /** The expected number on that day. */
  readonly expected_quantity: number;
  readonly quantity: number;
  readonly notes: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A day's count of a clinic's instruments. */
export interface InstrumentCountsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly count_date: string;
  readonly status: Enum<'instrument_count_status'>;
  readonly notes: string | null;
  readonly created_by_user_id: string;
  readonly finished_by_user_id: string | null;
  readonly finished_at: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** One instrument that was missing or broken, and its resolution. */
export interface InstrumentHistoryItemsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly instrument_count_id: string;
  readonly instrument_count_item_id: string;
  /** Missing or Broken, as first reported. */
  readonly reported_as: Enum<'instrument_history_status'>;
  /** REPLACED, MAINTAINED and REVERSED are final. */
  readonly status: Enum<'instrument_history_status'>;
  readonly notes: string | null;
  readonly created_by_user_id: string;
  readonly resolved_by_user_id: string | null;
  readonly resolved_at: string | null;
  readonly resolution_note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A set of instruments that is counted together. */
export interface InstrumentTraysRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly clinic_room_id: string | null;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly image: Json | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An address from which a PIN may be used. */
export interface IpSettingsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  readonly name: string;
  /** One address or a CIDR block. */
  readonly ip_address: string;
  readonly status: Enum<'active_status'>;
  readonly created_by_user_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A storage location of a product. */
export interface JClinicImProductStoragesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_im_product_id: string;
  readonly clinic_storage_location_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A user who is linked to a task. */
export interface JTasksUsersRow {
  readonly id: string;
  readonly client_id: string;
  readonly task_id: string;
  readonly user_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A clinic where a user works. */
export interface JUsersClinicsRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly clinic_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A role or custom role of a user, at one clinic or everywhere. */
export interface JUsersUserRolesRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly user_role_id: number;
  readonly user_custom_role_id: string | null;
  readonly clinic_id: string | null;
  readonly blocked_status: Enum<'blocked_status'>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The history of a lab order: who, when, from, to, note. */
export interface LabOrderHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly lab_order_id: string;
  readonly user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A message about a lab's work; one without a user records an event. */
export interface LabOrderMessagesRow {
  readonly id: string;
  readonly client_id: string;
  readonly lab_order_id: string;
  readonly user_id: string | null;
  readonly message_type: Enum<'message_type'>;
  readonly message: string;
  readonly attachments: Json;
  readonly edited_at: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An order for work that a clinic gives to a laboratory. */
export interface LabOrdersRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly lab_id: string;
  readonly status: Enum<'lab_order_status'>;
  readonly name: string;
  readonly description: string | null;
  /** The patient's number in the clinic's records, never the name. */
  readonly patient_reference: string | null;
  readonly due_date: string | null;
  readonly price: string | null;
  readonly tracking_number: string | null;
  readonly attachments: Json;
  readonly raised_by_user_id: string;
  readonly accepted_at: string | null;
  readonly shipped_at: string | null;
  readonly delivered_at: string | null;
  readonly cancelled_at: string | null;
  readonly cancelled_by_user_id: string | null;
  readonly cancel_reason: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A laboratory that a clinic works with. */
export interface LabsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly image: Json | null;
  readonly contact_person_name: string | null;
  readonly contact_person_email: string | null;
  readonly contact_person_phone: string | null;
  readonly address: Json | null;
  readonly notes: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A file of the client's library. */
export interface LibraryFilesRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  /** What the caller sends. A trigger fills the other columns of the file from it. */
  readonly file: Json;
  readonly file_id: string;
  readonly file_type: Enum<'file_type'>;
  readonly extension: string;
  readonly mime_type: string;
  readonly directory: string;
  readonly size: string;
  readonly isPublic: boolean;
  readonly created_by_user_id: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A brand that every client may choose. */
export interface MasterBrandsRow {
  readonly id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly image: Json | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A line of the pay guide: a job level and age, and its pay from a given day. */
export interface MasterEmployeeAwardsRow {
  readonly id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly image: Json | null;
  readonly job_role: string | null;
  readonly job_level: string | null;
  /** UNDER17, AGE17 to AGE20 or ADULT. */
  readonly age: string | null;
  readonly pay_per_hour: string;
  readonly effective_from: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A product category of the platform, from which clients take theirs. */
export interface MasterImProductCategoriesRow {
  readonly id: string;
  readonly parent_category_id: string | null;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A subject of the platform's induction forms. */
export interface MasterInductionFormCategoriesRow {
  readonly id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A question of an induction form of the platform. */
export interface MasterInductionFormFieldsRow {
  readonly id: string;
  readonly master_induction_form_id: string;
  readonly name: string;
  readonly hint: string | null;
  readonly type: Enum<'form_field_type'>;
  readonly config: Json | null;
  readonly answer: Json | null;
  readonly options: Json;
  readonly input_attachment_type: Enum<'attachment_type'> | null;
  readonly input_attachment: Json | null;
  readonly position: string;
  readonly evaluateAnswer: boolean;
  readonly operator: Enum<'form_field_operator'> | null;
  readonly regex: string | null;
  readonly required: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An induction form that the platform offers to its clients. */
export interface MasterInductionFormsRow {
  readonly id: string;
  readonly master_induction_form_category_id: string | null;
  readonly type: string | null;
  readonly status: Enum<'active_status'>;
  readonly name: string;
  readonly description: string | null;
  readonly form_attachment: Json | null;
  readonly attachment_type: Enum<'attachment_type'>;
  readonly attachments: Json;
  readonly is_signature_required: boolean;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A subject of the platform's courses. */
export interface MasterTrainingCategoriesRow {
  readonly id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly color: string | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A question of a course item of the platform. */
export interface MasterTrainingCourseItemFieldsRow {
  readonly id: string;
  readonly master_training_course_item_id: string;
  readonly name: string;
  readonly hint: string | null;
  readonly type: Enum<'form_field_type'>;
  readonly config: Json | null;
  readonly answer: Json | null;
  readonly options: Json;
  readonly input_attachment_type: Enum<'attachment_type'> | null;
  readonly input_attachment: Json | null;
  readonly position: string;
  /** True if the answer is marked by comparing it with the correct one; otherwise a person marks it. */
  readonly evaluateAnswer: boolean;
  readonly operator: Enum<'form_field_operator'> | null;
  readonly regex: string | null;
  readonly required: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A step of a course of the platform. */
export interface MasterTrainingCourseItemsRow {
  readonly id: string;
  readonly master_training_course_id: string;
  readonly item_type: Enum<'training_item_type'>;
  readonly type: string | null;
  readonly status: Enum<'active_status'>;
  readonly name: string;
  readonly description: string | null;
  readonly qualifying_percentage: string | null;
  readonly position: string;
  readonly media_attachment_type: Enum<'attachment_type'> | null;
  readonly media_attachment: Json | null;
  readonly attachments: Json;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A course that the platform offers to its clients. */
export interface MasterTrainingCoursesRow {
  readonly id: string;
  readonly master_training_category_id: string | null;
  readonly name: string;
  readonly short_info: string | null;
  readonly complete_info: string | null;
  readonly thumbnail_image: Json | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The actions that a role or custom role has on a module. */
export interface ModuleDefaultUserRolesRow {
  readonly id: string;
  readonly client_id: string;
  readonly module_id: number;
  readonly user_role_id: number;
  readonly user_custom_role_id: string | null;
  readonly clinic_id: string | null;
  readonly default_actions: readonly Enum<'module_action'>[];
  readonly saved_data_actions: readonly Enum<'module_action'>[];
  /** Each save increases the version, so that two saves cannot overwrite each other. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Modules and sub-modules form the menu and the role matrix, and grants refer to them. */
export interface ModulesRow {
  readonly id: number;
  readonly name: string;
  readonly table_name: string | null;
  readonly info: string | null;
  readonly available_actions: readonly Enum<'module_action'>[];
  readonly title: string;
  /** The roles that are offered the module. */
  readonly access: readonly string[];
  /** The parent module's name; null for a parent. */
  readonly master_name: string | null;
  readonly hide_in_menu: boolean;
  readonly fixed_actions: readonly Enum<'module_action'>[];
  readonly router_link: string;
  readonly position: number;
  /** The ids of the packages that have the module by default. */
  readonly tiers: readonly number[];
  /** True if a parent module has a table of its own; otherwise its actions are those of its sub-modules together. */
  readonly own: boolean;
  /** The module exists only in the tenant `superadmin`. */
  readonly platform: boolean;
}

/** A user has read a piece of news. */
export interface NewsfeedReadsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_newsfeed_id: string;
  readonly user_id: string;
  readonly read_at: string;
  /** When the user confirmed having read it. */
  readonly acknowledged_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A message between clinic and supplier about an order. */
export interface OrderChatMessagesRow {
  readonly id: string;
  readonly client_id: string;
  /** The id of the order, despite its name. */
  readonly order_no: string;
  /** The line of the order that the message is about. */
  readonly order_product_id: string | null;
  readonly message_type: Enum<'message_type'>;
  readonly message: string;
  readonly message_by: Enum<'order_message_by'>;
  readonly user_id: string | null;
  readonly supplier_id: string | null;
  readonly supplier_name: string | null;
  readonly attachments: Json;
  readonly edited_at: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The modules of a package. */
export interface PackagemodulesRow {
  readonly id: number;
  readonly module_id: number;
  readonly package_id: number;
  readonly checked: boolean;
}

/** A package that a client can buy. */
export interface PackagesRow {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A letter as a template: a text with fields such as {first_name}. */
export interface PreformattedLettersRow {
  readonly id: string;
  readonly client_id: string;
  readonly preformatted_letter_category_id: string | null;
  readonly name: string;
  readonly body: string;
  readonly status: Enum<'active_status'>;
  readonly created_by_user_id: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A list's filters, order and columns under a name: private, or shared with a clinic or the whole client. */
export interface SavedViewsRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  /** The clinic of a shared view; null: the whole client. */
  readonly clinic_id: string | null;
  /** The list's resource. */
  readonly table_name: string;
  readonly name: string;
  /** Filter, sort, columns and kind of view, as the list keeps them in its address. */
  readonly view: Json;
  readonly is_shared: boolean;
  /** The list opens with this view for the user who saved it. */
  readonly is_default: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** One cycle of a steriliser, a line of its log. Changes and deletions are recorded in the audit log. */
export interface SterilisationCyclesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly steriliser_id: string;
  /** The number on the label of each pack of the load. */
  readonly batch_number: string;
  readonly cycle_number: number;
  readonly cycle_date: string;
  /** The local time at the clinic. */
  readonly start_time: string | null;
  readonly program: string | null;
  /** In degrees Celsius. */
  readonly temperature: string | null;
  /** In kilopascals. */
  readonly pressure: string | null;
  readonly holding_minutes: string | null;
  readonly load_content: string | null;
  readonly chemical_indicator: Enum<'sterilisation_result'> | null;
  readonly biological_indicator: Enum<'sterilisation_result'> | null;
  readonly result: Enum<'sterilisation_result'>;
  readonly created_by_user_id: string;
  readonly released_by_user_id: string | null;
  readonly notes: string | null;
  readonly attachments: Json;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A machine that sterilises a clinic's instruments. */
export interface SterilisersRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly clinic_room_id: string | null;
  readonly name: string;
  readonly make: string | null;
  readonly serial_number: string | null;
  readonly next_service_date: string | null;
  readonly next_validation_date: string | null;
  readonly notes: string | null;
  readonly image: Json | null;
  readonly status: Enum<'active_status'>;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The append-only stock ledger. The quantity of a lot is the sum of its movements. */
export interface StockMovementsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly clinic_im_product_id: string;
  readonly clinic_im_product_stock_id: string;
  readonly kind: Enum<'stock_movement_kind'>;
  /** Positive for an addition, negative for a removal. */
  readonly quantity: string;
  readonly reason: string | null;
  readonly user_id: string | null;
  readonly clinic_im_product_usage_id: string | null;
  readonly clinic_im_product_order_receipt_id: string | null;
  readonly stock_take_item_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A lot of a stock-take, with its recorded and its counted quantity. */
export interface StockTakeItemsRow {
  readonly id: string;
  readonly client_id: string;
  readonly stock_take_id: string;
  readonly clinic_im_product_id: string;
  /** The lot; null if units of the product were found of which no lot was known. */
  readonly clinic_im_product_stock_id: string | null;
  readonly expected_quantity: string;
  /** The counted quantity; null until the lot is counted. */
  readonly counted_quantity: string | null;
  readonly counted_by_user_id: string | null;
  readonly counted_at: string | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A stock-take of a clinic. */
export interface StockTakesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly name: string;
  readonly status: Enum<'stock_take_status'>;
  /** The location that is counted; empty means the whole clinic. */
  readonly clinic_storage_location_id: string | null;
  readonly note: string | null;
  readonly created_by_user_id: string;
  readonly finished_by_user_id: string | null;
  readonly finished_at: string | null;
  readonly approved_by_user_id: string | null;
  readonly approved_at: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A client_admin's permission for platform staff to see the client's data, for at most seven days. */
export interface SupportAccessGrantsRow {
  readonly id: string;
  readonly client_id: string;
  readonly support_ticket_id: string | null;
  readonly granted_by_user_id: string;
  readonly reason: string | null;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly revoked_by_user_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The history of a support ticket: who, when, from, to, note. */
export interface SupportTicketHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly support_ticket_id: string;
  readonly user_id: string | null;
  /** A user of the platform's own client; no foreign key across clients. */
  readonly platform_user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A message on a support ticket, of the client's people or of platform staff. */
export interface SupportTicketMessagesRow {
  readonly id: string;
  readonly client_id: string;
  readonly support_ticket_id: string;
  /** Null for platform staff. */
  readonly user_id: string | null;
  /** A user of the platform's own client; no foreign key across clients. */
  readonly platform_user_id: string | null;
  /** The author's name as the other side sees it. */
  readonly author_name: string;
  readonly message: string;
  readonly message_type: Enum<'message_type'>;
  readonly attachments: Json;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A question or fault that a client reports to the platform's support. */
export interface SupportTicketsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly name: string;
  readonly priority: Enum<'support_ticket_priority'>;
  readonly status: Enum<'support_ticket_status'>;
  /** Null where platform staff opened it for the client. */
  readonly created_by_user_id: string | null;
  /** A user of the platform's own client; no foreign key across clients. */
  readonly assigned_platform_user_id: string | null;
  readonly last_message_at: string;
  readonly closed_at: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A comment on a task. */
export interface TaskCommentsRow {
  readonly id: string;
  readonly client_id: string;
  readonly task_id: string;
  readonly user_id: string;
  readonly message: string;
  readonly message_type: Enum<'message_type'>;
  readonly attachments: Json;
  readonly mentioned_user_ids: readonly string[];
  readonly position: string;
  readonly edited_at: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A request to the assigner for a later deadline. */
export interface TaskExtensionRequestsRow {
  readonly id: string;
  readonly client_id: string;
  readonly task_id: string;
  readonly status: Enum<'request_status'>;
  readonly extended_deadline_date: string;
  readonly previous_deadline_date: string | null;
  readonly comment: string | null;
  readonly created_by_user_id: string;
  readonly action_by_user_id: string | null;
  readonly action_at: string | null;
  readonly action_comment: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The history of a task: who, when, from, to, note. */
export interface TaskHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly task_id: string;
  readonly user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A request to the assigner to give the task to another person. */
export interface TaskReassignRequestsRow {
  readonly id: string;
  readonly client_id: string;
  readonly task_id: string;
  readonly status: Enum<'request_status'>;
  readonly comment: string | null;
  readonly new_assigned_to_user_id: string;
  readonly old_assigned_to_user_id: string;
  readonly created_by_user_id: string;
  readonly action_by_user_id: string | null;
  readonly action_at: string | null;
  readonly action_comment: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A task that one person assigns to another. */
export interface TasksRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly type: Enum<'task_type'>;
  readonly client_task_level_id: string | null;
  readonly status: Enum<'task_progress'>;
  readonly name: string;
  readonly deadline_date: string;
  readonly start_date: string;
  readonly more_info: string | null;
  readonly attachments: Json;
  readonly priority: Enum<'task_priority'>;
  readonly clinic_room_id: string | null;
  readonly assigned_by_user_id: string;
  readonly assigned_to_user_id: string | null;
  readonly task_status: Enum<'task_active_status'>;
  readonly finished_at: string | null;
  readonly position: string;
  readonly lab_id: string | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The price of a package for a team size, in AUD a month with GST. */
export interface TeampackagesRow {
  readonly id: number;
  readonly team_id: number;
  readonly package_id: number;
  readonly team_size: number;
  readonly price: string;
}

/** The sizes of staff by which packages are priced. */
export interface TeamsRow {
  readonly id: number;
  readonly name: string;
  readonly team_size: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The approved hours of a person at a clinic. Hours that are not approved are calculated from the shifts. */
export interface TimesheetsRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  /** The person who worked the hours. */
  readonly user_id: string;
  /** The period is one or two weeks, from a Monday to a Sunday. */
  readonly from_date: string;
  readonly until_date: string;
  readonly status: Enum<'timesheet_status'>;
  readonly planned_minutes: number;
  readonly worked_minutes: number;
  /** The paid minutes from the clocked times, without meal breaks. */
  readonly paid_minutes: number;
  /** The cost in cents; null if the pay is unknown. */
  readonly cost_cents: number | null;
  /** Shifts, punches and minutes by kind of pay, as they were approved. */
  readonly lines: Json;
  /** The costs of the lines in `lines`. */
  readonly costs: Json;
  readonly approved_by_user_id: string;
  readonly approved_at: string;
  readonly locked_by_user_id: string | null;
  readonly locked_at: string | null;
  /** Who reopened it, so that clock times can change and the period can be approved again. The row remains as a record. */
  readonly reopened_by_user_id: string | null;
  readonly reopened_at: string | null;
  readonly reopened_reason: string | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The certificate of a completed course. */
export interface TrainingCourseCertificatesRow {
  readonly id: string;
  readonly client_id: string;
  readonly training_course_enrollment_id: string;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  /** The names of course and grade when the certificate was issued. */
  readonly course_name: string;
  readonly grade_name: string | null;
  readonly percentage: string | null;
  readonly certificate: Json | null;
  readonly issued_at: string;
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The history of an enrolment: who, when, from, to, note. */
export interface TrainingCourseEnrollmentHistoryRow {
  readonly id: string;
  readonly client_id: string;
  readonly training_course_enrollment_id: string;
  readonly user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The enrolment of a person in a course. */
export interface TrainingCourseEnrollmentsRow {
  readonly id: string;
  readonly client_id: string;
  readonly training_course_id: string;
  readonly user_id: string;
  readonly client_training_grade_id: string | null;
  readonly message: string | null;
  readonly status: Enum<'training_enrollment_status'>;
  readonly enrolled_by_user_id: string | null;
  readonly enrolled_at: string;
  readonly due_date: string | null;
  readonly started_at: string | null;
  readonly submitted_at: string | null;
  readonly completed_at: string | null;
  readonly cancelled_at: string | null;
  readonly expires_at: string | null;
  readonly attempt_no: number;
  /** The attempts that the course allowed at enrolment, and one more for each retake that is granted. */
  readonly attempts_allowed: number;
  readonly percentage: string | null;
  /** The last reminder that was sent, as its number of days before the due date. */
  readonly reminded_days: number | null;
  /** When the enrolment was reported to the managers as overdue. */
  readonly overdue_reported_at: string | null;
  /** The last warning that was sent, as its number of days before the expiry. */
  readonly expiry_warned_days: number | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A question of a course item. */
export interface TrainingCourseItemFieldsRow {
  readonly id: string;
  readonly client_id: string;
  readonly training_course_item_id: string;
  readonly name: string;
  readonly hint: string | null;
  readonly type: Enum<'form_field_type'>;
  readonly config: Json | null;
  readonly answer: Json | null;
  readonly options: Json;
  readonly input_attachment_type: Enum<'attachment_type'> | null;
  readonly input_attachment: Json | null;
  readonly position: string;
  /** True if the answer is marked by comparing it with the correct one; otherwise a person marks it. */
  readonly evaluateAnswer: boolean;
  readonly operator: Enum<'form_field_operator'> | null;
  readonly regex: string | null;
  readonly required: boolean;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A step of a course: something to read or watch, or something to answer. */
export interface TrainingCourseItemsRow {
  readonly id: string;
  readonly client_id: string;
  readonly training_course_id: string;
  readonly item_type: Enum<'training_item_type'>;
  readonly type: string | null;
  readonly status: Enum<'active_status'>;
  readonly name: string;
  readonly description: string | null;
  /** The lowest result that passes, in percent; null if the item is not graded. */
  readonly qualifying_percentage: string | null;
  readonly position: string;
  readonly media_attachment_type: Enum<'attachment_type'> | null;
  readonly media_attachment: Json | null;
  readonly attachments: Json;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A person's answers to a course item, once per attempt. */
export interface TrainingCourseSubmissionsRow {
  readonly id: string;
  readonly client_id: string;
  readonly training_course_enrollment_id: string;
  readonly training_course_item_id: string;
  readonly attempt_no: number;
  readonly status: Enum<'training_submission_status'>;
  /** The answers by the id of their field. */
  readonly answers: Json;
  readonly attachments: Json;
  /** Where the learner stopped watching the item's video, in seconds. */
  readonly media_seconds: number | null;
  readonly percentage: string | null;
  readonly passed: boolean | null;
  readonly message: string | null;
  readonly marked_by_user_id: string | null;
  readonly marked_at: string | null;
  readonly submitted_at: string | null;
  /** Increased by each command; of two commands that saw the same version, the second fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A course of a clinic, or of the whole client. */
export interface TrainingCoursesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  readonly client_training_category_id: string | null;
  /** The platform's course that it was taken over from. */
  readonly master_training_course_id: string | null;
  readonly name: string;
  readonly short_info: string | null;
  readonly complete_info: string | null;
  readonly thumbnail_image: Json | null;
  readonly status: Enum<'active_status'>;
  /** People of the course's clinic, or of the whole client, may enrol themselves. */
  readonly is_open: boolean;
  /** Days after enrolment until it has to be done. */
  readonly due_in_days: number | null;
  readonly attempts_allowed: number;
  /** Months until a completion expires. */
  readonly valid_for_months: number | null;
  /** People who start later are enrolled by a nightly job. */
  readonly for_new_starters: boolean;
  /** The roles of the new starters who are enrolled; empty means every role. */
  readonly new_starter_roles: readonly string[];
  /** The time from which the course is for new starters; set by a trigger. */
  readonly new_starters_since: string | null;
  /** Set when an item was removed, until the attempts that waited for it are settled. */
  readonly items_removed_at: string | null;
  readonly position: string;
  readonly created_by_user_id: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A message of one user to another; a deleted one stays as an empty line. */
export interface UserChatMessagesRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_chat_id: string;
  /** The position of the message in its conversation, counted from 1 without gaps. */
  readonly position: number;
  readonly reply_to_id: string | null;
  readonly sender_user_id: string;
  readonly receiver_user_id: string;
  readonly message: string;
  readonly message_type: Enum<'message_type'>;
  readonly supporting_attachments: Json;
  readonly is_chat_deleted: boolean;
  readonly message_status: Enum<'message_status'>;
  readonly delivered_at: string | null;
  readonly read_at: string | null;
  readonly edited_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The conversation of two people: one row for each pair, the lower id first, with how far each has read. */
export interface UserChatsRow {
  readonly id: string;
  readonly client_id: string;
  readonly low_user_id: string;
  readonly high_user_id: string;
  /** The position of the newest message. It is increased while the row is locked. */
  readonly last_position: number;
  readonly last_message_at: string | null;
  readonly low_read_position: number;
  readonly high_read_position: number;
  readonly low_delivered_position: number;
  readonly high_delivered_position: number;
  readonly low_muted: boolean;
  readonly high_muted: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A custom role of a clinic or of the whole client. It changes only actions; its base role decides the rest. */
export interface UserCustomRolesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  readonly base_user_role_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly attachment: Json | null;
  /** Increased by each save of the role's access. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A document about a user, such as a contract or certificate. */
export interface UserDocumentsRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly document: Json;
  readonly notes: string | null;
  readonly created_by_user_id: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The overrides of a role's actions for one user. */
export interface UserModulesAccessRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly module_id: number;
  /** Actions added to those of the role. */
  readonly default_actions: readonly Enum<'module_action'>[];
  /** Actions removed from those of the role, unless they are fixed. */
  readonly default_disabled_actions: readonly Enum<'module_action'>[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** A notification in the bell. */
export interface UserNotificationsRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly actor_user_id: string | null;
  readonly clinic_id: string | null;
  /** The outbox row it came from. */
  readonly event_id: string;
  readonly type: string;
  readonly title: string;
  readonly body: string | null;
  /** The actor's picture. */
  readonly image: Json | null;
  readonly link: string | null;
  readonly group_key: string | null;
  readonly payload: Json | null;
  readonly read_at: string | null;
  /** True if the notification has been read, so that `read_at` is set. */
  readonly read: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A preference that a user has set on a screen. */
export interface UserPreferencesRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly key: string;
  readonly value: Json;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A user's online status and open chat windows. Not in users, because otherwise each heartbeat would run every live query again that shows a name. */
export interface UserPresenceRow {
  readonly client_id: string;
  readonly user_id: string;
  readonly online_status: Enum<'online_status'>;
  readonly last_seen_at: string | null;
  readonly is_chat_minimized: boolean;
  readonly is_chat_closed: boolean;
  readonly is_groupchat_minimized: boolean;
  readonly is_groupchat_closed: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A qualification, registration or licence of a person, until it expires. */
export interface UserQualificationsRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly type: Enum<'user_qualification_type'>;
  readonly name: string;
  /** Encrypted by the API (`enc::`). */
  readonly number: string | null;
  readonly issued_by: string | null;
  readonly issued_on: string | null;
  readonly expires_on: string | null;
  readonly attachments: Json;
  readonly notes: string | null;
  readonly verified_at: string | null;
  readonly verified_by_user_id: string | null;
  /** The last warning that was sent, as its number of days before the expiry. */
  readonly reminded_days: number | null;
  readonly created_by_user_id: string | null;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The built-in roles. */
export interface UserRolesRow {
  readonly id: number;
  readonly name: string;
  readonly title: string;
}

/** A client's plan over a period. */
export interface UserSubscriptionsRow {
  readonly id: string;
  readonly client_id: string;
  readonly package_id: number;
  readonly team_id: number | null;
  readonly plan_type: Enum<'plan_type'>;
  readonly plan_status: Enum<'plan_status'>;
  readonly payment_status: Enum<'payment_status'>;
  readonly start_at: string;
  readonly expire_at: string;
  readonly total_amount: string;
  readonly paid_at: string | null;
  readonly cancelled_at: string | null;
  readonly cancelled_reason: string | null;
  /** The day of the month that renewals keep: 31 January, 28 February, 31 March. */
  readonly anchor_day: number | null;
  /** The package and the team of a downgrade that begins with the next period. */
  readonly next_package_id: number | null;
  readonly next_team_id: number | null;
  /** The last notice about the end that was sent, as its number of days before the end; negative after the end. */
  readonly noticed_days: number | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A user of a client. */
export interface UsersRow {
  readonly id: string;
  readonly client_id: string;
  readonly display_name: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly gender: Enum<'gender'> | null;
  readonly date_of_birth: string | null;
  readonly address: Json | null;
  readonly profile_image: Json | null;
  readonly color_code: string | null;
  readonly profile_status: Enum<'profile_status'>;
  readonly verified_at: string | null;
  /** A number within the client; each new row gets the next one. */
  readonly short_id: number;
  readonly service_type: string | null;
  readonly contract: Json | null;
  readonly emergency_contact_name: string | null;
  readonly emergency_contact_phone: string | null;
  readonly emergency_contact_relation: string | null;
  readonly max_hours_per_week: string | null;
  readonly ip_required: boolean;
  readonly is_time_in_lieu_applicable: boolean;
  /** Weekdays, SUNDAY to SATURDAY. */
  readonly available_days: readonly string[];
  readonly joining_date: string | null;
  readonly bio: string | null;
  readonly milestone: string | null;
  readonly level: string | null;
  readonly experience: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly salary: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly salary_measure: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly bonus_per_hr: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly superannuation_percentage: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly bank_account_number: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly bank_name: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly bank_branch_name: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly bank_bsb: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly bank_account_holder_name: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly taxes: string | null;
  /** Encrypted by the API (`enc::`). */
  readonly medical_history: string | null;
  readonly allergies: string | null;
  readonly vaccinations: Json | null;
  readonly induction_forms: Json | null;
  readonly working_with_children: Json | null;
  readonly client_type: string | null;
  readonly client_employee_type_id: string | null;
  readonly employee_award_level_id: string | null;
  readonly employee_award_sub_level_id: string | null;
  /** The home clinic. */
  readonly clinicid: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A reporting line between two users. */
export interface UsersReportedToUsersRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly reported_to_user_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** One recipient of a broadcast, by one channel. */
export interface WebsiteCmsBroadcastDeliveriesRow {
  readonly id: string;
  readonly website_cms_broadcast_id: string;
  readonly channel: Enum<'website_cms_broadcast_channel'>;
  /** The email address or phone number of the recipient. */
  readonly recipient: string;
  readonly name: string | null;
  readonly status: Enum<'website_cms_delivery_status'>;
  readonly attempts: number;
  readonly sent_at: string | null;
  readonly failed_reason: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A person in a broadcast group. */
export interface WebsiteCmsBroadcastGroupMembersRow {
  readonly id: string;
  readonly website_cms_broadcast_group_id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly unsubscribed_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** People that a broadcast may go to. */
export interface WebsiteCmsBroadcastGroupsRow {
  readonly id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A message to groups of people outside, sent once. */
export interface WebsiteCmsBroadcastsRow {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly broadcast_at: string | null;
  readonly channels: readonly Enum<'website_cms_broadcast_channel'>[];
  readonly status: Enum<'website_cms_broadcast_status'>;
  readonly broadcast_group_ids: readonly string[];
  readonly image: Json | null;
  readonly recipient_count: number;
  readonly sent_count: number;
  readonly failed_count: number;
  readonly sent_at: string | null;
  readonly failed_reason: string | null;
  /** A user of the platform's own client. */
  readonly created_by_user_id: string | null;
  readonly version: number;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** What happened to a lead: who, when, from, to, note. */
export interface WebsiteCmsLeadHistoryRow {
  readonly id: string;
  readonly website_cms_lead_id: string;
  /** A user of the platform's own client. */
  readonly user_id: string | null;
  readonly action: string;
  readonly from_value: Json | null;
  readonly to_value: Json | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Where leads come from: a campaign, a site, a fair. */
export interface WebsiteCmsLeadSourcesRow {
  readonly id: string;
  readonly name: string;
  readonly website_url: string | null;
  readonly campaign_source: string | null;
  readonly campaign_medium: string | null;
  readonly campaign_name: string | null;
  readonly campaign_term: string | null;
  readonly campaign_content: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A person who asked about the product, until they become a client or are lost. */
export interface WebsiteCmsLeadsRow {
  readonly id: string;
  readonly name: string;
  readonly business_name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website_cms_lead_source_id: string | null;
  readonly kind: Enum<'website_cms_lead_kind'>;
  readonly message: string | null;
  readonly status: Enum<'website_cms_lead_status'>;
  /** The package chosen on the form. */
  readonly package_id: number | null;
  readonly team_id: number | null;
  readonly coupon_code: string | null;
  /** A user of the platform's own client. */
  readonly assigned_to_user_id: string | null;
  readonly lost_reason: string | null;
  /** The client that the lead became. */
  readonly converted_client_id: string | null;
  readonly converted_at: string | null;
  readonly position: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A plan as the website offers it. */
export interface WebsiteCmsPricingPlansRow {
  readonly id: string;
  readonly name: string;
  readonly label: string | null;
  readonly tenure_in_days: number;
  readonly benefits: readonly string[];
  readonly price: string;
  /** True if websites that read the plans from the API should show the currency. Our own pages always show $. */
  readonly price_currency_toggle: boolean;
  readonly status: Enum<'active_status'>;
  readonly type: Enum<'plan_type'>;
  readonly product_type: string | null;
  readonly max_clinics: number | null;
  readonly max_users: number | null;
  readonly sms_credits: number;
  readonly email_credits: number;
  readonly position: string;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A product's page on the website. */
export interface WebsiteCmsProductsRow {
  readonly id: string;
  readonly position: string;
  readonly name: string;
  /** The name in the URL of its page. */
  readonly key: string;
  readonly display_name: string | null;
  readonly tag_line: string | null;
  readonly short_info: string | null;
  readonly complete_info: string | null;
  readonly icon_image: Json | null;
  readonly thumbnail_image: Json | null;
  readonly banner_image: Json | null;
  readonly mobile_banner_image: Json | null;
  readonly gallery_images: Json;
  readonly video: Json | null;
  readonly info_title: string | null;
  /** Sections of title, text and picture, one below the other. */
  readonly info_sections: Json;
  readonly faqs_title: string | null;
  /** Questions with their answers. */
  readonly faqs: Json;
  readonly call_to_action_title: string | null;
  readonly call_to_action_info: string | null;
  readonly call_to_action_label: string | null;
  readonly call_to_action_url: string | null;
  readonly call_to_action_image: Json | null;
  readonly status: Enum<'active_status'>;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Row type by table name. */
export interface Models {
  readonly audit_log: AuditLogRow;
  readonly chat_notifications: ChatNotificationsRow;
  readonly chat_typing: ChatTypingRow;
  readonly client_document_approvers: ClientDocumentApproversRow;
  readonly client_document_assignments: ClientDocumentAssignmentsRow;
  readonly client_document_categories: ClientDocumentCategoriesRow;
  readonly client_document_certificates: ClientDocumentCertificatesRow;
  readonly client_document_history: ClientDocumentHistoryRow;
  readonly client_document_signatures: ClientDocumentSignaturesRow;
  readonly client_document_versions: ClientDocumentVersionsRow;
  readonly client_documents: ClientDocumentsRow;
  readonly client_employee_leave_type_configurations: ClientEmployeeLeaveTypeConfigurationsRow;
  readonly client_employee_leave_types: ClientEmployeeLeaveTypesRow;
  readonly client_employee_types: ClientEmployeeTypesRow;
  readonly client_expense_types: ClientExpenseTypesRow;
  readonly client_im_product_categories: ClientImProductCategoriesRow;
  readonly client_induction_form_categories: ClientInductionFormCategoriesRow;
  readonly client_plans_code: ClientPlansCodeRow;
  readonly client_preformatted_letters_categories: ClientPreformattedLettersCategoriesRow;
  readonly client_sessions: ClientSessionsRow;
  readonly client_sources: ClientSourcesRow;
  readonly client_task_levels: ClientTaskLevelsRow;
  readonly client_training_categories: ClientTrainingCategoriesRow;
  readonly client_training_grades: ClientTrainingGradesRow;
  readonly client_transaction_history: ClientTransactionHistoryRow;
  readonly clients: ClientsRow;
  readonly clinic_chat_group_messages: ClinicChatGroupMessagesRow;
  readonly clinic_chat_group_users: ClinicChatGroupUsersRow;
  readonly clinic_chat_groups: ClinicChatGroupsRow;
  readonly clinic_contact_types: ClinicContactTypesRow;
  readonly clinic_contacts: ClinicContactsRow;
  readonly clinic_expenses: ClinicExpensesRow;
  readonly clinic_im_brands: ClinicImBrandsRow;
  readonly clinic_im_product_order_history: ClinicImProductOrderHistoryRow;
  readonly clinic_im_product_order_items: ClinicImProductOrderItemsRow;
  readonly clinic_im_product_order_receipts: ClinicImProductOrderReceiptsRow;
  readonly clinic_im_product_orders: ClinicImProductOrdersRow;
  readonly clinic_im_product_stocks: ClinicImProductStocksRow;
  readonly clinic_im_product_usages: ClinicImProductUsagesRow;
  readonly clinic_im_products: ClinicImProductsRow;
  readonly clinic_im_vendors: ClinicImVendorsRow;
  readonly clinic_kiosks: ClinicKiosksRow;
  readonly clinic_newsfeeds: ClinicNewsfeedsRow;
  readonly clinic_restrotive_item: ClinicRestrotiveItemRow;
  readonly clinic_rooms: ClinicRoomsRow;
  readonly clinic_roster_breaks: ClinicRosterBreaksRow;
  readonly clinic_roster_change_requests: ClinicRosterChangeRequestsRow;
  readonly clinic_roster_history: ClinicRosterHistoryRow;
  readonly clinic_roster_shift_timings: ClinicRosterShiftTimingsRow;
  readonly clinic_roster_swap_requests: ClinicRosterSwapRequestsRow;
  readonly clinic_roster_template_lines: ClinicRosterTemplateLinesRow;
  readonly clinic_roster_templates: ClinicRosterTemplatesRow;
  readonly clinic_rosters: ClinicRostersRow;
  readonly clinic_storage_locations: ClinicStorageLocationsRow;
  readonly clinics: ClinicsRow;
  readonly duties: DutiesRow;
  readonly duty_completions: DutyCompletionsRow;
  readonly employee_award_levels: EmployeeAwardLevelsRow;
  readonly employee_award_rates: EmployeeAwardRatesRow;
  readonly employee_award_sub_levels: EmployeeAwardSubLevelsRow;
  readonly employee_leave_balances: EmployeeLeaveBalancesRow;
  readonly employee_leave_days: EmployeeLeaveDaysRow;
  readonly employee_leave_history: EmployeeLeaveHistoryRow;
  readonly employee_leave_ledger: EmployeeLeaveLedgerRow;
  readonly employee_leaves: EmployeeLeavesRow;
  readonly help_centre_articles: HelpCentreArticlesRow;
  readonly holidays: HolidaysRow;
  readonly induction_form_fields: InductionFormFieldsRow;
  readonly induction_form_submissions: InductionFormSubmissionsRow;
  readonly induction_forms: InductionFormsRow;
  readonly induction_pack_assignments: InductionPackAssignmentsRow;
  readonly induction_packs: InductionPacksRow;
  readonly instrument_count_items: InstrumentCountItemsRow;
  readonly instrument_count_lines: InstrumentCountLinesRow;
  readonly instrument_counts: InstrumentCountsRow;
  readonly instrument_history_items: InstrumentHistoryItemsRow;
  readonly instrument_trays: InstrumentTraysRow;
  readonly ip_settings: IpSettingsRow;
  readonly j_clinic_im_product_storages: JClinicImProductStoragesRow;
  readonly j_tasks_users: JTasksUsersRow;
  readonly j_users_clinics: JUsersClinicsRow;
  readonly j_users_user_roles: JUsersUserRolesRow;
  readonly lab_order_history: LabOrderHistoryRow;
  readonly lab_order_messages: LabOrderMessagesRow;
  readonly lab_orders: LabOrdersRow;
  readonly labs: LabsRow;
  readonly library_files: LibraryFilesRow;
  readonly master_brands: MasterBrandsRow;
  readonly master_employee_awards: MasterEmployeeAwardsRow;
  readonly master_im_product_categories: MasterImProductCategoriesRow;
  readonly master_induction_form_categories: MasterInductionFormCategoriesRow;
  readonly master_induction_form_fields: MasterInductionFormFieldsRow;
  readonly master_induction_forms: MasterInductionFormsRow;
  readonly master_training_categories: MasterTrainingCategoriesRow;
  readonly master_training_course_item_fields: MasterTrainingCourseItemFieldsRow;
  readonly master_training_course_items: MasterTrainingCourseItemsRow;
  readonly master_training_courses: MasterTrainingCoursesRow;
  readonly module_default_user_roles: ModuleDefaultUserRolesRow;
  readonly modules: ModulesRow;
  readonly newsfeed_reads: NewsfeedReadsRow;
  readonly order_chat_messages: OrderChatMessagesRow;
  readonly packagemodules: PackagemodulesRow;
  readonly packages: PackagesRow;
  readonly preformatted_letters: PreformattedLettersRow;
  readonly saved_views: SavedViewsRow;
  readonly sterilisation_cycles: SterilisationCyclesRow;
  readonly sterilisers: SterilisersRow;
  readonly stock_movements: StockMovementsRow;
  readonly stock_take_items: StockTakeItemsRow;
  readonly stock_takes: StockTakesRow;
  readonly support_access_grants: SupportAccessGrantsRow;
  readonly support_ticket_history: SupportTicketHistoryRow;
  readonly support_ticket_messages: SupportTicketMessagesRow;
  readonly support_tickets: SupportTicketsRow;
  readonly task_comments: TaskCommentsRow;
  readonly task_extension_requests: TaskExtensionRequestsRow;
  readonly task_history: TaskHistoryRow;
  readonly task_reassign_requests: TaskReassignRequestsRow;
  readonly tasks: TasksRow;
  readonly teampackages: TeampackagesRow;
  readonly teams: TeamsRow;
  readonly timesheets: TimesheetsRow;
  readonly training_course_certificates: TrainingCourseCertificatesRow;
  readonly training_course_enrollment_history: TrainingCourseEnrollmentHistoryRow;
  readonly training_course_enrollments: TrainingCourseEnrollmentsRow;
  readonly training_course_item_fields: TrainingCourseItemFieldsRow;
  readonly training_course_items: TrainingCourseItemsRow;
  readonly training_course_submissions: TrainingCourseSubmissionsRow;
  readonly training_courses: TrainingCoursesRow;
  readonly user_chat_messages: UserChatMessagesRow;
  readonly user_chats: UserChatsRow;
  readonly user_custom_roles: UserCustomRolesRow;
  readonly user_documents: UserDocumentsRow;
  readonly user_modules_access: UserModulesAccessRow;
  readonly user_notifications: UserNotificationsRow;
  readonly user_preferences: UserPreferencesRow;
  readonly user_presence: UserPresenceRow;
  readonly user_qualifications: UserQualificationsRow;
  readonly user_roles: UserRolesRow;
  readonly user_subscriptions: UserSubscriptionsRow;
  readonly users: UsersRow;
  readonly users_reported_to_users: UsersReportedToUsersRow;
  readonly website_cms_broadcast_deliveries: WebsiteCmsBroadcastDeliveriesRow;
  readonly website_cms_broadcast_group_members: WebsiteCmsBroadcastGroupMembersRow;
  readonly website_cms_broadcast_groups: WebsiteCmsBroadcastGroupsRow;
  readonly website_cms_broadcasts: WebsiteCmsBroadcastsRow;
  readonly website_cms_lead_history: WebsiteCmsLeadHistoryRow;
  readonly website_cms_lead_sources: WebsiteCmsLeadSourcesRow;
  readonly website_cms_leads: WebsiteCmsLeadsRow;
  readonly website_cms_pricing_plans: WebsiteCmsPricingPlansRow;
  readonly website_cms_products: WebsiteCmsProductsRow;
}
export type TableName = keyof Models;
export type Row<Table extends TableName> = Models[Table];

/** Facts of every column. `type` is PostgreSQL's (`uuid`, `text`, `timestamptz`, …) or an enum's name. */
export const columns = {
  audit_log: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    table_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    row_id: { type: 'text', nullable: true, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    ip_address: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  chat_notifications: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    sender_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    group_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    title: { type: 'text', nullable: false, hasDefault: false, list: false },
    body: { type: 'text', nullable: true, hasDefault: false, list: false },
    active: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  chat_typing: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    receiver_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_chat_group_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    typed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_document_approvers: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_document_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    status: { type: 'approval_status', nullable: false, hasDefault: true, list: false },
    reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    action_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_document_assignments: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_document_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_document_version_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    status: { type: 'document_assignment_status', nullable: false, hasDefault: true, list: false },
    signed_status: { type: 'document_signed_status', nullable: false, hasDefault: true, list: false },
    document_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    due_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    witness_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    admin_signer_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    assigned_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    viewed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    completed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    declined_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    declined_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    decline_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    nudged_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    answers: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    next_signer: { type: 'document_signer', nullable: true, hasDefault: false, list: false },
    next_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    reminded_days: { type: 'int4', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_document_categories: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    user_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    document_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    is_confidential: { type: 'bool', nullable: false, hasDefault: true, list: false },
    employee_roles: { type: 'text', nullable: false, hasDefault: true, list: true },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_document_certificates: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_document_assignment_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    certificate: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    hash: { type: 'text', nullable: false, hasDefault: false, list: false },
    issued_hashes: { type: 'text', nullable: false, hasDefault: true, list: true },
    issued_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_document_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_document_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_document_assignment_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_document_signatures: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_document_assignment_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    signer: { type: 'document_signer', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    method: { type: 'document_signing_method', nullable: false, hasDefault: false, list: false },
    signature: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    drawn: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    typed_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    consent: { type: 'text', nullable: false, hasDefault: false, list: false },
    hash: { type: 'text', nullable: false, hasDefault: false, list: false },
    ip_address: { type: 'text', nullable: true, hasDefault: false, list: false },
    user_agent: { type: 'text', nullable: true, hasDefault: false, list: false },
    signed_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_document_versions: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_document_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    version_no: { type: 'int4', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    is_signature_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_admin_signature_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_witness_signature_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_download_and_upload_file: { type: 'bool', nullable: false, hasDefault: true, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    form_attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    attachment_type: { type: 'attachment_type', nullable: false, hasDefault: true, list: false },
    video_url: { type: 'text', nullable: true, hasDefault: false, list: false },
    other_url: { type: 'text', nullable: true, hasDefault: false, list: false },
    content_hash: { type: 'text', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    approved_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    approved_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_documents: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    preformatted_letter_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    category_type: { type: 'document_category_type', nullable: false, hasDefault: true, list: false },
    is_signature_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_admin_signature_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_witness_signature_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_download_and_upload_file: { type: 'bool', nullable: false, hasDefault: true, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    form_attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    attachment_type: { type: 'attachment_type', nullable: false, hasDefault: true, list: false },
    document_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    user_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    selected_user_type: { type: 'document_selected_user_type', nullable: false, hasDefault: true, list: false },
    document_permission: { type: 'document_permission', nullable: false, hasDefault: true, list: false },
    status: { type: 'approval_status', nullable: false, hasDefault: true, list: false },
    signed_status: { type: 'document_signed_status', nullable: false, hasDefault: true, list: false },
    assigned_count: { type: 'int4', nullable: false, hasDefault: true, list: false },
    completed_count: { type: 'int4', nullable: false, hasDefault: true, list: false },
    video_url: { type: 'text', nullable: true, hasDefault: false, list: false },
    other_url: { type: 'text', nullable: true, hasDefault: false, list: false },
    due_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    audience: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    for_new_starters: { type: 'bool', nullable: false, hasDefault: true, list: false },
    current_version_no: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    approved_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    approved_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_employee_leave_type_configurations: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_employee_leave_type_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_employee_type_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    number_of_leaves_in_days: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    hrs_per_day: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    applicable_on: { type: 'text', nullable: false, hasDefault: true, list: true },
    leave_loading: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    accrual_rate: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_employee_leave_types: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    leave_type: { type: 'leave_pay', nullable: false, hasDefault: true, list: false },
    no_of_years: { type: 'int4', nullable: false, hasDefault: true, list: false },
    is_attachment_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_employee_types: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    is_casual: { type: 'bool', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_expense_types: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_im_product_categories: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    parent_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_induction_form_categories: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_plans_code: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    title: { type: 'text', nullable: false, hasDefault: false, list: false },
    coupon_code: { type: 'text', nullable: false, hasDefault: false, list: false },
    terms: { type: 'text', nullable: true, hasDefault: false, list: false },
    type: { type: 'discount_type', nullable: false, hasDefault: true, list: false },
    value: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    start_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    end_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    no_of_coupon: { type: 'int4', nullable: true, hasDefault: false, list: false },
    discount_months: { type: 'int4', nullable: true, hasDefault: false, list: false },
    used: { type: 'int4', nullable: false, hasDefault: true, list: false },
    updated_by: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_preformatted_letters_categories: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_sessions: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    platform_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    platform_user_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    support_ticket_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    support_access_grant_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    reason: { type: 'text', nullable: false, hasDefault: false, list: false },
    expires_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    ended_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_sources: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    website_url: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_source: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_medium: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_term: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_content: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_task_levels: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_training_categories: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_training_grades: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    start_percentage: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    end_percentage: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  client_transaction_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_subscription_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    invoice_id: { type: 'text', nullable: false, hasDefault: false, list: false },
    history_type: { type: 'transaction_history_type', nullable: false, hasDefault: false, list: false },
    plan_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    original_amt: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    discount_type: { type: 'discount_type', nullable: true, hasDefault: false, list: false },
    discount_value: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    discount_amt: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    total_value: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    status: { type: 'payment_status', nullable: false, hasDefault: true, list: false },
    coupon_code: { type: 'text', nullable: true, hasDefault: false, list: false },
    validity_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    card: { type: 'text', nullable: true, hasDefault: false, list: false },
    TeamSize: { type: 'int4', nullable: true, hasDefault: false, list: false },
    upgrade_type: { type: 'transaction_upgrade_type', nullable: true, hasDefault: false, list: false },
    upgrade_notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    existing_package_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    new_package_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clients: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    business_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    type: { type: 'client_type', nullable: false, hasDefault: true, list: false },
    sub_domain: { type: 'text', nullable: false, hasDefault: false, list: false },
    logo_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    banners: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    website: { type: 'text', nullable: true, hasDefault: false, list: false },
    email: { type: 'text', nullable: true, hasDefault: false, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    landline: { type: 'text', nullable: true, hasDefault: false, list: false },
    address: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    zone: { type: 'text', nullable: false, hasDefault: true, list: false },
    poc_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    poc_email: { type: 'text', nullable: true, hasDefault: false, list: false },
    poc_phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    abn: { type: 'text', nullable: true, hasDefault: false, list: false },
    account_manager_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    client_source_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    team_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    package_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    coupon_code: { type: 'text', nullable: true, hasDefault: false, list: false },
    discount_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    discount_terms: { type: 'text', nullable: true, hasDefault: false, list: false },
    discount_type: { type: 'discount_type', nullable: true, hasDefault: false, list: false },
    discount_start_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    discount_end_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    total_value: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    Original_amt: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    discount_amt: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    ip_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_chat_group_messages: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_chat_group_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    position: { type: 'int4', nullable: false, hasDefault: false, list: false },
    reply_to_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    message: { type: 'text', nullable: false, hasDefault: true, list: false },
    message_type: { type: 'message_type', nullable: false, hasDefault: true, list: false },
    supporting_attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    mentioned_user_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    is_groupchat_deleted: { type: 'bool', nullable: false, hasDefault: true, list: false },
    edited_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_chat_group_users: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_chat_group_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    added_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    last_read_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    read_position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    delivered_position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    muted: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_chat_groups: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    slug: { type: 'text', nullable: false, hasDefault: true, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    last_message_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    last_position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_contact_types: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_contacts: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_contact_type_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    account_number: { type: 'text', nullable: true, hasDefault: false, list: false },
    company_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    email: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    website_link: { type: 'text', nullable: true, hasDefault: false, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_expenses: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    created_by_userid: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_expense_type_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    amount: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    internal_note: { type: 'text', nullable: true, hasDefault: false, list: false },
    expense_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_brands: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_product_order_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_order_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_product_order_items: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_order_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    product_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    product_code: { type: 'text', nullable: true, hasDefault: false, list: false },
    quantity_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    price: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    new_stock: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    current_stock: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    quantity_received: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    remaining_quantity: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    status: { type: 'product_order_item_status', nullable: false, hasDefault: true, list: false },
    internal_note: { type: 'text', nullable: true, hasDefault: false, list: false },
    closed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    closed_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    close_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_product_order_receipts: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_order_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_order_item_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_stock_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    idempotency_key: { type: 'text', nullable: false, hasDefault: false, list: false },
    line_number: { type: 'int4', nullable: false, hasDefault: false, list: false },
    quantity: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    lot_number: { type: 'text', nullable: true, hasDefault: false, list: false },
    expiry_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    price: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    invoice_number: { type: 'text', nullable: true, hasDefault: false, list: false },
    invoice_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    over_receipt_note: { type: 'text', nullable: true, hasDefault: false, list: false },
    received_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    reversed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    reversed_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    reverse_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_product_orders: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    vendor_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    status: { type: 'product_order_status', nullable: false, hasDefault: true, list: false },
    purchase_order_id: { type: 'text', nullable: true, hasDefault: false, list: false },
    custom_message: { type: 'text', nullable: true, hasDefault: false, list: false },
    internal_note: { type: 'text', nullable: true, hasDefault: false, list: false },
    submit_via: { type: 'product_order_submit_via', nullable: true, hasDefault: false, list: false },
    has_passcode: { type: 'bool', nullable: false, hasDefault: true, list: false },
    total_amount: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    purchase_order_attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    vendor_invoice_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    raised_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    approved_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    placed_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    placed_by_user_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    placed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    accepted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    accepted_note: { type: 'text', nullable: true, hasDefault: false, list: false },
    received_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    cancelled_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    cancelled_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    cancel_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    clinic_unread: { type: 'int4', nullable: false, hasDefault: true, list: false },
    supplier_unread: { type: 'int4', nullable: false, hasDefault: true, list: false },
    clinic_read_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    supplier_read_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_product_stocks: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_storage_location_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    lot_number: { type: 'text', nullable: true, hasDefault: false, list: false },
    unique_scan_id: { type: 'text', nullable: true, hasDefault: false, list: false },
    quantity: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    quantity_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    current_quantity: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    expiry_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    told_expiry_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    purchase_price: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    invoice_number: { type: 'text', nullable: true, hasDefault: false, list: false },
    invoice_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    received_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    received_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    is_disposed: { type: 'bool', nullable: false, hasDefault: true, list: false },
    disposed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    disposed_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    disposed_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_product_usages: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    use_id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    clinic_im_product_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    product_lot_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    room_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    used_stock: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    undone_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    undone_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_products: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    type: { type: 'text', nullable: true, hasDefault: false, list: false },
    code: { type: 'text', nullable: true, hasDefault: false, list: false },
    internal_code: { type: 'text', nullable: true, hasDefault: false, list: false },
    unique_scan_id: { type: 'text', nullable: true, hasDefault: false, list: false },
    product_id: { type: 'text', nullable: true, hasDefault: false, list: false },
    manufacturer_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    product_manual_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    quantity: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    quantity_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    stock_in_hand: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    stock_in_hand_total: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    current_stock: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    minimum: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    maximum: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    alert_stock_number: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    is_low_stock: { type: 'bool', nullable: false, hasDefault: true, list: false },
    has_expired: { type: 'bool', nullable: false, hasDefault: true, list: false },
    expired_lots: { type: 'int4', nullable: false, hasDefault: true, list: false },
    low_stock_alerted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    next_expiry_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    purchase_price: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    sale_price: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    clinic_im_vendor_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    im_brands_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    master_brands_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    client_im_product_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_im_vendors: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    email: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    contact_person_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    contact_person_email: { type: 'text', nullable: true, hasDefault: false, list: false },
    contact_person_phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    abn_number: { type: 'text', nullable: true, hasDefault: false, list: false },
    openingHours: { type: 'text', nullable: true, hasDefault: false, list: false },
    ordersEmails: { type: 'text', nullable: false, hasDefault: true, list: true },
    address: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    returnShippingAddress: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_kiosks: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    public_key: { type: 'jsonb', nullable: false, hasDefault: false, list: false },
    opened_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    last_used_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    closed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_newsfeeds: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    title: { type: 'text', nullable: false, hasDefault: false, list: false },
    slug: { type: 'text', nullable: false, hasDefault: true, list: false },
    body: { type: 'text', nullable: true, hasDefault: false, list: false },
    media_type: { type: 'file_type', nullable: true, hasDefault: false, list: false },
    media: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    tags: { type: 'text', nullable: false, hasDefault: true, list: true },
    status: { type: 'newsfeed_status', nullable: false, hasDefault: true, list: false },
    scheduled_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    published_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    un_published_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    pinned: { type: 'bool', nullable: false, hasDefault: true, list: false },
    must_read: { type: 'bool', nullable: false, hasDefault: true, list: false },
    audience_roles: { type: 'text', nullable: false, hasDefault: true, list: true },
    reminded_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_restrotive_item: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    restrotive_count: { type: 'int4', nullable: false, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_rooms: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    internal_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_roster_breaks: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_roster_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    break_type: { type: 'roster_break_type', nullable: false, hasDefault: false, list: false },
    started_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    started_synced_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    ended_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    ended_synced_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_roster_change_requests: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_roster_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    status: { type: 'approval_status', nullable: false, hasDefault: true, list: false },
    message: { type: 'text', nullable: true, hasDefault: false, list: false },
    new_start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    new_end_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    new_starts_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    new_ends_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    new_clocked_in_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    new_clocked_out_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    old_start_time: { type: 'time', nullable: false, hasDefault: false, list: false },
    old_end_time: { type: 'time', nullable: false, hasDefault: false, list: false },
    old_starts_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    old_ends_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    old_clocked_in_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    old_clocked_out_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    action_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    action_message: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_roster_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_roster_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_roster_shift_timings: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    start_time: { type: 'time', nullable: false, hasDefault: false, list: false },
    end_time: { type: 'time', nullable: false, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_roster_swap_requests: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    kind: { type: 'roster_swap_kind', nullable: false, hasDefault: false, list: false },
    clinic_roster_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    return_clinic_roster_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    from_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    to_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    status: { type: 'roster_swap_status', nullable: false, hasDefault: true, list: false },
    message: { type: 'text', nullable: true, hasDefault: false, list: false },
    accepted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    action_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    action_message: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_roster_template_lines: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_roster_template_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    weekday: { type: 'text', nullable: false, hasDefault: false, list: false },
    start_time: { type: 'time', nullable: false, hasDefault: false, list: false },
    end_time: { type: 'time', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    user_whom_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_room_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_roster_shift_timing_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    roster_shift_type: { type: 'roster_shift_type', nullable: false, hasDefault: true, list: false },
    meal_break_duration: { type: 'int4', nullable: true, hasDefault: false, list: false },
    meal_break_start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    rest_break_duration: { type: 'int4', nullable: true, hasDefault: false, list: false },
    rest_break_start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    message: { type: 'text', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_roster_templates: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_rosters: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    user_whom_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_room_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_roster_shift_timing_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    roster_shift_type: { type: 'roster_shift_type', nullable: false, hasDefault: true, list: false },
    clinic_roster_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    start_time: { type: 'time', nullable: false, hasDefault: false, list: false },
    end_time: { type: 'time', nullable: false, hasDefault: false, list: false },
    starts_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    ends_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    zone: { type: 'text', nullable: false, hasDefault: false, list: false },
    meal_break_duration: { type: 'int4', nullable: true, hasDefault: false, list: false },
    meal_break_start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    meal_break_end_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    rest_break_duration: { type: 'int4', nullable: true, hasDefault: false, list: false },
    rest_break_start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    rest_break_end_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    extra_meal_break_duration: { type: 'int4', nullable: true, hasDefault: false, list: false },
    extra_meal_break_start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    extra_meal_break_end_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    extra_rest_break_duration: { type: 'int4', nullable: true, hasDefault: false, list: false },
    extra_rest_break_start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    extra_rest_break_end_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    message: { type: 'text', nullable: true, hasDefault: false, list: false },
    published: { type: 'bool', nullable: false, hasDefault: true, list: false },
    published_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    draft: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    clocked_in_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    clocked_in_message: { type: 'text', nullable: true, hasDefault: false, list: false },
    clocked_in_synced_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    clocked_in_photo: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    clocked_out_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    clocked_out_message: { type: 'text', nullable: true, hasDefault: false, list: false },
    clocked_out_synced_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    clocked_out_photo: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    check_in_attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    check_out_attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    missed_notified_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    forgotten_notified_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinic_storage_locations: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    parent_storage_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  clinics: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    internal_code: { type: 'text', nullable: true, hasDefault: false, list: false },
    address: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    geo_point: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    state: { type: 'text', nullable: true, hasDefault: false, list: false },
    zone: { type: 'text', nullable: false, hasDefault: true, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    email: { type: 'text', nullable: true, hasDefault: false, list: false },
    landline: { type: 'text', nullable: true, hasDefault: false, list: false },
    weekly_budget: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    sterilisation_setting_status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    is_unrostered_clock_in_allowed: { type: 'bool', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  duties: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_room_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    frequency: { type: 'duty_frequency', nullable: false, hasDefault: true, list: false },
    weekdays: { type: 'text', nullable: false, hasDefault: true, list: true },
    day_of_month: { type: 'int4', nullable: true, hasDefault: false, list: false },
    due_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    start_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    end_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    assigned_to_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    is_photo_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_note_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  duty_completions: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    duty_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    duty_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    photo: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  employee_award_levels: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    service_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    employee_type_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    is_age_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_payPoint_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_experience_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    from_duration: { type: 'int4', nullable: true, hasDefault: false, list: false },
    from_tenure: { type: 'award_tenure', nullable: true, hasDefault: false, list: false },
    to_duration: { type: 'int4', nullable: true, hasDefault: false, list: false },
    to_tenure: { type: 'award_tenure', nullable: true, hasDefault: false, list: false },
    casual_rate_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    saturday_casual_rate_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    sunday_casual_rate_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    public_holidays_casual_rate_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    overtime_time_and_half_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    overtime_double_time_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    overtime_sundays_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    overtime_public_holidays_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    is_overtime_sunday: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_overtime_public_holidays: { type: 'bool', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  employee_award_rates: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    employee_award_sub_level_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    effective_from: { type: 'date', nullable: false, hasDefault: false, list: false },
    base_price: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  employee_award_sub_levels: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    employee_award_level_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    pay_point: { type: 'text', nullable: true, hasDefault: false, list: false },
    age: { type: 'text', nullable: true, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    base_price: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    effective_from: { type: 'date', nullable: false, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  employee_leave_balances: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_employee_leave_type_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    accrued_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    adjusted_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    taken_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    reserved_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    remaining_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  employee_leave_days: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    employee_leave_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_employee_leave_type_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    status: { type: 'approval_status', nullable: false, hasDefault: true, list: false },
    date: { type: 'date', nullable: false, hasDefault: false, list: false },
    is_all_day: { type: 'bool', nullable: false, hasDefault: true, list: false },
    start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    end_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    starts_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    ends_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    zone: { type: 'text', nullable: false, hasDefault: false, list: false },
    paid_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    unpaid_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  employee_leave_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    employee_leave_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  employee_leave_ledger: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_employee_leave_type_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    kind: { type: 'leave_ledger_kind', nullable: false, hasDefault: false, list: false },
    hrs: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    period_start: { type: 'date', nullable: true, hasDefault: false, list: false },
    period_end: { type: 'date', nullable: true, hasDefault: false, list: false },
    employee_leave_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    leave_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  employee_leaves: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_employee_leave_type_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    is_time_in_lieu: { type: 'bool', nullable: false, hasDefault: true, list: false },
    leave_start_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    leave_end_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    leave_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    status: { type: 'approval_status', nullable: false, hasDefault: true, list: false },
    total_paid_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    total_unpaid_hrs: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    no_of_leaves_accrued: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    action_workspace_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    action_message: { type: 'text', nullable: true, hasDefault: false, list: false },
    cancel_requested_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    cancel_message: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  help_centre_articles: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    title: { type: 'text', nullable: false, hasDefault: false, list: false },
    slug: { type: 'text', nullable: false, hasDefault: false, list: false },
    category: { type: 'text', nullable: true, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    body: { type: 'text', nullable: false, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    is_published: { type: 'bool', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  holidays: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    date: { type: 'date', nullable: false, hasDefault: false, list: false },
    state: { type: 'text', nullable: true, hasDefault: false, list: false },
    start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    end_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  induction_form_fields: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    induction_form_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    hint: { type: 'text', nullable: true, hasDefault: false, list: false },
    type: { type: 'form_field_type', nullable: false, hasDefault: true, list: false },
    config: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    answer: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    options: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    input_attachment_type: { type: 'attachment_type', nullable: true, hasDefault: false, list: false },
    input_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    evaluateAnswer: { type: 'bool', nullable: false, hasDefault: true, list: false },
    operator: { type: 'form_field_operator', nullable: true, hasDefault: false, list: false },
    regex: { type: 'text', nullable: true, hasDefault: false, list: false },
    required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  induction_form_submissions: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    induction_form_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    status: { type: 'induction_submission_status', nullable: false, hasDefault: true, list: false },
    answers: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    asked: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    submitted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    signed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    signature: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    drawn: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    typed_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    consent: { type: 'text', nullable: true, hasDefault: false, list: false },
    signing_method: { type: 'document_signing_method', nullable: true, hasDefault: false, list: false },
    signature_hash: { type: 'text', nullable: true, hasDefault: false, list: false },
    ip_address: { type: 'text', nullable: true, hasDefault: false, list: false },
    user_agent: { type: 'text', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  induction_forms: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    client_induction_form_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    master_induction_form_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    master_induction_form_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    type: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    form_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    attachment_type: { type: 'attachment_type', nullable: false, hasDefault: true, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    is_signature_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  induction_pack_assignments: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    induction_pack_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    given_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    due_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    form_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    document_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    course_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  induction_packs: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    role_names: { type: 'text', nullable: false, hasDefault: true, list: true },
    clinic_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    for_new_starters: { type: 'bool', nullable: false, hasDefault: true, list: false },
    new_starters_since: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    due_in_days: { type: 'int4', nullable: true, hasDefault: false, list: false },
    form_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    document_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    course_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  instrument_count_items: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    instrument_tray_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    code: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    expected_quantity: { type: 'int4', nullable: false, hasDefault: true, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  instrument_count_lines: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    instrument_count_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    instrument_count_item_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    expected_quantity: { type: 'int4', nullable: false, hasDefault: false, list: false },
    quantity: { type: 'int4', nullable: false, hasDefault: false, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  instrument_counts: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    count_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    status: { type: 'instrument_count_status', nullable: false, hasDefault: true, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    finished_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    finished_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  instrument_history_items: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    instrument_count_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    instrument_count_item_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    reported_as: { type: 'instrument_history_status', nullable: false, hasDefault: false, list: false },
    status: { type: 'instrument_history_status', nullable: false, hasDefault: false, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    resolved_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    resolved_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    resolution_note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  instrument_trays: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_room_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  ip_settings: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    ip_address: { type: 'text', nullable: false, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  j_clinic_im_product_storages: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_storage_location_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  j_tasks_users: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    task_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  j_users_clinics: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  j_users_user_roles: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_role_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    user_custom_role_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    blocked_status: { type: 'blocked_status', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  lab_order_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    lab_order_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  lab_order_messages: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    lab_order_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    message_type: { type: 'message_type', nullable: false, hasDefault: true, list: false },
    message: { type: 'text', nullable: false, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    edited_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  lab_orders: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    lab_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    status: { type: 'lab_order_status', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    patient_reference: { type: 'text', nullable: true, hasDefault: false, list: false },
    due_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    price: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    tracking_number: { type: 'text', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    raised_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    accepted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    shipped_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    delivered_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    cancelled_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    cancelled_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    cancel_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  labs: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    email: { type: 'text', nullable: true, hasDefault: false, list: false },
    website: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    contact_person_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    contact_person_email: { type: 'text', nullable: true, hasDefault: false, list: false },
    contact_person_phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    address: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  library_files: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    file: { type: 'jsonb', nullable: false, hasDefault: false, list: false },
    file_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    file_type: { type: 'file_type', nullable: false, hasDefault: false, list: false },
    extension: { type: 'text', nullable: false, hasDefault: false, list: false },
    mime_type: { type: 'text', nullable: false, hasDefault: false, list: false },
    directory: { type: 'text', nullable: false, hasDefault: false, list: false },
    size: { type: 'int8', nullable: false, hasDefault: false, list: false },
    isPublic: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_brands: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_employee_awards: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    job_role: { type: 'text', nullable: true, hasDefault: false, list: false },
    job_level: { type: 'text', nullable: true, hasDefault: false, list: false },
    age: { type: 'text', nullable: true, hasDefault: false, list: false },
    pay_per_hour: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    effective_from: { type: 'date', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_im_product_categories: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    parent_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_induction_form_categories: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_induction_form_fields: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    master_induction_form_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    hint: { type: 'text', nullable: true, hasDefault: false, list: false },
    type: { type: 'form_field_type', nullable: false, hasDefault: true, list: false },
    config: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    answer: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    options: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    input_attachment_type: { type: 'attachment_type', nullable: true, hasDefault: false, list: false },
    input_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    evaluateAnswer: { type: 'bool', nullable: false, hasDefault: true, list: false },
    operator: { type: 'form_field_operator', nullable: true, hasDefault: false, list: false },
    regex: { type: 'text', nullable: true, hasDefault: false, list: false },
    required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_induction_forms: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    master_induction_form_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    type: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    form_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    attachment_type: { type: 'attachment_type', nullable: false, hasDefault: true, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    is_signature_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_training_categories: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    color: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_training_course_item_fields: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    master_training_course_item_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    hint: { type: 'text', nullable: true, hasDefault: false, list: false },
    type: { type: 'form_field_type', nullable: false, hasDefault: true, list: false },
    config: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    answer: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    options: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    input_attachment_type: { type: 'attachment_type', nullable: true, hasDefault: false, list: false },
    input_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    evaluateAnswer: { type: 'bool', nullable: false, hasDefault: true, list: false },
    operator: { type: 'form_field_operator', nullable: true, hasDefault: false, list: false },
    regex: { type: 'text', nullable: true, hasDefault: false, list: false },
    required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_training_course_items: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    master_training_course_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    item_type: { type: 'training_item_type', nullable: false, hasDefault: true, list: false },
    type: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    qualifying_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    media_attachment_type: { type: 'attachment_type', nullable: true, hasDefault: false, list: false },
    media_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  master_training_courses: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    master_training_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    complete_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    thumbnail_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  module_default_user_roles: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    module_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    user_role_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    user_custom_role_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    default_actions: { type: 'module_action', nullable: false, hasDefault: true, list: true },
    saved_data_actions: { type: 'module_action', nullable: false, hasDefault: true, list: true },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  modules: {
    id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    table_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    info: { type: 'text', nullable: true, hasDefault: false, list: false },
    available_actions: { type: 'module_action', nullable: false, hasDefault: true, list: true },
    title: { type: 'text', nullable: false, hasDefault: false, list: false },
    access: { type: 'text', nullable: false, hasDefault: true, list: true },
    master_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    hide_in_menu: { type: 'bool', nullable: false, hasDefault: true, list: false },
    fixed_actions: { type: 'module_action', nullable: false, hasDefault: true, list: true },
    router_link: { type: 'text', nullable: false, hasDefault: false, list: false },
    position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    tiers: { type: 'int4', nullable: false, hasDefault: true, list: true },
    own: { type: 'bool', nullable: false, hasDefault: true, list: false },
    platform: { type: 'bool', nullable: false, hasDefault: true, list: false },
  },
  newsfeed_reads: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_newsfeed_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    read_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    acknowledged_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  order_chat_messages: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    order_no: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    order_product_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    message_type: { type: 'message_type', nullable: false, hasDefault: true, list: false },
    message: { type: 'text', nullable: false, hasDefault: false, list: false },
    message_by: { type: 'order_message_by', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    supplier_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    supplier_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    edited_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  packagemodules: {
    id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    module_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    package_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    checked: { type: 'bool', nullable: false, hasDefault: true, list: false },
  },
  packages: {
    id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  preformatted_letters: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    preformatted_letter_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    body: { type: 'text', nullable: false, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  saved_views: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    table_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    view: { type: 'jsonb', nullable: false, hasDefault: false, list: false },
    is_shared: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_default: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  sterilisation_cycles: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    steriliser_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    batch_number: { type: 'text', nullable: false, hasDefault: false, list: false },
    cycle_number: { type: 'int4', nullable: false, hasDefault: false, list: false },
    cycle_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    start_time: { type: 'time', nullable: true, hasDefault: false, list: false },
    program: { type: 'text', nullable: true, hasDefault: false, list: false },
    temperature: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    pressure: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    holding_minutes: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    load_content: { type: 'text', nullable: true, hasDefault: false, list: false },
    chemical_indicator: { type: 'sterilisation_result', nullable: true, hasDefault: false, list: false },
    biological_indicator: { type: 'sterilisation_result', nullable: true, hasDefault: false, list: false },
    result: { type: 'sterilisation_result', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    released_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  sterilisers: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_room_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    make: { type: 'text', nullable: true, hasDefault: false, list: false },
    serial_number: { type: 'text', nullable: true, hasDefault: false, list: false },
    next_service_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    next_validation_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  stock_movements: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_stock_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    kind: { type: 'stock_movement_kind', nullable: false, hasDefault: false, list: false },
    quantity: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_im_product_usage_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_im_product_order_receipt_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    stock_take_item_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  stock_take_items: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    stock_take_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_im_product_stock_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    expected_quantity: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    counted_quantity: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    counted_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    counted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  stock_takes: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    status: { type: 'stock_take_status', nullable: false, hasDefault: true, list: false },
    clinic_storage_location_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    finished_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    finished_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    approved_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    approved_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  support_access_grants: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    support_ticket_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    granted_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    expires_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    revoked_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    revoked_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  support_ticket_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    support_ticket_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    platform_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  support_ticket_messages: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    support_ticket_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    platform_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    author_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    message: { type: 'text', nullable: false, hasDefault: false, list: false },
    message_type: { type: 'message_type', nullable: false, hasDefault: true, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  support_tickets: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    priority: { type: 'support_ticket_priority', nullable: false, hasDefault: true, list: false },
    status: { type: 'support_ticket_status', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    assigned_platform_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    last_message_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    closed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  task_comments: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    task_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    message: { type: 'text', nullable: false, hasDefault: false, list: false },
    message_type: { type: 'message_type', nullable: false, hasDefault: true, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    mentioned_user_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    edited_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  task_extension_requests: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    task_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    status: { type: 'request_status', nullable: false, hasDefault: true, list: false },
    extended_deadline_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    previous_deadline_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    comment: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    action_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    action_comment: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  task_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    task_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  task_reassign_requests: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    task_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    status: { type: 'request_status', nullable: false, hasDefault: true, list: false },
    comment: { type: 'text', nullable: true, hasDefault: false, list: false },
    new_assigned_to_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    old_assigned_to_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    action_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    action_comment: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  tasks: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    type: { type: 'task_type', nullable: false, hasDefault: true, list: false },
    client_task_level_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    status: { type: 'task_progress', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    deadline_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    start_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    more_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    priority: { type: 'task_priority', nullable: false, hasDefault: true, list: false },
    clinic_room_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    assigned_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    assigned_to_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    task_status: { type: 'task_active_status', nullable: false, hasDefault: true, list: false },
    finished_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    lab_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  teampackages: {
    id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    team_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    package_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    team_size: { type: 'int4', nullable: false, hasDefault: false, list: false },
    price: { type: 'numeric', nullable: false, hasDefault: false, list: false },
  },
  teams: {
    id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    team_size: { type: 'int4', nullable: false, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  timesheets: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    from_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    until_date: { type: 'date', nullable: false, hasDefault: false, list: false },
    status: { type: 'timesheet_status', nullable: false, hasDefault: true, list: false },
    planned_minutes: { type: 'int4', nullable: false, hasDefault: false, list: false },
    worked_minutes: { type: 'int4', nullable: false, hasDefault: false, list: false },
    paid_minutes: { type: 'int4', nullable: false, hasDefault: false, list: false },
    cost_cents: { type: 'int4', nullable: true, hasDefault: false, list: false },
    lines: { type: 'jsonb', nullable: false, hasDefault: false, list: false },
    costs: { type: 'jsonb', nullable: false, hasDefault: false, list: false },
    approved_by_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    approved_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    locked_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    locked_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    reopened_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    reopened_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    reopened_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  training_course_certificates: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    training_course_enrollment_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    course_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    grade_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    certificate: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    issued_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    expires_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  training_course_enrollment_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    training_course_enrollment_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  training_course_enrollments: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    training_course_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    client_training_grade_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    message: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'training_enrollment_status', nullable: false, hasDefault: true, list: false },
    enrolled_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    enrolled_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    due_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    started_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    submitted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    completed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    cancelled_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    expires_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    attempt_no: { type: 'int4', nullable: false, hasDefault: true, list: false },
    attempts_allowed: { type: 'int4', nullable: false, hasDefault: true, list: false },
    percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    reminded_days: { type: 'int4', nullable: true, hasDefault: false, list: false },
    overdue_reported_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    expiry_warned_days: { type: 'int4', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  training_course_item_fields: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    training_course_item_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    hint: { type: 'text', nullable: true, hasDefault: false, list: false },
    type: { type: 'form_field_type', nullable: false, hasDefault: true, list: false },
    config: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    answer: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    options: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    input_attachment_type: { type: 'attachment_type', nullable: true, hasDefault: false, list: false },
    input_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    evaluateAnswer: { type: 'bool', nullable: false, hasDefault: true, list: false },
    operator: { type: 'form_field_operator', nullable: true, hasDefault: false, list: false },
    regex: { type: 'text', nullable: true, hasDefault: false, list: false },
    required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  training_course_items: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    training_course_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    item_type: { type: 'training_item_type', nullable: false, hasDefault: true, list: false },
    type: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    qualifying_percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    media_attachment_type: { type: 'attachment_type', nullable: true, hasDefault: false, list: false },
    media_attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  training_course_submissions: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    training_course_enrollment_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    training_course_item_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    attempt_no: { type: 'int4', nullable: false, hasDefault: true, list: false },
    status: { type: 'training_submission_status', nullable: false, hasDefault: true, list: false },
    answers: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    media_seconds: { type: 'int4', nullable: true, hasDefault: false, list: false },
    percentage: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    passed: { type: 'bool', nullable: true, hasDefault: false, list: false },
    message: { type: 'text', nullable: true, hasDefault: false, list: false },
    marked_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    marked_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    submitted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  training_courses: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    client_training_category_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    master_training_course_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    complete_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    thumbnail_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    is_open: { type: 'bool', nullable: false, hasDefault: true, list: false },
    due_in_days: { type: 'int4', nullable: true, hasDefault: false, list: false },
    attempts_allowed: { type: 'int4', nullable: false, hasDefault: true, list: false },
    valid_for_months: { type: 'int4', nullable: true, hasDefault: false, list: false },
    for_new_starters: { type: 'bool', nullable: false, hasDefault: true, list: false },
    new_starter_roles: { type: 'text', nullable: false, hasDefault: true, list: true },
    new_starters_since: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    items_removed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_chat_messages: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_chat_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    position: { type: 'int4', nullable: false, hasDefault: false, list: false },
    reply_to_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    sender_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    receiver_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    message: { type: 'text', nullable: false, hasDefault: true, list: false },
    message_type: { type: 'message_type', nullable: false, hasDefault: true, list: false },
    supporting_attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    is_chat_deleted: { type: 'bool', nullable: false, hasDefault: true, list: false },
    message_status: { type: 'message_status', nullable: false, hasDefault: true, list: false },
    delivered_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    read_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    edited_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_chats: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    low_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    high_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    last_position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    last_message_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    low_read_position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    high_read_position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    low_delivered_position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    high_delivered_position: { type: 'int4', nullable: false, hasDefault: true, list: false },
    low_muted: { type: 'bool', nullable: false, hasDefault: true, list: false },
    high_muted: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_custom_roles: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    base_user_role_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    description: { type: 'text', nullable: true, hasDefault: false, list: false },
    attachment: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_documents: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    document: { type: 'jsonb', nullable: false, hasDefault: false, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_modules_access: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    module_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    default_actions: { type: 'module_action', nullable: false, hasDefault: true, list: true },
    default_disabled_actions: { type: 'module_action', nullable: false, hasDefault: true, list: true },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_notifications: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    actor_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinic_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    event_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    type: { type: 'text', nullable: false, hasDefault: false, list: false },
    title: { type: 'text', nullable: false, hasDefault: false, list: false },
    body: { type: 'text', nullable: true, hasDefault: false, list: false },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    link: { type: 'text', nullable: true, hasDefault: false, list: false },
    group_key: { type: 'text', nullable: true, hasDefault: false, list: false },
    payload: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    read_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    read: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_preferences: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    key: { type: 'text', nullable: false, hasDefault: false, list: false },
    value: { type: 'jsonb', nullable: false, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_presence: {
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    online_status: { type: 'online_status', nullable: false, hasDefault: true, list: false },
    last_seen_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    is_chat_minimized: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_chat_closed: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_groupchat_minimized: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_groupchat_closed: { type: 'bool', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_qualifications: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    type: { type: 'user_qualification_type', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    number: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    issued_by: { type: 'text', nullable: true, hasDefault: false, list: false },
    issued_on: { type: 'date', nullable: true, hasDefault: false, list: false },
    expires_on: { type: 'date', nullable: true, hasDefault: false, list: false },
    attachments: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    notes: { type: 'text', nullable: true, hasDefault: false, list: false },
    verified_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    verified_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    reminded_days: { type: 'int4', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  user_roles: {
    id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    title: { type: 'text', nullable: false, hasDefault: false, list: false },
  },
  user_subscriptions: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    package_id: { type: 'int4', nullable: false, hasDefault: false, list: false },
    team_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    plan_type: { type: 'plan_type', nullable: false, hasDefault: true, list: false },
    plan_status: { type: 'plan_status', nullable: false, hasDefault: true, list: false },
    payment_status: { type: 'payment_status', nullable: false, hasDefault: true, list: false },
    start_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    expire_at: { type: 'timestamptz', nullable: false, hasDefault: false, list: false },
    total_amount: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    paid_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    cancelled_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    cancelled_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    anchor_day: { type: 'int4', nullable: true, hasDefault: false, list: false },
    next_package_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    next_team_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    noticed_days: { type: 'int4', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  users: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    display_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    first_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    middle_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    last_name: { type: 'text', nullable: false, hasDefault: false, list: false },
    email: { type: 'text', nullable: false, hasDefault: false, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    gender: { type: 'gender', nullable: true, hasDefault: false, list: false },
    date_of_birth: { type: 'date', nullable: true, hasDefault: false, list: false },
    address: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    profile_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    color_code: { type: 'text', nullable: true, hasDefault: false, list: false },
    profile_status: { type: 'profile_status', nullable: false, hasDefault: true, list: false },
    verified_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    service_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    contract: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    emergency_contact_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    emergency_contact_phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    emergency_contact_relation: { type: 'text', nullable: true, hasDefault: false, list: false },
    max_hours_per_week: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    ip_required: { type: 'bool', nullable: false, hasDefault: true, list: false },
    is_time_in_lieu_applicable: { type: 'bool', nullable: false, hasDefault: true, list: false },
    available_days: { type: 'text', nullable: false, hasDefault: true, list: true },
    joining_date: { type: 'date', nullable: true, hasDefault: false, list: false },
    bio: { type: 'text', nullable: true, hasDefault: false, list: false },
    milestone: { type: 'text', nullable: true, hasDefault: false, list: false },
    level: { type: 'text', nullable: true, hasDefault: false, list: false },
    experience: { type: 'text', nullable: true, hasDefault: false, list: false },
    salary: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    salary_measure: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    bonus_per_hr: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    superannuation_percentage: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    bank_account_number: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    bank_name: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    bank_branch_name: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    bank_bsb: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    bank_account_holder_name: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    taxes: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    medical_history: { type: 'text', nullable: true, hasDefault: false, list: false, confidential: true },
    allergies: { type: 'text', nullable: true, hasDefault: false, list: false },
    vaccinations: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    induction_forms: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    working_with_children: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    client_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    client_employee_type_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    employee_award_level_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    employee_award_sub_level_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    clinicid: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  users_reported_to_users: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    reported_to_user_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_broadcast_deliveries: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    website_cms_broadcast_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    channel: { type: 'website_cms_broadcast_channel', nullable: false, hasDefault: false, list: false },
    recipient: { type: 'text', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'website_cms_delivery_status', nullable: false, hasDefault: true, list: false },
    attempts: { type: 'int4', nullable: false, hasDefault: true, list: false },
    sent_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    failed_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_broadcast_group_members: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    website_cms_broadcast_group_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    email: { type: 'text', nullable: true, hasDefault: false, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    unsubscribed_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_broadcast_groups: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_broadcasts: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    title: { type: 'text', nullable: false, hasDefault: false, list: false },
    body: { type: 'text', nullable: false, hasDefault: false, list: false },
    broadcast_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    channels: { type: 'website_cms_broadcast_channel', nullable: false, hasDefault: true, list: true },
    status: { type: 'website_cms_broadcast_status', nullable: false, hasDefault: true, list: false },
    broadcast_group_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
    image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    recipient_count: { type: 'int4', nullable: false, hasDefault: true, list: false },
    sent_count: { type: 'int4', nullable: false, hasDefault: true, list: false },
    failed_count: { type: 'int4', nullable: false, hasDefault: true, list: false },
    sent_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    failed_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_by_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_lead_history: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    website_cms_lead_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    action: { type: 'text', nullable: false, hasDefault: false, list: false },
    from_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    to_value: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    note: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_lead_sources: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    website_url: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_source: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_medium: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_term: { type: 'text', nullable: true, hasDefault: false, list: false },
    campaign_content: { type: 'text', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_leads: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    business_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    email: { type: 'text', nullable: true, hasDefault: false, list: false },
    website_cms_lead_source_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    kind: { type: 'website_cms_lead_kind', nullable: false, hasDefault: true, list: false },
    message: { type: 'text', nullable: true, hasDefault: false, list: false },
    status: { type: 'website_cms_lead_status', nullable: false, hasDefault: true, list: false },
    package_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    team_id: { type: 'int4', nullable: true, hasDefault: false, list: false },
    coupon_code: { type: 'text', nullable: true, hasDefault: false, list: false },
    assigned_to_user_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    lost_reason: { type: 'text', nullable: true, hasDefault: false, list: false },
    converted_client_id: { type: 'uuid', nullable: true, hasDefault: false, list: false },
    converted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    version: { type: 'int4', nullable: false, hasDefault: true, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_pricing_plans: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    label: { type: 'text', nullable: true, hasDefault: false, list: false },
    tenure_in_days: { type: 'int4', nullable: false, hasDefault: false, list: false },
    benefits: { type: 'text', nullable: false, hasDefault: true, list: true },
    price: { type: 'numeric', nullable: false, hasDefault: false, list: false },
    price_currency_toggle: { type: 'bool', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    type: { type: 'plan_type', nullable: false, hasDefault: true, list: false },
    product_type: { type: 'text', nullable: true, hasDefault: false, list: false },
    max_clinics: { type: 'int4', nullable: true, hasDefault: false, list: false },
    max_users: { type: 'int4', nullable: true, hasDefault: false, list: false },
    sms_credits: { type: 'int4', nullable: false, hasDefault: true, list: false },
    email_credits: { type: 'int4', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
  website_cms_products: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    position: { type: 'numeric', nullable: false, hasDefault: true, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    key: { type: 'text', nullable: false, hasDefault: false, list: false },
    display_name: { type: 'text', nullable: true, hasDefault: false, list: false },
    tag_line: { type: 'text', nullable: true, hasDefault: false, list: false },
    short_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    complete_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    icon_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    thumbnail_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    banner_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    mobile_banner_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    gallery_images: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    video: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    info_title: { type: 'text', nullable: true, hasDefault: false, list: false },
    info_sections: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    faqs_title: { type: 'text', nullable: true, hasDefault: false, list: false },
    faqs: { type: 'jsonb', nullable: false, hasDefault: true, list: false },
    call_to_action_title: { type: 'text', nullable: true, hasDefault: false, list: false },
    call_to_action_info: { type: 'text', nullable: true, hasDefault: false, list: false },
    call_to_action_label: { type: 'text', nullable: true, hasDefault: false, list: false },
    call_to_action_url: { type: 'text', nullable: true, hasDefault: false, list: false },
    call_to_action_image: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    deleted_at: { type: 'timestamptz', nullable: true, hasDefault: false, list: false },
    created_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
    updated_at: { type: 'timestamptz', nullable: false, hasDefault: true, list: false },
  },
} as const;

/** Tables whose rows say by a number which state they are in. */
export const versioned: readonly string[] = [
  'client_document_assignments',
  'client_documents',
  'clinic_im_product_orders',
  'clinic_newsfeeds',
  'clinic_rosters',
  'employee_leaves',
  'induction_form_submissions',
  'induction_packs',
  'instrument_counts',
  'lab_orders',
  'module_default_user_roles',
  'stock_takes',
  'support_tickets',
  'tasks',
  'timesheets',
  'training_course_enrollments',
  'training_course_submissions',
  'user_custom_roles',
  'user_subscriptions',
  'website_cms_broadcasts',
  'website_cms_leads',
];
/** Those whose rows do not say when they were changed last. */
export const undated: readonly string[] = ['audit_log', 'modules', 'packagemodules', 'teampackages', 'user_roles'];

/** Where each relationship of a table leads. */
export const relationships = {
  audit_log: { client: { kind: 'object', table: 'clients' } },
  chat_notifications: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    sender_user: { kind: 'object', table: 'users' },
    clinic_chat_group: { kind: 'object', table: 'clinic_chat_groups' },
  },
  chat_typing: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    receiver_user: { kind: 'object', table: 'users' },
    clinic_chat_group: { kind: 'object', table: 'clinic_chat_groups' },
  },
  client_document_approvers: {
    client: { kind: 'object', table: 'clients' },
    client_document: { kind: 'object', table: 'client_documents' },
    user: { kind: 'object', table: 'users' },
  },
  client_document_assignments: {
    client: { kind: 'object', table: 'clients' },
    client_document: { kind: 'object', table: 'client_documents' },
    client_document_version: { kind: 'object', table: 'client_document_versions' },
    user: { kind: 'object', table: 'users' },
    witness_user: { kind: 'object', table: 'users' },
    admin_signer_user: { kind: 'object', table: 'users' },
    assigned_by_user: { kind: 'object', table: 'users' },
    declined_by_user: { kind: 'object', table: 'users' },
    next_user: { kind: 'object', table: 'users' },
    client_document_signatures: { kind: 'array', table: 'client_document_signatures' },
    client_document_certificates: { kind: 'array', table: 'client_document_certificates' },
    client_document_history: { kind: 'array', table: 'client_document_history' },
  },
  client_document_categories: {
    client: { kind: 'object', table: 'clients' },
    created_by_user: { kind: 'object', table: 'users' },
    client_documents: { kind: 'array', table: 'client_documents' },
  },
  client_document_certificates: {
    client: { kind: 'object', table: 'clients' },
    client_document_assignment: { kind: 'object', table: 'client_document_assignments' },
  },
  client_document_history: {
    client: { kind: 'object', table: 'clients' },
    client_document: { kind: 'object', table: 'client_documents' },
    client_document_assignment: { kind: 'object', table: 'client_document_assignments' },
    user: { kind: 'object', table: 'users' },
  },
  client_document_signatures: {
    client: { kind: 'object', table: 'clients' },
    client_document_assignment: { kind: 'object', table: 'client_document_assignments' },
    user: { kind: 'object', table: 'users' },
  },
  client_document_versions: {
    client: { kind: 'object', table: 'clients' },
    client_document: { kind: 'object', table: 'client_documents' },
    created_by_user: { kind: 'object', table: 'users' },
    approved_by_user: { kind: 'object', table: 'users' },
    client_document_assignments: { kind: 'array', table: 'client_document_assignments' },
  },
  client_documents: {
    client: { kind: 'object', table: 'clients' },
    category: { kind: 'object', table: 'client_document_categories' },
    preformatted_letter_category: { kind: 'object', table: 'client_preformatted_letters_categories' },
    created_by_user: { kind: 'object', table: 'users' },
    approved_by_user: { kind: 'object', table: 'users' },
    client_document_versions: { kind: 'array', table: 'client_document_versions' },
    client_document_approvers: { kind: 'array', table: 'client_document_approvers' },
    client_document_assignments: { kind: 'array', table: 'client_document_assignments' },
    client_document_history: { kind: 'array', table: 'client_document_history' },
  },
  client_employee_leave_type_configurations: {
    client: { kind: 'object', table: 'clients' },
    client_employee_leave_type: { kind: 'object', table: 'client_employee_leave_types' },
    client_employee_type: { kind: 'object', table: 'client_employee_types' },
  },
  client_employee_leave_types: {
    client: { kind: 'object', table: 'clients' },
    client_employee_leave_type_configurations: { kind: 'array', table: 'client_employee_leave_type_configurations' },
    employee_leaves: { kind: 'array', table: 'employee_leaves' },
    employee_leave_days: { kind: 'array', table: 'employee_leave_days' },
    employee_leave_balances: { kind: 'array', table: 'employee_leave_balances' },
    employee_leave_ledger: { kind: 'array', table: 'employee_leave_ledger' },
  },
  client_employee_types: {
    client: { kind: 'object', table: 'clients' },
    employee_award_levels: { kind: 'array', table: 'employee_award_levels' },
    client_employee_leave_type_configurations: { kind: 'array', table: 'client_employee_leave_type_configurations' },
    users: { kind: 'array', table: 'users' },
  },
  client_expense_types: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_expenses: { kind: 'array', table: 'clinic_expenses' },
  },
  client_im_product_categories: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    parent_category: { kind: 'object', table: 'client_im_product_categories' },
    client_im_product_categories: { kind: 'array', table: 'client_im_product_categories' },
    clinic_im_products: { kind: 'array', table: 'clinic_im_products' },
  },
  client_induction_form_categories: {
    client: { kind: 'object', table: 'clients' },
    induction_forms: { kind: 'array', table: 'induction_forms' },
  },
  client_plans_code: { clients: { kind: 'array', table: 'clients' } },
  client_preformatted_letters_categories: {
    client: { kind: 'object', table: 'clients' },
    client_documents: { kind: 'array', table: 'client_documents' },
    preformatted_letters: { kind: 'array', table: 'preformatted_letters' },
  },
  client_sessions: {
    client: { kind: 'object', table: 'clients' },
    support_ticket: { kind: 'object', table: 'support_tickets' },
    support_access_grant: { kind: 'object', table: 'support_access_grants' },
  },
  client_sources: { clients: { kind: 'array', table: 'clients' } },
  client_task_levels: { client: { kind: 'object', table: 'clients' }, tasks: { kind: 'array', table: 'tasks' } },
  client_training_categories: {
    client: { kind: 'object', table: 'clients' },
    training_courses: { kind: 'array', table: 'training_courses' },
  },
  client_training_grades: {
    client: { kind: 'object', table: 'clients' },
    training_course_enrollments: { kind: 'array', table: 'training_course_enrollments' },
  },
  client_transaction_history: {
    client: { kind: 'object', table: 'clients' },
    user_subscription: { kind: 'object', table: 'user_subscriptions' },
    existing_package: { kind: 'object', table: 'packages' },
    new_package: { kind: 'object', table: 'packages' },
  },
  clients: {
    team: { kind: 'object', table: 'teams' },
    package: { kind: 'object', table: 'packages' },
    client_source: { kind: 'object', table: 'client_sources' },
    discount: { kind: 'object', table: 'client_plans_code' },
  },
  clinic_chat_group_messages: {
    client: { kind: 'object', table: 'clients' },
    clinic_chat_group: { kind: 'object', table: 'clinic_chat_groups' },
    reply_to: { kind: 'object', table: 'clinic_chat_group_messages' },
    user: { kind: 'object', table: 'users' },
    clinic_chat_group_messages: { kind: 'array', table: 'clinic_chat_group_messages' },
  },
  clinic_chat_group_users: {
    client: { kind: 'object', table: 'clients' },
    clinic_chat_group: { kind: 'object', table: 'clinic_chat_groups' },
    user: { kind: 'object', table: 'users' },
    added_by_user: { kind: 'object', table: 'users' },
  },
  clinic_chat_groups: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    created_by_user: { kind: 'object', table: 'users' },
    clinic_chat_group_users: { kind: 'array', table: 'clinic_chat_group_users' },
    clinic_chat_group_messages: { kind: 'array', table: 'clinic_chat_group_messages' },
    chat_notifications: { kind: 'array', table: 'chat_notifications' },
    chat_typing: { kind: 'array', table: 'chat_typing' },
  },
  clinic_contact_types: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    created_by_user: { kind: 'object', table: 'users' },
    clinic_contacts: { kind: 'array', table: 'clinic_contacts' },
  },
  clinic_contacts: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_contact_type: { kind: 'object', table: 'clinic_contact_types' },
    created_by_user: { kind: 'object', table: 'users' },
  },
  clinic_expenses: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    created_by_user: { kind: 'object', table: 'users' },
    clinic_expense_type: { kind: 'object', table: 'client_expense_types' },
  },
  clinic_im_brands: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_im_products: { kind: 'array', table: 'clinic_im_products' },
  },
  clinic_im_product_order_history: {
    client: { kind: 'object', table: 'clients' },
    clinic_im_product_order: { kind: 'object', table: 'clinic_im_product_orders' },
    user: { kind: 'object', table: 'users' },
  },
  clinic_im_product_order_items: {
    client: { kind: 'object', table: 'clients' },
    clinic_im_product_order: { kind: 'object', table: 'clinic_im_product_orders' },
    clinic_im_product: { kind: 'object', table: 'clinic_im_products' },
    closed_by_user: { kind: 'object', table: 'users' },
    clinic_im_product_order_receipts: { kind: 'array', table: 'clinic_im_product_order_receipts' },
    order_chat_messages: { kind: 'array', table: 'order_chat_messages' },
  },
  clinic_im_product_order_receipts: {
    client: { kind: 'object', table: 'clients' },
    clinic_im_product_order: { kind: 'object', table: 'clinic_im_product_orders' },
    clinic_im_product_order_item: { kind: 'object', table: 'clinic_im_product_order_items' },
    clinic_im_product_stock: { kind: 'object', table: 'clinic_im_product_stocks' },
    received_by_user: { kind: 'object', table: 'users' },
    reversed_by_user: { kind: 'object', table: 'users' },
    stock_movements: { kind: 'array', table: 'stock_movements' },
  },
  clinic_im_product_orders: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    vendor: { kind: 'object', table: 'clinic_im_vendors' },
    raised_by_user: { kind: 'object', table: 'users' },
    approved_by_user: { kind: 'object', table: 'users' },
    placed_by_user: { kind: 'object', table: 'users' },
    cancelled_by_user: { kind: 'object', table: 'users' },
    clinic_im_product_order_items: { kind: 'array', table: 'clinic_im_product_order_items' },
    clinic_im_product_order_receipts: { kind: 'array', table: 'clinic_im_product_order_receipts' },
    clinic_im_product_order_history: { kind: 'array', table: 'clinic_im_product_order_history' },
    order_chat_messages: { kind: 'array', table: 'order_chat_messages' },
  },
  clinic_im_product_stocks: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_im_product: { kind: 'object', table: 'clinic_im_products' },
    clinic_storage_location: { kind: 'object', table: 'clinic_storage_locations' },
    received_by_user: { kind: 'object', table: 'users' },
    disposed_by_user: { kind: 'object', table: 'users' },
    clinic_im_product_usages: { kind: 'array', table: 'clinic_im_product_usages' },
    stock_movements: { kind: 'array', table: 'stock_movements' },
    stock_take_items: { kind: 'array', table: 'stock_take_items' },
    clinic_im_product_order_receipts: { kind: 'array', table: 'clinic_im_product_order_receipts' },
  },
  clinic_im_product_usages: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_im_product: { kind: 'object', table: 'clinic_im_products' },
    product_lot: { kind: 'object', table: 'clinic_im_product_stocks' },
    room: { kind: 'object', table: 'clinic_rooms' },
    user: { kind: 'object', table: 'users' },
    undone_by_user: { kind: 'object', table: 'users' },
    stock_movements: { kind: 'array', table: 'stock_movements' },
  },
  clinic_im_products: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_im_vendor: { kind: 'object', table: 'clinic_im_vendors' },
    im_brands: { kind: 'object', table: 'clinic_im_brands' },
    master_brands: { kind: 'object', table: 'master_brands' },
    client_im_product_category: { kind: 'object', table: 'client_im_product_categories' },
    j_clinic_im_product_storages: { kind: 'array', table: 'j_clinic_im_product_storages' },
    clinic_im_product_stocks: { kind: 'array', table: 'clinic_im_product_stocks' },
    clinic_im_product_usages: { kind: 'array', table: 'clinic_im_product_usages' },
    stock_movements: { kind: 'array', table: 'stock_movements' },
    stock_take_items: { kind: 'array', table: 'stock_take_items' },
    clinic_im_product_order_items: { kind: 'array', table: 'clinic_im_product_order_items' },
  },
  clinic_im_vendors: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_im_products: { kind: 'array', table: 'clinic_im_products' },
    clinic_im_product_orders: { kind: 'array', table: 'clinic_im_product_orders' },
    order_chat_messages: { kind: 'array', table: 'order_chat_messages' },
  },
  clinic_kiosks: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    opened_by_user: { kind: 'object', table: 'users' },
  },
  clinic_newsfeeds: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    user: { kind: 'object', table: 'users' },
    newsfeed_reads: { kind: 'array', table: 'newsfeed_reads' },
  },
  clinic_restrotive_item: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
  },
  clinic_rooms: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    tasks: { kind: 'array', table: 'tasks' },
    duties: { kind: 'array', table: 'duties' },
    instrument_trays: { kind: 'array', table: 'instrument_trays' },
    clinic_im_product_usages: { kind: 'array', table: 'clinic_im_product_usages' },
    clinic_rosters: { kind: 'array', table: 'clinic_rosters' },
    clinic_roster_template_lines: { kind: 'array', table: 'clinic_roster_template_lines' },
    sterilisers: { kind: 'array', table: 'sterilisers' },
  },
  clinic_roster_breaks: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_roster: { kind: 'object', table: 'clinic_rosters' },
  },
  clinic_roster_change_requests: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_roster: { kind: 'object', table: 'clinic_rosters' },
    user: { kind: 'object', table: 'users' },
    created_by_user: { kind: 'object', table: 'users' },
    action_by_user: { kind: 'object', table: 'users' },
  },
  clinic_roster_history: {
    client: { kind: 'object', table: 'clients' },
    clinic_roster: { kind: 'object', table: 'clinic_rosters' },
    user: { kind: 'object', table: 'users' },
  },
  clinic_roster_shift_timings: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_rosters: { kind: 'array', table: 'clinic_rosters' },
    clinic_roster_template_lines: { kind: 'array', table: 'clinic_roster_template_lines' },
  },
  clinic_roster_swap_requests: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_roster: { kind: 'object', table: 'clinic_rosters' },
    return_clinic_roster: { kind: 'object', table: 'clinic_rosters' },
    from_user: { kind: 'object', table: 'users' },
    to_user: { kind: 'object', table: 'users' },
    created_by_user: { kind: 'object', table: 'users' },
    action_by_user: { kind: 'object', table: 'users' },
  },
  clinic_roster_template_lines: {
    client: { kind: 'object', table: 'clients' },
    clinic_roster_template: { kind: 'object', table: 'clinic_roster_templates' },
    user: { kind: 'object', table: 'users' },
    user_whom: { kind: 'object', table: 'users' },
    clinic_room: { kind: 'object', table: 'clinic_rooms' },
    clinic_roster_shift_timing: { kind: 'object', table: 'clinic_roster_shift_timings' },
  },
  clinic_roster_templates: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    created_by_user: { kind: 'object', table: 'users' },
    clinic_roster_template_lines: { kind: 'array', table: 'clinic_roster_template_lines' },
  },
  clinic_rosters: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    user: { kind: 'object', table: 'users' },
    user_whom: { kind: 'object', table: 'users' },
    clinic_room: { kind: 'object', table: 'clinic_rooms' },
    clinic_roster_shift_timing: { kind: 'object', table: 'clinic_roster_shift_timings' },
    created_by_user: { kind: 'object', table: 'users' },
    clinic_roster_breaks: { kind: 'array', table: 'clinic_roster_breaks' },
    clinic_roster_change_requests: { kind: 'array', table: 'clinic_roster_change_requests' },
    clinic_roster_history: { kind: 'array', table: 'clinic_roster_history' },
    clinic_roster_swap_requests: { kind: 'array', table: 'clinic_roster_swap_requests' },
    clinic_roster_swap_requests_by_return_clinic_roster_id: { kind: 'array', table: 'clinic_roster_swap_requests' },
  },
  clinic_storage_locations: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    parent_storage: { kind: 'object', table: 'clinic_storage_locations' },
    clinic_storage_locations: { kind: 'array', table: 'clinic_storage_locations' },
    j_clinic_im_product_storages: { kind: 'array', table: 'j_clinic_im_product_storages' },
    clinic_im_product_stocks: { kind: 'array', table: 'clinic_im_product_stocks' },
    stock_takes: { kind: 'array', table: 'stock_takes' },
  },
  clinics: {
    client: { kind: 'object', table: 'clients' },
    user_custom_roles: { kind: 'array', table: 'user_custom_roles' },
    module_default_user_roles: { kind: 'array', table: 'module_default_user_roles' },
    j_users_user_roles: { kind: 'array', table: 'j_users_user_roles' },
    ip_settings: { kind: 'array', table: 'ip_settings' },
    clinic_rooms: { kind: 'array', table: 'clinic_rooms' },
    users: { kind: 'array', table: 'users' },
    j_users_clinics: { kind: 'array', table: 'j_users_clinics' },
    tasks: { kind: 'array', table: 'tasks' },
    user_notifications: { kind: 'array', table: 'user_notifications' },
    clinic_chat_groups: { kind: 'array', table: 'clinic_chat_groups' },
    client_expense_types: { kind: 'array', table: 'client_expense_types' },
    clinic_expenses: { kind: 'array', table: 'clinic_expenses' },
    clinic_contact_types: { kind: 'array', table: 'clinic_contact_types' },
    clinic_contacts: { kind: 'array', table: 'clinic_contacts' },
    clinic_roster_shift_timings: { kind: 'array', table: 'clinic_roster_shift_timings' },
    duties: { kind: 'array', table: 'duties' },
    duty_completions: { kind: 'array', table: 'duty_completions' },
    induction_forms: { kind: 'array', table: 'induction_forms' },
    instrument_trays: { kind: 'array', table: 'instrument_trays' },
    instrument_count_items: { kind: 'array', table: 'instrument_count_items' },
    instrument_counts: { kind: 'array', table: 'instrument_counts' },
    instrument_history_items: { kind: 'array', table: 'instrument_history_items' },
    clinic_restrotive_item: { kind: 'array', table: 'clinic_restrotive_item' },
    clinic_im_vendors: { kind: 'array', table: 'clinic_im_vendors' },
    client_im_product_categories: { kind: 'array', table: 'client_im_product_categories' },
    clinic_im_brands: { kind: 'array', table: 'clinic_im_brands' },
    clinic_storage_locations: { kind: 'array', table: 'clinic_storage_locations' },
    clinic_im_products: { kind: 'array', table: 'clinic_im_products' },
    clinic_im_product_stocks: { kind: 'array', table: 'clinic_im_product_stocks' },
    clinic_im_product_usages: { kind: 'array', table: 'clinic_im_product_usages' },
    stock_movements: { kind: 'array', table: 'stock_movements' },
    stock_takes: { kind: 'array', table: 'stock_takes' },
    labs: { kind: 'array', table: 'labs' },
    lab_orders: { kind: 'array', table: 'lab_orders' },
    employee_leaves: { kind: 'array', table: 'employee_leaves' },
    employee_leave_days: { kind: 'array', table: 'employee_leave_days' },
    clinic_newsfeeds: { kind: 'array', table: 'clinic_newsfeeds' },
    clinic_im_product_orders: { kind: 'array', table: 'clinic_im_product_orders' },
    clinic_rosters: { kind: 'array', table: 'clinic_rosters' },
    clinic_roster_breaks: { kind: 'array', table: 'clinic_roster_breaks' },
    clinic_roster_change_requests: { kind: 'array', table: 'clinic_roster_change_requests' },
    clinic_roster_templates: { kind: 'array', table: 'clinic_roster_templates' },
    support_tickets: { kind: 'array', table: 'support_tickets' },
    training_courses: { kind: 'array', table: 'training_courses' },
    saved_views: { kind: 'array', table: 'saved_views' },
    sterilisers: { kind: 'array', table: 'sterilisers' },
    sterilisation_cycles: { kind: 'array', table: 'sterilisation_cycles' },
    clinic_kiosks: { kind: 'array', table: 'clinic_kiosks' },
    clinic_roster_swap_requests: { kind: 'array', table: 'clinic_roster_swap_requests' },
    timesheets: { kind: 'array', table: 'timesheets' },
  },
  duties: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_room: { kind: 'object', table: 'clinic_rooms' },
    assigned_to_user: { kind: 'object', table: 'users' },
    created_by_user: { kind: 'object', table: 'users' },
    duty_completions: { kind: 'array', table: 'duty_completions' },
  },
  duty_completions: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    duty: { kind: 'object', table: 'duties' },
    user: { kind: 'object', table: 'users' },
  },
  employee_award_levels: {
    client: { kind: 'object', table: 'clients' },
    employee_type: { kind: 'object', table: 'client_employee_types' },
    employee_award_sub_levels: { kind: 'array', table: 'employee_award_sub_levels' },
    users: { kind: 'array', table: 'users' },
  },
  employee_award_rates: {
    client: { kind: 'object', table: 'clients' },
    employee_award_sub_level: { kind: 'object', table: 'employee_award_sub_levels' },
  },
  employee_award_sub_levels: {
    client: { kind: 'object', table: 'clients' },
    employee_award_level: { kind: 'object', table: 'employee_award_levels' },
    employee_award_rates: { kind: 'array', table: 'employee_award_rates' },
    users: { kind: 'array', table: 'users' },
  },
  employee_leave_balances: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    client_employee_leave_type: { kind: 'object', table: 'client_employee_leave_types' },
  },
  employee_leave_days: {
    client: { kind: 'object', table: 'clients' },
    employee_leave: { kind: 'object', table: 'employee_leaves' },
    user: { kind: 'object', table: 'users' },
    clinic: { kind: 'object', table: 'clinics' },
    client_employee_leave_type: { kind: 'object', table: 'client_employee_leave_types' },
  },
  employee_leave_history: {
    client: { kind: 'object', table: 'clients' },
    employee_leave: { kind: 'object', table: 'employee_leaves' },
    user: { kind: 'object', table: 'users' },
  },
  employee_leave_ledger: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    client_employee_leave_type: { kind: 'object', table: 'client_employee_leave_types' },
    employee_leave: { kind: 'object', table: 'employee_leaves' },
    created_by_user: { kind: 'object', table: 'users' },
  },
  employee_leaves: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    user: { kind: 'object', table: 'users' },
    client_employee_leave_type: { kind: 'object', table: 'client_employee_leave_types' },
    action_workspace_user: { kind: 'object', table: 'users' },
    created_by_user: { kind: 'object', table: 'users' },
    employee_leave_days: { kind: 'array', table: 'employee_leave_days' },
    employee_leave_ledger: { kind: 'array', table: 'employee_leave_ledger' },
    employee_leave_history: { kind: 'array', table: 'employee_leave_history' },
  },
  help_centre_articles: {},
  holidays: {},
  induction_form_fields: {
    client: { kind: 'object', table: 'clients' },
    induction_form: { kind: 'object', table: 'induction_forms' },
  },
  induction_form_submissions: {
    client: { kind: 'object', table: 'clients' },
    induction_form: { kind: 'object', table: 'induction_forms' },
    user: { kind: 'object', table: 'users' },
  },
  induction_forms: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    client_induction_form_category: { kind: 'object', table: 'client_induction_form_categories' },
    master_induction_form_category: { kind: 'object', table: 'master_induction_form_categories' },
    master_induction_form: { kind: 'object', table: 'master_induction_forms' },
    created_by_user: { kind: 'object', table: 'users' },
    induction_form_fields: { kind: 'array', table: 'induction_form_fields' },
    induction_form_submissions: { kind: 'array', table: 'induction_form_submissions' },
  },
  induction_pack_assignments: {
    client: { kind: 'object', table: 'clients' },
    induction_pack: { kind: 'object', table: 'induction_packs' },
    user: { kind: 'object', table: 'users' },
    given_by_user: { kind: 'object', table: 'users' },
  },
  induction_packs: {
    client: { kind: 'object', table: 'clients' },
    created_by_user: { kind: 'object', table: 'users' },
    induction_pack_assignments: { kind: 'array', table: 'induction_pack_assignments' },
  },
  instrument_count_items: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    instrument_tray: { kind: 'object', table: 'instrument_trays' },
    instrument_count_lines: { kind: 'array', table: 'instrument_count_lines' },
    instrument_history_items: { kind: 'array', table: 'instrument_history_items' },
  },
  instrument_count_lines: {
    client: { kind: 'object', table: 'clients' },
    instrument_count: { kind: 'object', table: 'instrument_counts' },
    instrument_count_item: { kind: 'object', table: 'instrument_count_items' },
  },
  instrument_counts: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    created_by_user: { kind: 'object', table: 'users' },
    finished_by_user: { kind: 'object', table: 'users' },
    instrument_count_lines: { kind: 'array', table: 'instrument_count_lines' },
    instrument_history_items: { kind: 'array', table: 'instrument_history_items' },
  },
  instrument_history_items: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    instrument_count: { kind: 'object', table: 'instrument_counts' },
    instrument_count_item: { kind: 'object', table: 'instrument_count_items' },
    created_by_user: { kind: 'object', table: 'users' },
    resolved_by_user: { kind: 'object', table: 'users' },
  },
  instrument_trays: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_room: { kind: 'object', table: 'clinic_rooms' },
    instrument_count_items: { kind: 'array', table: 'instrument_count_items' },
  },
  ip_settings: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    created_by_user: { kind: 'object', table: 'users' },
  },
  j_clinic_im_product_storages: {
    client: { kind: 'object', table: 'clients' },
    clinic_im_product: { kind: 'object', table: 'clinic_im_products' },
    clinic_storage_location: { kind: 'object', table: 'clinic_storage_locations' },
  },
  j_tasks_users: {
    client: { kind: 'object', table: 'clients' },
    task: { kind: 'object', table: 'tasks' },
    user: { kind: 'object', table: 'users' },
  },
  j_users_clinics: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    clinic: { kind: 'object', table: 'clinics' },
  },
  j_users_user_roles: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    user_role: { kind: 'object', table: 'user_roles' },
    user_custom_role: { kind: 'object', table: 'user_custom_roles' },
    clinic: { kind: 'object', table: 'clinics' },
  },
  lab_order_history: {
    client: { kind: 'object', table: 'clients' },
    lab_order: { kind: 'object', table: 'lab_orders' },
    user: { kind: 'object', table: 'users' },
  },
  lab_order_messages: {
    client: { kind: 'object', table: 'clients' },
    lab_order: { kind: 'object', table: 'lab_orders' },
    user: { kind: 'object', table: 'users' },
  },
  lab_orders: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    lab: { kind: 'object', table: 'labs' },
    raised_by_user: { kind: 'object', table: 'users' },
    cancelled_by_user: { kind: 'object', table: 'users' },
    lab_order_messages: { kind: 'array', table: 'lab_order_messages' },
    lab_order_history: { kind: 'array', table: 'lab_order_history' },
  },
  labs: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    lab_orders: { kind: 'array', table: 'lab_orders' },
    tasks: { kind: 'array', table: 'tasks' },
  },
  library_files: {
    client: { kind: 'object', table: 'clients' },
    created_by_user: { kind: 'object', table: 'users' },
  },
  master_brands: { clinic_im_products: { kind: 'array', table: 'clinic_im_products' } },
  master_employee_awards: {},
  master_im_product_categories: {
    parent_category: { kind: 'object', table: 'master_im_product_categories' },
    master_im_product_categories: { kind: 'array', table: 'master_im_product_categories' },
  },
  master_induction_form_categories: {
    induction_forms: { kind: 'array', table: 'induction_forms' },
    master_induction_forms: { kind: 'array', table: 'master_induction_forms' },
  },
  master_induction_form_fields: { master_induction_form: { kind: 'object', table: 'master_induction_forms' } },
  master_induction_forms: {
    master_induction_form_category: { kind: 'object', table: 'master_induction_form_categories' },
    induction_forms: { kind: 'array', table: 'induction_forms' },
    master_induction_form_fields: { kind: 'array', table: 'master_induction_form_fields' },
  },
  master_training_categories: { master_training_courses: { kind: 'array', table: 'master_training_courses' } },
  master_training_course_item_fields: { master_training_course_item: { kind: 'object', table: 'master_training_course_items' } },
  master_training_course_items: {
    master_training_course: { kind: 'object', table: 'master_training_courses' },
    master_training_course_item_fields: { kind: 'array', table: 'master_training_course_item_fields' },
  },
  master_training_courses: {
    master_training_category: { kind: 'object', table: 'master_training_categories' },
    training_courses: { kind: 'array', table: 'training_courses' },
    master_training_course_items: { kind: 'array', table: 'master_training_course_items' },
  },
  module_default_user_roles: {
    client: { kind: 'object', table: 'clients' },
    module: { kind: 'object', table: 'modules' },
    user_role: { kind: 'object', table: 'user_roles' },
    user_custom_role: { kind: 'object', table: 'user_custom_roles' },
    clinic: { kind: 'object', table: 'clinics' },
  },
  modules: {
    packagemodules: { kind: 'array', table: 'packagemodules' },
    module_default_user_roles: { kind: 'array', table: 'module_default_user_roles' },
    user_modules_access: { kind: 'array', table: 'user_modules_access' },
  },
  newsfeed_reads: {
    client: { kind: 'object', table: 'clients' },
    clinic_newsfeed: { kind: 'object', table: 'clinic_newsfeeds' },
    user: { kind: 'object', table: 'users' },
  },
  order_chat_messages: {
    client: { kind: 'object', table: 'clients' },
    order: { kind: 'object', table: 'clinic_im_product_orders' },
    order_product: { kind: 'object', table: 'clinic_im_product_order_items' },
    user: { kind: 'object', table: 'users' },
    supplier: { kind: 'object', table: 'clinic_im_vendors' },
  },
  packagemodules: {
    module: { kind: 'object', table: 'modules' },
    package: { kind: 'object', table: 'packages' },
  },
  packages: {
    packagemodules: { kind: 'array', table: 'packagemodules' },
    teampackages: { kind: 'array', table: 'teampackages' },
    clients: { kind: 'array', table: 'clients' },
    user_subscriptions: { kind: 'array', table: 'user_subscriptions' },
    user_subscriptions_by_next_package_id: { kind: 'array', table: 'user_subscriptions' },
    client_transaction_history: { kind: 'array', table: 'client_transaction_history' },
    client_transaction_history_by_new_package_id: { kind: 'array', table: 'client_transaction_history' },
    website_cms_leads: { kind: 'array', table: 'website_cms_leads' },
  },
  preformatted_letters: {
    client: { kind: 'object', table: 'clients' },
    preformatted_letter_category: { kind: 'object', table: 'client_preformatted_letters_categories' },
    created_by_user: { kind: 'object', table: 'users' },
  },
  saved_views: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    clinic: { kind: 'object', table: 'clinics' },
  },
  sterilisation_cycles: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    steriliser: { kind: 'object', table: 'sterilisers' },
    created_by_user: { kind: 'object', table: 'users' },
    released_by_user: { kind: 'object', table: 'users' },
  },
  sterilisers: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_room: { kind: 'object', table: 'clinic_rooms' },
    sterilisation_cycles: { kind: 'array', table: 'sterilisation_cycles' },
  },
  stock_movements: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_im_product: { kind: 'object', table: 'clinic_im_products' },
    clinic_im_product_stock: { kind: 'object', table: 'clinic_im_product_stocks' },
    user: { kind: 'object', table: 'users' },
    clinic_im_product_usage: { kind: 'object', table: 'clinic_im_product_usages' },
    clinic_im_product_order_receipt: { kind: 'object', table: 'clinic_im_product_order_receipts' },
    stock_take_item: { kind: 'object', table: 'stock_take_items' },
  },
  stock_take_items: {
    client: { kind: 'object', table: 'clients' },
    stock_take: { kind: 'object', table: 'stock_takes' },
    clinic_im_product: { kind: 'object', table: 'clinic_im_products' },
    clinic_im_product_stock: { kind: 'object', table: 'clinic_im_product_stocks' },
    counted_by_user: { kind: 'object', table: 'users' },
    stock_movements: { kind: 'array', table: 'stock_movements' },
  },
  stock_takes: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    clinic_storage_location: { kind: 'object', table: 'clinic_storage_locations' },
    created_by_user: { kind: 'object', table: 'users' },
    finished_by_user: { kind: 'object', table: 'users' },
    approved_by_user: { kind: 'object', table: 'users' },
    stock_take_items: { kind: 'array', table: 'stock_take_items' },
  },
  support_access_grants: {
    client: { kind: 'object', table: 'clients' },
    support_ticket: { kind: 'object', table: 'support_tickets' },
    granted_by_user: { kind: 'object', table: 'users' },
    revoked_by_user: { kind: 'object', table: 'users' },
    client_sessions: { kind: 'array', table: 'client_sessions' },
  },
  support_ticket_history: {
    client: { kind: 'object', table: 'clients' },
    support_ticket: { kind: 'object', table: 'support_tickets' },
    user: { kind: 'object', table: 'users' },
  },
  support_ticket_messages: {
    client: { kind: 'object', table: 'clients' },
    support_ticket: { kind: 'object', table: 'support_tickets' },
    user: { kind: 'object', table: 'users' },
  },
  support_tickets: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    created_by_user: { kind: 'object', table: 'users' },
    support_ticket_messages: { kind: 'array', table: 'support_ticket_messages' },
    support_ticket_history: { kind: 'array', table: 'support_ticket_history' },
    support_access_grants: { kind: 'array', table: 'support_access_grants' },
    client_sessions: { kind: 'array', table: 'client_sessions' },
  },
  task_comments: {
    client: { kind: 'object', table: 'clients' },
    task: { kind: 'object', table: 'tasks' },
    user: { kind: 'object', table: 'users' },
  },
  task_extension_requests: {
    client: { kind: 'object', table: 'clients' },
    task: { kind: 'object', table: 'tasks' },
    created_by_user: { kind: 'object', table: 'users' },
    action_by_user: { kind: 'object', table: 'users' },
  },
  task_history: {
    client: { kind: 'object', table: 'clients' },
    task: { kind: 'object', table: 'tasks' },
    user: { kind: 'object', table: 'users' },
  },
  task_reassign_requests: {
    client: { kind: 'object', table: 'clients' },
    task: { kind: 'object', table: 'tasks' },
    new_assigned_to_user: { kind: 'object', table: 'users' },
    old_assigned_to_user: { kind: 'object', table: 'users' },
    created_by_user: { kind: 'object', table: 'users' },
    action_by_user: { kind: 'object', table: 'users' },
  },
  tasks: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    client_task_level: { kind: 'object', table: 'client_task_levels' },
    clinic_room: { kind: 'object', table: 'clinic_rooms' },
    assigned_by_user: { kind: 'object', table: 'users' },
    lab: { kind: 'object', table: 'labs' },
    assigned_to_user: { kind: 'object', table: 'users' },
    j_tasks_users: { kind: 'array', table: 'j_tasks_users' },
    task_comments: { kind: 'array', table: 'task_comments' },
    task_extension_requests: { kind: 'array', table: 'task_extension_requests' },
    task_reassign_requests: { kind: 'array', table: 'task_reassign_requests' },
    task_history: { kind: 'array', table: 'task_history' },
  },
  teampackages: { team: { kind: 'object', table: 'teams' }, package: { kind: 'object', table: 'packages' } },
  teams: {
    teampackages: { kind: 'array', table: 'teampackages' },
    clients: { kind: 'array', table: 'clients' },
    user_subscriptions: { kind: 'array', table: 'user_subscriptions' },
    user_subscriptions_by_next_team_id: { kind: 'array', table: 'user_subscriptions' },
    website_cms_leads: { kind: 'array', table: 'website_cms_leads' },
  },
  timesheets: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    user: { kind: 'object', table: 'users' },
    approved_by_user: { kind: 'object', table: 'users' },
    locked_by_user: { kind: 'object', table: 'users' },
    reopened_by_user: { kind: 'object', table: 'users' },
  },
  training_course_certificates: {
    client: { kind: 'object', table: 'clients' },
    training_course_enrollment: { kind: 'object', table: 'training_course_enrollments' },
  },
  training_course_enrollment_history: {
    client: { kind: 'object', table: 'clients' },
    training_course_enrollment: { kind: 'object', table: 'training_course_enrollments' },
    user: { kind: 'object', table: 'users' },
  },
  training_course_enrollments: {
    client: { kind: 'object', table: 'clients' },
    training_course: { kind: 'object', table: 'training_courses' },
    user: { kind: 'object', table: 'users' },
    client_training_grade: { kind: 'object', table: 'client_training_grades' },
    enrolled_by_user: { kind: 'object', table: 'users' },
    training_course_submissions: { kind: 'array', table: 'training_course_submissions' },
    training_course_certificates: { kind: 'array', table: 'training_course_certificates' },
    training_course_enrollment_history: { kind: 'array', table: 'training_course_enrollment_history' },
  },
  training_course_item_fields: {
    client: { kind: 'object', table: 'clients' },
    training_course_item: { kind: 'object', table: 'training_course_items' },
  },
  training_course_items: {
    client: { kind: 'object', table: 'clients' },
    training_course: { kind: 'object', table: 'training_courses' },
    training_course_item_fields: { kind: 'array', table: 'training_course_item_fields' },
    training_course_submissions: { kind: 'array', table: 'training_course_submissions' },
  },
  training_course_submissions: {
    client: { kind: 'object', table: 'clients' },
    training_course_enrollment: { kind: 'object', table: 'training_course_enrollments' },
    training_course_item: { kind: 'object', table: 'training_course_items' },
    marked_by_user: { kind: 'object', table: 'users' },
  },
  training_courses: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    client_training_category: { kind: 'object', table: 'client_training_categories' },
    master_training_course: { kind: 'object', table: 'master_training_courses' },
    created_by_user: { kind: 'object', table: 'users' },
    training_course_items: { kind: 'array', table: 'training_course_items' },
    training_course_enrollments: { kind: 'array', table: 'training_course_enrollments' },
  },
  user_chat_messages: {
    client: { kind: 'object', table: 'clients' },
    user_chat: { kind: 'object', table: 'user_chats' },
    reply_to: { kind: 'object', table: 'user_chat_messages' },
    sender_user: { kind: 'object', table: 'users' },
    receiver_user: { kind: 'object', table: 'users' },
    user_chat_messages: { kind: 'array', table: 'user_chat_messages' },
  },
  user_chats: {
    client: { kind: 'object', table: 'clients' },
    low_user: { kind: 'object', table: 'users' },
    high_user: { kind: 'object', table: 'users' },
    user_chat_messages: { kind: 'array', table: 'user_chat_messages' },
  },
  user_custom_roles: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    base_user_role: { kind: 'object', table: 'user_roles' },
    module_default_user_roles: { kind: 'array', table: 'module_default_user_roles' },
    j_users_user_roles: { kind: 'array', table: 'j_users_user_roles' },
  },
  user_documents: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    created_by_user: { kind: 'object', table: 'users' },
  },
  user_modules_access: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    module: { kind: 'object', table: 'modules' },
  },
  user_notifications: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    actor_user: { kind: 'object', table: 'users' },
    clinic: { kind: 'object', table: 'clinics' },
  },
  user_preferences: { client: { kind: 'object', table: 'clients' }, user: { kind: 'object', table: 'users' } },
  user_presence: { client: { kind: 'object', table: 'clients' }, user: { kind: 'object', table: 'users' } },
  user_qualifications: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    verified_by_user: { kind: 'object', table: 'users' },
    created_by_user: { kind: 'object', table: 'users' },
  },
  user_roles: {
    user_custom_roles: { kind: 'array', table: 'user_custom_roles' },
    module_default_user_roles: { kind: 'array', table: 'module_default_user_roles' },
    j_users_user_roles: { kind: 'array', table: 'j_users_user_roles' },
  },
  user_subscriptions: {
    client: { kind: 'object', table: 'clients' },
    package: { kind: 'object', table: 'packages' },
    team: { kind: 'object', table: 'teams' },
    next_package: { kind: 'object', table: 'packages' },
    next_team: { kind: 'object', table: 'teams' },
    client_transaction_history: { kind: 'array', table: 'client_transaction_history' },
  },
  users: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    client_employee_type: { kind: 'object', table: 'client_employee_types' },
    employee_award_level: { kind: 'object', table: 'employee_award_levels' },
    employee_award_sub_level: { kind: 'object', table: 'employee_award_sub_levels' },
    user_modules_access: { kind: 'array', table: 'user_modules_access' },
    j_users_user_roles: { kind: 'array', table: 'j_users_user_roles' },
    ip_settings: { kind: 'array', table: 'ip_settings' },
    j_users_clinics: { kind: 'array', table: 'j_users_clinics' },
    users_reported_to_users: { kind: 'array', table: 'users_reported_to_users' },
    users_reported_to_users_by_reported_to_user_id: { kind: 'array', table: 'users_reported_to_users' },
    user_preferences: { kind: 'array', table: 'user_preferences' },
    user_presence: { kind: 'object', table: 'user_presence' },
    tasks: { kind: 'array', table: 'tasks' },
    tasks_by_assigned_to_user_id: { kind: 'array', table: 'tasks' },
    j_tasks_users: { kind: 'array', table: 'j_tasks_users' },
    task_comments: { kind: 'array', table: 'task_comments' },
    task_extension_requests: { kind: 'array', table: 'task_extension_requests' },
    task_extension_requests_by_action_by_user_id: { kind: 'array', table: 'task_extension_requests' },
    task_reassign_requests: { kind: 'array', table: 'task_reassign_requests' },
    task_reassign_requests_by_old_assigned_to_user_id: { kind: 'array', table: 'task_reassign_requests' },
    task_reassign_requests_by_created_by_user_id: { kind: 'array', table: 'task_reassign_requests' },
    task_reassign_requests_by_action_by_user_id: { kind: 'array', table: 'task_reassign_requests' },
    task_history: { kind: 'array', table: 'task_history' },
    user_notifications: { kind: 'array', table: 'user_notifications' },
    user_notifications_by_actor_user_id: { kind: 'array', table: 'user_notifications' },
    user_chat_messages: { kind: 'array', table: 'user_chat_messages' },
    user_chat_messages_by_receiver_user_id: { kind: 'array', table: 'user_chat_messages' },
    clinic_chat_groups: { kind: 'array', table: 'clinic_chat_groups' },
    clinic_chat_group_users: { kind: 'array', table: 'clinic_chat_group_users' },
    clinic_chat_group_users_by_added_by_user_id: { kind: 'array', table: 'clinic_chat_group_users' },
    clinic_chat_group_messages: { kind: 'array', table: 'clinic_chat_group_messages' },
    chat_notifications: { kind: 'array', table: 'chat_notifications' },
    chat_notifications_by_sender_user_id: { kind: 'array', table: 'chat_notifications' },
    clinic_expenses: { kind: 'array', table: 'clinic_expenses' },
    clinic_contact_types: { kind: 'array', table: 'clinic_contact_types' },
    clinic_contacts: { kind: 'array', table: 'clinic_contacts' },
    client_document_categories: { kind: 'array', table: 'client_document_categories' },
    client_documents: { kind: 'array', table: 'client_documents' },
    client_documents_by_approved_by_user_id: { kind: 'array', table: 'client_documents' },
    client_document_versions: { kind: 'array', table: 'client_document_versions' },
    client_document_versions_by_approved_by_user_id: { kind: 'array', table: 'client_document_versions' },
    client_document_approvers: { kind: 'array', table: 'client_document_approvers' },
    client_document_assignments: { kind: 'array', table: 'client_document_assignments' },
    client_document_assignments_by_witness_user_id: { kind: 'array', table: 'client_document_assignments' },
    client_document_assignments_by_admin_signer_user_id: { kind: 'array', table: 'client_document_assignments' },
    client_document_assignments_by_assigned_by_user_id: { kind: 'array', table: 'client_document_assignments' },
    client_document_assignments_by_declined_by_user_id: { kind: 'array', table: 'client_document_assignments' },
    client_document_assignments_by_next_user_id: { kind: 'array', table: 'client_document_assignments' },
    client_document_signatures: { kind: 'array', table: 'client_document_signatures' },
    client_document_history: { kind: 'array', table: 'client_document_history' },
    duties: { kind: 'array', table: 'duties' },
    duties_by_created_by_user_id: { kind: 'array', table: 'duties' },
    duty_completions: { kind: 'array', table: 'duty_completions' },
    library_files: { kind: 'array', table: 'library_files' },
    induction_forms_by_created_by_user_id: { kind: 'array', table: 'induction_forms' },
    induction_form_submissions: { kind: 'array', table: 'induction_form_submissions' },
    instrument_counts: { kind: 'array', table: 'instrument_counts' },
    instrument_counts_by_finished_by_user_id: { kind: 'array', table: 'instrument_counts' },
    instrument_history_items: { kind: 'array', table: 'instrument_history_items' },
    instrument_history_items_by_resolved_by_user_id: { kind: 'array', table: 'instrument_history_items' },
    clinic_im_product_stocks: { kind: 'array', table: 'clinic_im_product_stocks' },
    clinic_im_product_stocks_by_disposed_by_user_id: { kind: 'array', table: 'clinic_im_product_stocks' },
    clinic_im_product_usages: { kind: 'array', table: 'clinic_im_product_usages' },
    clinic_im_product_usages_by_undone_by_user_id: { kind: 'array', table: 'clinic_im_product_usages' },
    stock_movements: { kind: 'array', table: 'stock_movements' },
    stock_takes: { kind: 'array', table: 'stock_takes' },
    stock_takes_by_finished_by_user_id: { kind: 'array', table: 'stock_takes' },
    stock_takes_by_approved_by_user_id: { kind: 'array', table: 'stock_takes' },
    stock_take_items: { kind: 'array', table: 'stock_take_items' },
    lab_orders: { kind: 'array', table: 'lab_orders' },
    lab_orders_by_cancelled_by_user_id: { kind: 'array', table: 'lab_orders' },
    lab_order_messages: { kind: 'array', table: 'lab_order_messages' },
    lab_order_history: { kind: 'array', table: 'lab_order_history' },
    employee_leaves: { kind: 'array', table: 'employee_leaves' },
    employee_leaves_by_action_workspace_user_id: { kind: 'array', table: 'employee_leaves' },
    employee_leaves_by_created_by_user_id: { kind: 'array', table: 'employee_leaves' },
    employee_leave_days: { kind: 'array', table: 'employee_leave_days' },
    employee_leave_balances: { kind: 'array', table: 'employee_leave_balances' },
    employee_leave_ledger: { kind: 'array', table: 'employee_leave_ledger' },
    employee_leave_ledger_by_created_by_user_id: { kind: 'array', table: 'employee_leave_ledger' },
    employee_leave_history: { kind: 'array', table: 'employee_leave_history' },
    clinic_newsfeeds: { kind: 'array', table: 'clinic_newsfeeds' },
    newsfeed_reads: { kind: 'array', table: 'newsfeed_reads' },
    clinic_im_product_orders: { kind: 'array', table: 'clinic_im_product_orders' },
    clinic_im_product_orders_by_approved_by_user_id: { kind: 'array', table: 'clinic_im_product_orders' },
    clinic_im_product_orders_by_placed_by_user_id: { kind: 'array', table: 'clinic_im_product_orders' },
    clinic_im_product_orders_by_cancelled_by_user_id: { kind: 'array', table: 'clinic_im_product_orders' },
    clinic_im_product_order_items: { kind: 'array', table: 'clinic_im_product_order_items' },
    clinic_im_product_order_receipts: { kind: 'array', table: 'clinic_im_product_order_receipts' },
    clinic_im_product_order_receipts_by_reversed_by_user_id: { kind: 'array', table: 'clinic_im_product_order_receipts' },
    clinic_im_product_order_history: { kind: 'array', table: 'clinic_im_product_order_history' },
    order_chat_messages: { kind: 'array', table: 'order_chat_messages' },
    clinic_rosters: { kind: 'array', table: 'clinic_rosters' },
    clinic_rosters_by_user_whom_id: { kind: 'array', table: 'clinic_rosters' },
    clinic_rosters_by_created_by_user_id: { kind: 'array', table: 'clinic_rosters' },
    clinic_roster_change_requests: { kind: 'array', table: 'clinic_roster_change_requests' },
    clinic_roster_change_requests_by_created_by_user_id: { kind: 'array', table: 'clinic_roster_change_requests' },
    clinic_roster_change_requests_by_action_by_user_id: { kind: 'array', table: 'clinic_roster_change_requests' },
    clinic_roster_templates: { kind: 'array', table: 'clinic_roster_templates' },
    clinic_roster_template_lines: { kind: 'array', table: 'clinic_roster_template_lines' },
    clinic_roster_template_lines_by_user_whom_id: { kind: 'array', table: 'clinic_roster_template_lines' },
    clinic_roster_history: { kind: 'array', table: 'clinic_roster_history' },
    support_tickets: { kind: 'array', table: 'support_tickets' },
    support_ticket_messages: { kind: 'array', table: 'support_ticket_messages' },
    support_ticket_history: { kind: 'array', table: 'support_ticket_history' },
    support_access_grants: { kind: 'array', table: 'support_access_grants' },
    support_access_grants_by_revoked_by_user_id: { kind: 'array', table: 'support_access_grants' },
    training_courses: { kind: 'array', table: 'training_courses' },
    training_course_enrollments: { kind: 'array', table: 'training_course_enrollments' },
    training_course_enrollments_by_enrolled_by_user_id: { kind: 'array', table: 'training_course_enrollments' },
    training_course_submissions: { kind: 'array', table: 'training_course_submissions' },
    training_course_enrollment_history: { kind: 'array', table: 'training_course_enrollment_history' },
    user_documents: { kind: 'array', table: 'user_documents' },
    user_documents_by_created_by_user_id: { kind: 'array', table: 'user_documents' },
    user_qualifications: { kind: 'array', table: 'user_qualifications' },
    user_qualifications_by_verified_by_user_id: { kind: 'array', table: 'user_qualifications' },
    user_qualifications_by_created_by_user_id: { kind: 'array', table: 'user_qualifications' },
    saved_views: { kind: 'array', table: 'saved_views' },
    sterilisation_cycles: { kind: 'array', table: 'sterilisation_cycles' },
    sterilisation_cycles_by_released_by_user_id: { kind: 'array', table: 'sterilisation_cycles' },
    clinic_kiosks: { kind: 'array', table: 'clinic_kiosks' },
    clinic_roster_swap_requests: { kind: 'array', table: 'clinic_roster_swap_requests' },
    clinic_roster_swap_requests_by_to_user_id: { kind: 'array', table: 'clinic_roster_swap_requests' },
    clinic_roster_swap_requests_by_created_by_user_id: { kind: 'array', table: 'clinic_roster_swap_requests' },
    clinic_roster_swap_requests_by_action_by_user_id: { kind: 'array', table: 'clinic_roster_swap_requests' },
    timesheets: { kind: 'array', table: 'timesheets' },
    timesheets_by_approved_by_user_id: { kind: 'array', table: 'timesheets' },
    timesheets_by_locked_by_user_id: { kind: 'array', table: 'timesheets' },
    timesheets_by_reopened_by_user_id: { kind: 'array', table: 'timesheets' },
    preformatted_letters: { kind: 'array', table: 'preformatted_letters' },
    induction_packs: { kind: 'array', table: 'induction_packs' },
    induction_pack_assignments: { kind: 'array', table: 'induction_pack_assignments' },
    induction_pack_assignments_by_given_by_user_id: { kind: 'array', table: 'induction_pack_assignments' },
    user_chats: { kind: 'array', table: 'user_chats' },
    user_chats_by_high_user_id: { kind: 'array', table: 'user_chats' },
    chat_typing: { kind: 'array', table: 'chat_typing' },
    chat_typing_by_receiver_user_id: { kind: 'array', table: 'chat_typing' },
  },
  users_reported_to_users: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    reported_to_user: { kind: 'object', table: 'users' },
  },
  website_cms_broadcast_deliveries: { website_cms_broadcast: { kind: 'object', table: 'website_cms_broadcasts' } },
  website_cms_broadcast_group_members: { website_cms_broadcast_group: { kind: 'object', table: 'website_cms_broadcast_groups' } },
  website_cms_broadcast_groups: {
    website_cms_broadcast_group_members: { kind: 'array', table: 'website_cms_broadcast_group_members' },
  },
  website_cms_broadcasts: {
    website_cms_broadcast_deliveries: { kind: 'array', table: 'website_cms_broadcast_deliveries' },
  },
  website_cms_lead_history: { website_cms_lead: { kind: 'object', table: 'website_cms_leads' } },
  website_cms_lead_sources: { website_cms_leads: { kind: 'array', table: 'website_cms_leads' } },
  website_cms_leads: {
    website_cms_lead_source: { kind: 'object', table: 'website_cms_lead_sources' },
    package: { kind: 'object', table: 'packages' },
    team: { kind: 'object', table: 'teams' },
    converted_client: { kind: 'object', table: 'clients' },
    website_cms_lead_history: { kind: 'array', table: 'website_cms_lead_history' },
  },
  website_cms_pricing_plans: {},
  website_cms_products: {},
} as const;
