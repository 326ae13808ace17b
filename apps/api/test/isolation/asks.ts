import { roleOf } from '@operatory/domain';
import { commands } from '../../src/commands/all.ts';
import { isOfferedTo } from '../../src/commands/define.ts';
import { attemptsOf, insertsOf } from './expected-inserts.ts';
import { changeOf } from './expected-writes.ts';
import { canary, missing, type Place, places } from './places.ts';
import { holdersOfKeys, upsert } from './upserts.ts';
import { type Ask, graphql, type Keys, rest } from './watch.ts';
import { harmlessOf } from './what-fits.ts';
import { type Actor, catalog, keyColumn, tables, type World } from './world.ts';

/**
 * A request with keys of rows that the actor may not see. Each key must get the same response as a key that
 * does not exist.
 */
export interface Asked {
  readonly what: string;
  readonly ask: Ask;
  readonly keys: Keys;
}

const other = (place: Place): Place => (place.name === 'south' ? places.north : places.south);

/**
 * @returns At most one row of another tenant, and one of the actor's own tenant that the actor cannot see.
 */
async function keysOf(world: World, actor: Actor, table: string): Promise<Keys> {
  const seen = (await world.expected(actor)).get(table)?.keys ?? new Set<string>();
  const rows = [...(world.rows[table] ?? [])].filter(([id]) => !seen.has(id) && id.length === 36);
  const away = other(actor.place).client;
  const one = (client: string) =>
    rows
      .filter(([, row]) => (row.client_id ?? row.id) === client)
      .slice(0, 1)
      .map(([id]) => id);
  return { foreign: one(away), hidden: one(actor.place.client) };
}

/**
 * @returns Requests by key for the tables that the actor can read: to read and, where the actor may, to
 * update and delete. Tables without a UUID key or a row of another tenant have none.
 */
export async function tableAsks(world: World, actor: Actor): Promise<readonly Asked[]> {
  const asks: Asked[] = [];
  const { session, baseRole } = actor;
  const person = await actor.signedIn();
  for (const [table] of await world.expected(actor)) {
    const keys = await keysOf(world, actor, table);
    const key = keyColumn(table);
    if (keys.foreign.length === 0 || catalog.tables[table]?.columns[key]?.type !== 'uuid') continue;
    const add = (what: string, text: string) =>
      asks.push({ what: `${what} ${table}`, ask: graphql(person, text, (id) => ({ id })), keys });
    add('by_pk of', `query ($id: uuid!) { ${table}_by_pk(${key}: $id) { ${key} } }`);
    const change = changeOf('update', baseRole, table, session.grants);
    if (change) {
      const [column, literal] = (await harmlessOf(world, table, change.columns)) ?? [];
      if (column)
        add(
          'update of',
          `mutation ($id: uuid!) { update_${table}_by_pk(pk_columns: {${key}: $id}, _set: {${column}: ${literal}}) { ${key} } }`,
        );
    }
    if (changeOf('delete', baseRole, table, session.grants))
      add('deletion of', `mutation ($id: uuid!) { delete_${table}_by_pk(${key}: $id) { ${key} } }`);
  }
  return asks;
}

/**
 * An upsert with a unique value of a foreign or hidden row could reveal that the row exists, so it is tried
 * in every table where the actor may set such a value.
 */
export async function upsertAsks(world: World, actor: Actor): Promise<readonly Asked[]> {
  const person = await actor.signedIn();
  const asks: Asked[] = [];
  for (const table of tables) {
    const due = insertsOf(actor, table);
    const change = changeOf('update', actor.baseRole, table, actor.session.grants);
    if (!due || !change) continue;
    const [harmless] = (await harmlessOf(world, table, change.columns)) ?? [];
    if (!harmless) continue;
    const base = (await attemptsOf(world, actor, table)).find(({ ok }) => ok)?.object;
    for (const { constraint, keys } of await holdersOfKeys(world, actor, table)) {
      const [column = '', ...others] = Object.keys(keys[0] ?? {});
      if (others.length > 0 || !due.columns.includes(column)) continue;
      const [foreign, hidden] = keys.slice(0, -1).map((row) => String(row[column]));
      asks.push({
        what: `upsert of ${table} by ${constraint.name}`,
        ask: graphql(person, upsert(table, constraint, [harmless]), (key) => ({
          object: { ...base, [column]: key },
        })),
        keys: { foreign: foreign ? [foreign] : [], hidden: hidden ? [hidden] : [] },
      });
    }
  }
  return asks;
}

