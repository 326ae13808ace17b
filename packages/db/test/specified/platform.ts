import { asKey, asRows, entity, inWords, type SpecifiedEntity } from './entity.ts';

/** Section 3 of the platform specification. */
export const platform: readonly SpecifiedEntity[] = [
  entity(
    'modules',
    'modules',
    'id, name, table_name, info, available_actions, title, access (list of roles), master_name, hide_in_menu, fixed_actions, router_link, position',
    { 'access (list of roles)': inWords('access') },
  ),
  entity(
    'module_default_user_roles',
    'module_default_user_roles',
    'module_id, user_role_id, user_custom_role_id, default_actions, saved_data_actions, clinic_id',
  ),
  entity(
    'user_modules_access',
    'user_modules_access',
    'user_id, module_id, default_actions, default_disabled_actions',
  ),
  entity('user_custom_roles', 'user_custom_roles', 'id, name, clinic_id, client_id, description, attachment'),
  entity(
    'users',
    'users',
    'id, display_name, first_name, middle_name, last_name, email, phone, gender, date_of_birth, address, profile_image, color_code, profile_status, contract, emergency contact name, emergency contact phone, emergency contact relation, bonus_per_hr, max_hours_per_week, superannuation_percentage, ip_required, is_time_in_lieu_applicable, available_days, service_type, joining date, bio, milestone, level, experience, salary, salary measure, short_id, verification fields, password-reset fields, client type link, employee type link, award link, role link, qualification link, allergies, medical_history, vaccinations, induction_forms, working_with_children, taxes, clinic links (clinicid), account number, bank name, branch name, bsb, account holder name, online_status, is_chat_minimized, is_chat_closed, is_groupchat_minimized, is_groupchat_closed',
    {
      'emergency contact name': inWords('emergency_contact_name'),
      'emergency contact phone': inWords('emergency_contact_phone'),
      'emergency contact relation': inWords('emergency_contact_relation'),
      'joining date': inWords('joining_date'),
      'salary measure': inWords('salary_measure'),
      'verification fields': [
        'verified_at auth_keys.key_hash auth_keys.kind',
        'single-use keys have a table that nobody reads',
      ],
      'password-reset fields': [
        'auth_keys.key_hash auth_keys.expires_at user_credentials.password_changed_at',
        'single-use keys and secrets have tables that nobody reads',
      ],
      'client type link': inWords('client_type'),
      'employee type link': inWords('client_employee_type_id'),
      'award link': inWords('employee_award_level_id employee_award_sub_level_id'),
      'role link': asRows('j_users_user_roles.user_role_id'),
      'qualification link': asRows('user_qualifications.user_id'),
      'clinic links (clinicid)': [
        'clinicid j_users_clinics.clinic_id',
        'the home clinic, and rows for all of them',
      ],
      'account number': inWords('bank_account_number'),
      'bank name': inWords('bank_name'),
      'branch name': inWords('bank_branch_name'),
      bsb: inWords('bank_bsb'),
      'account holder name': inWords('bank_account_holder_name'),
      online_status: [
        'user_presence.online_status',
        'apart from users, or each heartbeat would re-run every list of names',
      ],
      is_chat_minimized: ['user_presence.is_chat_minimized', 'as online_status'],
      is_chat_closed: ['user_presence.is_chat_closed', 'as online_status'],
      is_groupchat_minimized: ['user_presence.is_groupchat_minimized', 'as online_status'],
      is_groupchat_closed: ['user_presence.is_groupchat_closed', 'as online_status'],
    },
  ),
  entity('users_reported_to_users', 'users_reported_to_users', 'user_id, reported_to_user_id'),
  entity('j_users_user_roles', 'j_users_user_roles', 'user_role_id, user_custom_role_id, blocked_status'),
  entity(
    'tasks',
    'tasks',
    'id, type (default INDIVIDUAL), client_task_level_id, status, name, deadline_date, start_date, more_info, attachments, priority, clinic_id, clinic_room_id, assigned_by_user_id, assigned_to_user_id, task_status (Active or InActive), finished_at, created_at, updated_at, position, lab_id',
    {
      'type (default INDIVIDUAL)': inWords('type'),
      'task_status (Active or InActive)': inWords('task_status'),
    },
  ),
  entity('j_tasks_users', 'j_tasks_users', 'user_id, task_id'),
  entity(
    'task_extension_requests',
    'task_extension_requests',
    'task_id, status, extended_deadline_date, comment, action_by_user_id',
  ),
  entity(
    'task_reassign_requests',
    'task_reassign_requests',
    'task_id, status, comment, new_assigned_to_user_id, old_assigned_to_user_id, action_by_user_id, action_at',
  ),
  entity(
    'task_comments',
    'task_comments',
    'id, task_id, user_id, message, message_type, attachments, position, created_at',
  ),
  entity('client_task_levels', 'client_task_levels', 'name, short_info, color'),
  entity(
    'client_document_categories',
    'client_document_categories',
    'name, short_info, status, image, position, user_type, document_type, is_confidential, employee roles',
    { 'employee roles': inWords('employee_roles') },
  ),
  entity(
    'client_documents',
    'client_documents',
    'name, client_id, category, category_type, description, is_signature_required, is_admin_signature_required, is_witness_signature_required, is_download_and_upload_file, attachments, form_attachments, attachment_type, document_type, user_type, selected_user_type, document_permission, status, signed_status, video_url, other_url, approvers, created_by_user_id, approved_by_user_id, assignments user_id, assignments status, assignments document_attachment',
    {
      category: asKey('category_id'),
      approvers: asRows('client_document_approvers.user_id'),
      'assignments user_id': asRows('client_document_assignments.user_id'),
      'assignments status': asRows('client_document_assignments.status'),
      'assignments document_attachment': asRows('client_document_assignments.document_attachment'),
    },
  ),
  entity(
    'clients',
    'clients',
    'id, name, business_name, status, type, sub_domain, logo_image, banners, website, email, phone, landline, address, poc_name, poc_email, poc_phone, abn, account_manager_user_id, client_source_id, team_id, coupon_code, discount_id, discount_terms, total_value, Original_amt, discount_amt, discount dates, position, ip_required, package_id',
    { 'discount dates': inWords('discount_start_date discount_end_date') },
  ),
  entity(
    'client_transaction_history',
    'client_transaction_history',
    'invoice_id, plan_name, discount_type, discount_value, total_value, status, coupon_code, validity_date, card, TeamSize, history_type, upgrade_type, upgrade_notes, existing package, new package',
    { 'existing package': asKey('existing_package_id'), 'new package': asKey('new_package_id') },
  ),
  entity(
    'user_subscriptions',
    'user_subscriptions',
    'plan_type, plan_status, payment_status, start_at, expire_at, total_amount',
  ),
  entity('packages', 'packages', 'name, description'),
  entity('packagemodules', 'packagemodules', 'module_id, package_id, checked'),
  entity('teampackages', 'teampackages', 'team_id, team_size, price'),
  entity(
    'client_plans_code (coupon)',
    'client_plans_code',
    'title, coupon_code, terms, type (PERCENTAGE or FLAT), value, status (ACTIVE or INACTIVE), start_date, end_date, no_of_coupon, updated_by',
    { 'type (PERCENTAGE or FLAT)': inWords('type'), 'status (ACTIVE or INACTIVE)': inWords('status') },
  ),
  entity('Geo point', 'clinics', "type 'Point', coordinates (latitude and longitude)", {
    "type 'Point'": ['geo_point', 'one JSON value'],
    'coordinates (latitude and longitude)': ['geo_point', 'one JSON value'],
  }),
  entity(
    'File reference',
    'files',
    'file_id, directory, isPublic, url, name, mime_type, file_type (IMAGE VIDEO or FILE)',
    {
      file_id: [
        'id',
        'the row that the reference names; a column that names files holds the reference as JSON',
      ],
      'file_type (IMAGE VIDEO or FILE)': inWords('file_type'),
    },
  ),
];
