type Body = Readonly<Record<string, unknown>>;

/** Every REST endpoint that takes a body, with a valid body for the organisation of this sub-domain. */
export const restBodies = (sub: string): Readonly<Record<string, Body>> => ({
  'auth/login-via-email-or-phone': { emailOrPhone: `a@${sub}.example`, password: 'x', sub_domain: sub },
  'auth/login-via-passcode-without-role': { code: '1234', ip_address: '1.1.1.1', subdomain: sub },
  'auth/change-password': { old_password: 'x', new_password: 'Correct-horse-10' },
  'auth/forget-password-without-role': { email: `a@${sub}.example`, subdomain: sub },
  'auth/reset-password': { reset_key: 'k'.repeat(43), password: 'Correct-horse-10', subdomain: sub },
  'auth/switch-role': { role_link_id: '0195aaaa-0000-7000-8000-000000000001' },
  'auth-action/verify-users': { verify_key: 'k'.repeat(43), password: 'Correct-horse-10', subdomain: sub },
  'auth-action/link-state': { kind: 'RESET', key: 'k'.repeat(43), subdomain: sub },
  'auth-action/passcodesendmail': { email: `a@${sub}.example`, subdomain: sub, orderId: '1' },
  'auth-action/sendEmailShoppingList': {
    to: 'me',
    lines: [{ clinic_im_product_id: '0195aaaa-0000-7000-8000-000000000001', vendor_id: null, quantity: 1 }],
    idempotency_key: 'k',
  },
  'auth-action/getHolidays': { from: '2026-01-01', until: '2026-12-31' },
  'utils/fill-holidays': { year: 2027 },
  'order-chat/login': {
    order_id: '0195aaaa-0000-7000-8000-000000000001',
    link: 'l'.repeat(22),
    passcode: 'ABCD',
  },
  'event/common': { trigger: 'task_changed', data: { task_id: '0195aaaa-0000-7000-8000-000000000001' } },
  'utils/export-file': {
    query: 'query q($n: String) { tasks(where: {name: {_eq: $n}}) { name } }',
    variables: { n: 'x' },
    fileName: 'x',
    columns: ['name'],
  },
  'utils/import-rows': { table: 'client_task_levels', key: 'k', rows: [{ name: 'Imported' }] },
  'utils/place-row': {
    table: 'training_course_items',
    id: '0195aaaa-0000-7000-8000-000000000001',
    after: '0195aaaa-0000-7000-8000-000000000002',
  },
});