const only = (foreign: readonly string[]): Keys => ({ foreign, hidden: [] });

const day = '2090-01-01';
const oneDay = `leave_start_date: "${day}", leave_end_date: "${day}"`;
const orderedLine = `{clinic_im_product_id: "${missing}", quantity: 1}`;
const signature = ', version: 1, method: "PIN", secret: "0000", typed_name: "x", consent: true';
/** The arguments that a command requires in addition to its id, as GraphQL. */
const given: Readonly<Record<string, string>> = {
  revise_client_document: ', version: 1, note: "x", name: "x", description: "x", selected_user_type: "ALL"',
  approve_client_document: ', version: 1',
  add_user_document: `, approved_by_user_id: "${missing}"`,
  reject_client_document: ', version: 1, reason: "x"',
  cancel_client_document: ', version: 1',
  complete_document_assignment: ', version: 1',
  sign_document_assignment: signature,
  witness_document_assignment: signature,
  admin_sign_document_assignment: signature,
  decline_document_assignment: ', version: 1, reason: "x"',
  sign_induction_form: signature,
  verify_user_qualification: ', updated_at: "2026-11-01T00:00:00Z"',
  cancel_enrollment: ', version: 1',
  acknowledge_newsfeed: ', version: 1',
  grant_retake: ', version: 1',
  mark_training_submission: ', version: 1, percentage: 50',
  request_task_extension: `, extended_deadline_date: "${day}", comment: "x"`,
  decide_task_extension: ', status: "ACCEPTED", comment: "x"',
  decide_task_reassign: ', status: "ACCEPTED", comment: "x"',
  duplicate_custom_role: ', name: "Twice"',
  edit_client: ', set: {}',
  set_client_status: ', status: "INACTIVE", reason: "x"',
  move_lead: ', status: "CONTACTED"',
  lose_lead: ', reason: "x"',
  convert_lead:
    ', name: "x", sub_domain: "xyz", package_id: 1, team_id: 1, state: "NSW", admin: {first_name: "x", last_name: "x", email: "x@x.example"}',
  schedule_newsfeed: `, date: "${day}", time: "09:00"`,
  dispose_lot: ', reason: "x"',
  adjust_lot: ', seen: 1, quantity: 2, reason: "x"',
  edit_leave: `, clinic_id: "${missing}", client_employee_leave_type_id: "${missing}", ${oneDay}`,
  decide_leave: ', status: "APPROVED"',
  save_shift: `, version: 1, clinic_id: "${missing}", clinic_roster_date: "${day}", start_time: "09:00", end_time: "17:00"`,
  delete_shift: ', version: 1',
  discard_shift_changes: ', version: 1',
  decide_roster_change: ', status: "APPROVED"',
  decide_shift_swap: ', status: "APPROVED"',
  report_instrument: `, instrument_count_item_id: "${missing}", count_date: "${day}", status: "Missing"`,
  resolve_instrument: ', status: "REPLACED"',
  record_stock_take: `, lines: [{clinic_im_product_id: "${missing}", counted_quantity: 1}]`,
  transfer_lot: `, clinic_storage_location_id: "${missing}"`,
  edit_order_lines: `, lines: [${orderedLine}]`,
  confirm_order_by_phone: ', note: "x"',
  cancel_order: ', reason: "x"',
  receive_order: `, rows: [{order_item_id: "${missing}", quantity: 1}]`,
  close_order_item: ', reason: "x"',
  reverse_receipt: ', reason: "x"',
  edit_order_message: ', message: "x"',
  send_chat_message: `, receiver_user_id: "${missing}", message: "x"`,
  edit_chat_message: ', message: "x"',
  send_group_message: `, clinic_chat_group_id: "${missing}", message: "x"`,
  edit_group_message: ', message: "x"',
  add_group_users: `, user_ids: ["${missing}"]`,
  remove_group_users: `, user_ids: ["${missing}"]`,
  lock_timesheet: ', version: 1',
  mark_subscription_unpaid: ', reason: "x"',
  set_coupon_status: ', status: "INACTIVE"',
  reopen_timesheet: ', version: 1, reason: "x"',
  update_order_status: ', object: {status: "CANCEL", reason: "x"}',
  update_order_item_status: ', object: {status: "SHORT", reason: "x"}',
  update_order_item_quantity_status: ', object: {quantity_received: 1}',
};
/** Further ids that a command takes, each with the table to which it refers. */
const secondary: readonly (readonly [command: string, argument: string, table: string])[] = [
  ['edit_task', 'clinic_room_id', 'clinic_rooms'],
  ['edit_task', 'lab_id', 'labs'],
  ['edit_task', 'client_task_level_id', 'client_task_levels'],
  ['edit_task', 'assigned_to_user_id', 'users'],
  ['change_task_status', 'levelId', 'client_task_levels'],
  ['change_task_status', 'userId', 'users'],
  ['change_task_user', 'userId', 'users'],
  ['move_task', 'before', 'tasks'],
  ['move_task', 'after', 'tasks'],
];

