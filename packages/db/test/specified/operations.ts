import { asKey, asRows, entity, inWords, ofReferred, type SpecifiedEntity } from './entity.ts';
import { inventory } from './inventory.ts';

const campaign =
  'website_url, campaign_source, campaign_medium, campaign_name, campaign_term, campaign_content';
const masterFields =
  'name, hint, type, config, answer, options, input_attachment_type, input_attachment, position, evaluateAnswer, operator, regex, required';
const courses = 'name, short_info, complete_info, thumbnail_image, status';
const items =
  'item_type, type, status, name, description, qualifying_percentage, position, media_attachment_type, media_attachment, attachments';
const inductionForm =
  'master_induction_form_category_id, type, status, name, description, form_attachment, attachment_type, attachments, is_signature_required';

export const operations: readonly SpecifiedEntity[] = [
  ...inventory,

  entity(
    'Clinic',
    'clinics',
    'id, created_at, updated_at, name, short_id, internal_code, address, phone, email, landline, weekly_budget, sterilisation_setting_status',
  ),
  entity('clinic_rooms', 'clinic_rooms', 'name, clinic_id, internal_name, info, color, status'),
  entity(
    'Clinic roster shift timing',
    'clinic_roster_shift_timings',
    'clinic_id, name, start_time, end_time',
  ),
  entity('Client employee type', 'client_employee_types', 'id, name, short_info, image'),
  entity('Client source', 'client_sources', `name, ${campaign}, color`),
  entity('Client expense type', 'client_expense_types', 'id, clinic_id, name, short_info, color'),
  entity(
    'clinic_expenses',
    'clinic_expenses',
    'id, created_at, updated_at, clinic_id, created_by_userid, clinic_expense_type_id, name, amount, internal_note, expense_date, attachments, position',
  ),
  entity(
    'clinic_contacts',
    'clinic_contacts',
    'id, created_at, created_by_user_id, clinic_id, name, phone, account_number, company_name, email, status, website_link, notes, clinic_contact_type_id, position',
  ),
  entity(
    'clinic_contact_types',
    'clinic_contact_types',
    'id, clinic_id, name, status, created_at, created_by_user_id',
  ),
  entity('Address', null, 'line_1, line_2, city, state, pincode, country, phone', {
    ...Object.fromEntries(
      ['line_1', 'line_2', 'city', 'state', 'pincode', 'country', 'phone'].map((part) => [
        part,
        ['users.address clients.address clinics.address', 'an address is one JSON value'] as const,
      ]),
    ),
  }),
  entity('users_reported_to_users', 'users_reported_to_users', 'user_id, reported_to_user_id'),
  entity(
    'Master dialog column configuration',
    null,
    'column_name, type (TEXT TEXTAREA NUMBER COLOR or IMAGE), isRequired',
    {
      column_name: ['', 'a resource is code: the key of its field'],
      'type (TEXT TEXTAREA NUMBER COLOR or IMAGE)': ['', "a resource is code: its field's kind"],
      isRequired: ['', "a resource is code: its field's `required`"],
    },
  ),

  entity('Master training categories', 'master_training_categories', 'name, short_info, color'),
  entity('Client training categories', 'client_training_categories', 'name, short_info, color, image'),
  entity('Client induction-form category', 'client_induction_form_categories', 'name, short_info, color'),
  entity(
    'Preformatted letters category',
    'client_preformatted_letters_categories',
    'name, short_info, color',
  ),
  entity('master_training_courses', 'master_training_courses', `${courses}, master_training_category_id`),
  entity('training courses', 'training_courses', `${courses}, client_training_category_id, clinic_id`),
  entity('Course items', 'training_course_items', `${items}, training_course_id`),
  entity('Course items of a master', 'master_training_course_items', `${items}, training_course_id`, {
    training_course_id: ['master_training_course_id', 'the master that it belongs to'],
  }),
  entity('Submissions', 'training_course_submissions', 'answers'),
  entity('Item fields', 'training_course_item_fields', masterFields),
  entity('Item fields of a master', 'master_training_course_item_fields', masterFields),
  entity(
    'Client training grades',
    'client_training_grades',
    'name, short_info, start_percentage, end_percentage',
  ),
  entity(
    'training_course_enrollments',
    'training_course_enrollments',
    'client_training_grade_id, training_course_id, user_id, message, status, enrolled_at',
  ),
  entity('Induction form', 'induction_forms', inductionForm),
  entity('Induction form: fields', 'induction_form_fields', masterFields),
  entity('master induction form', 'master_induction_forms', inductionForm),
  entity('master induction form: fields', 'master_induction_form_fields', masterFields),

  entity(
    'clinic_rosters',
    'clinic_rosters',
    'start_time, end_time, clinic_id, user_id, user_whom_id, clinic_room_id, clinic_roster_date, clinic_roster_shift_timing_id, published, roster_shift_type, meal break duration, meal break start part, meal break end part, rest break duration, rest break start part, rest break end part, extra break fields, clocked_in_at, clocked_in_message, clocked_out_at, clocked_out_message, message, check_out_attachments, change requests id, change requests status',
    {
      'meal break duration': inWords('meal_break_duration'),
      'meal break start part': inWords('meal_break_start_time'),
      'meal break end part': inWords('meal_break_end_time'),
      'rest break duration': inWords('rest_break_duration'),
      'rest break start part': inWords('rest_break_start_time'),
      'rest break end part': inWords('rest_break_end_time'),
      'extra break fields': inWords(
        'extra_meal_break_duration extra_meal_break_start_time extra_meal_break_end_time extra_rest_break_duration extra_rest_break_start_time extra_rest_break_end_time',
      ),
      'change requests id': asRows('clinic_roster_change_requests.id'),
      'change requests status': asRows('clinic_roster_change_requests.status'),
    },
  ),
  entity(
    'Client employee leave type',
    'client_employee_leave_types',
    'name, short_info, color, leave_type (PAID or other), no_of_years',
    { 'leave_type (PAID or other)': inWords('leave_type') },
  ),
  entity(
    'Client employee leave type: configurations',
    'client_employee_leave_type_configurations',
    'client_employee_type_id, number_of_leaves_in_days, hrs_per_day, applicable_on, leave_loading, accrual_rate',
  ),
  entity(
    'employee_leaves',
    'employee_leaves',
    'clinic_id, user_id, is_time_in_lieu, leave_start_date, leave_end_date, leave_date, reason, attachments, status, action_message, action_at, action_workspace_user_id, client_employee_leave_type_id, total_paid_hrs, total_unpaid_hrs, no_of_leaves_accrued',
  ),
  entity(
    'employee_leaves: day breakdowns',
    'employee_leave_days',
    'is_all_day, start_time, end_time, date, paid_hrs, unpaid_hrs',
  ),

  entity(
    'Employee award level',
    'employee_award_levels',
    'id, service_type, employee_type_id, name, is_age_required, is_payPoint_required, is_experience_required, from_duration, from_tenure, to_duration, to_tenure, casual_rate_percentage, saturday_casual_rate_percentage, sunday_casual_rate_percentage, public_holidays_casual_rate_percentage, overtime_time_and_half_percentage, overtime_double_time_percentage, overtime_sundays_percentage, overtime_public_holidays_percentage, is_overtime_sunday, is_overtime_public_holidays, created_at, updated_at',
  ),
  entity(
    'Employee award sub-level',
    'employee_award_sub_levels',
    'id, pay_point, age, description, base_price, parent level',
    { 'parent level': asKey('employee_award_level_id') },
  ),
  entity(
    'Master employee award',
    'master_employee_awards',
    'name, short_info, image, job_role, job_level, age, pay_per_hour, position',
  ),

  entity(
    'newsfeeds (clinic_newsfeeds)',
    'clinic_newsfeeds',
    'clinic_id, user_id, title, slug, media_type, media, tags, status, published_at, un_published_at',
  ),
  entity(
    'Broadcast',
    'website_cms_broadcasts',
    'title, body, broadcast_at, channels, status, broadcast_group_ids, image',
  ),
  entity('Broadcast group', 'website_cms_broadcast_groups', 'id, name, short_info, created_at, updated_at'),
  entity(
    'Website CMS pricing plan',
    'website_cms_pricing_plans',
    'name, label, tenure_in_days, benefits, price, price_currency_toggle, status, type, product_type, max_clinics, max_users, sms_credits, email_credits',
  ),
  entity(
    'Website CMS product',
    'website_cms_products',
    'position, names, images, info sections, FAQs, call-to-action fields, the 22 named fields that are not shown',
    {
      names: inWords('name key display_name tag_line'),
      images: inWords('icon_image thumbnail_image banner_image mobile_banner_image gallery_images'),
      'info sections': inWords('info_title info_sections'),
      FAQs: inWords('faqs_title faqs'),
      'call-to-action fields': inWords(
        'call_to_action_title call_to_action_info call_to_action_label call_to_action_url call_to_action_image',
      ),
      'the 22 named fields that are not shown': [
        'position name key display_name tag_line short_info complete_info icon_image thumbnail_image banner_image mobile_banner_image gallery_images video info_title info_sections faqs_title faqs call_to_action_title call_to_action_info call_to_action_label call_to_action_url call_to_action_image',
        'chosen here',
      ],
    },
  ),
  entity('Lead', 'website_cms_leads', 'name, phone, email, website_cms_lead_source_id, message, status'),
  entity('Lead source', 'website_cms_lead_sources', `id, name, ${campaign}`),

  entity(
    'user_chat_messages',
    'user_chat_messages',
    'id, sender_user_id, receiver_user_id, message, message_type, supporting_attachments, created_at, updated_at, is_chat_deleted, message_status',
  ),
  entity(
    'clinic_chat_groups',
    'clinic_chat_groups',
    'id, name, image (with url), slug, clinic_id, created_at, updated_at, group users (names phone email profile_image)',
    {
      'image (with url)': ['image', 'a reference to a file, with its url'],
      'group users (names phone email profile_image)': asRows(
        'clinic_chat_group_users.user_id users.display_name users.phone users.email users.profile_image',
      ),
    },
  ),
  entity(
    'clinic_chat_group_messages',
    'clinic_chat_group_messages',
    'id, clinic_chat_group_id, user_id, message, message_type, supporting_attachments, is_groupchat_deleted',
  ),
  entity(
    'User chat flags',
    'user_presence',
    'online_status, is_chat_minimized, is_chat_closed, is_groupchat_minimized, is_groupchat_closed',
  ),
  entity('User notification', 'user_notifications', 'type, payload, read, title, body, image, user', {
    user: asKey('user_id'),
  }),
  entity(
    'Chat notification',
    'chat_notifications',
    'title, active, sender_user_id, group_id, clinic_chat_group',
    {
      clinic_chat_group: ofReferred('group_id clinic_chat_groups.name'),
    },
  ),

  entity(
    'Media file',
    'files',
    'file_id, directory, isPublic, name, mime_type, file_type (IMAGE VIDEO or FILE)',
    {
      file_id: ['id', 'the row that the reference names'],
      'file_type (IMAGE VIDEO or FILE)': inWords('file_type'),
    },
  ),
  entity(
    'Library files',
    'library_files',
    'name, file_type, extension, file_id, directory, size, tenant_id',
    {
      tenant_id: ['client_id', 'one word for the organisation in every table'],
    },
  ),
  entity(
    'user_documents',
    'user_documents',
    'id, name, document, notes, created_at, created_by_user_id, user_id',
  ),
  entity(
    'Task comments (used by the comment dialog)',
    'task_comments',
    'id, task_id, user_id, message, message_type, attachments, position, created_at',
  ),
  entity(
    'Permission entry',
    'module_default_user_roles',
    'module name, default_actions, saved_data_actions, module fixed_actions',
    {
      'module name': ofReferred('module_id modules.name'),
      'module fixed_actions': ofReferred('modules.fixed_actions'),
    },
  ),
];
