// Written by apps/web/tools/write-documents.ts: do not edit. `pnpm gen`.
import type { Enum } from '@operatory/domain/models.gen';
import type { BoolExp } from '@operatory/resource';
import type { TypedDocumentNode } from 'urql';
import type { FileReference } from '#data/file-reference.ts';
import type { Fragment, OrderBy } from './graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type credential_state =
  | 'EXPIRED'
  | 'EXPIRING'
  | 'MISSING'
  | 'UNVERIFIED'
  | 'VALID';

export type document_matrix_state =
  | 'DECLINED'
  | 'DONE'
  | 'EXPIRED'
  | 'OPEN'
  | 'OVERDUE';

export type induction_item_kind =
  | 'COURSE'
  | 'DOCUMENT'
  | 'FORM';

export type induction_item_state =
  | 'DECLINED'
  | 'DONE'
  | 'EXPIRED'
  | 'FAILED'
  | 'OPEN'
  | 'OVERDUE';

export type plan_quote_kind =
  | 'DOWNGRADE'
  | 'PURCHASE'
  | 'RENEWAL'
  | 'SAME'
  | 'UPGRADE';

export type training_matrix_state =
  | 'DONE'
  | 'EXPIRED'
  | 'FAILED'
  | 'OPEN'
  | 'OVERDUE';

export type training_item_state =
  | 'FAILED'
  | 'LOCKED'
  | 'OPEN'
  | 'PASSED'
  | 'STARTED'
  | 'WAITING';

export type clock_in_attachments_input = {
  readonly file_id: string;
};

export type clock_out_attachments_input = {
  readonly file_id: string;
};

export type complete_document_assignment_document_attachment_input = {
  readonly file_id: string;
};

export type convert_lead_admin_input = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone?: string | null | undefined;
};

export type create_chat_group_image_input = {
  readonly file_id: string;
};

export type create_client_admin_input = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone?: string | null | undefined;
};

export type decide_leave_shifts_input = {
  readonly action: string;
  readonly id: string;
};

export type edit_leave_attachments_input = {
  readonly file_id: string;
};

export type edit_leave_days_input = {
  readonly date: string;
  readonly end_time?: string | null | undefined;
  readonly is_all_day?: boolean | null | undefined;
  readonly start_time?: string | null | undefined;
};

export type edit_leave_expected_input = {
  readonly paid_hrs: string;
  readonly unpaid_hrs: string;
};

export type edit_order_lines_attachments_input = {
  readonly file_id: string;
};

export type edit_order_lines_lines_input = {
  readonly clinic_im_product_id: string;
  readonly quantity: number;
};

export type import_pay_guide_rows_input = {
  readonly age?: string | null | undefined;
  readonly base_price: string;
  readonly description?: string | null | undefined;
  readonly effective_from: string;
  readonly name: string;
  readonly pay_point?: string | null | undefined;
  readonly service_type?: string | null | undefined;
};

export type invite_user_roles_input = {
  readonly clinic_id?: string | null | undefined;
  readonly user_custom_role_id?: string | null | undefined;
  readonly user_role_id: number;
};

export type raise_order_attachments_input = {
  readonly file_id: string;
};

export type raise_order_lines_input = {
  readonly clinic_im_product_id: string;
  readonly on_order?: number | null | undefined;
  readonly quantity: number;
};

export type receive_order_invoice_attachment_input = {
  readonly file_id: string;
};

export type receive_order_rows_input = {
  readonly clinic_storage_location_id?: string | null | undefined;
  readonly expiry_date?: string | null | undefined;
  readonly lot_number?: string | null | undefined;
  readonly order_item_id: string;
  readonly price?: number | null | undefined;
  readonly quantity: number;
  readonly unique_scan_id?: string | null | undefined;
};

export type receive_order_seen_input = {
  readonly order_item_id: string;
  readonly remaining: number;
};

export type receive_stock_invoice_attachment_input = {
  readonly file_id: string;
};

export type receive_stock_lots_input = {
  readonly expiry_date?: string | null | undefined;
  readonly lot_number?: string | null | undefined;
  readonly quantity: number;
  readonly unique_scan_id?: string | null | undefined;
};

export type record_stock_take_lines_input = {
  readonly clinic_im_product_id: string;
  readonly clinic_im_product_stock_id?: string | null | undefined;
  readonly counted_quantity: number;
  readonly note?: string | null | undefined;
};

export type request_leave_attachments_input = {
  readonly file_id: string;
};

export type request_leave_days_input = {
  readonly date: string;
  readonly end_time?: string | null | undefined;
  readonly is_all_day?: boolean | null | undefined;
  readonly start_time?: string | null | undefined;
};

export type request_leave_expected_input = {
  readonly paid_hrs: string;
  readonly unpaid_hrs: string;
};

export type revise_client_document_attachments_input = {
  readonly file_id: string;
};

export type revise_client_document_form_attachments_input = {
  readonly file_id: string;
};

export type save_instrument_count_lines_input = {
  readonly instrument_count_item_id: string;
  readonly notes?: string | null | undefined;
  readonly quantity: number;
  readonly seen?: number | null | undefined;
};

export type save_role_access_records_input = {
  readonly module_id: number;
  readonly saved_data_actions: ReadonlyArray<Enum<'module_action'>>;
};

export type save_user_access_records_input = {
  readonly default_actions: ReadonlyArray<Enum<'module_action'>>;
  readonly default_disabled_actions: ReadonlyArray<Enum<'module_action'>>;
  readonly module_id: number;
};

export type send_chat_message_attachments_input = {
  readonly file_id: string;
};

export type send_group_message_attachments_input = {
  readonly file_id: string;
};

export type send_lab_message_attachments_input = {
  readonly file_id: string;
};

export type send_order_message_attachments_input = {
  readonly file_id: string;
};

export type set_user_access_roles_input = {
  readonly clinic_id?: string | null | undefined;
  readonly user_custom_role_id?: string | null | undefined;
  readonly user_role_id: number;
};

export type submit_client_document_attachments_input = {
  readonly file_id: string;
};

export type submit_client_document_form_attachments_input = {
  readonly file_id: string;
};

export type submit_induction_form_attachments_input = {
  readonly file_id: string;
};

export type submit_training_item_attachments_input = {
  readonly file_id: string;
};

export type client_employee_leave_types_insert_input = {
  readonly name?: string | null | undefined;
  readonly short_info?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly leave_type?: Enum<'leave_pay'> | null | undefined;
  readonly no_of_years?: number | null | undefined;
  readonly is_attachment_required?: boolean | null | undefined;
  readonly status?: Enum<'active_status'> | null | undefined;
  readonly position?: string | null | undefined;
  readonly client_employee_leave_type_configurations?: { readonly data: unknown } | null | undefined;
};

export type tasks_insert_input = {
  readonly clinic_id?: string | null | undefined;
  readonly type?: Enum<'task_type'> | null | undefined;
  readonly client_task_level_id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly deadline_date?: string | null | undefined;
  readonly start_date?: string | null | undefined;
  readonly more_info?: string | null | undefined;
  readonly attachments?: unknown;
  readonly priority?: Enum<'task_priority'> | null | undefined;
  readonly clinic_room_id?: string | null | undefined;
  readonly assigned_to_user_id?: string | null | undefined;
  readonly lab_id?: string | null | undefined;
  readonly clinic?: { readonly data: unknown } | null | undefined;
  readonly client_task_level?: { readonly data: unknown } | null | undefined;
  readonly clinic_room?: { readonly data: unknown } | null | undefined;
  readonly lab?: { readonly data: unknown } | null | undefined;
  readonly j_tasks_users?: { readonly data: unknown } | null | undefined;
  readonly task_comments?: { readonly data: unknown } | null | undefined;
};

export type task_comments_insert_input = {
  readonly task_id?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly message_type?: Enum<'message_type'> | null | undefined;
  readonly attachments?: unknown;
  readonly mentioned_user_ids?: ReadonlyArray<string> | null | undefined;
  readonly task?: { readonly data: unknown } | null | undefined;
};

export type saved_views_insert_input = {
  readonly clinic_id?: string | null | undefined;
  readonly table_name?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly view?: unknown;
  readonly is_shared?: boolean | null | undefined;
  readonly is_default?: boolean | null | undefined;
  readonly clinic?: { readonly data: unknown } | null | undefined;
};

export type clinic_chat_groups_set_input = {
  readonly name?: string | null | undefined;
  readonly image?: unknown;
};

export type packagemodules_insert_input = {
  readonly module_id?: number | null | undefined;
  readonly package_id?: number | null | undefined;
  readonly checked?: boolean | null | undefined;
  readonly package?: { readonly data: unknown } | null | undefined;
};

export type teampackages_insert_input = {
  readonly team_id?: number | null | undefined;
  readonly package_id?: number | null | undefined;
  readonly team_size?: number | null | undefined;
  readonly price?: string | null | undefined;
  readonly team?: { readonly data: unknown } | null | undefined;
  readonly package?: { readonly data: unknown } | null | undefined;
};

export type packages_set_input = {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
};

export type saved_views_set_input = {
  readonly clinic_id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly view?: unknown;
  readonly is_shared?: boolean | null | undefined;
  readonly is_default?: boolean | null | undefined;
};

export type task_comments_set_input = {
  readonly message?: string | null | undefined;
  readonly attachments?: unknown;
  readonly mentioned_user_ids?: ReadonlyArray<string> | null | undefined;
};

export type user_documents_insert_input = {
  readonly user_id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly document?: unknown;
  readonly notes?: string | null | undefined;
};

export type user_documents_set_input = {
  readonly name?: string | null | undefined;
  readonly document?: unknown;
  readonly notes?: string | null | undefined;
};

export type user_preferences_insert_input = {
  readonly key?: string | null | undefined;
  readonly value?: unknown;
};

export type request_task_extensionMutationVariables = Exact<{
  task_id: string;
  extended_deadline_date: string;
  comment: string;
}>;


export type request_task_extensionMutation = { readonly request_task_extension: { readonly id: string } | null };

export type request_task_reassignMutationVariables = Exact<{
  task_id: string;
  new_assigned_to_user_id: string;
  comment: string;
}>;


export type request_task_reassignMutation = { readonly request_task_reassign: { readonly id: string } | null };

export type decide_task_extensionMutationVariables = Exact<{
  id: string;
  status: string;
  comment?: string | null | undefined;
}>;


export type decide_task_extensionMutation = { readonly decide_task_extension: { readonly id: string } | null };

export type decide_task_reassignMutationVariables = Exact<{
  id: string;
  status: string;
  comment?: string | null | undefined;
}>;


export type decide_task_reassignMutation = { readonly decide_task_reassign: { readonly id: string } | null };

export type cancel_task_requestMutationVariables = Exact<{
  id: string;
}>;


export type cancel_task_requestMutation = { readonly cancel_task_request: { readonly id: string } | null };

export type custom_rolesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type custom_rolesSubscription = { readonly user_custom_roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly clinic: { readonly id: string, readonly name: string } | null }> };

export type modules_by_roleQueryVariables = Exact<{
  user_role_id?: number | null | undefined;
  user_custom_role_id?: string | null | undefined;
  clinic_id?: string | null | undefined;
}>;


export type modules_by_roleQuery = { readonly modules_by_role: { readonly role: string, readonly user_custom_role_id: string | null, readonly version: number, readonly refusal: string | null, readonly modules: ReadonlyArray<{ readonly id: string | null, readonly module: string, readonly module_id: number, readonly default_actions: ReadonlyArray<string>, readonly saved_data_actions: ReadonlyArray<string> }> } | null };

export type role_newsSubscriptionVariables = Exact<{
  where: BoolExp;
}>;


export type role_newsSubscription = { readonly module_default_user_roles_aggregate: { readonly aggregate: { readonly count: number, readonly max: { readonly updated_at: string | null } | null } } };

export type role_holdersQueryVariables = Exact<{
  where: BoolExp;
  customised: BoolExp;
}>;


export type role_holdersQuery = { readonly all: { readonly aggregate: { readonly count: number } }, readonly customised: { readonly aggregate: { readonly count: number } } };

export type module_titlesQueryVariables = Exact<{ [key: string]: never; }>;


export type module_titlesQuery = { readonly modules: ReadonlyArray<{ readonly name: string, readonly title: string }> };

export type save_role_accessMutationVariables = Exact<{
  user_role_id?: number | null | undefined;
  user_custom_role_id?: string | null | undefined;
  clinic_id?: string | null | undefined;
  ids: ReadonlyArray<string>;
  records: ReadonlyArray<save_role_access_records_input>;
  version: number;
}>;


export type save_role_accessMutation = { readonly save_role_access: { readonly affected_rows: number } };

export type duplicate_custom_roleMutationVariables = Exact<{
  id: string;
  name: string;
  clinic_id?: string | null | undefined;
}>;


export type duplicate_custom_roleMutation = { readonly duplicate_custom_role: { readonly id: string } | null };

export type user_accessQueryVariables = Exact<{
  user_id: string;
}>;


export type user_accessQuery = { readonly user_access: { readonly user_id: string, readonly version: string, readonly refusal: string | null, readonly overrides: ReadonlyArray<{ readonly module: string, readonly default_actions: ReadonlyArray<string>, readonly default_disabled_actions: ReadonlyArray<string> }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly role: string, readonly custom_role_id: string | null, readonly custom_role_name: string | null, readonly clinic_name: string | null, readonly blocked: boolean, readonly package_id: number | null, readonly package_without: ReadonlyArray<string>, readonly access: ReadonlyArray<{ readonly module: string, readonly default_actions: ReadonlyArray<string>, readonly saved_data_actions: ReadonlyArray<string> | null }> }> } | null };

export type save_user_accessMutationVariables = Exact<{
  user_id: string;
  records: ReadonlyArray<save_user_access_records_input>;
  version: string;
}>;


export type save_user_accessMutation = { readonly save_user_access: { readonly affected_rows: number } };

export type user_newsSubscriptionVariables = Exact<{
  user_id: string;
}>;


export type user_newsSubscription = { readonly user_modules_access_aggregate: { readonly aggregate: { readonly count: number, readonly max: { readonly updated_at: string | null } | null } } };

export type user_roles_newsSubscriptionVariables = Exact<{
  user_id: string;
}>;


export type user_roles_newsSubscription = { readonly j_users_user_roles: ReadonlyArray<{ readonly id: string, readonly user_role_id: number, readonly user_custom_role_id: string | null, readonly clinic_id: string | null, readonly blocked_status: Enum<'blocked_status'> }> };

export type changeMyEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type changeMyEmailMutation = { readonly change_my_email: { readonly id: string } | null };

export type auditLinesQueryVariables = Exact<{
  where: BoolExp;
  order?: ReadonlyArray<OrderBy> | null | undefined;
  limit: number;
  offset: number;
}>;


export type auditLinesQuery = { readonly audit_log: ReadonlyArray<{ readonly id: string, readonly action: string, readonly table_name: string, readonly row_id: string | null, readonly user_id: string | null, readonly from_value: unknown, readonly to_value: unknown, readonly note: string | null, readonly ip_address: string | null, readonly created_at: string }> };

export type auditPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type auditPeopleQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly display_name: string, readonly color_code: string | null, readonly profile_image: FileReference | null }> };

export type awardsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type awardsSubscription = { readonly employee_award_levels: ReadonlyArray<{ readonly id: string, readonly name: string, readonly service_type: string | null, readonly employee_type_id: string | null, readonly status: Enum<'active_status'>, readonly is_age_required: boolean, readonly is_payPoint_required: boolean, readonly is_experience_required: boolean, readonly from_duration: number | null, readonly from_tenure: Enum<'award_tenure'> | null, readonly to_duration: number | null, readonly to_tenure: Enum<'award_tenure'> | null, readonly casual_rate_percentage: string | null, readonly saturday_casual_rate_percentage: string | null, readonly sunday_casual_rate_percentage: string | null, readonly public_holidays_casual_rate_percentage: string | null, readonly overtime_time_and_half_percentage: string | null, readonly overtime_double_time_percentage: string | null, readonly overtime_sundays_percentage: string | null, readonly overtime_public_holidays_percentage: string | null, readonly is_overtime_sunday: boolean, readonly is_overtime_public_holidays: boolean, readonly employee_type: { readonly id: string, readonly name: string } | null, readonly employee_award_sub_levels: ReadonlyArray<{ readonly id: string, readonly pay_point: string | null, readonly age: string | null, readonly description: string | null, readonly employee_award_rates: ReadonlyArray<{ readonly id: string, readonly effective_from: string, readonly base_price: string }> }> }> };

export type setAwardRateMutationVariables = Exact<{
  id: string;
  from: string;
  price: string;
  past?: boolean | null | undefined;
}>;


export type setAwardRateMutation = { readonly set_award_rate: { readonly id: string } | null };

export type removeAwardRateMutationVariables = Exact<{
  id: string;
  from: string;
}>;


export type removeAwardRateMutation = { readonly remove_award_rate: { readonly id: string } | null };

export type importMasterMutationVariables = Exact<{
  ids: ReadonlyArray<string>;
  from?: string | null | undefined;
  correct?: boolean | null | undefined;
}>;


export type importMasterMutation = { readonly import_master: { readonly affected_rows: number } };

export type importPayGuideMutationVariables = Exact<{
  rows: ReadonlyArray<import_pay_guide_rows_input>;
  from?: string | null | undefined;
  correct?: boolean | null | undefined;
}>;


export type importPayGuideMutation = { readonly import_pay_guide: { readonly affected_rows: number } };

export type masterAwardsQueryVariables = Exact<{ [key: string]: never; }>;


export type masterAwardsQuery = { readonly master_employee_awards: ReadonlyArray<{ readonly id: string, readonly name: string, readonly short_info: string | null, readonly job_role: string | null, readonly job_level: string | null, readonly age: string | null, readonly pay_per_hour: string, readonly effective_from: string | null }> };

export type awardRateQueryVariables = Exact<{
  user?: string | null | undefined;
  birth?: string | null | undefined;
  id?: string | null | undefined;
  date: string;
  type: string;
}>;


export type awardRateQuery = { readonly award_rate: { readonly label: string | null, readonly level: string, readonly pay_point: string | null, readonly age: string | null, readonly fits: boolean, readonly base_price: string | null, readonly effective_from: string | null, readonly percentage: string | null, readonly rate: string | null } | null };

export type myChatsQueryVariables = Exact<{
  limit: number;
  search?: string | null | undefined;
}>;


export type myChatsQuery = { readonly my_chats: ReadonlyArray<{ readonly key: string, readonly last_message: string | null, readonly last_message_at: string, readonly last_position: number, readonly last_sender_id: string | null, readonly last_sender_name: string | null, readonly is_last_deleted: boolean, readonly unread: number, readonly mentions_me: boolean, readonly muted: boolean, readonly user: { readonly id: string, readonly display_name: string, readonly profile_image: FileReference | null, readonly color_code: string | null } | null, readonly group: { readonly id: string, readonly name: string, readonly image: FileReference | null, readonly clinic: { readonly name: string } | null } | null }> };

export type findMessagesQueryVariables = Exact<{
  text: string;
}>;


export type findMessagesQuery = { readonly chat_search: ReadonlyArray<{ readonly id: string, readonly key: string, readonly name: string, readonly position: number, readonly snippet: string, readonly sender_name: string, readonly created_at: string }> };

export type findPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type findPeopleQuery = { readonly chat_people: ReadonlyArray<{ readonly id: string, readonly display_name: string, readonly profile_image: FileReference | null, readonly color_code: string | null }> };

export type livePersonSubscriptionVariables = Exact<{
  id: string;
}>;


export type livePersonSubscription = { readonly users: ReadonlyArray<{ readonly id: string, readonly display_name: string, readonly profile_image: FileReference | null, readonly color_code: string | null }> };

export type livePresenceSubscriptionVariables = Exact<{
  id: string;
}>;


export type livePresenceSubscription = { readonly user_presence: ReadonlyArray<{ readonly user_id: string, readonly online_status: Enum<'online_status'>, readonly last_seen_at: string | null }> };

export type livePairSubscriptionVariables = Exact<{
  low: string;
  high: string;
}>;


export type livePairSubscription = { readonly user_chats: ReadonlyArray<{ readonly id: string, readonly last_position: number, readonly low_read_position: number, readonly high_read_position: number, readonly low_delivered_position: number, readonly high_delivered_position: number, readonly low_muted: boolean | null, readonly high_muted: boolean | null }> };

export type pairMessagesSubscriptionVariables = Exact<{
  chat: string;
  from: number;
}>;


export type pairMessagesSubscription = { readonly messages: ReadonlyArray<{ readonly id: string, readonly position: number, readonly message: string, readonly message_type: Enum<'message_type'>, readonly supporting_attachments: readonly FileReference[], readonly edited_at: string | null, readonly created_at: string, readonly is_deleted: boolean, readonly author_id: string, readonly reply_to: { readonly id: string, readonly position: number, readonly message: string, readonly supporting_attachments: readonly FileReference[], readonly is_deleted: boolean, readonly author_id: string } | null }> };

export type sendToPersonMutationVariables = Exact<{
  id: string;
  to: string;
  message?: string | null | undefined;
  attachments?: ReadonlyArray<send_chat_message_attachments_input> | null | undefined;
  reply_to_id?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type sendToPersonMutation = { readonly send_chat_message: { readonly id: string } | null };

export type editToPersonMutationVariables = Exact<{
  id: string;
  message: string;
}>;


export type editToPersonMutation = { readonly edit_chat_message: { readonly id: string } | null };

export type deleteToPersonMutationVariables = Exact<{
  id: string;
}>;


export type deleteToPersonMutation = { readonly delete_chat_message: { readonly id: string } | null };

export type liveGroupSubscriptionVariables = Exact<{
  id: string;
}>;


export type liveGroupSubscription = { readonly clinic_chat_groups: ReadonlyArray<{ readonly id: string, readonly name: string, readonly image: FileReference | null, readonly created_by_user_id: string, readonly last_position: number, readonly clinic: { readonly id: string, readonly name: string } | null }> };

export type liveMembersSubscriptionVariables = Exact<{
  id: string;
}>;


export type liveMembersSubscription = { readonly clinic_chat_group_users: ReadonlyArray<{ readonly user_id: string, readonly muted: boolean | null, readonly user: { readonly id: string, readonly display_name: string, readonly profile_image: FileReference | null, readonly color_code: string | null } | null }> };

export type liveReadPositionsSubscriptionVariables = Exact<{
  id: string;
}>;


export type liveReadPositionsSubscription = { readonly clinic_chat_group_users: ReadonlyArray<{ readonly user_id: string, readonly read_position: number | null }> };

export type groupMessagesSubscriptionVariables = Exact<{
  group: string;
  from: number;
}>;


export type groupMessagesSubscription = { readonly messages: ReadonlyArray<{ readonly id: string, readonly position: number, readonly message: string, readonly message_type: Enum<'message_type'>, readonly supporting_attachments: readonly FileReference[], readonly edited_at: string | null, readonly created_at: string, readonly mentioned_user_ids: ReadonlyArray<string>, readonly is_deleted: boolean, readonly author_id: string, readonly user: { readonly id: string, readonly display_name: string, readonly profile_image: FileReference | null, readonly color_code: string | null } | null, readonly reply_to: { readonly id: string, readonly position: number, readonly message: string, readonly supporting_attachments: readonly FileReference[], readonly is_deleted: boolean, readonly author_id: string, readonly user: { readonly id: string, readonly display_name: string } | null } | null }> };

export type sendToGroupMutationVariables = Exact<{
  id: string;
  group: string;
  message?: string | null | undefined;
  attachments?: ReadonlyArray<send_group_message_attachments_input> | null | undefined;
  mentioned?: ReadonlyArray<string> | null | undefined;
  reply_to_id?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type sendToGroupMutation = { readonly send_group_message: { readonly id: string } | null };

export type editToGroupMutationVariables = Exact<{
  id: string;
  message: string;
  mentioned?: ReadonlyArray<string> | null | undefined;
}>;


export type editToGroupMutation = { readonly edit_group_message: { readonly id: string } | null };

export type deleteToGroupMutationVariables = Exact<{
  id: string;
}>;


export type deleteToGroupMutation = { readonly delete_group_message: { readonly id: string } | null };

export type markChatReadMutationVariables = Exact<{
  user_id?: string | null | undefined;
  group_id?: string | null | undefined;
  position: number;
}>;


export type markChatReadMutation = { readonly mark_chat_read: { readonly affected_rows: number } };

export type muteChatMutationVariables = Exact<{
  user_id?: string | null | undefined;
  group_id?: string | null | undefined;
  muted: boolean;
}>;


export type muteChatMutation = { readonly mute_chat: { readonly affected_rows: number } };

export type setTypingMutationVariables = Exact<{
  user_id?: string | null | undefined;
  group_id?: string | null | undefined;
}>;


export type setTypingMutation = { readonly set_chat_typing: { readonly affected_rows: number } };

export type typingToMeSubscriptionVariables = Exact<{
  from: string;
  me: string;
}>;


export type typingToMeSubscription = { readonly chat_typing: ReadonlyArray<{ readonly user_id: string, readonly typed_at: string | null, readonly user: { readonly id: string, readonly display_name: string } | null }> };

export type typingInGroupSubscriptionVariables = Exact<{
  group: string;
  me: string;
}>;


export type typingInGroupSubscription = { readonly chat_typing: ReadonlyArray<{ readonly user_id: string, readonly typed_at: string | null, readonly user: { readonly id: string, readonly display_name: string } | null }> };

export type updateWindowsMutationVariables = Exact<{
  chat_minimized?: boolean | null | undefined;
  chat_closed?: boolean | null | undefined;
  group_minimized?: boolean | null | undefined;
  group_closed?: boolean | null | undefined;
}>;


export type updateWindowsMutation = { readonly update_chat_windows: { readonly affected_rows: number } };

export type createGroupMutationVariables = Exact<{
  name: string;
  clinic_id?: string | null | undefined;
  image?: create_chat_group_image_input | null | undefined;
  user_ids: ReadonlyArray<string>;
  idempotency_key?: string | null | undefined;
}>;


export type createGroupMutation = { readonly create_chat_group: { readonly id: string } | null };

export type updateGroupMutationVariables = Exact<{
  id: string;
  set: clinic_chat_groups_set_input;
}>;


export type updateGroupMutation = { readonly update_clinic_chat_groups_by_pk: { readonly id: string } | null };

export type addUsersMutationVariables = Exact<{
  id: string;
  user_ids: ReadonlyArray<string>;
}>;


export type addUsersMutation = { readonly add_group_users: { readonly id: string } | null };

export type removeUsersMutationVariables = Exact<{
  id: string;
  user_ids: ReadonlyArray<string>;
}>;


export type removeUsersMutation = { readonly remove_group_users: { readonly id: string } | null };

export type leaveGroupMutationVariables = Exact<{
  id: string;
}>;


export type leaveGroupMutation = { readonly leave_chat_group: { readonly id: string } | null };

export type deleteGroupMutationVariables = Exact<{
  id: string;
}>;


export type deleteGroupMutation = { readonly delete_chat_group: { readonly id: string } | null };

export type createClientMutationVariables = Exact<{
  name: string;
  business_name?: string | null | undefined;
  sub_domain: string;
  package_id: number;
  team_id: number;
  coupon_code?: string | null | undefined;
  state: string;
  admin: create_client_admin_input;
  abn?: string | null | undefined;
  account_manager_user_id?: string | null | undefined;
  client_source_id?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type createClientMutation = { readonly create_client: { readonly id: string } | null };

export type convertLeadMutationVariables = Exact<{
  id: string;
  name: string;
  business_name?: string | null | undefined;
  sub_domain: string;
  package_id: number;
  team_id: number;
  coupon_code?: string | null | undefined;
  state: string;
  admin: convert_lead_admin_input;
  abn?: string | null | undefined;
  account_manager_user_id?: string | null | undefined;
  client_source_id?: string | null | undefined;
}>;


export type convertLeadMutation = { readonly convert_lead: { readonly id: string } | null };

export type leadToConvertQueryVariables = Exact<{
  id: string;
}>;


export type leadToConvertQuery = { readonly website_cms_leads_by_pk: { readonly id: string, readonly name: string, readonly business_name: string | null, readonly email: string | null, readonly phone: string | null, readonly status: Enum<'website_cms_lead_status'>, readonly package_id: number | null, readonly team_id: number | null, readonly coupon_code: string | null, readonly assigned_to_user_id: string | null } | null };

export type checkSubDomainQueryVariables = Exact<{
  name: string;
}>;


export type checkSubDomainQuery = { readonly check_sub_domain: { readonly sub_domain: string, readonly available: boolean, readonly message: string } };

export type clientsByPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type clientsByPlanQuery = { readonly subscription_figures: { readonly expiring_clients: ReadonlyArray<string> | null, readonly expired_clients: ReadonlyArray<string> | null } };

export type couponUsesQueryVariables = Exact<{
  id: string;
}>;


export type couponUsesQuery = { readonly coupon_uses: ReadonlyArray<{ readonly client_name: string | null, readonly used_at: string, readonly saved: string }> };

export type limitedCouponsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type limitedCouponsSubscription = { readonly client_plans_code: ReadonlyArray<{ readonly id: string, readonly used: number, readonly no_of_coupon: number | null }> };

export type setDiscountTermsMutationVariables = Exact<{
  id: string;
  terms: string;
  months?: number | null | undefined;
}>;


export type setDiscountTermsMutation = { readonly set_discount_terms: { readonly affected_rows: number } };

export type leadPeopleQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type leadPeopleQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly display_name: string, readonly color_code: string | null, readonly profile_image: FileReference | null }> };

export type leadStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type leadStaffQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly display_name: string }> };

