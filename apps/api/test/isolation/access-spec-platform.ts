import {
  type AccessSpec,
  alive,
  and,
  mine,
  of,
  or,
  partOf,
  platform,
  type Reading,
  read,
  reading,
  sees,
  staff,
  type TableSpec,
} from './access-spec.ts';

/**
 * The tables hold what the platform sells or publishes to clients, its leads and broadcasts, and the tickets
 * between both.
 */

const buyers = (readings: readonly Reading[]) => ({ client_admin: readings, client: readings });
const tenants = (readings: readonly Reading[]) => ({
  client_admin: readings,
  clinic_admin: readings,
  client_employee: readings,
  client: readings,
});

/** These platform roles can read the rows across tenants with the module's VIEW. */
const across = (module: string, who: readonly (typeof staff)[number][], rows = 'true'): AccessSpec['reads'] =>
  Object.fromEntries(
    who.map((baseRole) => [baseRole, [{ ...sees([`${module}:VIEW`], rows), everyTenant: true }]]),
  );

/** People with ADD on the client's own table (`own`) can also read the platform's ACTIVE rows. */
const taken = (table: string, module: string, own: string, named?: readonly string[]): TableSpec => [
  table,
  platform(table, {
    module,
    ...(named ? { named } : {}),
    tenants: tenants([sees([`${own}:ADD`], "t.status = 'ACTIVE'")]),
  }),
];
const std = (table: string, module: string, readers: readonly Reading[] = []): TableSpec => [
  table,
  platform(table, { module, tenants: tenants(readers) }),
];

const tickets = 'support_tickets';
const ticketSpec: AccessSpec = {
  reads: {
    ...reading(
      tickets,
      { client_admin: 'true', clinic_admin: read(tickets), client_employee: read(tickets), client: 'true' },
      { module: 'support-tickets', own: mine('created_by_user_id') },
    ),
    ...across('support-tickets', ['super_admin', 'super_admin_employee', 'support_executive']),
  },
};
const free = or(mine('assigned_to_user_id'), 't.assigned_to_user_id is null');

const contact = ['name', 'business_name', 'phone', 'email', 'message'];
const lead = platform('website_cms_leads', {
  module: 'leads',
  owned: ['status', 'assigned_to_user_id', 'lost_reason', 'converted_client_id', 'converted_at', 'position'],
  viewed: { sales_executive: free },
  neverDeleted: true,
});
const leads: AccessSpec = {
  ...lead,
  changes: Object.fromEntries(
    staff.map((who) => [
      who,
      [{ needs: ['leads:EDIT'], rows: who === 'sales_executive' ? free : 'true', columns: contact }],
    ]),
  ),
};
const admins: AccessSpec = { reads: { client_admin: [sees([], 'true')] } };
const item = (table: string, column: string) => of(table, column, `${table}.status = 'ACTIVE'`);
const taking = (table: string, module: string, own: string, parent: string, rows: string): TableSpec => [
  table,
  platform(table, { module, once: [parent], tenants: tenants([sees([`${own}:ADD`], rows)]) }),
];

export const platformSpecs: Readonly<Record<string, AccessSpec>> = {
  client_transaction_history: {
    reads: {
      ...buyers([sees([], 'true')]),
      ...Object.fromEntries(staff.map((who) => [who, []])),
      ...across('subscriptions', ['super_admin', 'super_admin_employee', 'accounts_executive']),
    },
  },
  client_plans_code: platform('client_plans_code', {
    module: 'client-plans-code',
    owned: ['status', 'used', 'updated_by'],
    presets: { updated_by: 'me' },
    removed: 't.used = 0',
  }),
  website_cms_leads: leads,
  website_cms_lead_history: {
    reads: partOf('website_cms_lead_history', {
      parent: 'website_cms_leads',
      column: 'website_cms_lead_id',
      spec: leads,
    }).reads,
  },
  website_cms_broadcast_deliveries: {
    reads: platform('website_cms_broadcast_deliveries', { module: 'broadcasts' }).reads,
  },
  website_cms_broadcasts: platform('website_cms_broadcasts', {
    module: 'broadcasts',
    owned: ['status', 'recipient_count', 'sent_count', 'failed_count', 'sent_at', 'failed_reason'],
    changed: "t.status = 'DRAFT'",
  }),
  help_centre_articles: platform('help_centre_articles', {
    module: 'help_centre',
    tenants: tenants([sees(['help_centre:VIEW'], and('t.is_published', alive))]),
  }),
  ...Object.fromEntries([
    std('client_sources', 'client-sources'),
    std('website_cms_lead_sources', 'lead-sources'),
    std('website_cms_broadcast_groups', 'broadcast-groups'),
    [
      'website_cms_broadcast_group_members',
      platform('website_cms_broadcast_group_members', {
        module: 'broadcast-groups',
        owned: ['unsubscribed_at'],
      }),
    ] as const,
    std('website_cms_pricing_plans', 'website-cms-pricing-plans'),
    std('website_cms_products', 'website-cms-products'),
    ['holidays', platform('holidays', { module: 'holidays', open: true })] as const,
    taken('master_employee_awards', 'master-employee-awards', 'employee-awards'),
    taken('master_training_categories', 'master-training', 'client-training-categories'),
    taken('master_training_courses', 'master-training', 'training-courses'),
    taking(
      'master_training_course_items',
      'master-training',
      'training-courses',
      'master_training_course_id',
      and("t.status = 'ACTIVE'", item('master_training_courses', 'master_training_course_id')),
    ),
    taken('master_induction_form_categories', 'master-induction-forms', 'client-induction-form-categories'),
    taken('master_induction_forms', 'master-induction-forms', 'induction-forms'),
    taking(
      'master_training_course_item_fields',
      'master-training',
      'training-courses',
      'master_training_course_item_id',
      of(
        'master_training_course_items',
        'master_training_course_item_id',
        and(
          "master_training_course_items.status = 'ACTIVE'",
          item('master_training_courses', 'master_training_course_id').replace(
            /\bt\./g,
            'master_training_course_items.',
          ),
        ),
      ),
    ),
    taking(
      'master_induction_form_fields',
      'master-induction-forms',
      'induction-forms',
      'master_induction_form_id',
      item('master_induction_forms', 'master_induction_form_id'),
    ),
    taken('master_im_product_categories', 'master-im', 'client-im-product-categories', [
      'parent_category_id',
    ]),
    taken('master_brands', 'master-im', 'clinic-im-brands', []),
  ]),
  support_tickets: ticketSpec,
  support_access_grants: admins,
  client_sessions: admins,
  support_ticket_history: partOf('support_ticket_history', {
    parent: tickets,
    column: 'support_ticket_id',
    spec: ticketSpec,
  }),
  support_ticket_messages: partOf('support_ticket_messages', {
    parent: tickets,
    column: 'support_ticket_id',
    spec: ticketSpec,
  }),
};
