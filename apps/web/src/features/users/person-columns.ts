/** The columns of the cards on a person's page; each user reads those that they may. */
export const profileColumns = [
  'profile_image',
  'color_code',
  'display_name',
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'phone',
  'gender',
  'date_of_birth',
  'address',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relation',
  'allergies',
  'vaccinations',
  'bio',
] as const;

export const employmentColumns = [
  'service_type',
  'clinicid',
  'joining_date',
  'level',
  'milestone',
  'experience',
  'client_type',
  'max_hours_per_week',
  'is_time_in_lieu_applicable',
  'ip_required',
] as const;

export const confidentialColumns = [
  'salary',
  'salary_measure',
  'bonus_per_hr',
  'superannuation_percentage',
  'bank_account_holder_name',
  'bank_name',
  'bank_branch_name',
  'bank_bsb',
  'bank_account_number',
  'taxes',
  'medical_history',
] as const;