export type leadsOnBoardSubscriptionVariables = Exact<{
  where: BoolExp;
}>;


export type leadsOnBoardSubscription = { readonly website_cms_leads: ReadonlyArray<{ readonly id: string, readonly name: string, readonly business_name: string | null, readonly status: Enum<'website_cms_lead_status'>, readonly created_at: string, readonly assigned_to_user_id: string | null, readonly website_cms_lead_source: { readonly id: string, readonly name: string } | null, readonly package: { readonly id: number, readonly name: string } | null }> };

export type moveLeadMutationVariables = Exact<{
  id: string;
  status: string;
}>;


export type moveLeadMutation = { readonly move_lead: { readonly id: string } | null };

export type loseLeadMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type loseLeadMutation = { readonly lose_lead: { readonly id: string } | null };

export type reopenLeadMutationVariables = Exact<{
  id: string;
}>;


export type reopenLeadMutation = { readonly reopen_lead: { readonly id: string } | null };

export type seatsOfClientsQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type seatsOfClientsQuery = { readonly client_seats: ReadonlyArray<{ readonly client_id: string, readonly seats: number | null, readonly seats_taken: number }> };

export type packagesSoldQueryVariables = Exact<{ [key: string]: never; }>;


export type packagesSoldQuery = { readonly packages: ReadonlyArray<{ readonly id: number, readonly name: string, readonly teampackages: ReadonlyArray<{ readonly id: number, readonly team_id: number, readonly price: string, readonly team: { readonly id: number, readonly name: string } | null }> }> };

export type validateCouponQueryVariables = Exact<{
  code: string;
  package: number;
  team: number;
}>;


export type validateCouponQuery = { readonly validate_coupon: { readonly ok: boolean, readonly message: string, readonly original: string, readonly discount: string, readonly total: string } };

export type planQuoteQueryVariables = Exact<{
  client?: string | null | undefined;
  package: number;
  team: number;
  code?: string | null | undefined;
}>;


export type planQuoteQuery = { readonly plan_quote: { readonly kind: plan_quote_kind, readonly ok: boolean, readonly message: string, readonly original: string, readonly discount: string, readonly total: string, readonly gst: string, readonly starts_on: string, readonly ends_on: string, readonly recurring: string, readonly gained: ReadonlyArray<string>, readonly lost: ReadonlyArray<string> } };

export type buyPackageMutationVariables = Exact<{
  client?: string | null | undefined;
  package: number;
  team: number;
  code?: string | null | undefined;
}>;


export type buyPackageMutation = { readonly buy_package: { readonly id: string } | null };

export type changePackageMutationVariables = Exact<{
  client?: string | null | undefined;
  package: number;
  team: number;
  code?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type changePackageMutation = { readonly change_package: { readonly id: string } | null };

export type renewSubscriptionMutationVariables = Exact<{
  client?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type renewSubscriptionMutation = { readonly renew_subscription: { readonly id: string } | null };

export type cancelSubscriptionMutationVariables = Exact<{
  client?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type cancelSubscriptionMutation = { readonly cancel_subscription: { readonly id: string } | null };

export type withdrawCancellationMutationVariables = Exact<{
  client?: string | null | undefined;
}>;


export type withdrawCancellationMutation = { readonly withdraw_cancellation: { readonly id: string } | null };

export type setClientStatusMutationVariables = Exact<{
  id: string;
  status: Enum<'active_status'>;
  reason: string;
}>;


export type setClientStatusMutation = { readonly set_client_status: { readonly id: string } | null };

export type unpaidBillsSubscriptionVariables = Exact<{
  client: string;
}>;


export type unpaidBillsSubscription = { readonly client_transaction_history: ReadonlyArray<{ readonly id: string, readonly invoice_id: string, readonly plan_name: string, readonly total_value: string, readonly created_at: string }> };

export type markPaidMutationVariables = Exact<{
  id: string;
}>;


export type markPaidMutation = { readonly mark_subscription_paid: { readonly id: string } | null };

export type clientOverviewQueryVariables = Exact<{
  id: string;
}>;


export type clientOverviewQuery = { readonly client_overview: { readonly seats: number | null, readonly seats_taken: number, readonly last_sign_in_at: string | null, readonly storage_bytes: string, readonly users_by_role: ReadonlyArray<{ readonly role: string, readonly active: number, readonly invited: number, readonly blocked: number }>, readonly clinics_by_state: ReadonlyArray<{ readonly state: string | null, readonly count: number }> } | null };

export type addMyIpMutationVariables = Exact<{
  name: string;
  clinic?: string | null | undefined;
}>;


export type addMyIpMutation = { readonly add_my_ip: { readonly id: string, readonly ip_address: string | null } | null };

export type onlyFromHereSubscriptionVariables = Exact<{
  id: string;
}>;


export type onlyFromHereSubscription = { readonly clients: ReadonlyArray<{ readonly id: string, readonly ip_required: boolean }> };

export type setOnlyFromHereMutationVariables = Exact<{
  id: string;
  on: boolean;
}>;


export type setOnlyFromHereMutation = { readonly update_clients_by_pk: { readonly id: string } | null };

export type clockInMutationVariables = Exact<{
  clinic_id: string;
  message?: string | null | undefined;
  attachments?: ReadonlyArray<clock_in_attachments_input> | null | undefined;
  offline_at?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type clockInMutation = { readonly clock_in: { readonly id: string } | null };

export type clockOutMutationVariables = Exact<{
  message?: string | null | undefined;
  attachments?: ReadonlyArray<clock_out_attachments_input> | null | undefined;
  offline_at?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type clockOutMutation = { readonly clock_out: { readonly id: string } | null };

export type startBreakMutationVariables = Exact<{
  break_type: Enum<'roster_break_type'>;
  offline_at?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type startBreakMutation = { readonly start_break: { readonly id: string } | null };

export type endBreakMutationVariables = Exact<{
  offline_at?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type endBreakMutation = { readonly end_break: { readonly id: string } | null };

export type myClockShiftsSubscriptionVariables = Exact<{
  user: string;
  from: string;
  until: string;
}>;


export type myClockShiftsSubscription = { readonly clinic_rosters: ReadonlyArray<{ readonly id: string, readonly clinic_id: string, readonly zone: string, readonly clinic_roster_date: string, readonly start_time: string, readonly end_time: string, readonly starts_at: string, readonly ends_at: string, readonly roster_shift_type: Enum<'roster_shift_type'>, readonly clocked_in_at: string | null, readonly clocked_in_synced_at: string | null, readonly clocked_out_at: string | null, readonly clinic: { readonly id: string, readonly name: string } | null, readonly clinic_roster_change_requests: ReadonlyArray<{ readonly id: string }>, readonly clinic_roster_breaks: ReadonlyArray<{ readonly break_type: Enum<'roster_break_type'>, readonly started_at: string, readonly ended_at: string | null }> }> };

export type clinicOfClockQueryVariables = Exact<{
  id: string;
}>;


export type clinicOfClockQuery = { readonly clinics: ReadonlyArray<{ readonly id: string, readonly is_unrostered_clock_in_allowed: boolean }> };

export type requestRosterChangeMutationVariables = Exact<{
  clinic_roster_id: string;
  new_start_time?: string | null | undefined;
  new_end_time?: string | null | undefined;
  new_clocked_in_at?: string | null | undefined;
  new_clocked_out_at?: string | null | undefined;
  message?: string | null | undefined;
}>;


export type requestRosterChangeMutation = { readonly request_roster_change: { readonly id: string } | null };

export type decideRosterChangeMutationVariables = Exact<{
  id: string;
  status: string;
  message?: string | null | undefined;
}>;


export type decideRosterChangeMutation = { readonly decide_roster_change: { readonly id: string } | null };

export type cancelRosterChangeMutationVariables = Exact<{
  id: string;
}>;


export type cancelRosterChangeMutation = { readonly cancel_roster_change: { readonly id: string } | null };

export type closeKioskMutationVariables = Exact<{
  id: string;
}>;


export type closeKioskMutation = { readonly close_kiosk: { readonly id: string } | null };

export type awardBirthdaysQueryVariables = Exact<{
  clinic?: string | null | undefined;
}>;


export type awardBirthdaysQuery = { readonly award_birthdays: ReadonlyArray<{ readonly user_id: string, readonly display_name: string, readonly date: string, readonly age: number, readonly to_label: string | null, readonly changes_label: boolean, readonly level: string | null }> };

export type newAwardRatesSubscriptionVariables = Exact<{
  after: string;
  until: string;
}>;


export type newAwardRatesSubscription = { readonly employee_award_rates: ReadonlyArray<{ readonly id: string, readonly effective_from: string }> };

export type clinicComparisonSubscriptionVariables = Exact<{
  open: BoolExp;
  overdue: BoolExp;
  today: BoolExp;
}>;


export type clinicComparisonSubscription = { readonly clinics: ReadonlyArray<{ readonly id: string, readonly name: string, readonly people: { readonly aggregate: { readonly count: number } }, readonly open: { readonly aggregate: { readonly count: number } }, readonly overdue: { readonly aggregate: { readonly count: number } }, readonly today: { readonly aggregate: { readonly count: number } }, readonly finished: { readonly aggregate: { readonly count: number } } }> };

export type spendingQueryVariables = Exact<{
  clinic?: string | null | undefined;
}>;


export type spendingQuery = { readonly order_spending: ReadonlyArray<{ readonly month: string, readonly supplier: string, readonly amount: number }> };

export type usageQueryVariables = Exact<{
  clinic?: string | null | undefined;
}>;


export type usageQuery = { readonly stock_usage: ReadonlyArray<{ readonly product: string, readonly unit: string | null, readonly uses: number, readonly quantity: number }> };

export type myLeaveLeftSubscriptionVariables = Exact<{
  user: string;
}>;


export type myLeaveLeftSubscription = { readonly employee_leave_balances: ReadonlyArray<{ readonly id: string, readonly remaining_hrs: string, readonly reserved_hrs: string, readonly client_employee_leave_type: { readonly name: string, readonly color: string | null } | null }> };

export type dueTasksSubscriptionVariables = Exact<{
  where: BoolExp;
}>;


export type dueTasksSubscription = { readonly tasks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: Enum<'task_progress'>, readonly priority: Enum<'task_priority'>, readonly deadline_date: string, readonly assigned_by_user_id: string, readonly assigned_to_user_id: string | null, readonly clinic_id: string }> };

export type ownPlanSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ownPlanSubscription = { readonly user_subscriptions: ReadonlyArray<{ readonly id: string, readonly plan_type: Enum<'plan_type'>, readonly plan_status: Enum<'plan_status'>, readonly payment_status: Enum<'payment_status'>, readonly start_at: string, readonly expire_at: string, readonly total_amount: string, readonly package: { readonly id: number, readonly name: string } | null, readonly team: { readonly id: number, readonly name: string, readonly team_size: number } | null }> };

export type stoppedBroadcastsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type stoppedBroadcastsSubscription = { readonly website_cms_broadcasts: ReadonlyArray<{ readonly id: string, readonly title: string, readonly status: Enum<'website_cms_broadcast_status'> }> };

export type subscriptionFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type subscriptionFiguresQuery = { readonly subscription_figures: { readonly mrr: string | null, readonly renewals_30_days: number | null, readonly unpaid_count: number | null, readonly unpaid_total: string | null, readonly mrr_trend: ReadonlyArray<{ readonly month: string, readonly amount: string }> | null, readonly coupon_uses: ReadonlyArray<{ readonly code: string, readonly used: number, readonly limit: number | null, readonly saved: string }> | null, readonly by_status: { readonly active: number, readonly expiring: number, readonly expired: number } | null } };

export type leadSourcesChartQueryVariables = Exact<{ [key: string]: never; }>;


export type leadSourcesChartQuery = { readonly website_cms_lead_sources: ReadonlyArray<{ readonly id: string, readonly name: string, readonly website_cms_leads_aggregate: { readonly aggregate: { readonly count: number } } }> };

export type openDocumentAssignmentMutationVariables = Exact<{
  id: string;
}>;


export type openDocumentAssignmentMutation = { readonly open_document_assignment: { readonly id: string } | null };

export type declineDocumentAssignmentMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type declineDocumentAssignmentMutation = { readonly decline_document_assignment: { readonly id: string } | null };

export type approveClientDocumentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type approveClientDocumentMutation = { readonly approve_client_document: { readonly id: string } | null };

export type rejectClientDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type rejectClientDocumentMutation = { readonly reject_client_document: { readonly id: string } | null };

export type cancelClientDocumentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type cancelClientDocumentMutation = { readonly cancel_client_document: { readonly id: string } | null };

export type resendDocumentAssignmentMutationVariables = Exact<{
  id: string;
  due_date?: string | null | undefined;
}>;


export type resendDocumentAssignmentMutation = { readonly resend_document_assignment: { readonly id: string } | null };

export type nudgeAssigneesMutationVariables = Exact<{
  id: string;
}>;


export type nudgeAssigneesMutation = { readonly nudge_assignees: { readonly nudged: number } };

export type assignClientDocumentMutationVariables = Exact<{
  id: string;
  user_ids?: ReadonlyArray<string> | null | undefined;
  role_names?: ReadonlyArray<string> | null | undefined;
  clinic_ids?: ReadonlyArray<string> | null | undefined;
  due_date?: string | null | undefined;
  witness_user_id?: string | null | undefined;
  admin_signer_user_id?: string | null | undefined;
}>;


export type assignClientDocumentMutation = { readonly assign_client_document: { readonly assigned: number, readonly already: number } };

export type completeDocumentAssignmentMutationVariables = Exact<{
  id: string;
  version: number;
  document_attachment?: complete_document_assignment_document_attachment_input | null | undefined;
}>;


export type completeDocumentAssignmentMutation = { readonly complete_document_assignment: { readonly id: string } | null };

export type signDocumentAssignmentMutationVariables = Exact<{
  id: string;
  version: number;
  method: string;
  secret: string;
  drawn?: ReadonlyArray<unknown> | null | undefined;
  typed_name?: string | null | undefined;
  consent: boolean;
}>;


export type signDocumentAssignmentMutation = { readonly sign_document_assignment: { readonly id: string } | null };

export type witnessDocumentAssignmentMutationVariables = Exact<{
  id: string;
  version: number;
  method: string;
  secret: string;
  drawn?: ReadonlyArray<unknown> | null | undefined;
  typed_name?: string | null | undefined;
  consent: boolean;
}>;


export type witnessDocumentAssignmentMutation = { readonly witness_document_assignment: { readonly id: string } | null };

export type adminSignDocumentAssignmentMutationVariables = Exact<{
  id: string;
  version: number;
  method: string;
  secret: string;
  drawn?: ReadonlyArray<unknown> | null | undefined;
  typed_name?: string | null | undefined;
  consent: boolean;
}>;


export type adminSignDocumentAssignmentMutation = { readonly admin_sign_document_assignment: { readonly id: string } | null };

export type submitClientDocumentMutationVariables = Exact<{
  id?: string | null | undefined;
  name: string;
  category_id?: string | null | undefined;
  category_type?: Enum<'document_category_type'> | null | undefined;
  description?: string | null | undefined;
  is_signature_required?: boolean | null | undefined;
  is_witness_signature_required?: boolean | null | undefined;
  is_admin_signature_required?: boolean | null | undefined;
  is_download_and_upload_file?: boolean | null | undefined;
  attachment_type?: Enum<'attachment_type'> | null | undefined;
  attachments?: ReadonlyArray<submit_client_document_attachments_input> | null | undefined;
  form_attachments?: ReadonlyArray<submit_client_document_form_attachments_input> | null | undefined;
  video_url?: string | null | undefined;
  other_url?: string | null | undefined;
  document_permission?: Enum<'document_permission'> | null | undefined;
  document_type?: string | null | undefined;
  user_type?: string | null | undefined;
  selected_user_type?: Enum<'document_selected_user_type'> | null | undefined;
  user_ids?: ReadonlyArray<string> | null | undefined;
  role_names?: ReadonlyArray<string> | null | undefined;
  clinic_ids?: ReadonlyArray<string> | null | undefined;
  for_new_starters?: boolean | null | undefined;
  due_date?: string | null | undefined;
  witness_user_id?: string | null | undefined;
  admin_signer_user_id?: string | null | undefined;
  approver_ids?: ReadonlyArray<string> | null | undefined;
}>;


export type submitClientDocumentMutation = { readonly submit_client_document: { readonly id: string, readonly status: Enum<'approval_status'> } | null };

export type reviseClientDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
  name: string;
  category_id?: string | null | undefined;
  category_type?: Enum<'document_category_type'> | null | undefined;
  description?: string | null | undefined;
  is_signature_required?: boolean | null | undefined;
  is_witness_signature_required?: boolean | null | undefined;
  is_admin_signature_required?: boolean | null | undefined;
  is_download_and_upload_file?: boolean | null | undefined;
  attachment_type?: Enum<'attachment_type'> | null | undefined;
  attachments?: ReadonlyArray<revise_client_document_attachments_input> | null | undefined;
  form_attachments?: ReadonlyArray<revise_client_document_form_attachments_input> | null | undefined;
  video_url?: string | null | undefined;
  other_url?: string | null | undefined;
  document_permission?: Enum<'document_permission'> | null | undefined;
  document_type?: string | null | undefined;
  user_type?: string | null | undefined;
  selected_user_type?: Enum<'document_selected_user_type'> | null | undefined;
  user_ids?: ReadonlyArray<string> | null | undefined;
  role_names?: ReadonlyArray<string> | null | undefined;
  clinic_ids?: ReadonlyArray<string> | null | undefined;
  for_new_starters?: boolean | null | undefined;
  due_date?: string | null | undefined;
  witness_user_id?: string | null | undefined;
  admin_signer_user_id?: string | null | undefined;
  approver_ids?: ReadonlyArray<string> | null | undefined;
}>;


export type reviseClientDocumentMutation = { readonly revise_client_document: { readonly id: string } | null };

export type editedDocumentQueryVariables = Exact<{
  id: string;
}>;


export type editedDocumentQuery = { readonly client_documents_by_pk: { readonly id: string, readonly name: string, readonly status: Enum<'approval_status'>, readonly version: number, readonly description: string | null, readonly category_type: Enum<'document_category_type'>, readonly category_id: string | null, readonly preformatted_letter_category_id: string | null, readonly document_type: string | null, readonly user_type: string | null, readonly attachment_type: Enum<'attachment_type'>, readonly attachments: readonly FileReference[], readonly form_attachments: readonly FileReference[], readonly video_url: string | null, readonly other_url: string | null, readonly document_permission: Enum<'document_permission'>, readonly is_signature_required: boolean, readonly is_witness_signature_required: boolean, readonly is_admin_signature_required: boolean, readonly is_download_and_upload_file: boolean, readonly selected_user_type: Enum<'document_selected_user_type'>, readonly audience: unknown, readonly for_new_starters: boolean, readonly due_date: string | null, readonly client_document_approvers: ReadonlyArray<{ readonly id: string, readonly user_id: string }> } | null };

export type inboxItemSubscriptionVariables = Exact<{
  id: string;
}>;


export type inboxItemSubscription = { readonly client_document_assignments_by_pk: { readonly id: string, readonly status: Enum<'document_assignment_status'>, readonly due_date: string | null, readonly version: number, readonly user_id: string, readonly witness_user_id: string | null, readonly admin_signer_user_id: string | null, readonly next_signer: Enum<'document_signer'> | null, readonly next_user_id: string | null, readonly viewed_at: string | null, readonly completed_at: string | null, readonly decline_reason: string | null, readonly declined_at: string | null, readonly document_attachment: FileReference | null, readonly created_at: string, readonly user: { readonly id: string, readonly display_name: string, readonly color_code: string | null, readonly profile_image: FileReference | null } | null, readonly witness_user: { readonly id: string, readonly display_name: string } | null, readonly admin_signer_user: { readonly id: string, readonly display_name: string } | null, readonly declined_by_user: { readonly id: string, readonly display_name: string } | null, readonly assigned_by_user: { readonly id: string, readonly display_name: string } | null, readonly next_user: { readonly id: string, readonly display_name: string } | null, readonly client_document: { readonly id: string, readonly name: string, readonly current_version_no: number, readonly document_permission: Enum<'document_permission'>, readonly is_download_and_upload_file: boolean } | null, readonly client_document_version: { readonly id: string, readonly version_no: number, readonly name: string, readonly description: string | null, readonly note: string | null, readonly attachments: readonly FileReference[], readonly form_attachments: readonly FileReference[], readonly video_url: string | null, readonly other_url: string | null, readonly is_signature_required: boolean, readonly is_witness_signature_required: boolean, readonly is_admin_signature_required: boolean, readonly is_download_and_upload_file: boolean } | null, readonly client_document_signatures: ReadonlyArray<{ readonly id: string, readonly signer: Enum<'document_signer'>, readonly method: Enum<'document_signing_method'>, readonly signed_at: string, readonly user: { readonly id: string, readonly display_name: string } | null }>, readonly client_document_certificates: ReadonlyArray<{ readonly id: string, readonly short_id: number, readonly issued_at: string }> } | null };

export type documentFoldersSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type documentFoldersSubscription = { readonly client_document_categories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly is_confidential: boolean, readonly client_documents_aggregate: { readonly aggregate: { readonly count: number } } }> };

export type documentMatrixQueryVariables = Exact<{
  clinic?: string | null | undefined;
}>;


export type documentMatrixQuery = { readonly document_matrix: { readonly documents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly people: ReadonlyArray<{ readonly user_id: string, readonly display_name: string }>, readonly cells: ReadonlyArray<{ readonly user_id: string, readonly document_id: string, readonly state: document_matrix_state }> } };

export type clientDocumentSubscriptionVariables = Exact<{
  id: string;
}>;


export type clientDocumentSubscription = { readonly client_documents_by_pk: { readonly id: string, readonly short_id: number, readonly name: string, readonly description: string | null, readonly status: Enum<'approval_status'>, readonly signed_status: Enum<'document_signed_status'>, readonly assigned_count: number, readonly completed_count: number, readonly version: number, readonly current_version_no: number, readonly is_signature_required: boolean, readonly is_witness_signature_required: boolean, readonly is_admin_signature_required: boolean, readonly is_download_and_upload_file: boolean, readonly attachments: readonly FileReference[], readonly form_attachments: readonly FileReference[], readonly attachment_type: Enum<'attachment_type'>, readonly video_url: string | null, readonly other_url: string | null, readonly document_permission: Enum<'document_permission'>, readonly document_type: string | null, readonly user_type: string | null, readonly selected_user_type: Enum<'document_selected_user_type'>, readonly audience: unknown, readonly for_new_starters: boolean, readonly due_date: string | null, readonly created_by_user_id: string, readonly created_at: string, readonly approved_at: string | null, readonly category_id: string | null, readonly category_type: Enum<'document_category_type'>, readonly category: { readonly id: string, readonly name: string } | null, readonly client_document_versions: ReadonlyArray<{ readonly id: string, readonly created_by_user_id: string }>, readonly created_by_user: { readonly id: string, readonly display_name: string } | null, readonly approved_by_user: { readonly id: string, readonly display_name: string } | null, readonly client_document_approvers: ReadonlyArray<{ readonly id: string, readonly user_id: string, readonly status: Enum<'approval_status'>, readonly reason: string | null, readonly action_at: string | null, readonly user: { readonly id: string, readonly display_name: string } | null }> } | null };

export type documentHistorySubscriptionVariables = Exact<{
  document: string;
}>;


export type documentHistorySubscription = { readonly client_document_history: ReadonlyArray<{ readonly id: string, readonly action: string, readonly note: string | null, readonly created_at: string, readonly user: { readonly id: string, readonly display_name: string } | null, readonly client_document_assignment: { readonly id: string, readonly user: { readonly id: string, readonly display_name: string } | null } | null }> };

export type documentNotesQueryVariables = Exact<{
  document: string;
}>;


export type documentNotesQuery = { readonly client_document_history: ReadonlyArray<{ readonly id: string, readonly action: string, readonly note: string | null, readonly created_at: string }> };

export type documentProgressQueryVariables = Exact<{
  id: string;
}>;


export type documentProgressQuery = { readonly document_progress: { readonly people: ReadonlyArray<{ readonly user_id: string, readonly display_name: string, readonly clinics: ReadonlyArray<string>, readonly status: string, readonly due_date: string | null, readonly is_overdue: boolean, readonly viewed_at: string | null, readonly completed_at: string | null, readonly assignment_id: string, readonly next_signer: string | null }> } };

export type helpArticlesQueryVariables = Exact<{
  where: BoolExp;
}>;


export type helpArticlesQuery = { readonly help_centre_articles: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly category: string | null, readonly short_info: string | null }> };

export type helpArticleQueryVariables = Exact<{
  where: BoolExp;
}>;


export type helpArticleQuery = { readonly help_centre_articles: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly category: string | null, readonly short_info: string | null, readonly body: string, readonly attachments: readonly FileReference[] }> };

export type inductionFormToFillQueryVariables = Exact<{
  id: string;
  user: string;
}>;


export type inductionFormToFillQuery = { readonly induction_forms_by_pk: { readonly id: string, readonly name: string, readonly description: string | null, readonly is_signature_required: boolean | null, readonly status: Enum<'active_status'>, readonly form_attachment: FileReference | null, readonly attachments: readonly FileReference[] | null, readonly induction_form_fields: ReadonlyArray<{ readonly id: string, readonly name: string, readonly hint: string | null, readonly type: Enum<'form_field_type'>, readonly required: boolean, readonly options: unknown, readonly input_attachment: FileReference | null }> } | null, readonly induction_form_submissions: ReadonlyArray<{ readonly id: string, readonly status: Enum<'induction_submission_status'>, readonly version: number, readonly answers: unknown, readonly attachments: readonly FileReference[], readonly submitted_at: string | null, readonly signed_at: string | null }> };

export type submitInductionFormMutationVariables = Exact<{
  induction_form_id: string;
  submission_id?: string | null | undefined;
  version?: number | null | undefined;
  answers?: unknown;
  attachments?: ReadonlyArray<submit_induction_form_attachments_input> | null | undefined;
  shown?: string | null | undefined;
  is_final: boolean;
}>;


export type submitInductionFormMutation = { readonly submit_induction_form: { readonly id: string } | null };

export type signInductionFormMutationVariables = Exact<{
  id: string;
  version: number;
  method: string;
  secret: string;
  drawn?: ReadonlyArray<unknown> | null | undefined;
  typed_name?: string | null | undefined;
  consent: boolean;
}>;


export type signInductionFormMutation = { readonly sign_induction_form: { readonly id: string } | null };

export type saveInductionPackMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  name: string;
  description?: string | null | undefined;
  status?: Enum<'active_status'> | null | undefined;
  role_names?: ReadonlyArray<string> | null | undefined;
  clinic_ids?: ReadonlyArray<string> | null | undefined;
  for_new_starters?: boolean | null | undefined;
  due_in_days?: number | null | undefined;
  form_ids?: ReadonlyArray<string> | null | undefined;
  document_ids?: ReadonlyArray<string> | null | undefined;
  course_ids?: ReadonlyArray<string> | null | undefined;
}>;


export type saveInductionPackMutation = { readonly save_induction_pack: { readonly id: string } | null };

export type giveInductionPackMutationVariables = Exact<{
  induction_pack_id: string;
  user_ids: ReadonlyArray<string>;
  due_date?: string | null | undefined;
}>;


export type giveInductionPackMutation = { readonly give_induction_pack: { readonly given: number, readonly already: number, readonly left_out: ReadonlyArray<{ readonly user_name: string, readonly item_name: string, readonly reason: string }> } };

export type packToEditQueryVariables = Exact<{
  id: string;
}>;


export type packToEditQuery = { readonly induction_packs_by_pk: { readonly id: string, readonly version: number | null, readonly name: string, readonly description: string | null, readonly status: Enum<'active_status'>, readonly role_names: ReadonlyArray<string> | null, readonly clinic_ids: ReadonlyArray<string> | null, readonly for_new_starters: boolean | null, readonly due_in_days: number | null, readonly form_ids: ReadonlyArray<string> | null, readonly document_ids: ReadonlyArray<string> | null, readonly course_ids: ReadonlyArray<string> | null } | null };

export type packsToGiveQueryVariables = Exact<{ [key: string]: never; }>;


export type packsToGiveQuery = { readonly induction_packs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly form_ids: ReadonlyArray<string> | null, readonly document_ids: ReadonlyArray<string> | null, readonly course_ids: ReadonlyArray<string> | null }> };

export type inductionProgressQueryVariables = Exact<{
  user_id?: string | null | undefined;
}>;


export type inductionProgressQuery = { readonly induction_progress: ReadonlyArray<{ readonly assignment_id: string, readonly pack_name: string, readonly user_id: string, readonly display_name: string, readonly due_date: string | null, readonly given_at: string, readonly done: number, readonly total: number, readonly overdue: number, readonly items: ReadonlyArray<{ readonly kind: induction_item_kind, readonly id: string, readonly name: string, readonly record_id: string | null, readonly state: induction_item_state, readonly due_date: string | null }> }> };