/**
 * The commands that take ids are called with the id of a row that their caller cannot see; some are also
 * called with a visible row and such an id.
 */
export async function commandAsks(world: World, actor: Actor): Promise<readonly Asked[]> {
  const { place } = actor;
  const person = await actor.signedIn();
  const asks: Asked[] = [];
  const add = (what: string, arguments_: string, keys: Keys, fields = '{ id }') =>
    asks.push({
      what,
      // The values are written as literals, because an argument's type is specific to the command.
      ask: (id) => {
        const values = arguments_.replace('$id', JSON.stringify(id));
        return person.post({ query: `mutation { ${what.split(' ')[0]}(${values}) ${fields} }` });
      },
      keys,
    });
  for (const { name, input, returns, bulk } of commands.filter((each) => isOfferedTo(each, false))) {
    // An optional id is that of the new row, which its sender chooses.
    const own = Object.entries(input.shape).find(
      ([key, value]) => (key === 'id' || key === 'task_id') && !value.safeParse(undefined).success,
    )?.[0];
    if (!own || returns === null) continue;
    const kind = name.includes('reassign') ? 'reassign' : 'extension';
    const table = !name.includes('task')
      ? returns
      : /^(cancel|decide)/.test(name)
        ? `task_${kind}_requests`
        : 'tasks';
    const colleague = /^(change_task_user|request_task_reassign)$/.test(name) ? place.spare : '';
    const more =
      name === 'change_task_user'
        ? `, userId: "${colleague}"`
        : name === 'request_task_reassign'
          ? `, new_assigned_to_user_id: "${colleague}", comment: "x"`
          : (given[name] ?? '');
    const keys = await keysOf(world, actor, table);
    add(name, `${own}: $id${more}`, keys);
    if (bulk) add(`${name}_many`, `objects: [{${own}: $id${more}}]`, keys, '{ id refusal message }');
  }
  add(
    'change_task_position',
    'taskList: [{id: $id, position: 1}]',
    await keysOf(world, actor, 'tasks'),
    '{ affected_rows }',
  );
  const documents = await keysOf(world, actor, 'client_documents');
  add('assign_client_document', `id: $id, user_ids: ["${missing}"]`, documents, '{ assigned }');
  add('nudge_assignees', 'id: $id', documents, '{ nudged }');
  const courses = await keysOf(world, actor, 'training_courses');
  add('enrol_users', `training_course_id: $id, user_ids: ["${missing}"]`, courses, '{ enrolled }');
  add(
    'start_training_item',
    `training_course_enrollment_id: $id, training_course_item_id: "${missing}"`,
    await keysOf(world, actor, 'training_course_enrollments'),
  );
  add(
    'keep_media_position',
    'id: $id, seconds: 1',
    await keysOf(world, actor, 'training_course_submissions'),
    '{ affected_rows }',
  );
  add(
    'mark_training_submission by submission',
    'id: $id, version: 1, percentage: 50',
    await keysOf(world, actor, 'training_course_submissions'),
  );
  const submissions = await keysOf(world, actor, 'induction_form_submissions');
  add(
    'submit_induction_form',
    'induction_form_id: $id, is_final: false',
    only((await keysOf(world, actor, 'induction_forms')).foreign),
  );
  add(
    'submit_induction_form of a submission',
    `induction_form_id: "${missing}", submission_id: $id, is_final: false`,
    submissions,
  );
  add(
    'give_induction_pack',
    `induction_pack_id: $id, user_ids: ["${missing}"]`,
    only((await keysOf(world, actor, 'induction_packs')).foreign),
    '{ given }',
  );
  add(
    'save_induction_pack',
    'id: $id, version: 1, name: "x"',
    only((await keysOf(world, actor, 'induction_packs')).foreign),
  );
  add(
    'mark_notifications_read',
    'ids: [$id]',
    await keysOf(world, actor, 'user_notifications'),
    '{ affected_rows }',
  );
  add(
    'mark_newsfeed_read',
    'ids: [$id]',
    await keysOf(world, actor, 'clinic_newsfeeds'),
    '{ affected_rows }',
  );
  for (const [name, argument] of [
    ['receive_stock', 'lots: [{ quantity: 1 }]'],
    ['use_stock', 'quantity: 1'],
  ] as const)
    add(name, `clinic_im_product_id: $id, ${argument}`, await keysOf(world, actor, 'clinic_im_products'));
  add(
    'send_order_message',
    'order_no: $id, message: "x"',
    await keysOf(world, actor, 'clinic_im_product_orders'),
  );
  add('send_lab_message', 'lab_order_id: $id, message: "x"', await keysOf(world, actor, 'lab_orders'));
  const groups = await keysOf(world, actor, 'clinic_chat_groups');
  const away = only([other(place).people.here]);
  add('send_chat_message to a person', `id: "${missing}", receiver_user_id: $id, message: "x"`, away);
  add('send_group_message to a group', `id: "${missing}", clinic_chat_group_id: $id, message: "x"`, groups);
  for (const command of ['mark_chat_delivered', 'mark_chat_read'] as const) {
    add(`${command} of a group`, 'clinic_chat_group_id: $id, position: 1', groups, '{ affected_rows }');
    add(`${command} of a person`, 'user_id: $id, position: 1', away, '{ affected_rows }');
  }
  add('mute_chat of a group', 'clinic_chat_group_id: $id, muted: true', groups, '{ affected_rows }');
  add('mute_chat of a person', 'user_id: $id, muted: true', away, '{ affected_rows }');
  add('set_chat_typing in a group', 'clinic_chat_group_id: $id', groups, '{ affected_rows }');
  add('set_chat_typing to a person', 'user_id: $id', away, '{ affected_rows }');
  add(
    'create_chat_group with a person',
    `name: "x", clinic_id: "${place.clinics.one}", user_ids: [$id]`,
    away,
  );
  add(
    'create_chat_group of a clinic',
    `name: "x", clinic_id: $id, user_ids: ["${missing}"]`,
    await keysOf(world, actor, 'clinics'),
  );
  add('start_stock_take', 'clinic_id: $id, name: "x"', await keysOf(world, actor, 'clinics'));
  const counted = `count_date: "${day}"`;
  add(
    'report_instrument of an instrument',
    `instrument_count_item_id: $id, ${counted}, status: "Missing"`,
    await keysOf(world, actor, 'instrument_count_items'),
  );
  const worked = 'from: "2026-11-02", until: "2026-11-08", expected_paid_minutes: 0';
  add(
    'approve_timesheet of a person',
    `clinic_id: "${place.clinics.one}", user_id: $id, ${worked}`,
    only([other(place).people.here]),
  );
  add(
    'approve_timesheet at a clinic',
    `clinic_id: $id, user_id: "${place.people.here}", ${worked}`,
    only([other(place).clinics.one]),
  );
  add('save_instrument_count', `clinic_id: $id, ${counted}`, await keysOf(world, actor, 'clinics'));
  const clinics = await keysOf(world, actor, 'clinics');
  const counts = '{ affected_rows }';
  add('publish_roster', `clinic_id: $id, from: "${day}", until: "${day}"`, clinics, counts);
  add('copy_roster_week', `clinic_id: $id, from: "${day}", to: "${day}"`, only(clinics.foreign), counts);
  add(
    'apply_roster_template',
    `clinic_roster_template_id: $id, to: "${day}"`,
    await keysOf(world, actor, 'clinic_roster_templates'),
    counts,
  );
  add('save_roster_template', `clinic_id: $id, week: "${day}", name: "x"`, clinics);
  add('clock_in', 'clinic_id: $id', only((await keysOf(world, actor, 'clinics')).foreign));
  add(
    'request_roster_change',
    'clinic_roster_id: $id, new_start_time: "08:15"',
    await keysOf(world, actor, 'clinic_rosters'),
  );
  const adjusted = 'hrs: "1", note: "x"';
  add('adjust_leave_balance', `user_id: $id, ${adjusted}`, only([other(place).people.here]));
  add(
    'adjust_leave_balance of a type',
    `user_id: "${place.people.here}", client_employee_leave_type_id: $id, ${adjusted}`,
    only((await keysOf(world, actor, 'client_employee_leave_types')).foreign),
  );
  const shifts = await keysOf(world, actor, 'clinic_rosters');
  add('claim_shift', 'clinic_roster_id: $id', shifts);
  add('offer_shift_swap', 'clinic_roster_id: $id', shifts);
  add(
    'offer_shift_swap to a person',
    `clinic_roster_id: "${missing}", to_user_id: $id`,
    only([other(place).people.here]),
  );
  for (const [command, argument, table] of secondary) {
    const { foreign } = await keysOf(world, actor, table);
    const task = canary(place, 'task near');
    add(`${command} with ${argument}`, `id: "${task}", ${argument}: $id`, only(foreign));
  }
  const clinic = `clinic_id: "${place.clinics.one}"`;
  for (const [argument, values, table] of [
    ['a supplier', `${clinic}, vendor_id: $id, lines: [${orderedLine}]`, 'clinic_im_vendors'],
    ['a clinic', `clinic_id: $id, vendor_id: "${missing}", lines: [${orderedLine}]`, 'clinics'],
  ] as const)
    add(`raise_order with ${argument}`, values, only((await keysOf(world, actor, table)).foreign));
  const leave = `${oneDay}, client_employee_leave_type_id:`;
  for (const [argument, values, table] of [
    ['a clinic', `clinic_id: $id, ${leave} "${missing}"`, 'clinics'],
    ['a type', `${clinic}, ${leave} $id`, 'client_employee_leave_types'],
    ['a person', `${clinic}, user_id: $id, ${leave} "${missing}"`, 'users'],
  ] as const)
    add(`request_leave with ${argument}`, values, only((await keysOf(world, actor, table)).foreign));
  return asks;
}

