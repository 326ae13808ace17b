/**
 * The columns visible to each role are copied by hand from the permission table, so that a fault in the
 * resources is noticed.
 */

/** Without the right to view users, only these columns are visible, so that other rows can show who it is. */
export const referenceOfUsers = [
  'id',
  'display_name',
  'profile_image',
  'color_code',
  'profile_status',
] as const;
const names = ['display_name', 'first_name', 'middle_name', 'last_name'] as const;
/** With that right, these columns are visible too, of users at the reader's own clinics. */
export const directoryBeyond = [
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'phone',
  'short_id',
  'service_type',
  'bio',
  'client_employee_type_id',
  'clinicid',
  'created_at',
  'updated_at',
] as const;
export const employment = [
  'gender',
  'date_of_birth',
  'address',
  'contract',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relation',
  'available_days',
  'max_hours_per_week',
  'is_time_in_lieu_applicable',
  'ip_required',
  'joining_date',
  'milestone',
  'level',
  'experience',
  'client_type',
  'verified_at',
  'employee_award_level_id',
  'employee_award_sub_level_id',
  'working_with_children',
  'vaccinations',
  'induction_forms',
  'allergies',
] as const;
export const confidential = [
  'salary',
  'salary_measure',
  'bonus_per_hr',
  'superannuation_percentage',
  'bank_account_number',
  'bank_name',
  'bank_branch_name',
  'bank_bsb',
  'bank_account_holder_name',
  'taxes',
  'medical_history',
] as const;
export const columnsOfUsers = [...referenceOfUsers, ...directoryBeyond, ...employment, ...confidential];
export const ownersColumns = ['id', ...names, 'email', 'profile_image', 'color_code', 'profile_status'];
export const chatWindows = [
  'is_chat_minimized',
  'is_chat_closed',
  'is_groupchat_minimized',
  'is_groupchat_closed',
] as const;

const namesOfClient = ['id', 'name', 'business_name', 'sub_domain', 'logo_image', 'created_at'];
const poc = ['poc_name', 'poc_email', 'poc_phone'];
const plan = ['package_id', 'team_id'];
const amounts = [
  'coupon_code',
  'discount_id',
  'discount_terms',
  'discount_type',
  'discount_start_date',
  'discount_end_date',
  'total_value',
  'Original_amt',
  'discount_amt',
];
const reach = ['status', 'email', 'phone', 'landline'];
export const columnsOfClients = {
  reference: ['id', 'name', 'logo_image', 'banners', 'status'],
  contact: [
    'id',
    'name',
    'business_name',
    'status',
    'sub_domain',
    'logo_image',
    'banners',
    'website',
    'email',
    'phone',
    'landline',
    'address',
    'zone',
    ...poc,
  ],
  accounts: [...namesOfClient, ...poc, ...plan, ...amounts],
  support: [...namesOfClient, ...reach, ...poc, ...plan],
  employee: [...new Set([...namesOfClient, ...poc, ...plan, ...amounts, ...reach])],
  sales: [...namesOfClient, ...poc, 'email', 'phone', 'client_source_id', ...plan],
} as const;

/** These columns show the plan and when it ends. */
export const columnsOfTerm = [
  'id',
  'client_id',
  'package_id',
  'team_id',
  'plan_type',
  'plan_status',
  'start_at',
  'expire_at',
  'next_package_id',
  'next_team_id',
  'created_at',
  'updated_at',
] as const;

/** People who may write a table may write these columns of it. */
export const written = {
  ip_settings: ['name', 'ip_address', 'clinic_id', 'status'],
  user_custom_roles: ['name', 'description', 'attachment', 'clinic_id'],
  clinic_rooms: ['clinic_id', 'name', 'internal_name', 'info', 'color', 'status', 'position'],
  client_task_levels: ['name', 'short_info', 'color', 'position', 'status'],
  clinics: [
    'name',
    'internal_code',
    'address',
    'geo_point',
    'state',
    'zone',
    'phone',
    'email',
    'landline',
    'weekly_budget',
    'is_unrostered_clock_in_allowed',
    'status',
  ],
  clients: [
    'email',
    'phone',
    'landline',
    'address',
    'logo_image',
    'banners',
    'website',
    ...poc,
    'abn',
    'ip_required',
  ],
  tasks: [
    'name',
    'type',
    'priority',
    'start_date',
    'deadline_date',
    'client_task_level_id',
    'clinic_id',
    'clinic_room_id',
    'assigned_to_user_id',
    'more_info',
    'attachments',
  ],
  j_tasks_users: ['task_id', 'user_id'],
  task_comments: ['message', 'attachments', 'mentioned_user_ids'],
  modules: ['title', 'info', 'position', 'hide_in_menu'],
} as const;

export const myAccount = [
  ...names,
  'phone',
  'gender',
  'date_of_birth',
  'address',
  'profile_image',
  'color_code',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relation',
  'allergies',
  'vaccinations',
  'available_days',
  // Only the user themselves and client_admin can read these columns.
  'bank_account_number',
  'bank_name',
  'bank_branch_name',
  'bank_bsb',
  'bank_account_holder_name',
  'taxes',
  'medical_history',
];
export const editableDirectory = [
  ...names,
  'phone',
  'service_type',
  'bio',
  'client_employee_type_id',
  'clinicid',
  'profile_image',
  'color_code',
];
/** A client_admin may write pay, and all the data that people enter about themselves. */
export const editableAll = () => [...editableEmployment, ...confidential];
/** Nobody may write `verified_at`. */
export const editableEmployment = [
  ...editableDirectory,
  ...employment.filter((column) => column !== 'verified_at'),
];
/** The account holder sees the names of everybody, and all columns of their own account. */
export const columnsOfUsersForOwner = [...new Set([...ownersColumns, ...myAccount])];
/** The account holder reads these columns only in their own row. */
export const ownRowOnlyForOwner = myAccount.filter((column) => !ownersColumns.includes(column));