export type newStartersQueryVariables = Exact<{
  clinic_id?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type newStartersQuery = { readonly new_starters: { readonly count: number, readonly packs: ReadonlyArray<{ readonly assignment_id: string, readonly pack_name: string, readonly user_id: string, readonly display_name: string, readonly done: number, readonly total: number, readonly overdue: number }> } };

export type traysSubscriptionVariables = Exact<{
  clinic: string;
  date: string;
}>;


export type traysSubscription = { readonly instrument_trays: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: Enum<'active_status'>, readonly instrument_count_items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly code: string | null, readonly status: Enum<'active_status'>, readonly expected_quantity: number }> }> };

export type countedSubscriptionVariables = Exact<{
  clinic: string;
  date: string;
}>;


export type countedSubscription = { readonly instrument_counts: ReadonlyArray<{ readonly id: string, readonly version: number, readonly status: Enum<'instrument_count_status'>, readonly finished_by_user: { readonly display_name: string } | null, readonly instrument_count_lines: ReadonlyArray<{ readonly instrument_count_item_id: string, readonly quantity: number, readonly expected_quantity: number }> }> };

export type reportsSubscriptionVariables = Exact<{
  clinic: string;
  date: string;
}>;


export type reportsSubscription = { readonly instrument_history_items: ReadonlyArray<{ readonly id: string, readonly instrument_count_item_id: string, readonly status: Enum<'instrument_history_status'>, readonly notes: string | null, readonly instrument_count_item: { readonly id: string, readonly name: string } | null, readonly instrument_count: { readonly count_date: string } | null }> };

export type saveMutationVariables = Exact<{
  clinic: string;
  date: string;
  lines?: ReadonlyArray<save_instrument_count_lines_input> | null | undefined;
  finished?: boolean | null | undefined;
}>;


export type saveMutation = { readonly save_instrument_count: { readonly id: string, readonly version: number } | null };

export type reportMutationVariables = Exact<{
  id?: string | null | undefined;
  item: string;
  date: string;
  status: string;
  notes?: string | null | undefined;
  key: string;
}>;


export type reportMutation = { readonly report_instrument: { readonly id: string } | null };

export type unreportMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type unreportMutation = { readonly unreport_instrument: { readonly id: string } | null };

export type resolveMutationVariables = Exact<{
  id: string;
  status: string;
}>;


export type resolveMutation = { readonly resolve_instrument: { readonly id: string } | null };

export type lotsOfSubscriptionVariables = Exact<{
  product: string;
}>;


export type lotsOfSubscription = { readonly clinic_im_product_stocks: ReadonlyArray<{ readonly id: string, readonly lot_number: string | null, readonly current_quantity: string, readonly expiry_date: string | null, readonly received_at: string, readonly is_disposed: boolean, readonly clinic_storage_location: { readonly id: string, readonly name: string } | null }> };

export type recordStockUseMutationVariables = Exact<{
  product: string;
  quantity: number;
  lot?: string | null | undefined;
  room?: string | null | undefined;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type recordStockUseMutation = { readonly use_stock: { readonly id: string } | null };

export type undoStockUseMutationVariables = Exact<{
  id: string;
  idempotency_key?: string | null | undefined;
}>;


export type undoStockUseMutation = { readonly undo_stock_use: { readonly id: string } | null };

export type receiveStockMutationVariables = Exact<{
  product: string;
  lots: ReadonlyArray<receive_stock_lots_input>;
  place?: string | null | undefined;
  price?: number | null | undefined;
  invoice?: string | null | undefined;
  file?: receive_stock_invoice_attachment_input | null | undefined;
  note?: string | null | undefined;
  key: string;
}>;


export type receiveStockMutation = { readonly receive_stock: { readonly id: string } | null };

export type adjustLotMutationVariables = Exact<{
  id: string;
  seen: number;
  quantity: number;
  reason: string;
  key: string;
}>;


export type adjustLotMutation = { readonly adjust_lot: { readonly id: string } | null };

export type startTakeMutationVariables = Exact<{
  clinic: string;
  place?: string | null | undefined;
  name: string;
  note?: string | null | undefined;
}>;


export type startTakeMutation = { readonly start_stock_take: { readonly id: string } | null };

export type recordTakeMutationVariables = Exact<{
  id: string;
  lines: ReadonlyArray<record_stock_take_lines_input>;
  idempotency_key?: string | null | undefined;
}>;


export type recordTakeMutation = { readonly record_stock_take: { readonly id: string } | null };

export type finishTakeMutationVariables = Exact<{
  id: string;
  leave: boolean;
}>;


export type finishTakeMutation = { readonly finish_stock_take: { readonly id: string } | null };

export type approveTakeMutationVariables = Exact<{
  id: string;
}>;


export type approveTakeMutation = { readonly approve_stock_take: { readonly id: string } | null };

export type cancelTakeMutationVariables = Exact<{
  id: string;
}>;


export type cancelTakeMutation = { readonly cancel_stock_take: { readonly id: string } | null };

export type productTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type productTypesQuery = { readonly clinic_im_products: ReadonlyArray<{ readonly type: string | null }> };

export type labChatsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type labChatsSubscription = { readonly lab_orders: ReadonlyArray<{ readonly id: string, readonly short_id: number, readonly name: string, readonly status: Enum<'lab_order_status'>, readonly lab: { readonly id: string, readonly name: string, readonly phone: string | null } | null, readonly clinic: { readonly id: string, readonly name: string } | null }> };

export type labChatSubscriptionVariables = Exact<{
  order: string;
}>;


export type labChatSubscription = { readonly lab_orders: ReadonlyArray<{ readonly id: string, readonly short_id: number, readonly name: string, readonly status: Enum<'lab_order_status'>, readonly lab: { readonly id: string, readonly name: string, readonly phone: string | null } | null, readonly clinic: { readonly id: string, readonly name: string } | null }> };

export type labMessagesSubscriptionVariables = Exact<{
  order: string;
  limit: number;
}>;


export type labMessagesSubscription = { readonly lab_order_messages: ReadonlyArray<{ readonly id: string, readonly message: string, readonly attachments: readonly FileReference[], readonly edited_at: string | null, readonly created_at: string, readonly user_id: string | null, readonly user: { readonly id: string, readonly display_name: string, readonly profile_image: FileReference | null, readonly color_code: string | null } | null }> };

export type sendLabMessageMutationVariables = Exact<{
  id: string;
  order: string;
  message: string;
  attachments?: ReadonlyArray<send_lab_message_attachments_input> | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type sendLabMessageMutation = { readonly send_lab_message: { readonly id: string } | null };

export type leaveImpactsQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type leaveImpactsQuery = { readonly leave_impacts: ReadonlyArray<{ readonly id: string, readonly balance_after_hrs: string | null, readonly overlaps: ReadonlyArray<{ readonly employee_leave_id: string, readonly status: string, readonly leave_start_date: string, readonly leave_end_date: string }>, readonly away: ReadonlyArray<{ readonly user_id: string, readonly display_name: string, readonly dates: ReadonlyArray<string> }>, readonly shifts: ReadonlyArray<{ readonly id: string, readonly clinic_roster_date: string, readonly start_time: string, readonly end_time: string, readonly clinic_id: string, readonly clinic_name: string, readonly published: boolean, readonly may_edit: boolean }> }> };

export type leave_calendarQueryVariables = Exact<{
  from: string;
  until: string;
  clinic?: string | null | undefined;
}>;


export type leave_calendarQuery = { readonly leave_calendar: { readonly days: ReadonlyArray<{ readonly date: string, readonly user_id: string, readonly display_name: string, readonly clinic_ids: ReadonlyArray<string>, readonly employee_leave_id: string | null, readonly status: string | null, readonly is_all_day: boolean | null, readonly start_time: string | null, readonly end_time: string | null, readonly hrs: string | null, readonly leave_type: { readonly id: string, readonly name: string, readonly color: string | null } | null }>, readonly holidays: ReadonlyArray<{ readonly date: string, readonly name: string, readonly state: string | null, readonly start_time: string | null, readonly end_time: string | null }> } };

export type leave_days_changedSubscriptionVariables = Exact<{
  from: string;
  until: string;
}>;


export type leave_days_changedSubscription = { readonly employee_leave_days: ReadonlyArray<{ readonly id: string, readonly updated_at: string }> };

export type leaveBalancesSubscriptionVariables = Exact<{
  user: string;
}>;


export type leaveBalancesSubscription = { readonly employee_leave_balances: ReadonlyArray<{ readonly id: string, readonly accrued_hrs: string, readonly adjusted_hrs: string, readonly taken_hrs: string, readonly reserved_hrs: string, readonly remaining_hrs: string, readonly client_employee_leave_type: { readonly name: string, readonly color: string | null } | null }> };

export type requestLeaveMutationVariables = Exact<{
  user_id?: string | null | undefined;
  clinic_id: string;
  client_employee_leave_type_id?: string | null | undefined;
  is_time_in_lieu: boolean;
  leave_start_date: string;
  leave_end_date: string;
  days?: ReadonlyArray<request_leave_days_input> | null | undefined;
  reason?: string | null | undefined;
  attachments?: ReadonlyArray<request_leave_attachments_input> | null | undefined;
  overlap_confirmed?: boolean | null | undefined;
  expected?: request_leave_expected_input | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type requestLeaveMutation = { readonly request_leave: { readonly id: string } | null };

export type editLeaveMutationVariables = Exact<{
  id: string;
  version: number;
  clinic_id: string;
  client_employee_leave_type_id?: string | null | undefined;
  is_time_in_lieu: boolean;
  leave_start_date: string;
  leave_end_date: string;
  days?: ReadonlyArray<edit_leave_days_input> | null | undefined;
  reason?: string | null | undefined;
  attachments?: ReadonlyArray<edit_leave_attachments_input> | null | undefined;
  overlap_confirmed?: boolean | null | undefined;
  expected?: edit_leave_expected_input | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type editLeaveMutation = { readonly edit_leave: { readonly id: string } | null };

export type decideLeaveMutationVariables = Exact<{
  id: string;
  status: string;
  message?: string | null | undefined;
  version?: number | null | undefined;
  shifts?: ReadonlyArray<decide_leave_shifts_input> | null | undefined;
}>;


export type decideLeaveMutation = { readonly decide_leave: { readonly id: string } | null };

export type cancelLeaveMutationVariables = Exact<{
  id: string;
  message?: string | null | undefined;
}>;


export type cancelLeaveMutation = { readonly cancel_leave: { readonly id: string } | null };

export type confirmLeaveCancellationMutationVariables = Exact<{
  id: string;
}>;


export type confirmLeaveCancellationMutation = { readonly confirm_leave_cancellation: { readonly id: string } | null };

export type leaveLiabilityQueryVariables = Exact<{
  on: string;
}>;


export type leaveLiabilityQuery = { readonly leave_liability: ReadonlyArray<{ readonly user_id: string, readonly user_name: string, readonly client_employee_leave_type_id: string | null, readonly leave_type: string, readonly hrs: string, readonly base_price: string | null, readonly leave_loading: string, readonly amount: string | null }> };

export type personBalancesSubscriptionVariables = Exact<{
  user: string;
}>;


export type personBalancesSubscription = { readonly employee_leave_balances: ReadonlyArray<{ readonly id: string, readonly client_employee_leave_type_id: string | null, readonly remaining_hrs: string, readonly reserved_hrs: string, readonly client_employee_leave_type: { readonly id: string, readonly name: string } | null }> };

export type paidLeaveTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type paidLeaveTypesQuery = { readonly client_employee_leave_types: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type personLedgerSubscriptionVariables = Exact<{
  where: BoolExp;
  limit: number;
}>;


export type personLedgerSubscription = { readonly employee_leave_ledger: ReadonlyArray<{ readonly id: string, readonly kind: Enum<'leave_ledger_kind'>, readonly hrs: string, readonly period_start: string | null, readonly period_end: string | null, readonly leave_date: string | null, readonly note: string | null, readonly created_at: string, readonly created_by_user: { readonly id: string, readonly display_name: string } | null }> };

export type leaveForecastQueryVariables = Exact<{
  user: string;
  type?: string | null | undefined;
  on: string;
}>;


export type leaveForecastQuery = { readonly leave_forecast: { readonly on: string, readonly today_hrs: string, readonly accrual_hrs: string, readonly leave_hrs: string, readonly forecast_hrs: string } };

export type adjustBalanceMutationVariables = Exact<{
  user: string;
  type?: string | null | undefined;
  hrs: string;
  note: string;
  confirmed?: boolean | null | undefined;
}>;


export type adjustBalanceMutation = { readonly adjust_leave_balance: { readonly id: string } | null };

export type daysToReturnQueryVariables = Exact<{
  leave: string;
}>;


export type daysToReturnQuery = { readonly employee_leave_days: ReadonlyArray<{ readonly date: string, readonly starts_at: string, readonly paid_hrs: string, readonly unpaid_hrs: string }> };

export type leaveDaysSubscriptionVariables = Exact<{
  leave: string;
}>;


export type leaveDaysSubscription = { readonly employee_leave_days: ReadonlyArray<{ readonly id: string, readonly date: string, readonly is_all_day: boolean, readonly start_time: string | null, readonly end_time: string | null, readonly paid_hrs: string, readonly unpaid_hrs: string, readonly status: Enum<'approval_status'> }> };

export type leaveHistorySubscriptionVariables = Exact<{
  leave: string;
}>;


export type leaveHistorySubscription = { readonly employee_leave_history: ReadonlyArray<{ readonly id: string, readonly action: string, readonly note: string | null, readonly created_at: string, readonly user: { readonly id: string, readonly display_name: string } | null }> };

export type leaveToEditQueryVariables = Exact<{
  id: string;
}>;


export type leaveToEditQuery = { readonly employee_leaves_by_pk: { readonly id: string, readonly version: number, readonly status: Enum<'approval_status'>, readonly user_id: string, readonly clinic_id: string, readonly client_employee_leave_type_id: string | null, readonly is_time_in_lieu: boolean, readonly leave_start_date: string, readonly leave_end_date: string, readonly reason: string | null, readonly attachments: readonly FileReference[], readonly employee_leave_days: ReadonlyArray<{ readonly date: string, readonly is_all_day: boolean, readonly start_time: string | null, readonly end_time: string | null }> } | null };

export type previewLeaveQueryVariables = Exact<{
  user_id?: string | null | undefined;
  clinic_id: string;
  client_employee_leave_type_id?: string | null | undefined;
  is_time_in_lieu: boolean;
  leave_start_date: string;
  leave_end_date: string;
  id?: string | null | undefined;
}>;


export type previewLeaveQuery = { readonly preview_leave: { readonly minutes_per_day: number, readonly applicable_on: ReadonlyArray<string>, readonly is_paid: boolean, readonly remaining_hrs: string | null, readonly usable_from: string | null, readonly is_attachment_required: boolean, readonly holidays: ReadonlyArray<{ readonly date: string, readonly name: string, readonly start_time: string | null, readonly end_time: string | null }>, readonly taken: ReadonlyArray<{ readonly employee_leave_id: string, readonly date: string, readonly start_time: string | null, readonly end_time: string | null, readonly status: string }> } };

export type leaveKindsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type leaveKindsSubscription = { readonly client_employee_leave_types: ReadonlyArray<{ readonly id: string, readonly name: string, readonly leave_type: Enum<'leave_pay'> }> };

export type leaveLeftSubscriptionVariables = Exact<{
  user: string;
}>;


export type leaveLeftSubscription = { readonly employee_leave_balances: ReadonlyArray<{ readonly client_employee_leave_type_id: string | null, readonly remaining_hrs: string }> };

export type leaveTypeQueryVariables = Exact<{
  id: string;
}>;


export type leaveTypeQuery = { readonly client_employee_leave_types_by_pk: { readonly id: string, readonly name: string, readonly short_info: string | null, readonly color: string | null, readonly leave_type: Enum<'leave_pay'>, readonly no_of_years: number, readonly is_attachment_required: boolean, readonly status: Enum<'active_status'>, readonly client_employee_leave_type_configurations: ReadonlyArray<{ readonly id: string, readonly client_employee_type_id: string | null, readonly number_of_leaves_in_days: string, readonly hrs_per_day: string, readonly applicable_on: ReadonlyArray<string>, readonly leave_loading: string, readonly accrual_rate: string }> } | null };

export type addLeaveTypeMutationVariables = Exact<{
  object: client_employee_leave_types_insert_input;
}>;


export type addLeaveTypeMutation = { readonly insert_client_employee_leave_types_one: { readonly id: string } | null };

export type publishNewsMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type publishNewsMutation = { readonly publish_newsfeed: { readonly id: string } | null };

export type scheduleNewsMutationVariables = Exact<{
  id: string;
  version: number;
  date: string;
  time: string;
}>;


export type scheduleNewsMutation = { readonly schedule_newsfeed: { readonly id: string } | null };

export type acknowledgeNewsMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type acknowledgeNewsMutation = { readonly acknowledge_newsfeed: { readonly id: string } | null };

export type newsReadersQueryVariables = Exact<{
  id: string;
}>;


export type newsReadersQuery = { readonly newsfeed_readers: ReadonlyArray<{ readonly user_id: string, readonly display_name: string, readonly read_at: string | null, readonly acknowledged_at: string | null, readonly is_waiting: boolean }> };

export type remindNewsReadersMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type remindNewsReadersMutation = { readonly remind_newsfeed_readers: { readonly id: string } | null };

export type onboardingQueryVariables = Exact<{ [key: string]: never; }>;


export type onboardingQuery = { readonly onboarding: { readonly has_sample_data: boolean, readonly hidden: boolean, readonly steps: ReadonlyArray<{ readonly key: string, readonly done: boolean }>, readonly sample_kept: ReadonlyArray<{ readonly kind: string, readonly count: number }> } | null };

export type hideOnboardingMutationVariables = Exact<{
  hidden: boolean;
}>;


export type hideOnboardingMutation = { readonly hide_onboarding: { readonly affected_rows: number } };

export type addSampleDataMutationVariables = Exact<{ [key: string]: never; }>;


export type addSampleDataMutation = { readonly add_sample_data: { readonly affected_rows: number } };

export type removeSampleDataMutationVariables = Exact<{ [key: string]: never; }>;


export type removeSampleDataMutation = { readonly remove_sample_data: { readonly affected_rows: number } };

export type chatsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type chatsSubscription = { readonly clinic_im_product_orders: ReadonlyArray<{ readonly id: string, readonly short_id: number, readonly purchase_order_id: string | null, readonly clinic_unread: number, readonly vendor: { readonly id: string, readonly name: string } | null, readonly clinic: { readonly id: string, readonly name: string } | null }> };

export type sendMutationVariables = Exact<{
  id: string;
  order: string;
  message?: string | null | undefined;
  attachments?: ReadonlyArray<send_order_message_attachments_input> | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type sendMutation = { readonly send_order_message: { readonly id: string } | null };

export type editMessageMutationVariables = Exact<{
  id: string;
  message: string;
}>;


export type editMessageMutation = { readonly edit_order_message: { readonly id: string } | null };

export type deleteMessageMutationVariables = Exact<{
  id: string;
}>;


export type deleteMessageMutation = { readonly delete_order_message: { readonly id: string } | null };

export type readMutationVariables = Exact<{
  id: string;
}>;


export type readMutation = { readonly mark_order_chat_read: { readonly id: string } | null };

export type acceptMutationVariables = Exact<{
  id: string;
}>;


export type acceptMutation = { readonly accept_order: { readonly id: string } | null };

export type orderQueryVariables = Exact<{
  id: string;
}>;


export type orderQuery = { readonly clinic_im_product_orders_by_pk: { readonly id: string, readonly short_id: number, readonly status: Enum<'product_order_status'>, readonly version: number, readonly clinic_id: string, readonly vendor_id: string, readonly custom_message: string | null, readonly internal_note: string | null, readonly attachments: readonly FileReference[], readonly clinic_im_product_order_items: ReadonlyArray<{ readonly clinic_im_product_id: string, readonly product_name: string, readonly product_code: string | null, readonly quantity_type: string | null, readonly new_stock: string }> } | null };

export type editOrderMutationVariables = Exact<{
  id: string;
  lines: ReadonlyArray<edit_order_lines_lines_input>;
  custom_message?: string | null | undefined;
  attachments?: ReadonlyArray<edit_order_lines_attachments_input> | null | undefined;
  version?: number | null | undefined;
}>;


export type editOrderMutation = { readonly edit_order_lines: { readonly id: string } | null };

export type raiseMutationVariables = Exact<{
  clinic_id: string;
  vendor_id: string;
  lines: ReadonlyArray<raise_order_lines_input>;
  custom_message?: string | null | undefined;
  internal_note?: string | null | undefined;
  attachments?: ReadonlyArray<raise_order_attachments_input> | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type raiseMutation = { readonly raise_order: { readonly id: string, readonly short_id: number } | null };

export type outstandingQueryVariables = Exact<{
  id: string;
}>;


export type outstandingQuery = { readonly clinic_im_product_orders_by_pk: { readonly id: string, readonly short_id: number, readonly status: Enum<'product_order_status'>, readonly vendor: { readonly id: string, readonly name: string } | null, readonly clinic_im_product_order_items: ReadonlyArray<{ readonly id: string, readonly clinic_im_product_id: string, readonly product_name: string, readonly product_code: string | null, readonly quantity_type: string | null, readonly price: string | null, readonly new_stock: string, readonly quantity_received: string, readonly remaining_quantity: string, readonly closed_at: string | null }> } | null };

export type receiveMutationVariables = Exact<{
  id: string;
  rows: ReadonlyArray<receive_order_rows_input>;
  invoice_number?: string | null | undefined;
  invoice_attachment?: receive_order_invoice_attachment_input | null | undefined;
  over_receipt_note?: string | null | undefined;
  seen?: ReadonlyArray<receive_order_seen_input> | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type receiveMutation = { readonly receive_order: { readonly id: string, readonly status: Enum<'product_order_status'> } | null };

export type codedQueryVariables = Exact<{
  where: BoolExp;
}>;


export type codedQuery = { readonly clinic_im_products: ReadonlyArray<{ readonly id: string }> };

export type historySubscriptionVariables = Exact<{
  order: string;
}>;


export type historySubscription = { readonly clinic_im_product_order_history: ReadonlyArray<{ readonly id: string, readonly action: string, readonly from_value: unknown, readonly to_value: unknown, readonly note: string | null, readonly created_at: string, readonly user: { readonly id: string, readonly display_name: string } | null }> };

export type linesSubscriptionVariables = Exact<{
  order: string;
}>;


export type linesSubscription = { readonly clinic_im_product_order_items: ReadonlyArray<{ readonly id: string, readonly clinic_im_product_id: string, readonly product_name: string }> };

export type raiseOneMutationVariables = Exact<{
  clinic_id: string;
  vendor_id: string;
  lines: ReadonlyArray<raise_order_lines_input>;
  idempotency_key?: string | null | undefined;
}>;


export type raiseOneMutation = { readonly raise_order: { readonly id: string, readonly short_id: number } | null };

export type lowSubscriptionVariables = Exact<{
  where: BoolExp;
}>;


export type lowSubscription = { readonly clinic_im_products_aggregate: { readonly aggregate: { readonly count: number } } };

export type packagesToEditSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type packagesToEditSubscription = { readonly packages: ReadonlyArray<{ readonly id: number, readonly name: string, readonly description: string | null, readonly packagemodules: ReadonlyArray<{ readonly id: number, readonly module_id: number, readonly checked: boolean }>, readonly teampackages: ReadonlyArray<{ readonly id: number, readonly team_id: number, readonly team_size: number, readonly price: string, readonly team: { readonly name: string } | null }> }> };

export type teamsOfPackagesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type teamsOfPackagesSubscription = { readonly teams: ReadonlyArray<{ readonly id: number, readonly name: string, readonly team_size: number }> };

export type setPackageModuleMutationVariables = Exact<{
  id: number;
  checked: boolean;
}>;


export type setPackageModuleMutation = { readonly update_packagemodules_by_pk: { readonly id: number } | null };

export type addPackageModuleMutationVariables = Exact<{
  object: packagemodules_insert_input;
}>;


export type addPackageModuleMutation = { readonly insert_packagemodules_one: { readonly id: number } | null };

export type setPackagePriceMutationVariables = Exact<{
  id: number;
  price: string;
}>;


export type setPackagePriceMutation = { readonly update_teampackages_by_pk: { readonly id: number } | null };

export type addPackagePriceMutationVariables = Exact<{
  object: teampackages_insert_input;
}>;


export type addPackagePriceMutation = { readonly insert_teampackages_one: { readonly id: number } | null };

export type removePackagePriceMutationVariables = Exact<{
  id: number;
}>;


export type removePackagePriceMutation = { readonly delete_teampackages_by_pk: { readonly id: number } | null };

export type setPackageMutationVariables = Exact<{
  id: number;
  set: packages_set_input;
}>;


export type setPackageMutation = { readonly update_packages_by_pk: { readonly id: number } | null };

export type ownPlanQuoteQueryVariables = Exact<{
  package_id: number;
  team_id: number;
  coupon_code?: string | null | undefined;
}>;


export type ownPlanQuoteQuery = { readonly plan_quote: { readonly kind: plan_quote_kind, readonly ok: boolean, readonly message: string, readonly original: string, readonly discount: string, readonly total: string, readonly gst: string, readonly starts_on: string, readonly ends_on: string, readonly recurring: string, readonly gained: ReadonlyArray<string>, readonly lost: ReadonlyArray<string> } };

export type ownBuyPackageMutationVariables = Exact<{
  package_id: number;
  team_id: number;
  coupon_code?: string | null | undefined;
}>;


export type ownBuyPackageMutation = { readonly buy_package: { readonly id: string } | null };

export type ownChangePackageMutationVariables = Exact<{
  package_id: number;
  team_id: number;
  coupon_code?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type ownChangePackageMutation = { readonly change_package: { readonly id: string } | null };

export type ownRenewSubscriptionMutationVariables = Exact<{
  coupon_code?: string | null | undefined;
}>;


export type ownRenewSubscriptionMutation = { readonly renew_subscription: { readonly id: string } | null };

export type ownCancelSubscriptionMutationVariables = Exact<{
  reason?: string | null | undefined;
}>;


export type ownCancelSubscriptionMutation = { readonly cancel_subscription: { readonly id: string } | null };

export type ownWithdrawCancellationMutationVariables = Exact<{ [key: string]: never; }>;


export type ownWithdrawCancellationMutation = { readonly withdraw_cancellation: { readonly id: string } | null };

export type ownPlanInFullSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ownPlanInFullSubscription = { readonly user_subscriptions: ReadonlyArray<{ readonly id: string, readonly version: number, readonly package_id: number, readonly team_id: number | null, readonly plan_type: Enum<'plan_type'>, readonly plan_status: Enum<'plan_status'>, readonly payment_status: Enum<'payment_status'>, readonly start_at: string, readonly expire_at: string, readonly total_amount: string, readonly cancelled_at: string | null, readonly next_package_id: number | null, readonly next_team_id: number | null, readonly package: { readonly id: number, readonly name: string } | null, readonly team: { readonly id: number, readonly name: string, readonly team_size: number } | null, readonly next_package: { readonly id: number, readonly name: string } | null, readonly next_team: { readonly id: number, readonly name: string } | null }> };

export type ownDiscountSubscriptionVariables = Exact<{
  client: string;
}>;


export type ownDiscountSubscription = { readonly clients_by_pk: { readonly id: string, readonly coupon_code: string | null, readonly discount_terms: string | null, readonly discount_end_date: string | null } | null };

export type offeredPlansSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type offeredPlansSubscription = { readonly packages: ReadonlyArray<{ readonly id: number, readonly name: string, readonly description: string | null, readonly packagemodules: ReadonlyArray<{ readonly id: number, readonly module: { readonly id: number, readonly name: string } | null }>, readonly teampackages: ReadonlyArray<{ readonly id: number, readonly team_id: number, readonly team_size: number, readonly price: string, readonly team: { readonly id: number, readonly name: string, readonly team_size: number } | null }> }> };

export type latestInvoicesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type latestInvoicesSubscription = { readonly client_transaction_history: ReadonlyArray<{ readonly id: string, readonly invoice_id: string, readonly created_at: string, readonly history_type: Enum<'transaction_history_type'>, readonly plan_name: string, readonly total_value: string, readonly status: Enum<'payment_status'> }> };

export type rosterWeekPlanQueryVariables = Exact<{
  clinic: string;
  to: string;
  from?: string | null | undefined;
  template?: string | null | undefined;
}>;


export type rosterWeekPlanQuery = { readonly roster_week_plan: { readonly added: number, readonly moved: number, readonly shifts: ReadonlyArray<{ readonly date: string, readonly user_id: string | null, readonly start_time: string, readonly end_time: string }>, readonly left_out: ReadonlyArray<{ readonly id: string, readonly date: string, readonly user_id: string | null, readonly start_time: string, readonly end_time: string, readonly reason: string }> } };

export type copyRosterWeekMutationVariables = Exact<{
  clinic_id: string;
  from: string;
  to: string;
  expected_added: number;
}>;


export type copyRosterWeekMutation = { readonly copy_roster_week: { readonly affected_rows: number } };

export type applyRosterTemplateMutationVariables = Exact<{
  template: string;
  to: string;
  expected_added: number;
}>;


export type applyRosterTemplateMutation = { readonly apply_roster_template: { readonly affected_rows: number } };

export type saveRosterTemplateMutationVariables = Exact<{
  clinic_id: string;
  week: string;
  name: string;
}>;


export type saveRosterTemplateMutation = { readonly save_roster_template: { readonly id: string, readonly name: string } | null };

export type rosterTemplatesOfQueryVariables = Exact<{
  clinic: string;
}>;


export type rosterTemplatesOfQuery = { readonly clinic_roster_templates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly short_info: string | null }> };

export type roster_weekQueryVariables = Exact<{
  clinic: string;
  from: string;
  until: string;
}>;


export type roster_weekQuery = { readonly roster_week: { readonly clinic_id: string, readonly name: string, readonly state: string | null, readonly zone: string, readonly weekly_budget: string | null, readonly may_add: boolean, readonly may_edit: boolean, readonly may_delete: boolean, readonly shows_costs: boolean, readonly shifts: ReadonlyArray<{ readonly id: string, readonly version: number, readonly user_id: string | null, readonly user_whom_id: string | null, readonly clinic_room_id: string | null, readonly clinic_roster_shift_timing_id: string | null, readonly roster_shift_type: string, readonly clinic_roster_date: string, readonly start_time: string, readonly end_time: string, readonly starts_at: string, readonly ends_at: string, readonly zone: string, readonly meal_break_duration: number | null, readonly meal_break_start_time: string | null, readonly rest_break_duration: number | null, readonly rest_break_start_time: string | null, readonly extra_meal_break_duration: number | null, readonly extra_meal_break_start_time: string | null, readonly extra_rest_break_duration: number | null, readonly extra_rest_break_start_time: string | null, readonly message: string | null, readonly published: boolean, readonly is_changed: boolean, readonly was: unknown, readonly clocked_in_at: string | null, readonly clocked_out_at: string | null, readonly is_on_break: boolean, readonly has_pending_request: boolean, readonly paid_minutes: number, readonly cost_cents: number | null, readonly cost_unknown: string | null }>, readonly elsewhere: ReadonlyArray<{ readonly id: string, readonly user_id: string, readonly clinic_id: string, readonly clinic_name: string, readonly zone: string, readonly clinic_roster_date: string, readonly start_time: string, readonly end_time: string, readonly starts_at: string, readonly ends_at: string, readonly roster_shift_type: string, readonly paid_minutes: number, readonly published: boolean, readonly meal_break_duration: number | null, readonly meal_break_start_time: string | null, readonly rest_break_duration: number | null, readonly rest_break_start_time: string | null, readonly extra_meal_break_duration: number | null, readonly extra_meal_break_start_time: string | null, readonly extra_rest_break_duration: number | null, readonly extra_rest_break_start_time: string | null }>, readonly people: ReadonlyArray<{ readonly user_id: string, readonly display_name: string, readonly profile_image: FileReference | null, readonly color_code: string | null, readonly work: string | null, readonly available_days: ReadonlyArray<string>, readonly max_hours_per_week: string | null, readonly is_casual: boolean, readonly award_name: string | null }>, readonly rooms: ReadonlyArray<{ readonly id: string, readonly name: string, readonly color: string | null }>, readonly shift_timings: ReadonlyArray<{ readonly id: string, readonly name: string, readonly start_time: string, readonly end_time: string, readonly color: string | null }>, readonly leave: ReadonlyArray<{ readonly employee_leave_id: string, readonly user_id: string, readonly status: string, readonly leave_name: string, readonly color: string | null, readonly date: string, readonly is_all_day: boolean, readonly start_time: string | null, readonly end_time: string | null, readonly starts_at: string, readonly ends_at: string }>, readonly holidays: ReadonlyArray<{ readonly date: string, readonly name: string, readonly start_time: string | null, readonly end_time: string | null }>, readonly expiring: ReadonlyArray<{ readonly user_id: string, readonly name: string, readonly expires_on: string }> } };

export type roster_changedSubscriptionVariables = Exact<{
  clinic: string;
  from: string;
  until: string;
}>;


export type roster_changedSubscription = { readonly clinic_rosters_aggregate: { readonly aggregate: { readonly count: number, readonly max: { readonly updated_at: string | null } | null } } };

export type saveShiftMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  clinic_id: string;
  clinic_roster_date: string;
  start_time: string;
  end_time: string;
  user_id?: string | null | undefined;
  user_whom_id?: string | null | undefined;
  clinic_room_id?: string | null | undefined;
  clinic_roster_shift_timing_id?: string | null | undefined;
  roster_shift_type?: Enum<'roster_shift_type'> | null | undefined;
  meal_break_duration?: number | null | undefined;
  meal_break_start_time?: string | null | undefined;
  rest_break_duration?: number | null | undefined;
  rest_break_start_time?: string | null | undefined;
  extra_meal_break_duration?: number | null | undefined;
  extra_meal_break_start_time?: string | null | undefined;
  extra_rest_break_duration?: number | null | undefined;
  extra_rest_break_start_time?: string | null | undefined;
  message?: string | null | undefined;
  note?: string | null | undefined;
}>;


export type saveShiftMutation = { readonly save_shift: { readonly id: string, readonly version: number } | null };

export type deleteShiftMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type deleteShiftMutation = { readonly delete_shift: { readonly id: string, readonly version: number } | null };

export type publishRosterMutationVariables = Exact<{
  clinic_id: string;
  from: string;
  until: string;
  ids?: ReadonlyArray<string> | null | undefined;
}>;


export type publishRosterMutation = { readonly publish_roster: { readonly affected_rows: number } };

export type discardShiftChangesMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type discardShiftChangesMutation = { readonly discard_shift_changes: { readonly id: string } | null };

export type shiftHistoryQueryVariables = Exact<{
  shift: string;
}>;


export type shiftHistoryQuery = { readonly clinic_roster_history: ReadonlyArray<{ readonly id: string, readonly action: string, readonly from_value: unknown, readonly to_value: unknown, readonly note: string | null, readonly created_at: string, readonly user: { readonly id: string, readonly display_name: string } | null }> };

export type claimShiftMutationVariables = Exact<{
  clinic_roster_id: string;
  message?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type claimShiftMutation = { readonly claim_shift: { readonly id: string } | null };

export type offerShiftSwapMutationVariables = Exact<{
  clinic_roster_id: string;
  to_user_id?: string | null | undefined;
  return_clinic_roster_id?: string | null | undefined;
  message?: string | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type offerShiftSwapMutation = { readonly offer_shift_swap: { readonly id: string } | null };

export type acceptShiftSwapMutationVariables = Exact<{
  id: string;
}>;


export type acceptShiftSwapMutation = { readonly accept_shift_swap: { readonly id: string } | null };

export type declineShiftSwapMutationVariables = Exact<{
  id: string;
}>;


export type declineShiftSwapMutation = { readonly decline_shift_swap: { readonly id: string } | null };

export type cancelShiftSwapMutationVariables = Exact<{
  id: string;
}>;


export type cancelShiftSwapMutation = { readonly cancel_shift_swap: { readonly id: string } | null };

export type decideShiftSwapMutationVariables = Exact<{
  id: string;
  status: string;
  message?: string | null | undefined;
}>;


export type decideShiftSwapMutation = { readonly decide_shift_swap: { readonly id: string } | null };

export type openBreaksSubscriptionVariables = Exact<{
  clinic: string;
}>;


export type openBreaksSubscription = { readonly clinic_roster_breaks: ReadonlyArray<{ readonly clinic_roster_id: string, readonly break_type: Enum<'roster_break_type'>, readonly started_at: string }> };

export type rosteredPhonesQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type rosteredPhonesQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly phone: string | null }> };

export type workedHoursQueryVariables = Exact<{
  clinic: string;
  from: string;
  until: string;
}>;


export type workedHoursQuery = { readonly timesheet_period: { readonly rows: ReadonlyArray<{ readonly lines: ReadonlyArray<{ readonly date: string, readonly worked_minutes: number, readonly cost_cents: number | null }> }> } };

export type insert_taskMutationVariables = Exact<{
  object: tasks_insert_input;
}>;


export type insert_taskMutation = { readonly insert_tasks_one: { readonly id: string } | null };

export type people_namedQueryVariables = Exact<{
  where: BoolExp;
}>;


export type people_namedQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly display_name: string }> };

export type live_task_countSubscriptionVariables = Exact<{
  where: BoolExp;
}>;


export type live_task_countSubscription = { readonly tasks_aggregate: { readonly aggregate: { readonly count: number } } };

export type task_levelsQueryVariables = Exact<{
  where: BoolExp;
  limit: number;
  offset: number;
}>;


export type task_levelsQuery = { readonly rows: ReadonlyArray<{ readonly id: string, readonly name: string, readonly color: string | null, readonly status: Enum<'active_status'> }> };

export type roomsQueryVariables = Exact<{
  where: BoolExp;
  limit: number;
  offset: number;
}>;


export type roomsQuery = { readonly rows: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type labsQueryVariables = Exact<{
  where: BoolExp;
  limit: number;
  offset: number;
}>;


export type labsQuery = { readonly rows: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type insert_task_commentMutationVariables = Exact<{
  object: task_comments_insert_input;
}>;


export type insert_task_commentMutation = { readonly insert_task_comments_one: { readonly id: string } | null };

export type update_task_commentMutationVariables = Exact<{
  id: string;
  set: task_comments_set_input;
}>;


export type update_task_commentMutation = { readonly update_task_comments_by_pk: { readonly id: string } | null };

export type delete_task_commentMutationVariables = Exact<{
  id: string;
}>;


export type delete_task_commentMutation = { readonly delete_task_comments_by_pk: { readonly id: string } | null };

export type task_pulseSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type task_pulseSubscription = { readonly tasks_aggregate: { readonly aggregate: { readonly count: number, readonly max: { readonly updated_at: string | null } | null } } };

export type namesQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type namesQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly display_name: string }> };

export type task_handoverSubscriptionVariables = Exact<{
  group: string;
  handover: string;
}>;


export type task_handoverSubscription = { readonly user_notifications: ReadonlyArray<{ readonly title: string, readonly body: string | null }> };

export type timesheet_periodQueryVariables = Exact<{
  clinic: string;
  from: string;
  until: string;
}>;


export type timesheet_periodQuery = { readonly timesheet_period: { readonly clinic_id: string, readonly name: string, readonly zone: string, readonly is_over: boolean, readonly shows_costs: boolean, readonly may_lock: boolean, readonly rows: ReadonlyArray<{ readonly user_id: string, readonly display_name: string, readonly profile_image: FileReference | null, readonly color_code: string | null, readonly timesheet_id: string | null, readonly version: number | null, readonly status: string, readonly from_date: string | null, readonly until_date: string | null, readonly approved_by: string | null, readonly approved_at: string | null, readonly locked_by: string | null, readonly locked_at: string | null, readonly planned_minutes: number, readonly worked_minutes: number, readonly paid_minutes: number, readonly meal_minutes: number, readonly rest_minutes: number, readonly cost_cents: number | null, readonly cost_unknown: string | null, readonly looks: ReadonlyArray<string>, readonly is_open: boolean, readonly has_pending_request: boolean, readonly may_approve: boolean, readonly pay: ReadonlyArray<{ readonly pay_type: string, readonly minutes: number, readonly cents: number | null }>, readonly lines: ReadonlyArray<{ readonly shift_id: string, readonly date: string, readonly start_time: string, readonly end_time: string, readonly roster_shift_type: string, readonly clocked_in_at: string | null, readonly clocked_in_message: string | null, readonly clocked_out_at: string | null, readonly clocked_out_message: string | null, readonly planned_minutes: number, readonly worked_minutes: number, readonly paid_minutes: number, readonly meal_minutes: number, readonly rest_minutes: number, readonly cost_cents: number | null, readonly looks: ReadonlyArray<string>, readonly breaks: ReadonlyArray<{ readonly break_type: string, readonly started_at: string, readonly ended_at: string | null }> }> }> } };

export type approveTimesheetMutationVariables = Exact<{
  clinic_id: string;
  user_id: string;
  from: string;
  until: string;
  expected_paid_minutes: number;
}>;


export type approveTimesheetMutation = { readonly approve_timesheet: { readonly id: string } | null };

export type lockTimesheetMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type lockTimesheetMutation = { readonly lock_timesheet: { readonly id: string } | null };

export type reopenTimesheetMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type reopenTimesheetMutation = { readonly reopen_timesheet: { readonly id: string } | null };

export type hours_shiftsSubscriptionVariables = Exact<{
  clinic: string;
  from: string;
  until: string;
}>;


export type hours_shiftsSubscription = { readonly clinic_rosters_aggregate: { readonly aggregate: { readonly count: number, readonly max: { readonly updated_at: string | null } | null } } };

export type hours_breaksSubscriptionVariables = Exact<{
  clinic: string;
  since: string;
  to: string;
}>;


export type hours_breaksSubscription = { readonly clinic_roster_breaks_aggregate: { readonly aggregate: { readonly count: number, readonly max: { readonly updated_at: string | null } | null } } };

export type hours_sheetsSubscriptionVariables = Exact<{
  clinic: string;
  from: string;
}>;


export type hours_sheetsSubscription = { readonly timesheets_aggregate: { readonly aggregate: { readonly count: number, readonly max: { readonly updated_at: string | null } | null } } };

export type trainingEnrollmentSubscriptionVariables = Exact<{
  id: string;
}>;


export type trainingEnrollmentSubscription = { readonly training_course_enrollments_by_pk: { readonly id: string, readonly status: Enum<'training_enrollment_status'>, readonly due_date: string | null, readonly attempt_no: number, readonly attempts_allowed: number, readonly percentage: string | null, readonly message: string | null, readonly version: number, readonly user_id: string, readonly training_course_id: string, readonly enrolled_at: string, readonly completed_at: string | null, readonly expires_at: string | null, readonly user: { readonly id: string, readonly display_name: string } | null, readonly client_training_grade: { readonly id: string, readonly name: string } | null, readonly training_course: { readonly id: string, readonly name: string } | null, readonly training_course_submissions: ReadonlyArray<{ readonly id: string, readonly training_course_item_id: string, readonly attempt_no: number, readonly status: Enum<'training_submission_status'>, readonly answers: unknown, readonly attachments: readonly FileReference[], readonly percentage: string | null, readonly passed: boolean | null, readonly message: string | null, readonly submitted_at: string | null, readonly marked_at: string | null, readonly version: number, readonly media_seconds: number | null, readonly marked_by_user: { readonly id: string, readonly display_name: string } | null, readonly training_course_item: { readonly id: string, readonly name: string } | null }>, readonly training_course_certificates: ReadonlyArray<{ readonly id: string, readonly short_id: number, readonly grade_name: string | null, readonly percentage: string | null, readonly issued_at: string, readonly expires_at: string | null }> } | null };

export type enrollmentItemStatesQueryVariables = Exact<{
  enrollment: string;
}>;


export type enrollmentItemStatesQuery = { readonly training_progress: { readonly items: ReadonlyArray<{ readonly item_id: string, readonly state: training_item_state, readonly percentage: string | null, readonly qualifying_percentage: string | null }> } };

export type enrollmentRemovedItemsQueryVariables = Exact<{
  enrollment: string;
}>;


export type enrollmentRemovedItemsQuery = { readonly training_progress: { readonly removed: ReadonlyArray<{ readonly item_id: string, readonly name: string, readonly item_type: string, readonly is_removed: boolean, readonly questions: ReadonlyArray<{ readonly question_id: string, readonly name: string, readonly type: string }> }> } };

export type enrollmentHistorySubscriptionVariables = Exact<{
  enrollment: string;
}>;


export type enrollmentHistorySubscription = { readonly training_course_enrollment_history: ReadonlyArray<{ readonly id: string, readonly action: string, readonly note: string | null, readonly created_at: string, readonly user: { readonly id: string, readonly display_name: string } | null }> };

export type trainingMatrixQueryVariables = Exact<{
  clinic?: string | null | undefined;
}>;


export type trainingMatrixQuery = { readonly training_matrix: { readonly courses: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly people: ReadonlyArray<{ readonly user_id: string, readonly display_name: string }>, readonly cells: ReadonlyArray<{ readonly user_id: string, readonly course_id: string, readonly state: training_matrix_state, readonly percentage: string | null }> } };

export type activeGradesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type activeGradesSubscription = { readonly client_training_grades: ReadonlyArray<{ readonly id: string, readonly start_percentage: string, readonly end_percentage: string }> };

export type myTrainingQueryVariables = Exact<{ [key: string]: never; }>;


export type myTrainingQuery = { readonly my_training: ReadonlyArray<{ readonly enrollment_id: string, readonly course_id: string, readonly name: string, readonly short_info: string | null, readonly thumbnail: unknown, readonly status: string, readonly due_date: string | null, readonly is_overdue: boolean, readonly attempt_no: number, readonly attempts_allowed: number, readonly percentage: string | null, readonly done: number, readonly items: number, readonly certificate_short_id: number | null, readonly expires_at: string | null }> };

export type openCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type openCoursesQuery = { readonly training_courses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly short_info: string | null, readonly thumbnail_image: FileReference | null }> };

export type enrolUsersMutationVariables = Exact<{
  training_course_id: string;
  user_ids?: ReadonlyArray<string> | null | undefined;
  role_names?: ReadonlyArray<string> | null | undefined;
  clinic_ids?: ReadonlyArray<string> | null | undefined;
  due_date?: string | null | undefined;
  message?: string | null | undefined;
}>;


export type enrolUsersMutation = { readonly enrol_users: { readonly enrolled: number, readonly already: number } };

export type enrolSelfMutationVariables = Exact<{
  id: string;
}>;


export type enrolSelfMutation = { readonly enrol_self: { readonly id: string } | null };

export type startTrainingItemMutationVariables = Exact<{
  enrollment: string;
  item: string;
}>;


export type startTrainingItemMutation = { readonly start_training_item: { readonly id: string } | null };

export type submitTrainingItemMutationVariables = Exact<{
  enrollment: string;
  item: string;
  answers?: unknown;
  attachments?: ReadonlyArray<submit_training_item_attachments_input> | null | undefined;
  message?: string | null | undefined;
}>;


export type submitTrainingItemMutation = { readonly submit_training_item: { readonly id: string } | null };

export type cancelEnrollmentMutationVariables = Exact<{
  id: string;
  version: number;
  note?: string | null | undefined;
}>;


export type cancelEnrollmentMutation = { readonly cancel_enrollment: { readonly id: string } | null };

export type grantRetakeMutationVariables = Exact<{
  id: string;
  version: number;
  note?: string | null | undefined;
}>;


export type grantRetakeMutation = { readonly grant_retake: { readonly id: string } | null };

export type markTrainingSubmissionMutationVariables = Exact<{
  id: string;
  version: number;
  percentage: number;
  message?: string | null | undefined;
}>;


export type markTrainingSubmissionMutation = { readonly mark_training_submission: { readonly id: string } | null };

export type keepMediaPositionMutationVariables = Exact<{
  id: string;
  seconds: number;
}>;


export type keepMediaPositionMutation = { readonly keep_media_position: { readonly affected_rows: number } };

export type customRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type customRolesQuery = { readonly user_custom_roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly clinic_id: string | null, readonly base_user_role_id: number }> };

export type availabilityQueryVariables = Exact<{
  id: string;
}>;


export type availabilityQuery = { readonly users_by_pk: { readonly id: string, readonly available_days: ReadonlyArray<string> | null } | null };

export type saveAvailabilityMutationVariables = Exact<{
  id: string;
  days: ReadonlyArray<string>;
}>;


export type saveAvailabilityMutation = { readonly update_users_by_pk: { readonly id: string } | null };

export type openTasksOfQueryVariables = Exact<{
  where: BoolExp;
  limit: number;
}>;


export type openTasksOfQuery = { readonly tasks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly assigned_by_user_id: string, readonly assigned_to_user_id: string | null }>, readonly tasks_aggregate: { readonly aggregate: { readonly count: number } } };

export type credentialMatrixQueryVariables = Exact<{
  clinic?: string | null | undefined;
}>;


export type credentialMatrixQuery = { readonly credential_matrix: ReadonlyArray<{ readonly user_id: string, readonly display_name: string, readonly cells: ReadonlyArray<{ readonly type: string, readonly state: credential_state, readonly expires_on: string | null }> }> };

export type verifyUserQualificationMutationVariables = Exact<{
  id: string;
  updated_at: string;
}>;


export type verifyUserQualificationMutation = { readonly verify_user_qualification: { readonly id: string } | null };

export type addUserDocumentMutationVariables = Exact<{
  object: user_documents_insert_input;
}>;


export type addUserDocumentMutation = { readonly insert_user_documents_one: { readonly id: string } | null };

export type changeUserDocumentMutationVariables = Exact<{
  id: string;
  set: user_documents_set_input;
}>;


export type changeUserDocumentMutation = { readonly update_user_documents_by_pk: { readonly id: string } | null };

export type deleteUserDocumentMutationVariables = Exact<{
  id: string;
}>;


export type deleteUserDocumentMutation = { readonly delete_user_documents_by_pk: { readonly id: string } | null };

export type userNameQueryVariables = Exact<{
  id: string;
}>;


export type userNameQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly display_name: string }> };