/**
 * REST endpoints and hand-written GraphQL fields do not use the engine's checks, so they have their own
 * requests.
 */
export async function restAsks(world: World, actor: Actor): Promise<readonly Asked[]> {
  const { place } = actor;
  const person = await actor.signedIn();
  const away = other(place);
  const seesFile = (await world.expected(actor)).get('tasks')?.keys.has(canary(place, 'task near'));
  const files = { foreign: [canary(away, 'file')], hidden: seesFile ? [] : [canary(place, 'file')] };
  const tasks = await keysOf(world, actor, 'tasks');
  const session = async (client: string) => {
    const { rows } = await world.server.root.query<{ id: string }>(
      'select id::text from sessions where client_id = $1 and ended_at is null limit 1',
      [client],
    );
    return rows.map(({ id }) => id);
  };
  const object = {
    name: 'Lent',
    start_date: '2026-11-01',
    deadline_date: day,
    clinic_id: place.clinics.one,
    assigned_to_user_id: place.people.head,
  };
  const asks: Asked[] = [
    {
      what: 'signed address',
      ask: rest(person, 'GET', (id) => `/api/v1/file-upload/get-signed-url/tasks/${id}`),
      keys: files,
    },
    { what: 'public file', ask: rest(person, 'GET', (id) => `/files/public/${id}`), keys: files },
    {
      what: 'event',
      ask: rest(
        person,
        'POST',
        () => '/api/v1/event/common',
        (id) => ({ trigger: 'task_status', data: { task_id: id } }),
      ),
      keys: tasks,
    },
    {
      what: 'PIN',
      ask: rest(person, 'GET', (id) => `/api/v1/auth-action/change-pin/${id}`),
      keys: only([away.people.here]),
    },
    {
      what: 'session',
      ask: rest(person, 'DELETE', (id) => `/api/v1/auth/sessions/${id}`),
      keys: only(await session(away.client)),
    },
    {
      what: 'role',
      ask: rest(
        person,
        'POST',
        () => '/api/v1/auth/switch-role',
        (id) => ({ id, link_id: id, role_link_id: id }),
      ),
      keys: only((await keysOf(world, actor, 'j_users_user_roles')).foreign),
    },
    {
      what: 'invoice',
      ask: rest(person, 'GET', (id) => `/api/v1/invoices/${id}.pdf`),
      keys: await keysOf(world, actor, 'client_transaction_history'),
    },
    ...(await Promise.all(
      ['certificate', 'signed'].map(async (name) => ({
        what: `${name} document`,
        ask: rest(person, 'GET', (id) => `/api/v1/document-assignments/${id}/${name}.pdf`),
        keys: await keysOf(world, actor, 'client_document_assignments'),
      })),
    )),
    {
      what: 'certificate of a course',
      ask: rest(person, 'GET', (id) => `/api/v1/training-enrollments/${id}/certificate.pdf`),
      keys: await keysOf(world, actor, 'training_course_enrollments'),
    },
    {
      what: 'progress in a course',
      ask: graphql(
        person,
        'query ($id: uuid!) { training_progress(enrollment_id: $id) { items { item_id } } }',
        (id) => ({ id }),
      ),
      keys: await keysOf(world, actor, 'training_course_enrollments'),
    },
    {
      what: 'filled-in form',
      ask: rest(person, 'GET', (id) => `/api/v1/induction-form-submissions/${id}/form.pdf`),
      keys: await keysOf(world, actor, 'induction_form_submissions'),
    },
    {
      what: 'induction of a person',
      ask: graphql(
        person,
        'query ($id: uuid) { induction_progress(user_id: $id) { user_id pack_name } }',
        (id) => ({ id }),
      ),
      keys: only([away.people.here]),
    },
    {
      what: 'new starters of a clinic',
      ask: graphql(
        person,
        'query ($id: uuid) { new_starters(clinic_id: $id) { count packs { user_id pack_name } } }',
        (id) => ({ id }),
      ),
      keys: only([away.clinics.one]),
    },
    {
      what: 'credentials of a clinic',
      ask: graphql(person, 'query ($id: uuid) { credential_matrix(clinic_id: $id) { user_id } }', (id) => ({
        id,
      })),
      keys: only([away.clinics.one]),
    },
    {
      what: 'who has completed a document',
      ask: graphql(
        person,
        'query ($id: uuid!) { document_progress(id: $id) { people { user_id } } }',
        (id) => ({ id }),
      ),
      keys: await keysOf(world, actor, 'client_documents'),
    },
    {
      what: 'page to pay on',
      ask: rest(
        person,
        'POST',
        () => '/api/v1/payments/checkout',
        (id) => ({ transaction_id: id }),
      ),
      keys: await keysOf(world, actor, 'client_transaction_history'),
    },
    {
      what: 'counts of a client',
      ask: graphql(person, 'query ($id: uuid!) { client_overview(client_id: $id) { seats } }', (id) => ({
        id,
      })),
      keys: await keysOf(world, actor, 'clients'),
    },
    {
      what: 'seats of clients',
      ask: graphql(person, 'query ($id: uuid!) { client_seats(client_ids: [$id]) { seats } }', (id) => ({
        id,
      })),
      keys: await keysOf(world, actor, 'clients'),
    },
    {
      what: 'holders of a right',
      ask: graphql(
        person,
        'query ($id: String!) { users_with_action(module: "tasks", action: "VIEW", clinic_id: $id) { id } }',
        (id) => ({ id }),
      ),
      keys: only([away.clinics.one]),
    },
    {
      what: 'a kiosk of a clinic',
      ask: rest(
        person,
        'POST',
        () => '/api/v1/kiosks',
        (id) => ({ clinic_id: id, name: 'x' }),
      ),
      keys: only([away.clinics.one]),
    },
    ...['order_spending', 'stock_usage'].map((name) => ({
      what: name,
      ask: graphql(
        person,
        `query ($id: String!) { ${name}(clinic_id: $id) { __typename } }`,
        (id: unknown) => ({ id }),
      ),
      keys: only([away.clinics.one]),
    })),
    {
      what: 'who is away at a clinic',
      ask: graphql(
        person,
        `query ($id: uuid!) {
          leave_calendar(from: "2026-12-01", until: "2026-12-31", clinic_id: $id) { days { date } holidays { date } }
        }`,
        (id) => ({ id }),
      ),
      keys: only([away.clinics.one]),
    },
    {
      what: 'the hours of a clinic',
      ask: graphql(
        person,
        `query ($id: uuid!) {
          timesheet_period(clinic_id: $id, from: "2026-11-02", until: "2026-11-08") { rows { user_id } }
        }`,
        (id) => ({ id }),
      ),
      keys: only([away.clinics.one]),
    },
    {
      what: 'the preview of a leave request',
      ask: graphql(
        person,
        `query ($id: uuid!) { preview_leave(id: $id, clinic_id: "${place.clinics.one}",
          client_employee_leave_type_id: "${missing}", ${oneDay}) { remaining_hrs } }`,
        (id) => ({ id }),
      ),
      keys: await keysOf(world, actor, 'employee_leaves'),
    },
    {
      what: 'what a leave request means',
      ask: graphql(person, 'query ($id: uuid!) { leave_impact(id: $id) { away { user_id } } }', (id) => ({
        id,
      })),
      keys: await keysOf(world, actor, 'employee_leaves'),
    },
    {
      what: 'people to add to a group',
      ask: graphql(person, 'query ($id: uuid!) { chat_people(group_id: $id) { id } }', (id) => ({ id })),
      keys: await keysOf(world, actor, 'clinic_chat_groups'),
    },
    {
      what: 'who has read news',
      ask: graphql(person, 'query ($id: uuid!) { newsfeed_readers(id: $id) { user_id } }', (id) => ({ id })),
      keys: await keysOf(world, actor, 'clinic_newsfeeds'),
    },
    {
      what: 'a forecast of leave',
      ask: graphql(
        person,
        'query ($id: uuid!) { leave_forecast(user_id: $id, on: "2026-12-24") { forecast_hrs } }',
        (id) => ({ id }),
      ),
      keys: only([away.people.here]),
    },
    {
      what: 'what a plan would cost another client',
      ask: graphql(
        person,
        'query ($id: uuid!) { plan_quote(client_id: $id, package_id: 2, team_id: 2) { total } }',
        (id) => ({ id }),
      ),
      // The platform’s staff quote for every client that they may read.
      keys: only(roleOf(actor.baseRole).scope === 'platform' ? [] : [away.client]),
    },
    {
      what: 'the email of an order',
      ask: graphql(person, 'query ($id: String!) { order_email(id: $id) { to text } }', (id) => ({ id })),
      keys: await keysOf(world, actor, 'clinic_im_product_orders'),
    },
  ];
  const expected = await world.expected(actor);
  if (expected.has('tasks')) {
    asks.push({
      what: 'export',
      ask: rest(
        person,
        'POST',
        () => '/api/v1/utils/export-file',
        (id) => ({
          query: 'query ($id: uuid!) { tasks(where: {id: {_eq: $id}}) { name } }',
          variables: { id },
        }),
      ),
      keys: tasks,
    });
    if (actor.session.grants.has('tasks:ADD'))
      asks.push({
        what: 'attachment',
        ask: graphql(
          person,
          'mutation ($object: tasks_insert_input!) { insert_tasks_one(object: $object) { name } }',
          (id) => ({ object: { ...object, attachments: [{ file_id: id }] } }),
        ),
        keys: files,
      });
  }
  return asks;
}
