// Written by packages/db/src/tools/generator.ts from prisma/schema: do not edit. `pnpm --filter @operatory/db gen`.

/** Values of the database's enums, in order. */
export const enums = {
  module_action: ['ADD', 'EDIT', 'VIEW', 'DELETE', 'INACTIVE', 'PASSWORD'],
  blocked_status: ['UN_BLOCKED', 'BLOCKED'],
  active_status: ['ACTIVE', 'INACTIVE'],
  client_type: ['CLINIC_GROUP', 'SOLE_PRACTICE', 'PLATFORM'],
  plan_type: ['MONTHLY', 'YEARLY', 'TRIAL'],
  plan_status: ['PENDING', 'ACTIVE', 'EXPIRED', 'CANCELLED'],
  payment_status: ['PAID', 'UN_PAID'],
  discount_type: ['PERCENTAGE', 'FLAT'],
  task_type: ['INDIVIDUAL', 'GROUP'],
  task_progress: ['PENDING', 'INPROGRESS', 'FINISHED', 'REASSIGNED'],
  task_active_status: ['Active', 'InActive'],
  task_priority: ['HIGH', 'MEDIUM', 'LOW'],
  message_type: ['TEXT', 'IMAGE', 'FILE'],
  request_status: ['PENDING_REVIEW', 'ACCEPTED', 'REJECTED', 'CANCELLED'],
  gender: ['MALE', 'FEMALE', 'OTHER', 'UNDISCLOSED'],
  profile_status: ['INVITED', 'ACTIVE', 'INACTIVE'],
  online_status: ['ONLINE', 'AWAY', 'OFFLINE'],
} as const;
export type EnumName = keyof typeof enums;
/** A value of the named enum. */
export type Enum<Name extends EnumName> = (typeof enums)[Name][number];
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

// Rows as the API sends them: instants are ISO strings, days `yyyy-MM-dd`, numerics decimal strings.
/** Append-only: who changed what the law or the client wants remembered. */
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

/** A client's own columns beside a task's status. */
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
  /** IANA zone of users without a clinic. */
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