export type emailsInUseQueryVariables = Exact<{
  emails: ReadonlyArray<string>;
}>;


export type emailsInUseQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly email: string | null }> };

export type seatsLeftQueryVariables = Exact<{
  client: string;
  where: BoolExp;
}>;


export type seatsLeftQuery = { readonly clients: ReadonlyArray<{ readonly id: string, readonly team: { readonly id: number, readonly team_size: number } | null }>, readonly users_aggregate: { readonly aggregate: { readonly count: number } } };

export type personAwardSubscriptionVariables = Exact<{
  id: string;
}>;


export type personAwardSubscription = { readonly users_by_pk: { readonly id: string, readonly date_of_birth: string | null, readonly joining_date: string | null, readonly employee_award_level_id: string | null, readonly employee_award_sub_level_id: string | null } | null };

export type levelsForPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type levelsForPersonQuery = { readonly employee_award_levels: ReadonlyArray<{ readonly id: string, readonly name: string, readonly service_type: string | null, readonly is_age_required: boolean, readonly is_experience_required: boolean, readonly from_duration: number | null, readonly from_tenure: Enum<'award_tenure'> | null, readonly to_duration: number | null, readonly to_tenure: Enum<'award_tenure'> | null, readonly employee_award_sub_levels: ReadonlyArray<{ readonly id: string, readonly pay_point: string | null, readonly age: string | null }> }> };

export type savePersonAwardMutationVariables = Exact<{
  id: string;
  level?: string | null | undefined;
  point?: string | null | undefined;
}>;


export type savePersonAwardMutation = { readonly update_users_by_pk: { readonly id: string } | null };

export type personRatesQueryVariables = Exact<{
  user: string;
  date: string;
}>;


export type personRatesQuery = { readonly ordinary: { readonly label: string | null, readonly level: string, readonly pay_point: string | null, readonly age: string | null, readonly fits: boolean, readonly rate: string | null, readonly effective_from: string | null } | null, readonly casual: { readonly rate: string | null } | null, readonly overtime: { readonly rate: string | null } | null };

export type inviteUserMutationVariables = Exact<{
  email: string;
  first_name: string;
  middle_name?: string | null | undefined;
  last_name: string;
  display_name?: string | null | undefined;
  phone?: string | null | undefined;
  service_type?: string | null | undefined;
  roles: ReadonlyArray<invite_user_roles_input>;
  clinic_ids: ReadonlyArray<string>;
  idempotency_key?: string | null | undefined;
}>;


export type inviteUserMutation = { readonly invite_user: { readonly id: string } | null };

export type setUserAccessMutationVariables = Exact<{
  user_id: string;
  roles: ReadonlyArray<set_user_access_roles_input>;
  clinic_ids: ReadonlyArray<string>;
}>;


export type setUserAccessMutation = { readonly set_user_access: { readonly id: string } | null };

export type setReportingLinesMutationVariables = Exact<{
  user_id: string;
  reported_to_user_ids: ReadonlyArray<string>;
}>;


export type setReportingLinesMutation = { readonly set_reporting_lines: { readonly id: string } | null };

export type openTasksOfPersonSubscriptionVariables = Exact<{
  where: BoolExp;
}>;


export type openTasksOfPersonSubscription = { readonly tasks: ReadonlyArray<{ readonly id: string, readonly short_id: number, readonly name: string, readonly status: Enum<'task_progress'>, readonly priority: Enum<'task_priority'>, readonly deadline_date: string, readonly assigned_by_user_id: string, readonly assigned_to_user_id: string | null, readonly assigned_by_user: { readonly id: string, readonly display_name: string } | null }> };

export type whoIsHereSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type whoIsHereSubscription = { readonly user_presence: ReadonlyArray<{ readonly user_id: string, readonly online_status: Enum<'online_status'>, readonly last_seen_at: string | null }> };

export type editorQueryVariables = Exact<{
  table: string;
  id: string;
}>;


export type editorQuery = { readonly audit_log: ReadonlyArray<{ readonly user_id: string | null }> };

export type editorNameQueryVariables = Exact<{
  id: string;
}>;


export type editorNameQuery = { readonly users: ReadonlyArray<{ readonly display_name: string }> };

export type takeOverMutationVariables = Exact<{
  table: string;
  ids: ReadonlyArray<string>;
  clinic?: string | null | undefined;
}>;


export type takeOverMutation = { readonly import_master: { readonly affected_rows: number } };

export type chosenFilesQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type chosenFilesQuery = { readonly rows: ReadonlyArray<{ readonly id: string, readonly file: FileReference }> };

export type setTaskStatusMutationVariables = Exact<{
  id: string;
  status?: Enum<'task_progress'> | null | undefined;
  idempotency_key?: string | null | undefined;
}>;


export type setTaskStatusMutation = { readonly change_task_status: { readonly id: string } | null };

export type viewsSubscriptionVariables = Exact<{
  table: string;
}>;


export type viewsSubscription = { readonly saved_views: ReadonlyArray<{ readonly id: string, readonly name: string, readonly view: unknown, readonly is_shared: boolean, readonly is_default: boolean, readonly clinic_id: string | null, readonly user_id: string, readonly user: { readonly display_name: string } | null }> };

export type addViewMutationVariables = Exact<{
  object: saved_views_insert_input;
}>;


export type addViewMutation = { readonly insert_saved_views_one: { readonly id: string } | null };

export type changeViewMutationVariables = Exact<{
  id: string;
  set: saved_views_set_input;
  others: BoolExp;
}>;


export type changeViewMutation = { readonly update_saved_views: { readonly affected_rows: number } | null, readonly update_saved_views_by_pk: { readonly id: string } | null };

export type removeViewMutationVariables = Exact<{
  id: string;
}>;


export type removeViewMutation = { readonly delete_saved_views_by_pk: { readonly id: string } | null };

export type setOnlineStatusMutationVariables = Exact<{
  status: Enum<'online_status'>;
}>;


export type setOnlineStatusMutation = { readonly set_online_status: { readonly affected_rows: number } };

export type meQueryVariables = Exact<{ [key: string]: never; }>;


export type meQuery = { readonly me: { readonly role: string, readonly custom_role_id: string | null, readonly grants: ReadonlyArray<string>, readonly readable_tables: ReadonlyArray<string>, readonly package_name: string | null, readonly now: string, readonly platform_zone: string, readonly reports_url: string | null, readonly user: { readonly id: string, readonly display_name: string, readonly first_name: string | null, readonly last_name: string | null, readonly email: string, readonly color_code: string | null, readonly profile_image: FileReference | null }, readonly client: { readonly id: string, readonly name: string, readonly sub_domain: string, readonly zone: string, readonly logo_image: FileReference | null }, readonly clinics: ReadonlyArray<{ readonly id: string, readonly name: string, readonly zone: string, readonly status: string }>, readonly role_links: ReadonlyArray<{ readonly id: string, readonly role: string, readonly custom_role_name: string | null, readonly clinic_name: string | null, readonly active: boolean }>, readonly modules: ReadonlyArray<{ readonly name: string, readonly title: string, readonly router_link: string | null, readonly parent: string | null, readonly position: number, readonly hide_in_menu: boolean, readonly actions: ReadonlyArray<string> }>, readonly plan: { readonly status: string, readonly last_day: string | null, readonly cancelled: boolean } | null } };

export type preferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type preferencesQuery = { readonly user_preferences: ReadonlyArray<{ readonly key: string, readonly value: unknown }> };

export type keepPreferenceMutationVariables = Exact<{
  object: user_preferences_insert_input;
}>;


export type keepPreferenceMutation = { readonly insert_user_preferences_one: { readonly id: string } | null };

export type livePairsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type livePairsSubscription = { readonly user_chats: ReadonlyArray<{ readonly id: string, readonly low_user_id: string, readonly high_user_id: string, readonly last_position: number, readonly updated_at: string, readonly low_read_position: number, readonly high_read_position: number, readonly low_delivered_position: number, readonly high_delivered_position: number, readonly low_muted: boolean | null, readonly high_muted: boolean | null }> };

