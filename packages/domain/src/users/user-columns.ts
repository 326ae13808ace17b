/** The columns of `users` by who may read them. */
export const referenceColumns = [
  'id',
  'display_name',
  'profile_image',
  'color_code',
  'profile_status',
] as const;
const names = ['display_name', 'first_name', 'middle_name', 'last_name'] as const;
/** Readable for every colleague at the user's clinics. */
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
/** Readable by the user, the clinic's admins and client_admins. */
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
/** Readable by the user and client_admins; encrypted by the API. */
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

/** Entered by the user; readable only by them and client_admins. */
export const ownConfidential = [
  'bank_account_number',
  'bank_name',
  'bank_branch_name',
  'bank_bsb',
  'bank_account_holder_name',
  'taxes',
  'medical_history',
] as const;

/** Readable in the user's own row, without any action. */
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
