/** Columns of users that everybody in the client reads. */
export const referenceColumns = [
  'id',
  'display_name',
  'profile_image',
  'color_code',
  'profile_status',
] as const;
const names = ['display_name', 'first_name', 'middle_name', 'last_name'] as const;
/** Columns that colleagues at the same clinics read. */
export const directory = [
  ...referenceColumns,
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
/** Columns that only the user, admins of their clinics and client_admins read. */
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
/** Columns that only the user and client_admins read. The API encrypts them. */
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

/** Confidential columns that users fill in themselves. */
export const ownConfidential = [
  'bank_account_number',
  'bank_name',
  'bank_branch_name',
  'bank_bsb',
  'bank_account_holder_name',
  'taxes',
  'medical_history',
] as const;

/** Columns that users read of themselves without any action. */
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
  ...ownConfidential,
] as const;
export const editableDirectory = [
  ...names,
  'phone',
  'service_type',
  'bio',
  'client_employee_type_id',
  'clinicid',
  'profile_image',
  'color_code',
] as const;
export const editableEmployment = [
  ...editableDirectory,
  ...employment.filter((column) => column !== 'verified_at'),
] as const;
export const editableAll = [...editableEmployment, ...confidential] as const;
export const ownersColumns = [
  'id',
  ...names,
  'email',
  'profile_image',
  'color_code',
  'profile_status',
] as const;