export type liveMembershipsSubscriptionVariables = Exact<{
  me: string;
}>;


export type liveMembershipsSubscription = { readonly clinic_chat_group_users: ReadonlyArray<{ readonly id: string, readonly read_position: number | null, readonly muted: boolean | null, readonly clinic_chat_group: { readonly id: string, readonly last_position: number, readonly updated_at: string } | null }> };

export type unreadChatsQueryVariables = Exact<{ [key: string]: never; }>;


export type unreadChatsQuery = { readonly my_chats_unread: { readonly messages: number, readonly conversations: number } };

export type markDeliveredMutationVariables = Exact<{
  user_id: string;
  position: number;
}>;


export type markDeliveredMutation = { readonly mark_chat_delivered: { readonly affected_rows: number } };

export type newestUnreadSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type newestUnreadSubscription = { readonly chat_notifications: ReadonlyArray<{ readonly id: string, readonly title: string, readonly body: string | null }> };

export type helpOfScreenQueryVariables = Exact<{
  slug: string;
}>;


export type helpOfScreenQuery = { readonly help_centre_articles: ReadonlyArray<{ readonly slug: string, readonly title: string }> };

export type unreadCountSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type unreadCountSubscription = { readonly user_notifications_aggregate: { readonly aggregate: { readonly count: number } } };

export type markReadMutationVariables = Exact<{
  ids?: ReadonlyArray<string> | null | undefined;
  read?: boolean | null | undefined;
}>;


export type markReadMutation = { readonly mark_notifications_read: { readonly affected_rows: number } };

export type unreadIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type unreadIdsQuery = { readonly user_notifications: ReadonlyArray<{ readonly id: string }> };

export type paletteTasksQueryVariables = Exact<{
  where: BoolExp;
}>;


export type paletteTasksQuery = { readonly tasks: ReadonlyArray<{ readonly id: string, readonly short_id: number, readonly name: string, readonly priority: Enum<'task_priority'>, readonly status: Enum<'task_progress'>, readonly assigned_by_user_id: string, readonly assigned_to_user_id: string | null }> };

export type paletteUsersQueryVariables = Exact<{
  where: BoolExp;
}>;


export type paletteUsersQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly display_name: string, readonly color_code: string | null }> };