/** A clinic of a client. */
export interface ClinicsRow {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  /** Counts up within the client. */
  readonly short_id: number;
  readonly internal_code: string | null;
  readonly address: Json | null;
  /** A state or territory, upper-case, as the address form offers it. */
  readonly state: string | null;
  /** IANA zone: the clinic's today and wall times. */
  readonly zone: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly landline: string | null;
  readonly weekly_budget: string | null;
  readonly sterilisation_setting_status: Enum<'active_status'>;
  readonly status: Enum<'active_status'>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Addresses from which a PIN may be used. */
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

/** Further users of a task. */
export interface JTasksUsersRow {
  readonly id: string;
  readonly client_id: string;
  readonly task_id: string;
  readonly user_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A user works at a clinic. */
export interface JUsersClinicsRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly clinic_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A role that a user holds, everywhere or at one clinic. */
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
  /** Bumped by each save; a save names the version it read. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A module or sub-module: what the menu, the role matrix and the grants are made of. */
export interface ModulesRow {
  readonly id: number;
  readonly name: string;
  readonly table_name: string | null;
  readonly info: string | null;
  readonly available_actions: readonly Enum<'module_action'>[];
  readonly title: string;
  /** Roles that are offered the module. */
  readonly access: readonly string[];
  /** The parent module's name; null for a parent. */
  readonly master_name: string | null;
  readonly hide_in_menu: boolean;
  readonly fixed_actions: readonly Enum<'module_action'>[];
  readonly router_link: string;
  readonly position: number;
  /** Package ids that have the module by default. */
  readonly tiers: readonly number[];
  /** The parent has a table of its own. */
  readonly own: boolean;
  /** Exists only in the tenant `superadmin`. */
  readonly platform: boolean;
}

/** The modules of a package. */
export interface PackagemodulesRow {
  readonly id: number;
  readonly module_id: number;
  readonly package_id: number;
  readonly checked: boolean;
}

/** What a client may buy. */
export interface PackagesRow {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A message on a task. */
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

/** Asks the assigner for a later deadline. */
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

/** What happened to a task: who, when, from, to, note. */
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

/** Asks the assigner to give the task to another. */
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

/** A piece of work that one person gives another. */
export interface TasksRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string;
  /** Counts up within the client. */
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
  /** Bumped by each command; the slower of two fails. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The price of a package for a team size, AUD a month with GST. */
export interface TeampackagesRow {
  readonly id: number;
  readonly team_id: number;
  readonly package_id: number;
  readonly team_size: number;
  readonly price: string;
}

/** Sizes of a client's staff. */
export interface TeamsRow {
  readonly id: number;
  readonly name: string;
  readonly team_size: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A role of a clinic's own; it changes actions only, its base role decides the rest. */
export interface UserCustomRolesRow {
  readonly id: string;
  readonly client_id: string;
  readonly clinic_id: string | null;
  readonly base_user_role_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly attachment: Json | null;
  /** Bumped by each save of its access. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** One user's departures from the role's actions. */
export interface UserModulesAccessRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly module_id: number;
  /** Added to the role's. */
  readonly default_actions: readonly Enum<'module_action'>[];
  /** Taken from the role's, unless fixed. */
  readonly default_disabled_actions: readonly Enum<'module_action'>[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** A line in the bell. */
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
  /** Whether there is a `read_at`. */
  readonly read: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** What a user chose on a screen. */
export interface UserPreferencesRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly key: string;
  readonly value: Json;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Who is here, and which chat windows are open; apart from users, or each heartbeat would re-run every list that shows a name. */
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
  readonly created_at: string;
  readonly updated_at: string;
}

/** A person of a client. */
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
  /** Counts up within the client. */
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
  readonly qualification_ids: readonly string[];
  /** The home clinic. */
  readonly clinicid: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Who reports to whom. */
export interface UsersReportedToUsersRow {
  readonly id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly reported_to_user_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Row type by table name. */
export interface Models {
  readonly audit_log: AuditLogRow;
  readonly client_task_levels: ClientTaskLevelsRow;
  readonly clients: ClientsRow;
  readonly clinic_rooms: ClinicRoomsRow;
  readonly clinics: ClinicsRow;
  readonly ip_settings: IpSettingsRow;
  readonly j_tasks_users: JTasksUsersRow;
  readonly j_users_clinics: JUsersClinicsRow;
  readonly j_users_user_roles: JUsersUserRolesRow;
  readonly module_default_user_roles: ModuleDefaultUserRolesRow;
  readonly modules: ModulesRow;
  readonly packagemodules: PackagemodulesRow;
  readonly packages: PackagesRow;
  readonly task_comments: TaskCommentsRow;
  readonly task_extension_requests: TaskExtensionRequestsRow;
  readonly task_history: TaskHistoryRow;
  readonly task_reassign_requests: TaskReassignRequestsRow;
  readonly tasks: TasksRow;
  readonly teampackages: TeampackagesRow;
  readonly teams: TeamsRow;
  readonly user_custom_roles: UserCustomRolesRow;
  readonly user_modules_access: UserModulesAccessRow;
  readonly user_notifications: UserNotificationsRow;
  readonly user_preferences: UserPreferencesRow;
  readonly user_presence: UserPresenceRow;
  readonly user_roles: UserRolesRow;
  readonly user_subscriptions: UserSubscriptionsRow;
  readonly users: UsersRow;
  readonly users_reported_to_users: UsersReportedToUsersRow;
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
  clinics: {
    id: { type: 'uuid', nullable: false, hasDefault: true, list: false },
    client_id: { type: 'uuid', nullable: false, hasDefault: false, list: false },
    name: { type: 'text', nullable: false, hasDefault: false, list: false },
    short_id: { type: 'int4', nullable: false, hasDefault: true, list: false },
    internal_code: { type: 'text', nullable: true, hasDefault: false, list: false },
    address: { type: 'jsonb', nullable: true, hasDefault: false, list: false },
    state: { type: 'text', nullable: true, hasDefault: false, list: false },
    zone: { type: 'text', nullable: false, hasDefault: true, list: false },
    phone: { type: 'text', nullable: true, hasDefault: false, list: false },
    email: { type: 'text', nullable: true, hasDefault: false, list: false },
    landline: { type: 'text', nullable: true, hasDefault: false, list: false },
    weekly_budget: { type: 'numeric', nullable: true, hasDefault: false, list: false },
    sterilisation_setting_status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
    status: { type: 'active_status', nullable: false, hasDefault: true, list: false },
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
    qualification_ids: { type: 'uuid', nullable: false, hasDefault: true, list: true },
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
} as const;

/** Where each relationship of a table leads. */
export const relationships = {
  audit_log: { client: { kind: 'object', table: 'clients' } },
  client_task_levels: { client: { kind: 'object', table: 'clients' }, tasks: { kind: 'array', table: 'tasks' } },
  clients: { team: { kind: 'object', table: 'teams' }, package: { kind: 'object', table: 'packages' } },
  clinic_rooms: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    tasks: { kind: 'array', table: 'tasks' },
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
  },
  ip_settings: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    created_by_user: { kind: 'object', table: 'users' },
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
  packagemodules: {
    module: { kind: 'object', table: 'modules' },
    package: { kind: 'object', table: 'packages' },
  },
  packages: {
    packagemodules: { kind: 'array', table: 'packagemodules' },
    teampackages: { kind: 'array', table: 'teampackages' },
    clients: { kind: 'array', table: 'clients' },
    user_subscriptions: { kind: 'array', table: 'user_subscriptions' },
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
  },
  user_custom_roles: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
    base_user_role: { kind: 'object', table: 'user_roles' },
    module_default_user_roles: { kind: 'array', table: 'module_default_user_roles' },
    j_users_user_roles: { kind: 'array', table: 'j_users_user_roles' },
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
  user_roles: {
    user_custom_roles: { kind: 'array', table: 'user_custom_roles' },
    module_default_user_roles: { kind: 'array', table: 'module_default_user_roles' },
    j_users_user_roles: { kind: 'array', table: 'j_users_user_roles' },
  },
  user_subscriptions: {
    client: { kind: 'object', table: 'clients' },
    package: { kind: 'object', table: 'packages' },
    team: { kind: 'object', table: 'teams' },
  },
  users: {
    client: { kind: 'object', table: 'clients' },
    clinic: { kind: 'object', table: 'clinics' },
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
  },
  users_reported_to_users: {
    client: { kind: 'object', table: 'clients' },
    user: { kind: 'object', table: 'users' },
    reported_to_user: { kind: 'object', table: 'users' },
  },
} as const;