/** A generated text and its file. */
export interface Documents {
  "\n  mutation request_task_extension($task_id: uuid!, $extended_deadline_date: date!, $comment: String!) {\n    request_task_extension(task_id: $task_id, extended_deadline_date: $extended_deadline_date, comment: $comment) { id }\n  }\n": { readonly document: TypedDocumentNode<request_task_extensionMutation, request_task_extensionMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation request_task_reassign($task_id: uuid!, $new_assigned_to_user_id: uuid!, $comment: String!) {\n    request_task_reassign(task_id: $task_id, new_assigned_to_user_id: $new_assigned_to_user_id, comment: $comment) { id }\n  }\n": { readonly document: TypedDocumentNode<request_task_reassignMutation, request_task_reassignMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation decide_task_extension($id: uuid!, $status: String!, $comment: String) {\n    decide_task_extension(id: $id, status: $status, comment: $comment) { id }\n  }\n": { readonly document: TypedDocumentNode<decide_task_extensionMutation, decide_task_extensionMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation decide_task_reassign($id: uuid!, $status: String!, $comment: String) {\n    decide_task_reassign(id: $id, status: $status, comment: $comment) { id }\n  }\n": { readonly document: TypedDocumentNode<decide_task_reassignMutation, decide_task_reassignMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation cancel_task_request($id: uuid!) { cancel_task_request(id: $id) { id } }\n": { readonly document: TypedDocumentNode<cancel_task_requestMutation, cancel_task_requestMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription custom_roles {\n    user_custom_roles(order_by: [{ name: asc }, { id: asc }]) { id name clinic { id name } }\n  }\n": { readonly document: TypedDocumentNode<custom_rolesSubscription, custom_rolesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query modules_by_role($user_role_id: Int, $user_custom_role_id: uuid, $clinic_id: uuid) {\n    modules_by_role(user_role_id: $user_role_id, user_custom_role_id: $user_custom_role_id, clinic_id: $clinic_id) {\n      role\n      user_custom_role_id\n      version\n      refusal\n      modules { id module module_id default_actions saved_data_actions }\n    }\n  }\n": { readonly document: TypedDocumentNode<modules_by_roleQuery, modules_by_roleQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription role_news($where: module_default_user_roles_bool_exp!) {\n    module_default_user_roles_aggregate(where: $where) { aggregate { count max { updated_at } } }\n  }\n": { readonly document: TypedDocumentNode<role_newsSubscription, role_newsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query role_holders($where: users_bool_exp!, $customised: users_bool_exp!) {\n    all: users_aggregate(where: $where) { aggregate { count } }\n    customised: users_aggregate(where: $customised) { aggregate { count } }\n  }\n": { readonly document: TypedDocumentNode<role_holdersQuery, role_holdersQueryVariables>; readonly fragments: readonly [] };
  "\n  query module_titles { modules { name title } }\n": { readonly document: TypedDocumentNode<module_titlesQuery, module_titlesQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation save_role_access($user_role_id: Int, $user_custom_role_id: uuid, $clinic_id: uuid, $ids: [uuid!]!, $records: [save_role_access_records_input!]!, $version: Int!) {\n    save_role_access(user_role_id: $user_role_id, user_custom_role_id: $user_custom_role_id, clinic_id: $clinic_id, ids: $ids, records: $records, version: $version) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<save_role_accessMutation, save_role_accessMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation duplicate_custom_role($id: uuid!, $name: String!, $clinic_id: uuid) {\n    duplicate_custom_role(id: $id, name: $name, clinic_id: $clinic_id) { id }\n  }\n": { readonly document: TypedDocumentNode<duplicate_custom_roleMutation, duplicate_custom_roleMutationVariables>; readonly fragments: readonly [] };
  "\n  query user_access($user_id: uuid!) {\n    user_access(user_id: $user_id) {\n      user_id\n      version\n      refusal\n      overrides { module default_actions default_disabled_actions }\n      roles {\n        id role custom_role_id custom_role_name clinic_name blocked package_id package_without\n        access { module default_actions saved_data_actions }\n      }\n    }\n  }\n": { readonly document: TypedDocumentNode<user_accessQuery, user_accessQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation save_user_access($user_id: uuid!, $records: [save_user_access_records_input!]!, $version: String!) {\n    save_user_access(user_id: $user_id, records: $records, version: $version) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<save_user_accessMutation, save_user_accessMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription user_news($user_id: uuid!) {\n    user_modules_access_aggregate(where: { user_id: { _eq: $user_id } }) { aggregate { count max { updated_at } } }\n  }\n": { readonly document: TypedDocumentNode<user_newsSubscription, user_newsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription user_roles_news($user_id: uuid!) {\n    j_users_user_roles(where: { user_id: { _eq: $user_id } }, order_by: [{ id: asc }]) {\n      id user_role_id user_custom_role_id clinic_id blocked_status\n    }\n  }\n": { readonly document: TypedDocumentNode<user_roles_newsSubscription, user_roles_newsSubscriptionVariables>; readonly fragments: readonly [] };
  "mutation changeMyEmail($email: String!, $password: String!) { change_my_email(email: $email, password: $password) { id } }": { readonly document: TypedDocumentNode<changeMyEmailMutation, changeMyEmailMutationVariables>; readonly fragments: readonly [] };
  "\n  query auditLines($where: audit_log_bool_exp!, $order: [audit_log_order_by!], $limit: Int!, $offset: Int!) {\n    audit_log(where: $where, order_by: $order, limit: $limit, offset: $offset) {\n      id action table_name row_id user_id from_value to_value note ip_address created_at\n    }\n  }\n": { readonly document: TypedDocumentNode<auditLinesQuery, auditLinesQueryVariables>; readonly fragments: readonly [] };
  "query auditPeople { users(order_by: [{ display_name: asc }]) { id display_name color_code profile_image } }": { readonly document: TypedDocumentNode<auditPeopleQuery, auditPeopleQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription awards {\n    employee_award_levels(order_by: [{ position: asc }, { name: asc }, { id: asc }], limit: 1000) {\n      id name service_type employee_type_id employee_type { id name } status\n      is_age_required is_payPoint_required is_experience_required from_duration from_tenure to_duration to_tenure\n      casual_rate_percentage saturday_casual_rate_percentage sunday_casual_rate_percentage\n      public_holidays_casual_rate_percentage overtime_time_and_half_percentage overtime_double_time_percentage\n      overtime_sundays_percentage overtime_public_holidays_percentage is_overtime_sunday is_overtime_public_holidays\n      employee_award_sub_levels(order_by: [{ created_at: asc }, { id: asc }]) {\n        id pay_point age description\n        employee_award_rates(order_by: [{ effective_from: asc }]) { id effective_from base_price }\n      }\n    }\n  }\n": { readonly document: TypedDocumentNode<awardsSubscription, awardsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation setAwardRate($id: uuid!, $from: date!, $price: String!, $past: Boolean) {\n    set_award_rate(employee_award_sub_level_id: $id, effective_from: $from, base_price: $price, past_confirmed: $past) { id }\n  }\n": { readonly document: TypedDocumentNode<setAwardRateMutation, setAwardRateMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation removeAwardRate($id: uuid!, $from: date!) {\n    remove_award_rate(employee_award_sub_level_id: $id, effective_from: $from) { id }\n  }\n": { readonly document: TypedDocumentNode<removeAwardRateMutation, removeAwardRateMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation importMaster($ids: [uuid!]!, $from: uuid, $correct: Boolean) {\n    import_master(table: \"master_employee_awards\", ids: $ids, percentages_from: $from, correct: $correct) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<importMasterMutation, importMasterMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation importPayGuide($rows: [import_pay_guide_rows_input!]!, $from: uuid, $correct: Boolean) {\n    import_pay_guide(rows: $rows, percentages_from: $from, correct: $correct) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<importPayGuideMutation, importPayGuideMutationVariables>; readonly fragments: readonly [] };
  "\n  query masterAwards {\n    master_employee_awards(where: { status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {\n      id name short_info job_role job_level age pay_per_hour effective_from\n    }\n  }\n": { readonly document: TypedDocumentNode<masterAwardsQuery, masterAwardsQueryVariables>; readonly fragments: readonly [] };
  "\n  query awardRate($user: uuid, $birth: date, $id: uuid, $date: date!, $type: String!) {\n    award_rate(user_id: $user, date_of_birth: $birth, employee_award_sub_level_id: $id, date: $date, day_type: $type) {\n      label level pay_point age fits base_price effective_from percentage rate\n    }\n  }\n": { readonly document: TypedDocumentNode<awardRateQuery, awardRateQueryVariables>; readonly fragments: readonly [] };
  "\n  query myChats($limit: Int!, $search: String) {\n    my_chats(limit: $limit, search: $search) {\n      key last_message last_message_at last_position last_sender_id last_sender_name is_last_deleted\n      unread mentions_me muted\n      user { id display_name profile_image color_code }\n      group { id name image clinic { name } }\n    }\n  }\n": { readonly document: TypedDocumentNode<myChatsQuery, myChatsQueryVariables>; readonly fragments: readonly [] };
  "\n  query findMessages($text: String!) {\n    chat_search(text: $text, limit: 30) { id key name position snippet sender_name created_at }\n  }\n": { readonly document: TypedDocumentNode<findMessagesQuery, findMessagesQueryVariables>; readonly fragments: readonly [] };
  "\n  query findPeople($search: String) {\n    chat_people(search: $search) { id display_name profile_image color_code }\n  }\n": { readonly document: TypedDocumentNode<findPeopleQuery, findPeopleQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription livePerson($id: uuid!) {\n    users(where: { id: { _eq: $id } }) { id display_name profile_image color_code }\n  }\n": { readonly document: TypedDocumentNode<livePersonSubscription, livePersonSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription livePresence($id: uuid!) {\n    user_presence(where: { user_id: { _eq: $id } }) { user_id online_status last_seen_at }\n  }\n": { readonly document: TypedDocumentNode<livePresenceSubscription, livePresenceSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription livePair($low: uuid!, $high: uuid!) {\n    user_chats(where: { low_user_id: { _eq: $low }, high_user_id: { _eq: $high } }) {\n      id last_position low_read_position high_read_position low_delivered_position high_delivered_position low_muted high_muted\n    }\n  }\n": { readonly document: TypedDocumentNode<livePairSubscription, livePairSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription pairMessages($chat: uuid!, $from: Int!) {\n    messages: user_chat_messages(where: { user_chat_id: { _eq: $chat }, position: { _gte: $from } }, order_by: [{ position: desc }]) {\n      id position message message_type supporting_attachments is_deleted: is_chat_deleted edited_at created_at author_id: sender_user_id\n      reply_to { id position message supporting_attachments is_deleted: is_chat_deleted author_id: sender_user_id }\n    }\n  }\n": { readonly document: TypedDocumentNode<pairMessagesSubscription, pairMessagesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation sendToPerson($id: uuid!, $to: uuid!, $message: String, $attachments: [send_chat_message_attachments_input!], $reply_to_id: uuid, $idempotency_key: String) {\n    send_chat_message(id: $id, receiver_user_id: $to, message: $message, attachments: $attachments, reply_to_id: $reply_to_id, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<sendToPersonMutation, sendToPersonMutationVariables>; readonly fragments: readonly [] };
  "mutation editToPerson($id: uuid!, $message: String!) { edit_chat_message(id: $id, message: $message) { id } }": { readonly document: TypedDocumentNode<editToPersonMutation, editToPersonMutationVariables>; readonly fragments: readonly [] };
  "mutation deleteToPerson($id: uuid!) { delete_chat_message(id: $id) { id } }": { readonly document: TypedDocumentNode<deleteToPersonMutation, deleteToPersonMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription liveGroup($id: uuid!) {\n    clinic_chat_groups(where: { id: { _eq: $id } }) {\n      id name image created_by_user_id last_position clinic { id name }\n    }\n  }\n": { readonly document: TypedDocumentNode<liveGroupSubscription, liveGroupSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription liveMembers($id: uuid!) {\n    clinic_chat_group_users(where: { clinic_chat_group_id: { _eq: $id } }, order_by: [{ created_at: asc }, { id: asc }]) {\n      user_id muted user { id display_name profile_image color_code }\n    }\n  }\n": { readonly document: TypedDocumentNode<liveMembersSubscription, liveMembersSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription liveReadPositions($id: uuid!) {\n    clinic_chat_group_users(where: { clinic_chat_group_id: { _eq: $id } }) { user_id read_position }\n  }\n": { readonly document: TypedDocumentNode<liveReadPositionsSubscription, liveReadPositionsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription groupMessages($group: uuid!, $from: Int!) {\n    messages: clinic_chat_group_messages(where: { clinic_chat_group_id: { _eq: $group }, position: { _gte: $from } }, order_by: [{ position: desc }]) {\n      id position message message_type supporting_attachments is_deleted: is_groupchat_deleted edited_at created_at author_id: user_id\n      mentioned_user_ids user { id display_name profile_image color_code }\n      reply_to { id position message supporting_attachments is_deleted: is_groupchat_deleted author_id: user_id user { id display_name } }\n    }\n  }\n": { readonly document: TypedDocumentNode<groupMessagesSubscription, groupMessagesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation sendToGroup($id: uuid!, $group: uuid!, $message: String, $attachments: [send_group_message_attachments_input!], $mentioned: [uuid!], $reply_to_id: uuid, $idempotency_key: String) {\n    send_group_message(id: $id, clinic_chat_group_id: $group, message: $message, attachments: $attachments, mentioned_user_ids: $mentioned, reply_to_id: $reply_to_id, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<sendToGroupMutation, sendToGroupMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation editToGroup($id: uuid!, $message: String!, $mentioned: [uuid!]) {\n    edit_group_message(id: $id, message: $message, mentioned_user_ids: $mentioned) { id }\n  }\n": { readonly document: TypedDocumentNode<editToGroupMutation, editToGroupMutationVariables>; readonly fragments: readonly [] };
  "mutation deleteToGroup($id: uuid!) { delete_group_message(id: $id) { id } }": { readonly document: TypedDocumentNode<deleteToGroupMutation, deleteToGroupMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation markChatRead($user_id: uuid, $group_id: uuid, $position: Int!) {\n    mark_chat_read(user_id: $user_id, clinic_chat_group_id: $group_id, position: $position) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<markChatReadMutation, markChatReadMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation muteChat($user_id: uuid, $group_id: uuid, $muted: Boolean!) {\n    mute_chat(user_id: $user_id, clinic_chat_group_id: $group_id, muted: $muted) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<muteChatMutation, muteChatMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation setTyping($user_id: uuid, $group_id: uuid) {\n    set_chat_typing(user_id: $user_id, clinic_chat_group_id: $group_id) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<setTypingMutation, setTypingMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription typingToMe($from: uuid!, $me: uuid!) {\n    chat_typing(where: { user_id: { _eq: $from }, receiver_user_id: { _eq: $me } }) { user_id typed_at user { id display_name } }\n  }\n": { readonly document: TypedDocumentNode<typingToMeSubscription, typingToMeSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription typingInGroup($group: uuid!, $me: uuid!) {\n    chat_typing(where: { clinic_chat_group_id: { _eq: $group }, user_id: { _neq: $me } }, order_by: [{ typed_at: desc_nulls_last }], limit: 10) {\n      user_id typed_at user { id display_name }\n    }\n  }\n": { readonly document: TypedDocumentNode<typingInGroupSubscription, typingInGroupSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation updateWindows($chat_minimized: Boolean, $chat_closed: Boolean, $group_minimized: Boolean, $group_closed: Boolean) {\n    update_chat_windows(\n      is_chat_minimized: $chat_minimized, is_chat_closed: $chat_closed\n      is_groupchat_minimized: $group_minimized, is_groupchat_closed: $group_closed\n    ) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<updateWindowsMutation, updateWindowsMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation createGroup($name: String!, $clinic_id: uuid, $image: create_chat_group_image_input, $user_ids: [uuid!]!, $idempotency_key: String) {\n    create_chat_group(name: $name, clinic_id: $clinic_id, image: $image, user_ids: $user_ids, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<createGroupMutation, createGroupMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation updateGroup($id: uuid!, $set: clinic_chat_groups_set_input!) {\n    update_clinic_chat_groups_by_pk(pk_columns: { id: $id }, _set: $set) { id }\n  }\n": { readonly document: TypedDocumentNode<updateGroupMutation, updateGroupMutationVariables>; readonly fragments: readonly [] };
  "mutation addUsers($id: uuid!, $user_ids: [uuid!]!) { add_group_users(id: $id, user_ids: $user_ids) { id } }": { readonly document: TypedDocumentNode<addUsersMutation, addUsersMutationVariables>; readonly fragments: readonly [] };
  "mutation removeUsers($id: uuid!, $user_ids: [uuid!]!) { remove_group_users(id: $id, user_ids: $user_ids) { id } }": { readonly document: TypedDocumentNode<removeUsersMutation, removeUsersMutationVariables>; readonly fragments: readonly [] };
  "mutation leaveGroup($id: uuid!) { leave_chat_group(id: $id) { id } }": { readonly document: TypedDocumentNode<leaveGroupMutation, leaveGroupMutationVariables>; readonly fragments: readonly [] };
  "mutation deleteGroup($id: uuid!) { delete_chat_group(id: $id) { id } }": { readonly document: TypedDocumentNode<deleteGroupMutation, deleteGroupMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation createClient(\n    $name: String!, $business_name: String, $sub_domain: String!, $package_id: Int!, $team_id: Int!, $coupon_code: String\n    $state: String!, $admin: create_client_admin_input!, $abn: String, $account_manager_user_id: uuid, $client_source_id: uuid\n    $idempotency_key: String\n  ) {\n    create_client(\n      name: $name, business_name: $business_name, sub_domain: $sub_domain, package_id: $package_id, team_id: $team_id\n      coupon_code: $coupon_code, state: $state, admin: $admin, abn: $abn\n      account_manager_user_id: $account_manager_user_id, client_source_id: $client_source_id\n      idempotency_key: $idempotency_key\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<createClientMutation, createClientMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation convertLead(\n    $id: uuid!, $name: String!, $business_name: String, $sub_domain: String!, $package_id: Int!, $team_id: Int!\n    $coupon_code: String, $state: String!, $admin: convert_lead_admin_input!, $abn: String\n    $account_manager_user_id: uuid, $client_source_id: uuid\n  ) {\n    convert_lead(\n      id: $id, name: $name, business_name: $business_name, sub_domain: $sub_domain, package_id: $package_id, team_id: $team_id\n      coupon_code: $coupon_code, state: $state, admin: $admin, abn: $abn\n      account_manager_user_id: $account_manager_user_id, client_source_id: $client_source_id\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<convertLeadMutation, convertLeadMutationVariables>; readonly fragments: readonly [] };
  "\n  query leadToConvert($id: uuid!) {\n    website_cms_leads_by_pk(id: $id) {\n      id name business_name email phone status package_id team_id coupon_code assigned_to_user_id\n    }\n  }\n": { readonly document: TypedDocumentNode<leadToConvertQuery, leadToConvertQueryVariables>; readonly fragments: readonly [] };
  "\n  query checkSubDomain($name: String!) { check_sub_domain(sub_domain: $name) { sub_domain available message } }\n": { readonly document: TypedDocumentNode<checkSubDomainQuery, checkSubDomainQueryVariables>; readonly fragments: readonly [] };
  "query clientsByPlan { subscription_figures { expiring_clients expired_clients } }": { readonly document: TypedDocumentNode<clientsByPlanQuery, clientsByPlanQueryVariables>; readonly fragments: readonly [] };
  "\n  query couponUses($id: uuid!) { coupon_uses(coupon_id: $id) { client_name used_at saved } }\n": { readonly document: TypedDocumentNode<couponUsesQuery, couponUsesQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription limitedCoupons {\n    client_plans_code(where: { no_of_coupon: { _is_null: false } }) { id used no_of_coupon }\n  }\n": { readonly document: TypedDocumentNode<limitedCouponsSubscription, limitedCouponsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation setDiscountTerms($id: uuid!, $terms: String!, $months: Int) {\n    set_discount_terms(discount_id: $id, discount_terms: $terms, months: $months) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<setDiscountTermsMutation, setDiscountTermsMutationVariables>; readonly fragments: readonly [] };
  "\n  query leadPeople($ids: [uuid!]!) {\n    users(where: { id: { _in: $ids } }, order_by: [{ display_name: asc }]) { id display_name color_code profile_image }\n  }\n": { readonly document: TypedDocumentNode<leadPeopleQuery, leadPeopleQueryVariables>; readonly fragments: readonly [] };
  "\n  query leadStaff {\n    users(where: { profile_status: { _neq: INACTIVE } }, order_by: [{ display_name: asc }], limit: 50) { id display_name }\n  }\n": { readonly document: TypedDocumentNode<leadStaffQuery, leadStaffQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription leadsOnBoard($where: website_cms_leads_bool_exp!) {\n    website_cms_leads(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: 200) {\n      id name business_name status created_at assigned_to_user_id website_cms_lead_source { id name } package { id name }\n    }\n  }\n": { readonly document: TypedDocumentNode<leadsOnBoardSubscription, leadsOnBoardSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation moveLead($id: uuid!, $status: String!) { move_lead(id: $id, status: $status) { id } }\n": { readonly document: TypedDocumentNode<moveLeadMutation, moveLeadMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation loseLead($id: uuid!, $reason: String!) { lose_lead(id: $id, reason: $reason) { id } }\n": { readonly document: TypedDocumentNode<loseLeadMutation, loseLeadMutationVariables>; readonly fragments: readonly [] };
  "mutation reopenLead($id: uuid!) { reopen_lead(id: $id) { id } }": { readonly document: TypedDocumentNode<reopenLeadMutation, reopenLeadMutationVariables>; readonly fragments: readonly [] };
  "\n  query seatsOfClients($ids: [uuid!]!) { client_seats(client_ids: $ids) { client_id seats seats_taken } }\n": { readonly document: TypedDocumentNode<seatsOfClientsQuery, seatsOfClientsQueryVariables>; readonly fragments: readonly [] };
  "\n  query packagesSold {\n    packages(order_by: [{ id: asc }]) {\n      id name\n      teampackages(order_by: [{ team_size: asc }, { id: asc }]) { id team_id price team { id name } }\n    }\n  }\n": { readonly document: TypedDocumentNode<packagesSoldQuery, packagesSoldQueryVariables>; readonly fragments: readonly [] };
  "\n  query validateCoupon($code: String!, $package: Int!, $team: Int!) {\n    validate_coupon(code: $code, package_id: $package, team_id: $team) { ok message original discount total }\n  }\n": { readonly document: TypedDocumentNode<validateCouponQuery, validateCouponQueryVariables>; readonly fragments: readonly [] };
  "\n  query planQuote($client: uuid, $package: Int!, $team: Int!, $code: String) {\n    plan_quote(client_id: $client, package_id: $package, team_id: $team, coupon_code: $code) {\n      kind ok message original discount total gst starts_on ends_on recurring gained lost\n    }\n  }\n": { readonly document: TypedDocumentNode<planQuoteQuery, planQuoteQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation buyPackage($client: uuid, $package: Int!, $team: Int!, $code: String) {\n    buy_package(client_id: $client, package_id: $package, team_id: $team, coupon_code: $code) { id }\n  }\n": { readonly document: TypedDocumentNode<buyPackageMutation, buyPackageMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation changePackage($client: uuid, $package: Int!, $team: Int!, $code: String, $version: Int) {\n    change_package(client_id: $client, package_id: $package, team_id: $team, coupon_code: $code, version: $version) { id }\n  }\n": { readonly document: TypedDocumentNode<changePackageMutation, changePackageMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation renewSubscription($client: uuid, $code: String) {\n    renew_subscription(client_id: $client, coupon_code: $code) { id }\n  }\n": { readonly document: TypedDocumentNode<renewSubscriptionMutation, renewSubscriptionMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation cancelSubscription($client: uuid, $reason: String) {\n    cancel_subscription(client_id: $client, reason: $reason) { id }\n  }\n": { readonly document: TypedDocumentNode<cancelSubscriptionMutation, cancelSubscriptionMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation withdrawCancellation($client: uuid) { withdraw_cancellation(client_id: $client) { id } }\n": { readonly document: TypedDocumentNode<withdrawCancellationMutation, withdrawCancellationMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation setClientStatus($id: uuid!, $status: active_status!, $reason: String!) {\n    set_client_status(id: $id, status: $status, reason: $reason) { id }\n  }\n": { readonly document: TypedDocumentNode<setClientStatusMutation, setClientStatusMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription unpaidBills($client: uuid!) {\n    client_transaction_history(\n      where: { client: { id: { _eq: $client } }, status: { _eq: UN_PAID } }, order_by: [{ created_at: asc }, { id: asc }]\n    ) { id invoice_id plan_name total_value created_at }\n  }\n": { readonly document: TypedDocumentNode<unpaidBillsSubscription, unpaidBillsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation markPaid($id: uuid!) { mark_subscription_paid(id: $id) { id } }\n": { readonly document: TypedDocumentNode<markPaidMutation, markPaidMutationVariables>; readonly fragments: readonly [] };
  "\n  query clientOverview($id: uuid!) {\n    client_overview(client_id: $id) {\n      seats seats_taken last_sign_in_at storage_bytes\n      users_by_role { role active invited blocked }\n      clinics_by_state { state count }\n    }\n  }\n": { readonly document: TypedDocumentNode<clientOverviewQuery, clientOverviewQueryVariables>; readonly fragments: readonly [] };
  "mutation addMyIp($name: String!, $clinic: uuid) { add_my_ip(name: $name, clinic_id: $clinic) { id ip_address } }": { readonly document: TypedDocumentNode<addMyIpMutation, addMyIpMutationVariables>; readonly fragments: readonly [] };
  "subscription onlyFromHere($id: uuid!) { clients(where: { id: { _eq: $id } }) { id ip_required } }": { readonly document: TypedDocumentNode<onlyFromHereSubscription, onlyFromHereSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation setOnlyFromHere($id: uuid!, $on: Boolean!) {\n    update_clients_by_pk(pk_columns: { id: $id }, _set: { ip_required: $on }) { id }\n  }\n": { readonly document: TypedDocumentNode<setOnlyFromHereMutation, setOnlyFromHereMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation clockIn(\n    $clinic_id: uuid!, $message: String, $attachments: [clock_in_attachments_input!], $offline_at: timestamptz\n    $idempotency_key: String\n  ) {\n    clock_in(\n      clinic_id: $clinic_id, message: $message, attachments: $attachments, offline_at: $offline_at\n      idempotency_key: $idempotency_key\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<clockInMutation, clockInMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation clockOut(\n    $message: String, $attachments: [clock_out_attachments_input!], $offline_at: timestamptz, $idempotency_key: String\n  ) {\n    clock_out(message: $message, attachments: $attachments, offline_at: $offline_at, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<clockOutMutation, clockOutMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation startBreak($break_type: roster_break_type!, $offline_at: timestamptz, $idempotency_key: String) {\n    start_break(break_type: $break_type, offline_at: $offline_at, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<startBreakMutation, startBreakMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation endBreak($offline_at: timestamptz, $idempotency_key: String) {\n    end_break(offline_at: $offline_at, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<endBreakMutation, endBreakMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription myClockShifts($user: uuid!, $from: date!, $until: date!) {\n    clinic_rosters(\n      where: {\n        user_id: { _eq: $user }, published: { _eq: true }, clinic_roster_date: { _gte: $from, _lte: $until }\n      }\n      order_by: [{ starts_at: asc }, { id: asc }], limit: 60\n    ) {\n      id clinic_id clinic { id name } zone clinic_roster_date start_time end_time starts_at ends_at roster_shift_type\n      clocked_in_at clocked_in_synced_at clocked_out_at\n      clinic_roster_change_requests(where: { status: { _eq: \"PENDING\" } }, limit: 1) { id }\n      clinic_roster_breaks(order_by: [{ started_at: asc }, { id: asc }]) { break_type started_at ended_at }\n    }\n  }\n": { readonly document: TypedDocumentNode<myClockShiftsSubscription, myClockShiftsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query clinicOfClock($id: uuid!) { clinics(where: { id: { _eq: $id } }) { id is_unrostered_clock_in_allowed } }\n": { readonly document: TypedDocumentNode<clinicOfClockQuery, clinicOfClockQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation requestRosterChange(\n    $clinic_roster_id: uuid!, $new_start_time: String, $new_end_time: String\n    $new_clocked_in_at: timestamptz, $new_clocked_out_at: timestamptz, $message: String\n  ) {\n    request_roster_change(\n      clinic_roster_id: $clinic_roster_id, new_start_time: $new_start_time, new_end_time: $new_end_time\n      new_clocked_in_at: $new_clocked_in_at, new_clocked_out_at: $new_clocked_out_at, message: $message\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<requestRosterChangeMutation, requestRosterChangeMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation decideRosterChange($id: uuid!, $status: String!, $message: String) {\n    decide_roster_change(id: $id, status: $status, message: $message) { id }\n  }\n": { readonly document: TypedDocumentNode<decideRosterChangeMutation, decideRosterChangeMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation cancelRosterChange($id: uuid!) { cancel_roster_change(id: $id) { id } }\n": { readonly document: TypedDocumentNode<cancelRosterChangeMutation, cancelRosterChangeMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation closeKiosk($id: uuid!) { close_kiosk(id: $id) { id } }\n": { readonly document: TypedDocumentNode<closeKioskMutation, closeKioskMutationVariables>; readonly fragments: readonly [] };
  "\n  query awardBirthdays($clinic: uuid) {\n    award_birthdays(clinic_id: $clinic) { user_id display_name date age to_label changes_label level }\n  }\n": { readonly document: TypedDocumentNode<awardBirthdaysQuery, awardBirthdaysQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription newAwardRates($after: date!, $until: date!) {\n    employee_award_rates(where: { effective_from: { _gt: $after, _lte: $until } }, order_by: [{ effective_from: asc }, { id: asc }], limit: 500) {\n      id effective_from\n    }\n  }\n": { readonly document: TypedDocumentNode<newAwardRatesSubscription, newAwardRatesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription clinicComparison($open: tasks_bool_exp!, $overdue: tasks_bool_exp!, $today: tasks_bool_exp!) {\n    clinics(where: { status: { _eq: \"ACTIVE\" } }, order_by: [{ name: asc }]) {\n      id\n      name\n      people: j_users_clinics_aggregate { aggregate { count } }\n      open: tasks_aggregate(where: $open) { aggregate { count } }\n      overdue: tasks_aggregate(where: $overdue) { aggregate { count } }\n      today: tasks_aggregate(where: $today) { aggregate { count } }\n      finished: tasks_aggregate(where: { status: { _eq: \"FINISHED\" }, task_status: { _eq: \"Active\" } }) { aggregate { count } }\n    }\n  }\n": { readonly document: TypedDocumentNode<clinicComparisonSubscription, clinicComparisonSubscriptionVariables>; readonly fragments: readonly [] };
  "query spending($clinic: String) { order_spending(clinic_id: $clinic) { month supplier amount } }": { readonly document: TypedDocumentNode<spendingQuery, spendingQueryVariables>; readonly fragments: readonly [] };
  "query usage($clinic: String) { stock_usage(clinic_id: $clinic) { product unit uses quantity } }": { readonly document: TypedDocumentNode<usageQuery, usageQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription myLeaveLeft($user: uuid!) {\n    employee_leave_balances(where: { user_id: { _eq: $user } }, order_by: [{ created_at: asc }, { id: asc }]) {\n      id remaining_hrs reserved_hrs client_employee_leave_type { name color }\n    }\n  }\n": { readonly document: TypedDocumentNode<myLeaveLeftSubscription, myLeaveLeftSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription dueTasks($where: tasks_bool_exp!) {\n    tasks(where: $where, order_by: [{ deadline_date: asc }, { priority: asc }], limit: 7) { \n      id name status priority deadline_date assigned_by_user_id assigned_to_user_id clinic_id\n    }\n  }\n": { readonly document: TypedDocumentNode<dueTasksSubscription, dueTasksSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription ownPlan {\n    user_subscriptions(order_by: [{ expire_at: desc }], limit: 1) {\n      id plan_type plan_status payment_status start_at expire_at total_amount\n      package { id name }\n      team { id name team_size }\n    }\n  }\n": { readonly document: TypedDocumentNode<ownPlanSubscription, ownPlanSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription stoppedBroadcasts {\n    website_cms_broadcasts(where: { status: { _in: [FAILED, HELD] } }, order_by: [{ updated_at: desc }], limit: 10) {\n      id title status\n    }\n  }\n": { readonly document: TypedDocumentNode<stoppedBroadcastsSubscription, stoppedBroadcastsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query subscriptionFigures {\n    subscription_figures {\n      mrr mrr_trend { month amount } renewals_30_days unpaid_count unpaid_total\n      coupon_uses { code used limit saved } by_status { active expiring expired }\n    }\n  }\n": { readonly document: TypedDocumentNode<subscriptionFiguresQuery, subscriptionFiguresQueryVariables>; readonly fragments: readonly [] };
  "\n  query leadSourcesChart {\n    website_cms_lead_sources(order_by: [{ name: asc }]) {\n      id name website_cms_leads_aggregate { aggregate { count } }\n    }\n  }\n": { readonly document: TypedDocumentNode<leadSourcesChartQuery, leadSourcesChartQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation openDocumentAssignment($id: uuid!) { open_document_assignment(id: $id) { id } }\n": { readonly document: TypedDocumentNode<openDocumentAssignmentMutation, openDocumentAssignmentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation declineDocumentAssignment($id: uuid!, $version: Int!, $reason: String!) {\n    decline_document_assignment(id: $id, version: $version, reason: $reason) { id }\n  }\n": { readonly document: TypedDocumentNode<declineDocumentAssignmentMutation, declineDocumentAssignmentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation approveClientDocument($id: uuid!, $version: Int!) {\n    approve_client_document(id: $id, version: $version) { id }\n  }\n": { readonly document: TypedDocumentNode<approveClientDocumentMutation, approveClientDocumentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation rejectClientDocument($id: uuid!, $version: Int!, $reason: String!) {\n    reject_client_document(id: $id, version: $version, reason: $reason) { id }\n  }\n": { readonly document: TypedDocumentNode<rejectClientDocumentMutation, rejectClientDocumentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation cancelClientDocument($id: uuid!, $version: Int!) {\n    cancel_client_document(id: $id, version: $version) { id }\n  }\n": { readonly document: TypedDocumentNode<cancelClientDocumentMutation, cancelClientDocumentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation resendDocumentAssignment($id: uuid!, $due_date: date) {\n    resend_document_assignment(id: $id, due_date: $due_date) { id }\n  }\n": { readonly document: TypedDocumentNode<resendDocumentAssignmentMutation, resendDocumentAssignmentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation nudgeAssignees($id: uuid!) { nudge_assignees(id: $id) { nudged } }\n": { readonly document: TypedDocumentNode<nudgeAssigneesMutation, nudgeAssigneesMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation assignClientDocument(\n    $id: uuid!, $user_ids: [uuid!], $role_names: [String!], $clinic_ids: [uuid!], $due_date: date\n    $witness_user_id: uuid, $admin_signer_user_id: uuid\n  ) {\n    assign_client_document(\n      id: $id, user_ids: $user_ids, role_names: $role_names, clinic_ids: $clinic_ids, due_date: $due_date\n      witness_user_id: $witness_user_id, admin_signer_user_id: $admin_signer_user_id\n    ) { assigned already }\n  }\n": { readonly document: TypedDocumentNode<assignClientDocumentMutation, assignClientDocumentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation completeDocumentAssignment($id: uuid!, $version: Int!, $document_attachment: complete_document_assignment_document_attachment_input) {\n    complete_document_assignment(id: $id, version: $version, document_attachment: $document_attachment) { id }\n  }\n": { readonly document: TypedDocumentNode<completeDocumentAssignmentMutation, completeDocumentAssignmentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation signDocumentAssignment(\n    $id: uuid!, $version: Int!, $method: String!, $secret: String!, $drawn: [json!], $typed_name: String\n    $consent: Boolean!\n  ) {\n    sign_document_assignment(\n      id: $id, version: $version, method: $method, secret: $secret, drawn: $drawn, typed_name: $typed_name\n      consent: $consent\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<signDocumentAssignmentMutation, signDocumentAssignmentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation witnessDocumentAssignment(\n    $id: uuid!, $version: Int!, $method: String!, $secret: String!, $drawn: [json!], $typed_name: String\n    $consent: Boolean!\n  ) {\n    witness_document_assignment(\n      id: $id, version: $version, method: $method, secret: $secret, drawn: $drawn, typed_name: $typed_name\n      consent: $consent\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<witnessDocumentAssignmentMutation, witnessDocumentAssignmentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation adminSignDocumentAssignment(\n    $id: uuid!, $version: Int!, $method: String!, $secret: String!, $drawn: [json!], $typed_name: String\n    $consent: Boolean!\n  ) {\n    admin_sign_document_assignment(\n      id: $id, version: $version, method: $method, secret: $secret, drawn: $drawn, typed_name: $typed_name\n      consent: $consent\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<adminSignDocumentAssignmentMutation, adminSignDocumentAssignmentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation submitClientDocument(\n    $id: uuid, $name: String!, $category_id: uuid, $category_type: document_category_type, $description: String\n    $is_signature_required: Boolean, $is_witness_signature_required: Boolean, $is_admin_signature_required: Boolean\n    $is_download_and_upload_file: Boolean, $attachment_type: attachment_type, $attachments: [submit_client_document_attachments_input!]\n    $form_attachments: [submit_client_document_form_attachments_input!], $video_url: String, $other_url: String\n    $document_permission: document_permission, $document_type: String, $user_type: String, $selected_user_type: document_selected_user_type\n    $user_ids: [uuid!], $role_names: [String!], $clinic_ids: [uuid!], $for_new_starters: Boolean, $due_date: date\n    $witness_user_id: uuid, $admin_signer_user_id: uuid, $approver_ids: [uuid!]\n  ) {\n    submit_client_document(\n      id: $id, name: $name, category_id: $category_id, category_type: $category_type, description: $description\n      is_signature_required: $is_signature_required, is_witness_signature_required: $is_witness_signature_required\n      is_admin_signature_required: $is_admin_signature_required\n      is_download_and_upload_file: $is_download_and_upload_file, attachment_type: $attachment_type\n      attachments: $attachments, form_attachments: $form_attachments, video_url: $video_url, other_url: $other_url\n      document_permission: $document_permission, document_type: $document_type, user_type: $user_type\n      selected_user_type: $selected_user_type, user_ids: $user_ids, role_names: $role_names, clinic_ids: $clinic_ids\n      for_new_starters: $for_new_starters, due_date: $due_date, witness_user_id: $witness_user_id\n      admin_signer_user_id: $admin_signer_user_id, approver_ids: $approver_ids\n    ) { id status }\n  }\n": { readonly document: TypedDocumentNode<submitClientDocumentMutation, submitClientDocumentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation reviseClientDocument(\n    $id: uuid!, $version: Int!, $note: String!\n    $name: String!, $category_id: uuid, $category_type: document_category_type, $description: String\n    $is_signature_required: Boolean, $is_witness_signature_required: Boolean, $is_admin_signature_required: Boolean\n    $is_download_and_upload_file: Boolean, $attachment_type: attachment_type, $attachments: [revise_client_document_attachments_input!]\n    $form_attachments: [revise_client_document_form_attachments_input!], $video_url: String, $other_url: String\n    $document_permission: document_permission, $document_type: String, $user_type: String, $selected_user_type: document_selected_user_type\n    $user_ids: [uuid!], $role_names: [String!], $clinic_ids: [uuid!], $for_new_starters: Boolean, $due_date: date\n    $witness_user_id: uuid, $admin_signer_user_id: uuid, $approver_ids: [uuid!]\n  ) {\n    revise_client_document(\n      id: $id, version: $version, note: $note\n      name: $name, category_id: $category_id, category_type: $category_type, description: $description\n      is_signature_required: $is_signature_required, is_witness_signature_required: $is_witness_signature_required\n      is_admin_signature_required: $is_admin_signature_required\n      is_download_and_upload_file: $is_download_and_upload_file, attachment_type: $attachment_type\n      attachments: $attachments, form_attachments: $form_attachments, video_url: $video_url, other_url: $other_url\n      document_permission: $document_permission, document_type: $document_type, user_type: $user_type\n      selected_user_type: $selected_user_type, user_ids: $user_ids, role_names: $role_names, clinic_ids: $clinic_ids\n      for_new_starters: $for_new_starters, due_date: $due_date, witness_user_id: $witness_user_id\n      admin_signer_user_id: $admin_signer_user_id, approver_ids: $approver_ids\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<reviseClientDocumentMutation, reviseClientDocumentMutationVariables>; readonly fragments: readonly [] };
  "\n  query editedDocument($id: uuid!) {\n    client_documents_by_pk(id: $id) {\n      id name status version description category_type category_id preformatted_letter_category_id document_type user_type attachment_type attachments form_attachments\n      video_url other_url document_permission is_signature_required is_witness_signature_required\n      is_admin_signature_required is_download_and_upload_file selected_user_type audience for_new_starters due_date\n      client_document_approvers { id user_id }\n    }\n  }\n": { readonly document: TypedDocumentNode<editedDocumentQuery, editedDocumentQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription inboxItem($id: uuid!) {\n    client_document_assignments_by_pk(id: $id) {\n      id status due_date version user_id witness_user_id admin_signer_user_id next_signer next_user_id\n      viewed_at completed_at decline_reason declined_at document_attachment created_at\n      user { id display_name color_code profile_image }\n      witness_user { id display_name } admin_signer_user { id display_name }\n      declined_by_user { id display_name } assigned_by_user { id display_name } next_user { id display_name }\n      client_document {\n        id name current_version_no document_permission is_download_and_upload_file\n      }\n      client_document_version {\n        id version_no name description note attachments form_attachments video_url other_url\n        is_signature_required is_witness_signature_required is_admin_signature_required is_download_and_upload_file\n      }\n      client_document_signatures(order_by: [{ signed_at: asc }]) {\n        id signer method signed_at user { id display_name }\n      }\n      client_document_certificates { id short_id issued_at }\n    }\n  }\n": { readonly document: TypedDocumentNode<inboxItemSubscription, inboxItemSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription documentFolders {\n    client_document_categories(where: { status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { name: asc }]) {\n      id name is_confidential client_documents_aggregate { aggregate { count } }\n    }\n  }\n": { readonly document: TypedDocumentNode<documentFoldersSubscription, documentFoldersSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query documentMatrix($clinic: uuid) {\n    document_matrix(clinic_id: $clinic) {\n      documents { id name } people { user_id display_name } cells { user_id document_id state }\n    }\n  }\n": { readonly document: TypedDocumentNode<documentMatrixQuery, documentMatrixQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription clientDocument($id: uuid!) {\n    client_documents_by_pk(id: $id) {\n      id short_id name description status signed_status assigned_count completed_count version current_version_no\n      is_signature_required is_witness_signature_required is_admin_signature_required is_download_and_upload_file\n      attachments form_attachments attachment_type video_url other_url document_permission document_type user_type\n      selected_user_type audience for_new_starters due_date created_by_user_id created_at approved_at category_id category_type\n      category { id name }\n      client_document_versions(order_by: [{ version_no: desc }], limit: 1) { id created_by_user_id }\n      created_by_user { id display_name } approved_by_user { id display_name }\n      client_document_approvers(order_by: [{ created_at: asc }]) {\n        id user_id status reason action_at user { id display_name }\n      }\n    }\n  }\n": { readonly document: TypedDocumentNode<clientDocumentSubscription, clientDocumentSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription documentHistory($document: uuid!) {\n    client_document_history(\n      where: { client_document_id: { _eq: $document } }, order_by: [{ created_at: desc }, { id: desc }], limit: 200\n    ) {\n      id action note created_at user { id display_name }\n      client_document_assignment { id user { id display_name } }\n    }\n  }\n": { readonly document: TypedDocumentNode<documentHistorySubscription, documentHistorySubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query documentNotes($document: uuid!) {\n    client_document_history(\n      where: { client_document_id: { _eq: $document }, note: { _gt: \"\" } }\n      order_by: [{ created_at: asc }, { id: asc }]\n      limit: 200\n    ) { id action note created_at }\n  }\n": { readonly document: TypedDocumentNode<documentNotesQuery, documentNotesQueryVariables>; readonly fragments: readonly [] };
  "\n  query documentProgress($id: uuid!) {\n    document_progress(id: $id) {\n      people {\n        user_id display_name clinics status due_date is_overdue viewed_at completed_at assignment_id next_signer\n      }\n    }\n  }\n": { readonly document: TypedDocumentNode<documentProgressQuery, documentProgressQueryVariables>; readonly fragments: readonly [] };
  "\n  query helpArticles($where: help_centre_articles_bool_exp!) {\n    help_centre_articles(where: $where, order_by: [{ position: asc }, { id: asc }]) { id slug title category short_info }\n  }\n": { readonly document: TypedDocumentNode<helpArticlesQuery, helpArticlesQueryVariables>; readonly fragments: readonly [] };
  "\n  query helpArticle($where: help_centre_articles_bool_exp!) {\n    help_centre_articles(where: $where, limit: 1) { id slug title category short_info body attachments }\n  }\n": { readonly document: TypedDocumentNode<helpArticleQuery, helpArticleQueryVariables>; readonly fragments: readonly [] };
  "\n  query inductionFormToFill($id: uuid!, $user: uuid!) {\n    induction_forms_by_pk(id: $id) {\n      id name description is_signature_required status form_attachment attachments\n      induction_form_fields(order_by: [{ position: asc }, { id: asc }]) {\n        id name hint type required options input_attachment\n      }\n    }\n    induction_form_submissions(\n      where: { induction_form_id: { _eq: $id }, user_id: { _eq: $user } }\n      order_by: [{ created_at: desc }], limit: 1\n    ) { id status version answers attachments submitted_at signed_at }\n  }\n": { readonly document: TypedDocumentNode<inductionFormToFillQuery, inductionFormToFillQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation submitInductionForm(\n    $induction_form_id: uuid!, $submission_id: uuid, $version: Int, $answers: json\n    $attachments: [submit_induction_form_attachments_input!], $shown: String, $is_final: Boolean!\n  ) {\n    submit_induction_form(\n      induction_form_id: $induction_form_id, submission_id: $submission_id, version: $version, answers: $answers\n      attachments: $attachments, shown: $shown, is_final: $is_final\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<submitInductionFormMutation, submitInductionFormMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation signInductionForm(\n    $id: uuid!, $version: Int!, $method: String!, $secret: String!, $drawn: [json!], $typed_name: String\n    $consent: Boolean!\n  ) {\n    sign_induction_form(\n      id: $id, version: $version, method: $method, secret: $secret, drawn: $drawn, typed_name: $typed_name\n      consent: $consent\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<signInductionFormMutation, signInductionFormMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation saveInductionPack(\n    $id: uuid, $version: Int, $name: String!, $description: String, $status: active_status, $role_names: [String!]\n    $clinic_ids: [uuid!], $for_new_starters: Boolean, $due_in_days: Int, $form_ids: [uuid!], $document_ids: [uuid!]\n    $course_ids: [uuid!]\n  ) {\n    save_induction_pack(\n      id: $id, version: $version, name: $name, description: $description, status: $status, role_names: $role_names\n      clinic_ids: $clinic_ids, for_new_starters: $for_new_starters, due_in_days: $due_in_days, form_ids: $form_ids\n      document_ids: $document_ids, course_ids: $course_ids\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<saveInductionPackMutation, saveInductionPackMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation giveInductionPack($induction_pack_id: uuid!, $user_ids: [uuid!]!, $due_date: date) {\n    give_induction_pack(induction_pack_id: $induction_pack_id, user_ids: $user_ids, due_date: $due_date) {\n      given already left_out { user_name item_name reason }\n    }\n  }\n": { readonly document: TypedDocumentNode<giveInductionPackMutation, giveInductionPackMutationVariables>; readonly fragments: readonly [] };
  "\n  query packToEdit($id: uuid!) {\n    induction_packs_by_pk(id: $id) {\n      id version name description status role_names clinic_ids for_new_starters due_in_days form_ids document_ids course_ids\n    }\n  }\n": { readonly document: TypedDocumentNode<packToEditQuery, packToEditQueryVariables>; readonly fragments: readonly [] };
  "\n  query packsToGive {\n    induction_packs(where: { status: { _eq: ACTIVE } }, order_by: [{ name: asc }, { id: asc }]) {\n      id name form_ids document_ids course_ids\n    }\n  }\n": { readonly document: TypedDocumentNode<packsToGiveQuery, packsToGiveQueryVariables>; readonly fragments: readonly [] };
  "\n  query inductionProgress($user_id: uuid) {\n    induction_progress(user_id: $user_id) {\n      assignment_id pack_name user_id display_name due_date given_at done total overdue\n      items { kind id name record_id state due_date }\n    }\n  }\n": { readonly document: TypedDocumentNode<inductionProgressQuery, inductionProgressQueryVariables>; readonly fragments: readonly [] };
  "\n  query newStarters($clinic_id: uuid, $limit: Int) {\n    new_starters(clinic_id: $clinic_id, limit: $limit) {\n      count packs { assignment_id pack_name user_id display_name done total overdue }\n    }\n  }\n": { readonly document: TypedDocumentNode<newStartersQuery, newStartersQueryVariables>; readonly fragments: readonly [] };
  "subscription trays($clinic: uuid!, $date: date!) {\n    instrument_trays(\n      where: { clinic_id: { _eq: $clinic }, _or: [\n        { status: { _eq: ACTIVE } }\n        { instrument_count_items: { instrument_count_lines: { instrument_count: { count_date: { _eq: $date } } } } }\n      ] }\n      order_by: [{ position: asc }, { name: asc }], limit: 100\n    ) {\n      id name status\n      instrument_count_items(\n        where: { _or: [\n          { status: { _eq: ACTIVE } }\n          { instrument_count_lines: { instrument_count: { count_date: { _eq: $date } } } }\n        ] }\n        order_by: [{ position: asc }, { name: asc }]\n      ) { id name code status expected_quantity }\n    }\n  }": { readonly document: TypedDocumentNode<traysSubscription, traysSubscriptionVariables>; readonly fragments: readonly [] };
  "subscription counted($clinic: uuid!, $date: date!) {\n    instrument_counts(where: { clinic_id: { _eq: $clinic }, count_date: { _eq: $date } }) {\n      id version status finished_by_user { display_name }\n      instrument_count_lines { instrument_count_item_id quantity expected_quantity }\n    }\n  }": { readonly document: TypedDocumentNode<countedSubscription, countedSubscriptionVariables>; readonly fragments: readonly [] };
  "subscription reports($clinic: uuid!, $date: date!) {\n  instrument_history_items(\n    where: { clinic_id: { _eq: $clinic }, _or: [{ status: { _in: [Missing, Broken] } }, { instrument_count: { count_date: { _eq: $date } } }] }\n    order_by: [{ created_at: desc }], limit: 200\n  ) { id instrument_count_item_id instrument_count_item { id name } status notes instrument_count { count_date } }\n}": { readonly document: TypedDocumentNode<reportsSubscription, reportsSubscriptionVariables>; readonly fragments: readonly [] };
  "mutation save($clinic: uuid!, $date: date!, $lines: [save_instrument_count_lines_input!], $finished: Boolean) {\n  save_instrument_count(clinic_id: $clinic, count_date: $date, lines: $lines, is_finished: $finished) { id version }\n}": { readonly document: TypedDocumentNode<saveMutation, saveMutationVariables>; readonly fragments: readonly [] };
  "mutation report($id: uuid, $item: uuid!, $date: date!, $status: String!, $notes: String, $key: String!) {\n  report_instrument(id: $id, instrument_count_item_id: $item, count_date: $date, status: $status, notes: $notes, idempotency_key: $key) { id }\n}": { readonly document: TypedDocumentNode<reportMutation, reportMutationVariables>; readonly fragments: readonly [] };
  "mutation unreport($id: uuid!, $key: String!) { unreport_instrument(id: $id, idempotency_key: $key) { id } }": { readonly document: TypedDocumentNode<unreportMutation, unreportMutationVariables>; readonly fragments: readonly [] };
  "mutation resolve($id: uuid!, $status: String!) { resolve_instrument(id: $id, status: $status) { id } }": { readonly document: TypedDocumentNode<resolveMutation, resolveMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription lotsOf($product: uuid!) {\n    clinic_im_product_stocks(where: { clinic_im_product_id: { _eq: $product }, is_disposed: { _eq: false }, current_quantity: { _gt: 0 } }) {\n      id lot_number current_quantity expiry_date received_at is_disposed clinic_storage_location { id name }\n    }\n  }\n": { readonly document: TypedDocumentNode<lotsOfSubscription, lotsOfSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation recordStockUse($product: uuid!, $quantity: Float!, $lot: uuid, $room: uuid, $reason: String, $note: String, $idempotency_key: String) {\n    use_stock(clinic_im_product_id: $product, quantity: $quantity, product_lot_id: $lot, room_id: $room, reason: $reason, note: $note, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<recordStockUseMutation, recordStockUseMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation undoStockUse($id: uuid!, $idempotency_key: String) { undo_stock_use(id: $id, idempotency_key: $idempotency_key) { id } }\n": { readonly document: TypedDocumentNode<undoStockUseMutation, undoStockUseMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation receiveStock($product: uuid!, $lots: [receive_stock_lots_input!]!, $place: uuid, $price: Float, $invoice: String, $file: receive_stock_invoice_attachment_input, $note: String, $key: String!) {\n    receive_stock(clinic_im_product_id: $product, lots: $lots,\n      clinic_storage_location_id: $place, purchase_price: $price, invoice_number: $invoice, invoice_attachment: $file, note: $note, idempotency_key: $key) { id }\n  }\n": { readonly document: TypedDocumentNode<receiveStockMutation, receiveStockMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation adjustLot($id: uuid!, $seen: Float!, $quantity: Float!, $reason: String!, $key: String!) {\n    adjust_lot(id: $id, seen: $seen, quantity: $quantity, reason: $reason, idempotency_key: $key) { id }\n  }\n": { readonly document: TypedDocumentNode<adjustLotMutation, adjustLotMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation startTake($clinic: uuid!, $place: uuid, $name: String!, $note: String) {\n    start_stock_take(clinic_id: $clinic, clinic_storage_location_id: $place, name: $name, note: $note) { id }\n  }\n": { readonly document: TypedDocumentNode<startTakeMutation, startTakeMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation recordTake($id: uuid!, $lines: [record_stock_take_lines_input!]!, $idempotency_key: String) {\n    record_stock_take(id: $id, lines: $lines, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<recordTakeMutation, recordTakeMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation finishTake($id: uuid!, $leave: Boolean!) { finish_stock_take(id: $id, leave_uncounted: $leave) { id } }\n": { readonly document: TypedDocumentNode<finishTakeMutation, finishTakeMutationVariables>; readonly fragments: readonly [] };
  "mutation approveTake($id: uuid!) { approve_stock_take(id: $id) { id } }": { readonly document: TypedDocumentNode<approveTakeMutation, approveTakeMutationVariables>; readonly fragments: readonly [] };
  "mutation cancelTake($id: uuid!) { cancel_stock_take(id: $id) { id } }": { readonly document: TypedDocumentNode<cancelTakeMutation, cancelTakeMutationVariables>; readonly fragments: readonly [] };
  "\n  query productTypes {\n    clinic_im_products(where: { type: { _is_null: false } }, distinct_on: [type], order_by: [{ type: asc }], limit: 50) { type }\n  }\n": { readonly document: TypedDocumentNode<productTypesQuery, productTypesQueryVariables>; readonly fragments: readonly [] };
  "subscription labChats {\n    lab_orders(\n      where: { _or: [{ lab_order_messages: {} }, { status: { _in: [PENDING, ACCEPTED, SHIPPED] } }] }\n      order_by: [{ created_at: desc }, { id: desc }], limit: 100\n    ) {\n      id short_id name status lab { id name phone } clinic { id name }\n    }\n  }": { readonly document: TypedDocumentNode<labChatsSubscription, labChatsSubscriptionVariables>; readonly fragments: readonly [] };
  "subscription labChat($order: uuid!) {\n    lab_orders(where: { id: { _eq: $order } }) { id short_id name status lab { id name phone } clinic { id name } }\n  }": { readonly document: TypedDocumentNode<labChatSubscription, labChatSubscriptionVariables>; readonly fragments: readonly [] };
  "subscription labMessages($order: uuid!, $limit: Int!) {\n    lab_order_messages(where: { lab_order_id: { _eq: $order } }, order_by: [{ created_at: desc }, { id: desc }], limit: $limit) {\n      id message attachments edited_at created_at user_id user { id display_name profile_image color_code }\n    }\n  }": { readonly document: TypedDocumentNode<labMessagesSubscription, labMessagesSubscriptionVariables>; readonly fragments: readonly [] };
  "mutation sendLabMessage($id: uuid!, $order: uuid!, $message: String!, $attachments: [send_lab_message_attachments_input!], $idempotency_key: String) {\n    send_lab_message(\n      id: $id, lab_order_id: $order, message: $message, attachments: $attachments, idempotency_key: $idempotency_key\n    ) { id }\n  }": { readonly document: TypedDocumentNode<sendLabMessageMutation, sendLabMessageMutationVariables>; readonly fragments: readonly [] };
  "\n  query leaveImpacts($ids: [uuid!]!) {\n    leave_impacts(ids: $ids) {\n      id balance_after_hrs\n      overlaps { employee_leave_id status leave_start_date leave_end_date }\n      away { user_id display_name dates }\n      shifts { id clinic_roster_date start_time end_time clinic_id clinic_name published may_edit }\n    }\n  }\n": { readonly document: TypedDocumentNode<leaveImpactsQuery, leaveImpactsQueryVariables>; readonly fragments: readonly [] };
  "\n  query leave_calendar($from: date!, $until: date!, $clinic: uuid) {\n    leave_calendar(from: $from, until: $until, clinic_id: $clinic) {\n      days {\n        date user_id display_name clinic_ids employee_leave_id status\n        leave_type { id name color } is_all_day start_time end_time hrs\n      }\n      holidays { date name state start_time end_time }\n    }\n  }\n": { readonly document: TypedDocumentNode<leave_calendarQuery, leave_calendarQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription leave_days_changed($from: date!, $until: date!) {\n    employee_leave_days(\n      where: { date: { _gte: $from, _lte: $until } }\n      order_by: [{ updated_at: desc }, { id: asc }]\n      limit: 1\n    ) { id updated_at }\n  }\n": { readonly document: TypedDocumentNode<leave_days_changedSubscription, leave_days_changedSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription leaveBalances($user: uuid!) {\n    employee_leave_balances(where: { user_id: { _eq: $user } }, order_by: [{ created_at: asc }, { id: asc }]) {\n      id accrued_hrs adjusted_hrs taken_hrs reserved_hrs remaining_hrs client_employee_leave_type { name color }\n    }\n  }\n": { readonly document: TypedDocumentNode<leaveBalancesSubscription, leaveBalancesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation requestLeave(\n    $user_id: uuid, $clinic_id: uuid!, $client_employee_leave_type_id: uuid, $is_time_in_lieu: Boolean!\n    $leave_start_date: date!, $leave_end_date: date!, $days: [request_leave_days_input!], $reason: String\n    $attachments: [request_leave_attachments_input!], $overlap_confirmed: Boolean\n    $expected: request_leave_expected_input, $idempotency_key: String\n  ) {\n    request_leave(\n      user_id: $user_id, clinic_id: $clinic_id, client_employee_leave_type_id: $client_employee_leave_type_id\n      is_time_in_lieu: $is_time_in_lieu, leave_start_date: $leave_start_date, leave_end_date: $leave_end_date\n      days: $days, reason: $reason, attachments: $attachments, overlap_confirmed: $overlap_confirmed\n      expected: $expected, idempotency_key: $idempotency_key\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<requestLeaveMutation, requestLeaveMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation editLeave(\n    $id: uuid!, $version: Int!, $clinic_id: uuid!, $client_employee_leave_type_id: uuid, $is_time_in_lieu: Boolean!\n    $leave_start_date: date!, $leave_end_date: date!, $days: [edit_leave_days_input!], $reason: String\n    $attachments: [edit_leave_attachments_input!], $overlap_confirmed: Boolean\n    $expected: edit_leave_expected_input, $idempotency_key: String\n  ) {\n    edit_leave(\n      id: $id, version: $version, clinic_id: $clinic_id, client_employee_leave_type_id: $client_employee_leave_type_id\n      is_time_in_lieu: $is_time_in_lieu, leave_start_date: $leave_start_date, leave_end_date: $leave_end_date\n      days: $days, reason: $reason, attachments: $attachments, overlap_confirmed: $overlap_confirmed\n      expected: $expected, idempotency_key: $idempotency_key\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<editLeaveMutation, editLeaveMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation decideLeave(\n    $id: uuid!, $status: String!, $message: String, $version: Int, $shifts: [decide_leave_shifts_input!]\n  ) {\n    decide_leave(id: $id, status: $status, message: $message, version: $version, shifts: $shifts) { id }\n  }\n": { readonly document: TypedDocumentNode<decideLeaveMutation, decideLeaveMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation cancelLeave($id: uuid!, $message: String) { cancel_leave(id: $id, message: $message) { id } }\n": { readonly document: TypedDocumentNode<cancelLeaveMutation, cancelLeaveMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation confirmLeaveCancellation($id: uuid!) { confirm_leave_cancellation(id: $id) { id } }\n": { readonly document: TypedDocumentNode<confirmLeaveCancellationMutation, confirmLeaveCancellationMutationVariables>; readonly fragments: readonly [] };
  "\n  query leaveLiability($on: date!) {\n    leave_liability(on: $on) {\n      user_id user_name client_employee_leave_type_id leave_type hrs base_price leave_loading amount\n    }\n  }\n": { readonly document: TypedDocumentNode<leaveLiabilityQuery, leaveLiabilityQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription personBalances($user: uuid!) {\n    employee_leave_balances(where: { user_id: { _eq: $user } }, order_by: [{ created_at: asc }, { id: asc }]) {\n      id client_employee_leave_type_id remaining_hrs reserved_hrs client_employee_leave_type { id name }\n    }\n  }\n": { readonly document: TypedDocumentNode<personBalancesSubscription, personBalancesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query paidLeaveTypes {\n    client_employee_leave_types(\n      where: { leave_type: { _eq: PAID }, status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { id: asc }]\n    ) { id name }\n  }\n": { readonly document: TypedDocumentNode<paidLeaveTypesQuery, paidLeaveTypesQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription personLedger($where: employee_leave_ledger_bool_exp!, $limit: Int!) {\n    employee_leave_ledger(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: $limit) {\n      id kind hrs period_start period_end leave_date note created_at created_by_user { id display_name }\n    }\n  }\n": { readonly document: TypedDocumentNode<personLedgerSubscription, personLedgerSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query leaveForecast($user: uuid!, $type: uuid, $on: date!) {\n    leave_forecast(user_id: $user, client_employee_leave_type_id: $type, on: $on) {\n      on today_hrs accrual_hrs leave_hrs forecast_hrs\n    }\n  }\n": { readonly document: TypedDocumentNode<leaveForecastQuery, leaveForecastQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation adjustBalance($user: uuid!, $type: uuid, $hrs: String!, $note: String!, $confirmed: Boolean) {\n    adjust_leave_balance(\n      user_id: $user, client_employee_leave_type_id: $type, hrs: $hrs, note: $note, confirmed: $confirmed\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<adjustBalanceMutation, adjustBalanceMutationVariables>; readonly fragments: readonly [] };
  "\n  query daysToReturn($leave: uuid!) {\n    employee_leave_days(where: { employee_leave_id: { _eq: $leave } }, order_by: [{ date: asc }]) {\n      date starts_at paid_hrs unpaid_hrs\n    }\n  }\n": { readonly document: TypedDocumentNode<daysToReturnQuery, daysToReturnQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription leaveDays($leave: uuid!) {\n    employee_leave_days(where: { employee_leave_id: { _eq: $leave } }, order_by: [{ date: asc }], limit: 400) {\n      id date is_all_day start_time end_time paid_hrs unpaid_hrs status\n    }\n  }\n": { readonly document: TypedDocumentNode<leaveDaysSubscription, leaveDaysSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription leaveHistory($leave: uuid!) {\n    employee_leave_history(\n      where: { employee_leave_id: { _eq: $leave } }, order_by: [{ created_at: desc }, { id: desc }], limit: 200\n    ) { id action note created_at user { id display_name } }\n  }\n": { readonly document: TypedDocumentNode<leaveHistorySubscription, leaveHistorySubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query leaveToEdit($id: uuid!) {\n    employee_leaves_by_pk(id: $id) {\n      id version status user_id clinic_id client_employee_leave_type_id is_time_in_lieu\n      leave_start_date leave_end_date reason attachments\n      employee_leave_days(order_by: [{ date: asc }]) { date is_all_day start_time end_time }\n    }\n  }\n": { readonly document: TypedDocumentNode<leaveToEditQuery, leaveToEditQueryVariables>; readonly fragments: readonly [] };
  "\n  query previewLeave(\n    $user_id: uuid, $clinic_id: uuid!, $client_employee_leave_type_id: uuid, $is_time_in_lieu: Boolean!\n    $leave_start_date: date!, $leave_end_date: date!, $id: uuid\n  ) {\n    preview_leave(\n      user_id: $user_id, clinic_id: $clinic_id, client_employee_leave_type_id: $client_employee_leave_type_id\n      is_time_in_lieu: $is_time_in_lieu, leave_start_date: $leave_start_date, leave_end_date: $leave_end_date, id: $id\n    ) {\n      minutes_per_day applicable_on is_paid remaining_hrs usable_from is_attachment_required\n      holidays { date name start_time end_time }\n      taken { employee_leave_id date start_time end_time status }\n    }\n  }\n": { readonly document: TypedDocumentNode<previewLeaveQuery, previewLeaveQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription leaveKinds {\n    client_employee_leave_types(where: { status: { _eq: \"ACTIVE\" } }, order_by: [{ position: asc }, { name: asc }]) {\n      id name leave_type\n    }\n  }\n": { readonly document: TypedDocumentNode<leaveKindsSubscription, leaveKindsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription leaveLeft($user: uuid!) {\n    employee_leave_balances(where: { user_id: { _eq: $user } }) { client_employee_leave_type_id remaining_hrs }\n  }\n": { readonly document: TypedDocumentNode<leaveLeftSubscription, leaveLeftSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query leaveType($id: uuid!) {\n    client_employee_leave_types_by_pk(id: $id) {\n      id name short_info color leave_type no_of_years is_attachment_required status\n      client_employee_leave_type_configurations(order_by: [{ created_at: asc }, { id: asc }]) {\n        id client_employee_type_id number_of_leaves_in_days hrs_per_day applicable_on leave_loading accrual_rate\n      }\n    }\n  }\n": { readonly document: TypedDocumentNode<leaveTypeQuery, leaveTypeQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation addLeaveType($object: client_employee_leave_types_insert_input!) {\n    insert_client_employee_leave_types_one(object: $object) { id }\n  }\n": { readonly document: TypedDocumentNode<addLeaveTypeMutation, addLeaveTypeMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation publishNews($id: uuid!, $version: Int!) { publish_newsfeed(id: $id, version: $version) { id } }\n": { readonly document: TypedDocumentNode<publishNewsMutation, publishNewsMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation scheduleNews($id: uuid!, $version: Int!, $date: date!, $time: String!) {\n    schedule_newsfeed(id: $id, version: $version, date: $date, time: $time) { id }\n  }\n": { readonly document: TypedDocumentNode<scheduleNewsMutation, scheduleNewsMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation acknowledgeNews($id: uuid!, $version: Int!) { acknowledge_newsfeed(id: $id, version: $version) { id } }\n": { readonly document: TypedDocumentNode<acknowledgeNewsMutation, acknowledgeNewsMutationVariables>; readonly fragments: readonly [] };
  "\n  query newsReaders($id: uuid!) {\n    newsfeed_readers(id: $id) { user_id display_name read_at acknowledged_at is_waiting }\n  }\n": { readonly document: TypedDocumentNode<newsReadersQuery, newsReadersQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation remindNewsReaders($id: uuid!, $version: Int!) {\n    remind_newsfeed_readers(id: $id, version: $version) { id }\n  }\n": { readonly document: TypedDocumentNode<remindNewsReadersMutation, remindNewsReadersMutationVariables>; readonly fragments: readonly [] };
  "\n  query onboarding {\n    onboarding { steps { key done } has_sample_data hidden sample_kept { kind count } }\n  }\n": { readonly document: TypedDocumentNode<onboardingQuery, onboardingQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation hideOnboarding($hidden: Boolean!) { hide_onboarding(hidden: $hidden) { affected_rows } }\n": { readonly document: TypedDocumentNode<hideOnboardingMutation, hideOnboardingMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation addSampleData { add_sample_data { affected_rows } }\n": { readonly document: TypedDocumentNode<addSampleDataMutation, addSampleDataMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation removeSampleData { remove_sample_data { affected_rows } }\n": { readonly document: TypedDocumentNode<removeSampleDataMutation, removeSampleDataMutationVariables>; readonly fragments: readonly [] };
  "subscription chats {\n    clinic_im_product_orders(\n      where: { has_passcode: { _eq: true }, status: { _nin: [RAISED, CANCEL] } }\n      order_by: [{ clinic_unread: desc }, { placed_at: desc_nulls_last }, { id: desc }]\n      limit: 100\n    ) { id short_id purchase_order_id clinic_unread vendor { id name } clinic { id name } }\n  }": { readonly document: TypedDocumentNode<chatsSubscription, chatsSubscriptionVariables>; readonly fragments: readonly [] };
  "mutation send($id: uuid!, $order: uuid!, $message: String, $attachments: [send_order_message_attachments_input!], $idempotency_key: String) {\n    send_order_message(id: $id, order_no: $order, message: $message, attachments: $attachments, idempotency_key: $idempotency_key) { id }\n  }": { readonly document: TypedDocumentNode<sendMutation, sendMutationVariables>; readonly fragments: readonly [] };
  "mutation editMessage($id: uuid!, $message: String!) { edit_order_message(id: $id, message: $message) { id } }": { readonly document: TypedDocumentNode<editMessageMutation, editMessageMutationVariables>; readonly fragments: readonly [] };
  "mutation deleteMessage($id: uuid!) { delete_order_message(id: $id) { id } }": { readonly document: TypedDocumentNode<deleteMessageMutation, deleteMessageMutationVariables>; readonly fragments: readonly [] };
  "mutation read($id: uuid!) { mark_order_chat_read(id: $id) { id } }": { readonly document: TypedDocumentNode<readMutation, readMutationVariables>; readonly fragments: readonly [] };
  "mutation accept($id: uuid!) { accept_order(id: $id) { id } }": { readonly document: TypedDocumentNode<acceptMutation, acceptMutationVariables>; readonly fragments: readonly [] };
  "query order($id: uuid!) {\n    clinic_im_product_orders_by_pk(id: $id) {\n      id short_id status version clinic_id vendor_id custom_message internal_note attachments\n      clinic_im_product_order_items(order_by: [{ position: asc }, { id: asc }]) {\n        clinic_im_product_id product_name product_code quantity_type new_stock\n      }\n    }\n  }": { readonly document: TypedDocumentNode<orderQuery, orderQueryVariables>; readonly fragments: readonly [] };
  "mutation editOrder($id: uuid!, $lines: [edit_order_lines_lines_input!]!, $custom_message: String,\n    $attachments: [edit_order_lines_attachments_input!], $version: Int) {\n    edit_order_lines(id: $id, lines: $lines, custom_message: $custom_message, attachments: $attachments, version: $version) { id }\n  }": { readonly document: TypedDocumentNode<editOrderMutation, editOrderMutationVariables>; readonly fragments: readonly [] };
  "mutation raise($clinic_id: uuid!, $vendor_id: uuid!, $lines: [raise_order_lines_input!]!, $custom_message: String,\n    $internal_note: String, $attachments: [raise_order_attachments_input!], $idempotency_key: String) {\n    raise_order(clinic_id: $clinic_id, vendor_id: $vendor_id, lines: $lines, custom_message: $custom_message,\n      internal_note: $internal_note, attachments: $attachments, idempotency_key: $idempotency_key) { id short_id }\n  }": { readonly document: TypedDocumentNode<raiseMutation, raiseMutationVariables>; readonly fragments: readonly [] };
  "query outstanding($id: uuid!) {\n    clinic_im_product_orders_by_pk(id: $id) {\n      id short_id status vendor { id name }\n      clinic_im_product_order_items(order_by: [{ position: asc }, { id: asc }]) {\n        id clinic_im_product_id product_name product_code quantity_type price new_stock quantity_received\n        remaining_quantity closed_at\n      }\n    }\n  }": { readonly document: TypedDocumentNode<outstandingQuery, outstandingQueryVariables>; readonly fragments: readonly [] };
  "mutation receive($id: uuid!, $rows: [receive_order_rows_input!]!, $invoice_number: String,\n    $invoice_attachment: receive_order_invoice_attachment_input, $over_receipt_note: String, $seen: [receive_order_seen_input!],\n    $idempotency_key: String) {\n    receive_order(id: $id, rows: $rows, invoice_number: $invoice_number, invoice_attachment: $invoice_attachment,\n      over_receipt_note: $over_receipt_note, seen: $seen, idempotency_key: $idempotency_key) { id status }\n  }": { readonly document: TypedDocumentNode<receiveMutation, receiveMutationVariables>; readonly fragments: readonly [] };
  "query coded($where: clinic_im_products_bool_exp!) { clinic_im_products(where: $where, limit: 1) { id } }": { readonly document: TypedDocumentNode<codedQuery, codedQueryVariables>; readonly fragments: readonly [] };
  "subscription history($order: uuid!) {\n    clinic_im_product_order_history(\n      where: { clinic_im_product_order_id: { _eq: $order } }, order_by: [{ created_at: desc }, { id: desc }], limit: 200\n    ) { id action from_value to_value note created_at user { id display_name } }\n  }": { readonly document: TypedDocumentNode<historySubscription, historySubscriptionVariables>; readonly fragments: readonly [] };
  "subscription lines($order: uuid!) {\n    clinic_im_product_order_items(where: { clinic_im_product_order_id: { _eq: $order } }) { id clinic_im_product_id product_name }\n  }": { readonly document: TypedDocumentNode<linesSubscription, linesSubscriptionVariables>; readonly fragments: readonly [] };
  "mutation raiseOne($clinic_id: uuid!, $vendor_id: uuid!, $lines: [raise_order_lines_input!]!, $idempotency_key: String) {\n    raise_order(clinic_id: $clinic_id, vendor_id: $vendor_id, lines: $lines, idempotency_key: $idempotency_key) { id short_id }\n  }": { readonly document: TypedDocumentNode<raiseOneMutation, raiseOneMutationVariables>; readonly fragments: readonly [] };
  "subscription low($where: clinic_im_products_bool_exp!) {\n    clinic_im_products_aggregate(where: $where) { aggregate { count } }\n  }": { readonly document: TypedDocumentNode<lowSubscription, lowSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription packagesToEdit {\n    packages(order_by: [{ id: asc }]) {\n      id name description\n      packagemodules { id module_id checked }\n      teampackages { id team_id team_size price team { name } }\n    }\n  }\n": { readonly document: TypedDocumentNode<packagesToEditSubscription, packagesToEditSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription teamsOfPackages { teams(order_by: [{ team_size: asc }, { id: asc }]) { id name team_size } }\n": { readonly document: TypedDocumentNode<teamsOfPackagesSubscription, teamsOfPackagesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation setPackageModule($id: Int!, $checked: Boolean!) {\n    update_packagemodules_by_pk(pk_columns: { id: $id }, _set: { checked: $checked }) { id }\n  }\n": { readonly document: TypedDocumentNode<setPackageModuleMutation, setPackageModuleMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation addPackageModule($object: packagemodules_insert_input!) {\n    insert_packagemodules_one(object: $object) { id }\n  }\n": { readonly document: TypedDocumentNode<addPackageModuleMutation, addPackageModuleMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation setPackagePrice($id: Int!, $price: numeric!) {\n    update_teampackages_by_pk(pk_columns: { id: $id }, _set: { price: $price }) { id }\n  }\n": { readonly document: TypedDocumentNode<setPackagePriceMutation, setPackagePriceMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation addPackagePrice($object: teampackages_insert_input!) {\n    insert_teampackages_one(object: $object) { id }\n  }\n": { readonly document: TypedDocumentNode<addPackagePriceMutation, addPackagePriceMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation removePackagePrice($id: Int!) { delete_teampackages_by_pk(id: $id) { id } }\n": { readonly document: TypedDocumentNode<removePackagePriceMutation, removePackagePriceMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation setPackage($id: Int!, $set: packages_set_input!) {\n    update_packages_by_pk(pk_columns: { id: $id }, _set: $set) { id }\n  }\n": { readonly document: TypedDocumentNode<setPackageMutation, setPackageMutationVariables>; readonly fragments: readonly [] };
  "\n  query ownPlanQuote($package_id: Int!, $team_id: Int!, $coupon_code: String) {\n    plan_quote(package_id: $package_id, team_id: $team_id, coupon_code: $coupon_code) {\n      kind ok message original discount total gst starts_on ends_on recurring gained lost\n    }\n  }\n": { readonly document: TypedDocumentNode<ownPlanQuoteQuery, ownPlanQuoteQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation ownBuyPackage($package_id: Int!, $team_id: Int!, $coupon_code: String) {\n    buy_package(package_id: $package_id, team_id: $team_id, coupon_code: $coupon_code) { id }\n  }\n": { readonly document: TypedDocumentNode<ownBuyPackageMutation, ownBuyPackageMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation ownChangePackage($package_id: Int!, $team_id: Int!, $coupon_code: String, $version: Int) {\n    change_package(package_id: $package_id, team_id: $team_id, coupon_code: $coupon_code, version: $version) { id }\n  }\n": { readonly document: TypedDocumentNode<ownChangePackageMutation, ownChangePackageMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation ownRenewSubscription($coupon_code: String) { renew_subscription(coupon_code: $coupon_code) { id } }\n": { readonly document: TypedDocumentNode<ownRenewSubscriptionMutation, ownRenewSubscriptionMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation ownCancelSubscription($reason: String) { cancel_subscription(reason: $reason) { id } }\n": { readonly document: TypedDocumentNode<ownCancelSubscriptionMutation, ownCancelSubscriptionMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation ownWithdrawCancellation { withdraw_cancellation { id } }\n": { readonly document: TypedDocumentNode<ownWithdrawCancellationMutation, ownWithdrawCancellationMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription ownPlanInFull {\n    user_subscriptions(order_by: [{ start_at: desc }, { id: desc }], limit: 4) {\n      id version package_id team_id plan_type plan_status payment_status start_at expire_at total_amount cancelled_at\n      next_package_id next_team_id\n      package { id name }\n      team { id name team_size }\n      next_package { id name }\n      next_team { id name }\n    }\n  }\n": { readonly document: TypedDocumentNode<ownPlanInFullSubscription, ownPlanInFullSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription ownDiscount($client: uuid!) {\n    clients_by_pk(id: $client) { id coupon_code discount_terms discount_end_date }\n  }\n": { readonly document: TypedDocumentNode<ownDiscountSubscription, ownDiscountSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription offeredPlans {\n    packages(order_by: [{ id: asc }]) {\n      id name description\n      packagemodules(where: { checked: { _eq: false } }) { id module { id name } }\n      teampackages(order_by: [{ team_size: asc }, { team_id: asc }]) { id team_id team_size price team { id name team_size } }\n    }\n  }\n": { readonly document: TypedDocumentNode<offeredPlansSubscription, offeredPlansSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription latestInvoices {\n    client_transaction_history(order_by: [{ created_at: desc }, { id: desc }], limit: 6) {\n      id invoice_id created_at history_type plan_name total_value status\n    }\n  }\n": { readonly document: TypedDocumentNode<latestInvoicesSubscription, latestInvoicesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query rosterWeekPlan($clinic: uuid!, $to: date!, $from: date, $template: uuid) {\n    roster_week_plan(clinic_id: $clinic, to: $to, from: $from, clinic_roster_template_id: $template) {\n      added moved\n      shifts { date user_id start_time end_time }\n      left_out { id date user_id start_time end_time reason }\n    }\n  }\n": { readonly document: TypedDocumentNode<rosterWeekPlanQuery, rosterWeekPlanQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation copyRosterWeek($clinic_id: uuid!, $from: date!, $to: date!, $expected_added: Int!) {\n    copy_roster_week(clinic_id: $clinic_id, from: $from, to: $to, expected_added: $expected_added) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<copyRosterWeekMutation, copyRosterWeekMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation applyRosterTemplate($template: uuid!, $to: date!, $expected_added: Int!) {\n    apply_roster_template(clinic_roster_template_id: $template, to: $to, expected_added: $expected_added) {\n      affected_rows\n    }\n  }\n": { readonly document: TypedDocumentNode<applyRosterTemplateMutation, applyRosterTemplateMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation saveRosterTemplate($clinic_id: uuid!, $week: date!, $name: String!) {\n    save_roster_template(clinic_id: $clinic_id, week: $week, name: $name) { id name }\n  }\n": { readonly document: TypedDocumentNode<saveRosterTemplateMutation, saveRosterTemplateMutationVariables>; readonly fragments: readonly [] };
  "\n  query rosterTemplatesOf($clinic: uuid!) {\n    clinic_roster_templates(\n      where: { clinic_id: { _eq: $clinic }, status: { _eq: \"ACTIVE\" } }, order_by: [{ name: asc }, { id: asc }]\n    ) { id name short_info }\n  }\n": { readonly document: TypedDocumentNode<rosterTemplatesOfQuery, rosterTemplatesOfQueryVariables>; readonly fragments: readonly [] };
  "\n  query roster_week($clinic: uuid!, $from: date!, $until: date!) {\n    roster_week(clinic_id: $clinic, from: $from, until: $until) {\n      clinic_id name state zone weekly_budget may_add may_edit may_delete shows_costs\n      shifts {\n        id version user_id user_whom_id clinic_room_id clinic_roster_shift_timing_id roster_shift_type\n        clinic_roster_date start_time end_time starts_at ends_at zone\n        meal_break_duration meal_break_start_time rest_break_duration rest_break_start_time\n        extra_meal_break_duration extra_meal_break_start_time extra_rest_break_duration extra_rest_break_start_time\n        message published is_changed was clocked_in_at clocked_out_at is_on_break has_pending_request\n        paid_minutes cost_cents cost_unknown\n      }\n      elsewhere {\n        id user_id clinic_id clinic_name zone clinic_roster_date start_time end_time starts_at ends_at\n        roster_shift_type paid_minutes published\n        meal_break_duration meal_break_start_time rest_break_duration rest_break_start_time\n        extra_meal_break_duration extra_meal_break_start_time extra_rest_break_duration extra_rest_break_start_time\n      }\n      people {\n        user_id display_name profile_image color_code work available_days max_hours_per_week is_casual award_name\n      }\n      rooms { id name color }\n      shift_timings { id name start_time end_time color }\n      leave {\n        employee_leave_id user_id status leave_name color date is_all_day start_time end_time starts_at ends_at\n      }\n      holidays { date name start_time end_time }\n      expiring { user_id name expires_on }\n    }\n  }\n": { readonly document: TypedDocumentNode<roster_weekQuery, roster_weekQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription roster_changed($clinic: uuid!, $from: date!, $until: date!) {\n    clinic_rosters_aggregate(\n      where: { clinic_id: { _eq: $clinic }, clinic_roster_date: { _gte: $from, _lte: $until } }\n    ) { aggregate { count max { updated_at } } }\n  }\n": { readonly document: TypedDocumentNode<roster_changedSubscription, roster_changedSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation saveShift(\n    $id: uuid, $version: Int, $clinic_id: uuid!, $clinic_roster_date: date!, $start_time: String!, $end_time: String!\n    $user_id: uuid, $user_whom_id: uuid, $clinic_room_id: uuid, $clinic_roster_shift_timing_id: uuid\n    $roster_shift_type: roster_shift_type, $meal_break_duration: Int, $meal_break_start_time: String\n    $rest_break_duration: Int, $rest_break_start_time: String, $extra_meal_break_duration: Int\n    $extra_meal_break_start_time: String, $extra_rest_break_duration: Int, $extra_rest_break_start_time: String\n    $message: String, $note: String\n  ) {\n    save_shift(\n      id: $id, version: $version, clinic_id: $clinic_id, clinic_roster_date: $clinic_roster_date\n      start_time: $start_time, end_time: $end_time, user_id: $user_id, user_whom_id: $user_whom_id\n      clinic_room_id: $clinic_room_id, clinic_roster_shift_timing_id: $clinic_roster_shift_timing_id\n      roster_shift_type: $roster_shift_type, meal_break_duration: $meal_break_duration\n      meal_break_start_time: $meal_break_start_time, rest_break_duration: $rest_break_duration\n      rest_break_start_time: $rest_break_start_time, extra_meal_break_duration: $extra_meal_break_duration\n      extra_meal_break_start_time: $extra_meal_break_start_time\n      extra_rest_break_duration: $extra_rest_break_duration\n      extra_rest_break_start_time: $extra_rest_break_start_time, message: $message, note: $note\n    ) { id version }\n  }\n": { readonly document: TypedDocumentNode<saveShiftMutation, saveShiftMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation deleteShift($id: uuid!, $version: Int!) {\n    delete_shift(id: $id, version: $version) { id version }\n  }\n": { readonly document: TypedDocumentNode<deleteShiftMutation, deleteShiftMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation publishRoster($clinic_id: uuid!, $from: date!, $until: date!, $ids: [uuid!]) {\n    publish_roster(clinic_id: $clinic_id, from: $from, until: $until, ids: $ids) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<publishRosterMutation, publishRosterMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation discardShiftChanges($id: uuid!, $version: Int!) {\n    discard_shift_changes(id: $id, version: $version) { id }\n  }\n": { readonly document: TypedDocumentNode<discardShiftChangesMutation, discardShiftChangesMutationVariables>; readonly fragments: readonly [] };
  "\n  query shiftHistory($shift: uuid!) {\n    clinic_roster_history(\n      where: { clinic_roster_id: { _eq: $shift } }, order_by: [{ created_at: desc }, { id: desc }], limit: 100\n    ) { id action from_value to_value note created_at user { id display_name } }\n  }\n": { readonly document: TypedDocumentNode<shiftHistoryQuery, shiftHistoryQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation claimShift($clinic_roster_id: uuid!, $message: String, $idempotency_key: String) {\n    claim_shift(clinic_roster_id: $clinic_roster_id, message: $message, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<claimShiftMutation, claimShiftMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation offerShiftSwap(\n    $clinic_roster_id: uuid!, $to_user_id: uuid, $return_clinic_roster_id: uuid, $message: String\n    $idempotency_key: String\n  ) {\n    offer_shift_swap(\n      clinic_roster_id: $clinic_roster_id, to_user_id: $to_user_id\n      return_clinic_roster_id: $return_clinic_roster_id, message: $message, idempotency_key: $idempotency_key\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<offerShiftSwapMutation, offerShiftSwapMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation acceptShiftSwap($id: uuid!) { accept_shift_swap(id: $id) { id } }\n": { readonly document: TypedDocumentNode<acceptShiftSwapMutation, acceptShiftSwapMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation declineShiftSwap($id: uuid!) { decline_shift_swap(id: $id) { id } }\n": { readonly document: TypedDocumentNode<declineShiftSwapMutation, declineShiftSwapMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation cancelShiftSwap($id: uuid!) { cancel_shift_swap(id: $id) { id } }\n": { readonly document: TypedDocumentNode<cancelShiftSwapMutation, cancelShiftSwapMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation decideShiftSwap($id: uuid!, $status: String!, $message: String) {\n    decide_shift_swap(id: $id, status: $status, message: $message) { id }\n  }\n": { readonly document: TypedDocumentNode<decideShiftSwapMutation, decideShiftSwapMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription openBreaks($clinic: uuid!) {\n    clinic_roster_breaks(\n      where: { clinic_id: { _eq: $clinic }, ended_at: { _is_null: true } }\n      order_by: [{ started_at: asc }, { id: asc }], limit: 200\n    ) { clinic_roster_id break_type started_at }\n  }\n": { readonly document: TypedDocumentNode<openBreaksSubscription, openBreaksSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query rosteredPhones($ids: [uuid!]!) { users(where: { id: { _in: $ids } }) { id phone } }\n": { readonly document: TypedDocumentNode<rosteredPhonesQuery, rosteredPhonesQueryVariables>; readonly fragments: readonly [] };
  "\n  query workedHours($clinic: uuid!, $from: date!, $until: date!) {\n    timesheet_period(clinic_id: $clinic, from: $from, until: $until) {\n      rows { lines { date worked_minutes cost_cents } }\n    }\n  }\n": { readonly document: TypedDocumentNode<workedHoursQuery, workedHoursQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation insert_task($object: tasks_insert_input!) { insert_tasks_one(object: $object) { id } }\n": { readonly document: TypedDocumentNode<insert_taskMutation, insert_taskMutationVariables>; readonly fragments: readonly [] };
  "query people_named($where: users_bool_exp!) { users(where: $where, limit: 50) { id display_name } }": { readonly document: TypedDocumentNode<people_namedQuery, people_namedQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription live_task_count($where: tasks_bool_exp!) {\n    tasks_aggregate(where: $where) { aggregate { count } }\n  }\n": { readonly document: TypedDocumentNode<live_task_countSubscription, live_task_countSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query task_levels($where: client_task_levels_bool_exp!, $limit: Int!, $offset: Int!) {\n    rows: client_task_levels(where: $where, order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) {\n      id name color status\n    }\n  }\n": { readonly document: TypedDocumentNode<task_levelsQuery, task_levelsQueryVariables>; readonly fragments: readonly [] };
  "\n  query rooms($where: clinic_rooms_bool_exp!, $limit: Int!, $offset: Int!) {\n    rows: clinic_rooms(where: $where, order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) { id name }\n  }\n": { readonly document: TypedDocumentNode<roomsQuery, roomsQueryVariables>; readonly fragments: readonly [] };
  "\n  query labs($where: labs_bool_exp!, $limit: Int!, $offset: Int!) {\n    rows: labs(where: $where, order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) { id name }\n  }\n": { readonly document: TypedDocumentNode<labsQuery, labsQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation insert_task_comment($object: task_comments_insert_input!) { insert_task_comments_one(object: $object) { id } }\n": { readonly document: TypedDocumentNode<insert_task_commentMutation, insert_task_commentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation update_task_comment($id: uuid!, $set: task_comments_set_input!) {\n    update_task_comments_by_pk(pk_columns: {id: $id}, _set: $set) { id }\n  }\n": { readonly document: TypedDocumentNode<update_task_commentMutation, update_task_commentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation delete_task_comment($id: uuid!) { delete_task_comments_by_pk(id: $id) { id } }\n": { readonly document: TypedDocumentNode<delete_task_commentMutation, delete_task_commentMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription task_pulse { tasks_aggregate { aggregate { count max { updated_at } } } }\n": { readonly document: TypedDocumentNode<task_pulseSubscription, task_pulseSubscriptionVariables>; readonly fragments: readonly [] };
  "query names($ids: [uuid!]!) { users(where: { id: { _in: $ids } }) { id display_name } }": { readonly document: TypedDocumentNode<namesQuery, namesQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription task_handover($group: String!, $handover: String!) {\n    user_notifications(\n      where: { group_key: { _eq: $group }, body: { _like: $handover } }\n      order_by: [{ created_at: desc }]\n      limit: 1\n    ) { title body }\n  }\n": { readonly document: TypedDocumentNode<task_handoverSubscription, task_handoverSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query timesheet_period($clinic: uuid!, $from: date!, $until: date!) {\n    timesheet_period(clinic_id: $clinic, from: $from, until: $until) {\n      clinic_id name zone is_over shows_costs may_lock\n      rows {\n        user_id display_name profile_image color_code timesheet_id version status from_date until_date\n        approved_by approved_at locked_by locked_at\n        planned_minutes worked_minutes paid_minutes meal_minutes rest_minutes cost_cents cost_unknown\n        looks is_open has_pending_request may_approve\n        pay { pay_type minutes cents }\n        lines {\n          shift_id date start_time end_time roster_shift_type clocked_in_at clocked_in_message clocked_out_at\n          clocked_out_message planned_minutes worked_minutes paid_minutes meal_minutes rest_minutes cost_cents looks\n          breaks { break_type started_at ended_at }\n        }\n      }\n    }\n  }\n": { readonly document: TypedDocumentNode<timesheet_periodQuery, timesheet_periodQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation approveTimesheet(\n    $clinic_id: uuid!, $user_id: uuid!, $from: date!, $until: date!, $expected_paid_minutes: Int!\n  ) {\n    approve_timesheet(\n      clinic_id: $clinic_id, user_id: $user_id, from: $from, until: $until\n      expected_paid_minutes: $expected_paid_minutes\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<approveTimesheetMutation, approveTimesheetMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation lockTimesheet($id: uuid!, $version: Int!) { lock_timesheet(id: $id, version: $version) { id } }\n": { readonly document: TypedDocumentNode<lockTimesheetMutation, lockTimesheetMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation reopenTimesheet($id: uuid!, $version: Int!, $reason: String!) {\n    reopen_timesheet(id: $id, version: $version, reason: $reason) { id }\n  }\n": { readonly document: TypedDocumentNode<reopenTimesheetMutation, reopenTimesheetMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription hours_shifts($clinic: uuid!, $from: date!, $until: date!) {\n    clinic_rosters_aggregate(\n      where: { clinic_id: { _eq: $clinic }, clinic_roster_date: { _gte: $from, _lte: $until } }\n    ) { aggregate { count max { updated_at } } }\n  }\n": { readonly document: TypedDocumentNode<hours_shiftsSubscription, hours_shiftsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription hours_breaks($clinic: uuid!, $since: timestamptz!, $to: timestamptz!) {\n    clinic_roster_breaks_aggregate(\n      where: { clinic_id: { _eq: $clinic }, started_at: { _gte: $since, _lt: $to } }\n    ) { aggregate { count max { updated_at } } }\n  }\n": { readonly document: TypedDocumentNode<hours_breaksSubscription, hours_breaksSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription hours_sheets($clinic: uuid!, $from: date!) {\n    timesheets_aggregate(where: { clinic_id: { _eq: $clinic }, until_date: { _gte: $from } }) {\n      aggregate { count max { updated_at } }\n    }\n  }\n": { readonly document: TypedDocumentNode<hours_sheetsSubscription, hours_sheetsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription trainingEnrollment($id: uuid!) {\n    training_course_enrollments_by_pk(id: $id) {\n      id status due_date attempt_no attempts_allowed percentage message version user_id training_course_id\n      enrolled_at completed_at expires_at\n      user { id display_name } client_training_grade { id name } training_course { id name }\n      training_course_submissions(order_by: [{ attempt_no: asc }, { created_at: asc }]) {\n        id training_course_item_id attempt_no status answers attachments percentage passed message submitted_at\n        marked_at version media_seconds marked_by_user { id display_name } training_course_item { id name }\n      }\n      training_course_certificates { id short_id grade_name percentage issued_at expires_at }\n    }\n  }\n": { readonly document: TypedDocumentNode<trainingEnrollmentSubscription, trainingEnrollmentSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query enrollmentItemStates($enrollment: uuid!) {\n    training_progress(enrollment_id: $enrollment) { items { item_id state percentage qualifying_percentage } }\n  }\n": { readonly document: TypedDocumentNode<enrollmentItemStatesQuery, enrollmentItemStatesQueryVariables>; readonly fragments: readonly [] };
  "\n  query enrollmentRemovedItems($enrollment: uuid!) {\n    training_progress(enrollment_id: $enrollment) {\n      removed { item_id name item_type is_removed questions { question_id name type } }\n    }\n  }\n": { readonly document: TypedDocumentNode<enrollmentRemovedItemsQuery, enrollmentRemovedItemsQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription enrollmentHistory($enrollment: uuid!) {\n    training_course_enrollment_history(\n      where: { training_course_enrollment_id: { _eq: $enrollment } }, order_by: [{ created_at: desc }, { id: desc }]\n      limit: 200\n    ) { id action note created_at user { id display_name } }\n  }\n": { readonly document: TypedDocumentNode<enrollmentHistorySubscription, enrollmentHistorySubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query trainingMatrix($clinic: uuid) {\n    training_matrix(clinic_id: $clinic) {\n      courses { id name } people { user_id display_name } cells { user_id course_id state percentage }\n    }\n  }\n": { readonly document: TypedDocumentNode<trainingMatrixQuery, trainingMatrixQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription activeGrades {\n    client_training_grades(where: { status: { _eq: ACTIVE } }, limit: 500) { id start_percentage end_percentage }\n  }\n": { readonly document: TypedDocumentNode<activeGradesSubscription, activeGradesSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query myTraining {\n    my_training {\n      enrollment_id course_id name short_info thumbnail status due_date is_overdue attempt_no attempts_allowed\n      percentage done items certificate_short_id expires_at\n    }\n  }\n": { readonly document: TypedDocumentNode<myTrainingQuery, myTrainingQueryVariables>; readonly fragments: readonly [] };
  "\n  query openCourses {\n    training_courses(\n      where: {\n        is_open: { _eq: true }, status: { _eq: ACTIVE }, training_course_items: { status: { _eq: ACTIVE } }\n      }\n      order_by: [{ name: asc }, { id: asc }], limit: 200\n    ) { id name short_info thumbnail_image }\n  }\n": { readonly document: TypedDocumentNode<openCoursesQuery, openCoursesQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation enrolUsers(\n    $training_course_id: uuid!, $user_ids: [uuid!], $role_names: [String!], $clinic_ids: [uuid!], $due_date: date\n    $message: String\n  ) {\n    enrol_users(\n      training_course_id: $training_course_id, user_ids: $user_ids, role_names: $role_names, clinic_ids: $clinic_ids\n      due_date: $due_date, message: $message\n    ) { enrolled already }\n  }\n": { readonly document: TypedDocumentNode<enrolUsersMutation, enrolUsersMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation enrolSelf($id: uuid!) { enrol_self(training_course_id: $id) { id } }\n": { readonly document: TypedDocumentNode<enrolSelfMutation, enrolSelfMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation startTrainingItem($enrollment: uuid!, $item: uuid!) {\n    start_training_item(training_course_enrollment_id: $enrollment, training_course_item_id: $item) { id }\n  }\n": { readonly document: TypedDocumentNode<startTrainingItemMutation, startTrainingItemMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation submitTrainingItem(\n    $enrollment: uuid!, $item: uuid!, $answers: json, $attachments: [submit_training_item_attachments_input!]\n    $message: String\n  ) {\n    submit_training_item(\n      training_course_enrollment_id: $enrollment, training_course_item_id: $item, answers: $answers\n      attachments: $attachments, message: $message\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<submitTrainingItemMutation, submitTrainingItemMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation cancelEnrollment($id: uuid!, $version: Int!, $note: String) {\n    cancel_enrollment(id: $id, version: $version, note: $note) { id }\n  }\n": { readonly document: TypedDocumentNode<cancelEnrollmentMutation, cancelEnrollmentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation grantRetake($id: uuid!, $version: Int!, $note: String) {\n    grant_retake(id: $id, version: $version, note: $note) { id }\n  }\n": { readonly document: TypedDocumentNode<grantRetakeMutation, grantRetakeMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation markTrainingSubmission($id: uuid!, $version: Int!, $percentage: Float!, $message: String) {\n    mark_training_submission(id: $id, version: $version, percentage: $percentage, message: $message) { id }\n  }\n": { readonly document: TypedDocumentNode<markTrainingSubmissionMutation, markTrainingSubmissionMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation keepMediaPosition($id: uuid!, $seconds: Int!) {\n    keep_media_position(id: $id, seconds: $seconds) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<keepMediaPositionMutation, keepMediaPositionMutationVariables>; readonly fragments: readonly [] };
  "\n  query customRoles { user_custom_roles(order_by: [{ name: asc }]) { id name clinic_id base_user_role_id } }\n": { readonly document: TypedDocumentNode<customRolesQuery, customRolesQueryVariables>; readonly fragments: readonly [] };
  "query availability($id: uuid!) { users_by_pk(id: $id) { id available_days } }": { readonly document: TypedDocumentNode<availabilityQuery, availabilityQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation saveAvailability($id: uuid!, $days: [String!]!) {\n    update_users_by_pk(pk_columns: { id: $id }, _set: { available_days: $days }) { id }\n  }\n": { readonly document: TypedDocumentNode<saveAvailabilityMutation, saveAvailabilityMutationVariables>; readonly fragments: readonly [] };
  "\n  query openTasksOf($where: tasks_bool_exp!, $limit: Int!) {\n    tasks(where: $where, order_by: [{ deadline_date: asc }], limit: $limit) { id name assigned_by_user_id assigned_to_user_id }\n    tasks_aggregate(where: $where) { aggregate { count } }\n  }\n": { readonly document: TypedDocumentNode<openTasksOfQuery, openTasksOfQueryVariables>; readonly fragments: readonly [] };
  "\n  query credentialMatrix($clinic: uuid) {\n    credential_matrix(clinic_id: $clinic) { user_id display_name cells { type state expires_on } }\n  }\n": { readonly document: TypedDocumentNode<credentialMatrixQuery, credentialMatrixQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation verifyUserQualification($id: uuid!, $updated_at: timestamptz!) {\n    verify_user_qualification(id: $id, updated_at: $updated_at) { id }\n  }\n": { readonly document: TypedDocumentNode<verifyUserQualificationMutation, verifyUserQualificationMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation addUserDocument($object: user_documents_insert_input!) { insert_user_documents_one(object: $object) { id } }\n": { readonly document: TypedDocumentNode<addUserDocumentMutation, addUserDocumentMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation changeUserDocument($id: uuid!, $set: user_documents_set_input!) {\n    update_user_documents_by_pk(pk_columns: { id: $id }, _set: $set) { id }\n  }\n": { readonly document: TypedDocumentNode<changeUserDocumentMutation, changeUserDocumentMutationVariables>; readonly fragments: readonly [] };
  "mutation deleteUserDocument($id: uuid!) { delete_user_documents_by_pk(id: $id) { id } }": { readonly document: TypedDocumentNode<deleteUserDocumentMutation, deleteUserDocumentMutationVariables>; readonly fragments: readonly [] };
  "query userName($id: uuid!) { users(where: { id: { _eq: $id } }, limit: 1) { id display_name } }": { readonly document: TypedDocumentNode<userNameQuery, userNameQueryVariables>; readonly fragments: readonly [] };
  "\n  query emailsInUse($emails: [String!]!) { users(where: { email: { _in: $emails } }) { id email } }\n": { readonly document: TypedDocumentNode<emailsInUseQuery, emailsInUseQueryVariables>; readonly fragments: readonly [] };
  "\n  query seatsLeft($client: uuid!, $where: users_bool_exp!) {\n    clients(where: { id: { _eq: $client } }) { id team { id team_size } }\n    users_aggregate(where: $where) { aggregate { count } }\n  }\n": { readonly document: TypedDocumentNode<seatsLeftQuery, seatsLeftQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription personAward($id: uuid!) {\n    users_by_pk(id: $id) { id date_of_birth joining_date employee_award_level_id employee_award_sub_level_id }\n  }\n": { readonly document: TypedDocumentNode<personAwardSubscription, personAwardSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query levelsForPerson {\n    employee_award_levels(where: { status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { name: asc }], limit: 1000) {\n      id name service_type is_age_required is_experience_required from_duration from_tenure to_duration to_tenure\n      employee_award_sub_levels(order_by: [{ created_at: asc }, { id: asc }]) { id pay_point age }\n    }\n  }\n": { readonly document: TypedDocumentNode<levelsForPersonQuery, levelsForPersonQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation savePersonAward($id: uuid!, $level: uuid, $point: uuid) {\n    update_users_by_pk(pk_columns: { id: $id }, _set: { employee_award_level_id: $level, employee_award_sub_level_id: $point }) { id }\n  }\n": { readonly document: TypedDocumentNode<savePersonAwardMutation, savePersonAwardMutationVariables>; readonly fragments: readonly [] };
  "\n  query personRates($user: uuid!, $date: date!) {\n    ordinary: award_rate(user_id: $user, date: $date, day_type: \"ORDINARY\") { label level pay_point age fits rate effective_from }\n    casual: award_rate(user_id: $user, date: $date, day_type: \"CASUAL\") { rate }\n    overtime: award_rate(user_id: $user, date: $date, day_type: \"OVERTIME\") { rate }\n  }\n": { readonly document: TypedDocumentNode<personRatesQuery, personRatesQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation inviteUser($email: String!, $first_name: String!, $middle_name: String, $last_name: String!, $display_name: String,\n    $phone: String, $service_type: String, $roles: [invite_user_roles_input!]!, $clinic_ids: [uuid!]!,\n    $idempotency_key: String) {\n    invite_user(email: $email, first_name: $first_name, middle_name: $middle_name, last_name: $last_name,\n      display_name: $display_name, phone: $phone, service_type: $service_type, roles: $roles, clinic_ids: $clinic_ids,\n      idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<inviteUserMutation, inviteUserMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation setUserAccess($user_id: uuid!, $roles: [set_user_access_roles_input!]!, $clinic_ids: [uuid!]!) {\n    set_user_access(user_id: $user_id, roles: $roles, clinic_ids: $clinic_ids) { id }\n  }\n": { readonly document: TypedDocumentNode<setUserAccessMutation, setUserAccessMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation setReportingLines($user_id: uuid!, $reported_to_user_ids: [uuid!]!) {\n    set_reporting_lines(user_id: $user_id, reported_to_user_ids: $reported_to_user_ids) { id }\n  }\n": { readonly document: TypedDocumentNode<setReportingLinesMutation, setReportingLinesMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription openTasksOfPerson($where: tasks_bool_exp!) {\n    tasks(where: $where, order_by: [{ deadline_date: asc }, { id: asc }], limit: 100) {\n      id short_id name status priority deadline_date assigned_by_user_id assigned_to_user_id\n      assigned_by_user { id display_name }\n    }\n  }\n": { readonly document: TypedDocumentNode<openTasksOfPersonSubscription, openTasksOfPersonSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription whoIsHere {\n    user_presence(where: { online_status: { _in: [\"ONLINE\", \"AWAY\"] } }) { user_id online_status last_seen_at }\n  }\n": { readonly document: TypedDocumentNode<whoIsHereSubscription, whoIsHereSubscriptionVariables>; readonly fragments: readonly [] };
  "query editor($table: String!, $id: String!) {\n    audit_log(where: { table_name: { _eq: $table }, row_id: { _eq: $id } }, order_by: [{ created_at: desc }, { id: desc }], limit: 1) { user_id }\n  }": { readonly document: TypedDocumentNode<editorQuery, editorQueryVariables>; readonly fragments: readonly [] };
  "query editorName($id: uuid!) { users(where: { id: { _eq: $id } }) { display_name } }": { readonly document: TypedDocumentNode<editorNameQuery, editorNameQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation takeOver($table: String!, $ids: [uuid!]!, $clinic: uuid) {\n    import_master(table: $table, ids: $ids, clinic_id: $clinic) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<takeOverMutation, takeOverMutationVariables>; readonly fragments: readonly [] };
  "query chosenFiles($ids: [uuid!]!) { rows: library_files(where: { id: { _in: $ids } }) { id file } }": { readonly document: TypedDocumentNode<chosenFilesQuery, chosenFilesQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation setTaskStatus($id: uuid!, $status: task_progress, $idempotency_key: String) {\n    change_task_status(id: $id, status: $status, idempotency_key: $idempotency_key) { id }\n  }\n": { readonly document: TypedDocumentNode<setTaskStatusMutation, setTaskStatusMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription views($table: String!) {\n    saved_views(where: { table_name: { _eq: $table } }, order_by: [{ name: asc }, { id: asc }]) {\n      id name view is_shared is_default clinic_id user_id user { display_name }\n    }\n  }\n": { readonly document: TypedDocumentNode<viewsSubscription, viewsSubscriptionVariables>; readonly fragments: readonly [] };
  "mutation addView($object: saved_views_insert_input!) { insert_saved_views_one(object: $object) { id } }": { readonly document: TypedDocumentNode<addViewMutation, addViewMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation changeView($id: uuid!, $set: saved_views_set_input!, $others: saved_views_bool_exp!) {\n    update_saved_views(where: $others, _set: { is_default: false }) { affected_rows }\n    update_saved_views_by_pk(pk_columns: { id: $id }, _set: $set) { id }\n  }\n": { readonly document: TypedDocumentNode<changeViewMutation, changeViewMutationVariables>; readonly fragments: readonly [] };
  "mutation removeView($id: uuid!) { delete_saved_views_by_pk(id: $id) { id } }": { readonly document: TypedDocumentNode<removeViewMutation, removeViewMutationVariables>; readonly fragments: readonly [] };
  "\n  mutation setOnlineStatus($status: online_status!) { set_online_status(online_status: $status) { affected_rows } }\n": { readonly document: TypedDocumentNode<setOnlineStatusMutation, setOnlineStatusMutationVariables>; readonly fragments: readonly [] };
  "\n  query me {\n    me {\n      user { id display_name first_name last_name email color_code profile_image }\n      client { id name sub_domain zone logo_image }\n      role\n      custom_role_id\n      clinics { id name zone status }\n      role_links { id role custom_role_name clinic_name active }\n      modules { name title router_link parent position hide_in_menu actions }\n      grants\n      readable_tables\n      package_name\n      plan { status last_day cancelled }\n      now\n      platform_zone\n      reports_url\n    }\n  }\n": { readonly document: TypedDocumentNode<meQuery, meQueryVariables>; readonly fragments: readonly [] };
  "query preferences { user_preferences { key value } }": { readonly document: TypedDocumentNode<preferencesQuery, preferencesQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation keepPreference($object: user_preferences_insert_input!) {\n    insert_user_preferences_one(\n      object: $object\n      on_conflict: { constraint: user_preferences_client_id_user_id_key_key, update_columns: [value] }\n    ) { id }\n  }\n": { readonly document: TypedDocumentNode<keepPreferenceMutation, keepPreferenceMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription livePairs {\n    user_chats(where: { last_position: { _gt: 0 } }, order_by: [{ last_message_at: desc_nulls_last }, { id: desc }], limit: 100) {\n      id low_user_id high_user_id last_position updated_at\n      low_read_position high_read_position low_delivered_position high_delivered_position low_muted high_muted\n    }\n  }\n": { readonly document: TypedDocumentNode<livePairsSubscription, livePairsSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  subscription liveMemberships($me: uuid!) {\n    clinic_chat_group_users(where: { user_id: { _eq: $me } }, order_by: [{ clinic_chat_group: { last_message_at: desc_nulls_last } }, { id: desc }], limit: 200) {\n      id read_position muted clinic_chat_group { id last_position updated_at }\n    }\n  }\n": { readonly document: TypedDocumentNode<liveMembershipsSubscription, liveMembershipsSubscriptionVariables>; readonly fragments: readonly [] };
  "query unreadChats { my_chats_unread { messages conversations } }": { readonly document: TypedDocumentNode<unreadChatsQuery, unreadChatsQueryVariables>; readonly fragments: readonly [] };
  "\n  mutation markDelivered($user_id: uuid!, $position: Int!) {\n    mark_chat_delivered(user_id: $user_id, position: $position) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<markDeliveredMutation, markDeliveredMutationVariables>; readonly fragments: readonly [] };
  "\n  subscription newestUnread {\n    chat_notifications(where: { active: { _eq: true } }, order_by: [{ updated_at: desc }, { id: desc }], limit: 1) { id title body }\n  }\n": { readonly document: TypedDocumentNode<newestUnreadSubscription, newestUnreadSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  query helpOfScreen($slug: String!) {\n    help_centre_articles(where: { slug: { _eq: $slug }, is_published: { _eq: true } }, limit: 1) { slug title }\n  }\n": { readonly document: TypedDocumentNode<helpOfScreenQuery, helpOfScreenQueryVariables>; readonly fragments: readonly [] };
  "\n  subscription unreadCount {\n    user_notifications_aggregate(where: { read: { _eq: false } }) { aggregate { count } }\n  }\n": { readonly document: TypedDocumentNode<unreadCountSubscription, unreadCountSubscriptionVariables>; readonly fragments: readonly [] };
  "\n  mutation markRead($ids: [uuid!], $read: Boolean) {\n    mark_notifications_read(ids: $ids, read: $read) { affected_rows }\n  }\n": { readonly document: TypedDocumentNode<markReadMutation, markReadMutationVariables>; readonly fragments: readonly [] };
  "\n  query unreadIds {\n    user_notifications(where: { read: { _eq: false } }, order_by: [{ created_at: desc }], limit: 1000) { id }\n  }\n": { readonly document: TypedDocumentNode<unreadIdsQuery, unreadIdsQueryVariables>; readonly fragments: readonly [] };
  "\n  query paletteTasks($where: tasks_bool_exp!) {\n    tasks(where: $where, order_by: [{ updated_at: desc }], limit: 6) {\n      id short_id name priority status assigned_by_user_id assigned_to_user_id\n    }\n  }\n": { readonly document: TypedDocumentNode<paletteTasksQuery, paletteTasksQueryVariables>; readonly fragments: readonly [] };
  "\n  query paletteUsers($where: users_bool_exp!) {\n    users(where: $where, order_by: [{ display_name: asc }], limit: 5) { id display_name color_code }\n  }\n": { readonly document: TypedDocumentNode<paletteUsersQuery, paletteUsersQueryVariables>; readonly fragments: readonly [] };
}
