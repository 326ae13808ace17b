import {
  type AccessSpec,
  type Adding,
  alive,
  and,
  at,
  columnsOf,
  given,
  insertable,
  inTeam,
  mine,
  near,
  of,
  ofItsClinic,
  or,
  partOf,
  read,
  reading,
  reference,
  sees,
  std,
  viewed,
  writing,
} from './access-spec.ts';

/** The tables hold people's own documents, their shifts and leave, and the records of a clinic. */

const documents = 'user_documents';
const userDocuments: AccessSpec = {
  reads: reading(
    documents,
    { client_admin: 'true', clinic_admin: or(mine(), near('t.user_id')), client_employee: mine() },
    { module: 'user-documents' },
  ),
  ...writing(
    documents,
    { added: { client_admin: 'true', clinic_admin: or(mine(), near('t.user_id')), client_employee: mine() } },
    { module: 'user-documents', columns: given(documents, ['user_id']), once: ['user_id'] },
  ),
};

const qualificationsTable = 'user_qualifications';
const verified = ['verified_at', 'verified_by_user_id', 'reminded_days'];
const numbers = { client_admin: undefined, others: [[mine(), ['number']]] as const };
const qualified = (rows: string, masks?: typeof numbers.others) => [
  sees(['Users:EDIT'], and(or(mine(), rows), alive), masks),
  sees([], and(mine(), alive), masks),
];
const qualifications = given(qualificationsTable, verified);
const ownCredential: Adding = {
  needs: [],
  rows: mine(),
  columns: insertable(qualificationsTable, qualifications),
  presets: { created_by_user_id: 'me' },
};
const addedBy = (rows: string): readonly Adding[] => [
  {
    needs: ['Users:EDIT'],
    rows: or(mine(), rows),
    columns: insertable(qualificationsTable, qualifications),
    presets: { created_by_user_id: 'me' },
  },
  ownCredential,
];
const editedBy = (rows: string) => [
  {
    needs: ['Users:EDIT'],
    rows: and(or(mine(), rows), alive),
    columns: qualifications.filter((column) => column !== 'user_id'),
  },
];
/**
 * The number of a credential is encrypted, so it is set after the row exists, also by its owner until the
 * credential is verified.
 */
const ownNumber = { needs: [], rows: and(mine(), alive, 't.verified_at is null'), columns: ['number'] };
const userQualifications: AccessSpec = {
  reads: {
    client_admin: qualified('true'),
    clinic_admin: qualified(near('t.user_id'), numbers.others),
    client_employee: qualified(near('t.user_id'), numbers.others),
    client: [sees([], and(mine(), alive), numbers.others)],
  },
  adds: {
    client_admin: addedBy('true'),
    clinic_admin: addedBy(near('t.user_id')),
    client_employee: addedBy(near('t.user_id')),
    client: [ownCredential],
  },
  changes: {
    client_admin: [...editedBy('true'), ownNumber],
    clinic_admin: [...editedBy(near('t.user_id')), ownNumber],
    client_employee: [...editedBy(near('t.user_id')), ownNumber],
    client: [ownNumber],
  },
  removes: {
    client_admin: editedBy('true'),
    clinic_admin: editedBy(near('t.user_id')),
    client_employee: editedBy(near('t.user_id')),
  },
};

const everybody = <T>(one: T) => ({
  client_admin: one,
  clinic_admin: one,
  client_employee: one,
  client: one,
});
const views = given('saved_views', ['user_id', 'table_name']);
const ownView = { needs: [], rows: mine(), columns: views };
/** Only client_admin can share a view with everybody; others share it with their clinics. */
const sharing = (rows: string) => [
  {
    ...ownView,
    rows: and(mine(), or('not t.is_shared', rows)),
    columns: ['table_name', ...views],
    presets: { user_id: 'me' } as const,
  },
];
const sharedNear = sharing(at('t.clinic_id'));
const savedViews: AccessSpec = {
  reads: everybody([sees([], or(mine(), and('t.is_shared', read('saved_views'))))]),
  adds: {
    client_admin: sharing('true'),
    clinic_admin: sharedNear,
    client_employee: sharedNear,
    client: sharedNear,
  },
  changes: everybody([ownView]),
  removes: everybody([{ ...ownView, columns: [] }]),
};

const clockTimes = [
  'clocked_in_at',
  'clocked_in_message',
  'clocked_in_synced_at',
  'clocked_out_at',
  'clocked_out_message',
  'clocked_out_synced_at',
  'clocked_in_photo',
  'clocked_out_photo',
  'check_in_attachments',
  'check_out_attachments',
];
/**
 * Only users who may view the whole roster see these columns: unpublished changes, what would reveal them,
 * and when people were notified.
 */
const managed = ['draft', 'version', 'updated_at', 'missed_notified_at', 'forgotten_notified_at'];
const shifts = 'clinic_rosters';
const seesShifts = (rows: string) => [
  sees(['clinic-rosters:VIEW'], and(rows, alive)),
  // Unpublished shifts are visible only to users who may view the whole roster.
  sees(
    ['my-roster:VIEW'],
    and(or(mine(), and(rows, "t.roster_shift_type <> 'UNROSTERED'")), 't.published', alive),
    [
      [mine(), clockTimes],
      [or(mine(), 't.user_id is null'), ['message']],
    ],
    columnsOf(shifts).filter((column) => !managed.includes(column)),
  ),
];
/** Only commands add, change and delete shifts. */
const rosters: AccessSpec = {
  reads: {
    client_admin: seesShifts('true'),
    clinic_admin: seesShifts(at('t.clinic_id')),
    client_employee: seesShifts(at('t.clinic_id')),
  },
};
const sheets = 'timesheets';
/** People who do not see pay rates see all columns except costs. */
const hours = columnsOf(sheets).filter((column) => column !== 'cost_cents' && column !== 'costs');
const seesSheets = (rows: string) => [
  sees(['clinic-rosters:VIEW', 'employee-awards:VIEW'], rows),
  sees(['clinic-rosters:VIEW'], rows, undefined, hours),
  sees(['my-roster:VIEW'], mine(), undefined, hours),
];
const breaks = 'clinic_roster_breaks';
const ownShift = of(
  shifts,
  'clinic_roster_id',
  `${shifts}.user_id = :me and ${shifts}.published and ${shifts}.deleted_at is null`,
);
const seesBreaks = (rows: string) => [
  sees(['clinic-rosters:VIEW'], rows),
  sees(['my-roster:VIEW'], ownShift),
];
const kioskSecrets = ['device_hash', 'private_key'];
const kiosks = (rows: string) => [
  sees(
    ['clinic-rosters:EDIT'],
    rows,
    [],
    columnsOf('clinic_kiosks').filter((column) => !kioskSecrets.includes(column)),
  ),
];
const histories = (rows: string) => [sees(['clinic-rosters:VIEW'], rows)];
/**
 * Without `clinic-rosters:VIEW`, a request is visible to its two people, and to everyone in the clinic while
 * it is offered to everyone.
 */
const seesSwaps = (rows: string) => [
  sees(['clinic-rosters:VIEW'], rows),
  sees(
    ['my-roster:VIEW'],
    or(
      mine('from_user_id'),
      mine('to_user_id'),
      and(at('t.clinic_id'), "t.status = 'OFFERED'", 't.to_user_id is null'),
    ),
  ),
];
const nearShift = of(shifts, 'clinic_roster_id', at(`${shifts}.clinic_id`));
const templates = std('clinic_roster_templates', 'K', { module: 'clinic-rosters' });

/** The rows of the user, and with `isTeams` of their team, need no action; `rows` need VIEW. */
const personal = (table: string, module: string, rows: string, isTeams = true): AccessSpec => ({
  reads: reading(
    table,
    { client_admin: 'true', clinic_admin: rows, client_employee: rows },
    { module, own: isTeams ? or(mine(), inTeam('t.user_id')) : mine() },
  ),
});
const leaves = personal('employee_leaves', 'leaves', at('t.clinic_id'));

const types = 'client_employee_leave_types';
const isActive = "t.status = 'ACTIVE'";
const leaveTypes = std(types, 'C', { module: 'client-employee-leave-types' });
const takenBy = (table: string, rows: string, names: boolean): AccessSpec['reads'] =>
  everybody([
    sees(['client-employee-leave-types:VIEW'], 'true'),
    sees(['package:client-employee-leave-types'], rows),
    ...(names ? [reference(table, 'client-employee-leave-types', ['position'])] : []),
  ]);
const rules = 'client_employee_leave_type_configurations';

const heldBy = (what: string) => `t.id = (select u.${what} from users u where u.id = :me)`;
const award = (table: string, own: string): AccessSpec => ({
  reads: {
    client_admin: [sees(['employee-awards:VIEW'], alive), sees(['package:employee-awards'], and(own, alive))],
    clinic_admin: [sees(['employee-awards:VIEW'], alive), sees(['package:employee-awards'], and(own, alive))],
    client_employee: [sees(['package:employee-awards'], and(own, alive))],
  },
  ...writing(
    table,
    { added: { client_admin: 'true' } },
    { module: 'employee-awards', columns: given(table) },
  ),
});
const levels = award('employee_award_levels', heldBy('employee_award_level_id'));
const subLevels = partOf('employee_award_sub_levels', {
  parent: 'employee_award_levels',
  column: 'employee_award_level_id',
  spec: levels,
  columns: given('employee_award_sub_levels'),
});

const expenses = 'clinic_expenses';
const ofType = ofItsClinic('client_expense_types', 'clinic_expense_type_id');
const clinicExpenses: AccessSpec = {
  reads: reading(
    expenses,
    { client_admin: 'true', clinic_admin: at('t.clinic_id'), client_employee: at('t.clinic_id') },
    { module: 'clinic-expenses', own: mine('created_by_userid') },
  ),
  ...writing(
    expenses,
    {
      added: {
        client_admin: ofType,
        clinic_admin: and(at('t.clinic_id'), ofType),
        client_employee: and(at('t.clinic_id'), ofType),
      },
      changed: {
        client_admin: 'true',
        clinic_admin: at('t.clinic_id'),
        client_employee: and(mine('created_by_userid'), at('t.clinic_id')),
      },
    },
    { module: 'clinic-expenses', columns: given(expenses) },
  ),
};

/**
 * A duty can be assigned to people who are active and not blocked, and who work at its clinic or administer
 * the client.
 */
const unblockedAs = (role: string) =>
  `exists (select from j_users_user_roles h where h.user_id = t.assigned_to_user_id and h.client_id = t.client_id
    and h.blocked_status = 'UN_BLOCKED' and ${role})`;
const fits = or(
  't.assigned_to_user_id is null',
  and(
    "exists (select from users u where u.id = t.assigned_to_user_id and u.client_id = t.client_id and u.profile_status <> 'INACTIVE')",
    unblockedAs('true'),
    or(
      'exists (select from j_users_clinics w where w.user_id = t.assigned_to_user_id and w.clinic_id = t.clinic_id)',
      unblockedAs('h.user_role_id in (1, 9) and h.user_custom_role_id is null'),
    ),
  ),
);
const duties = std('duties', 'K', {
  module: 'duties',
  fits: and(fits, ofItsClinic('clinic_rooms', 'clinic_room_id')),
});

export const clinicSpecs: Readonly<Record<string, AccessSpec>> = {
  user_documents: userDocuments,
  user_qualifications: userQualifications,
  saved_views: savedViews,
  clinic_roster_shift_timings: std('clinic_roster_shift_timings', 'K', {
    module: 'clinic-roster-shift-timings',
    named: ['clinic_id', 'start_time', 'end_time'],
  }),
  clinic_contact_types: std('clinic_contact_types', 'K', {
    module: 'clinic-contact-types',
    named: ['clinic_id', 'position'],
  }),
  client_expense_types: std('client_expense_types', 'K', {
    module: 'client-expense-types',
    named: ['clinic_id', 'position'],
  }),
  clinic_contacts: std('clinic_contacts', 'K', {
    module: 'contacts',
    fits: ofItsClinic('clinic_contact_types', 'clinic_contact_type_id'),
  }),
  clinic_expenses: clinicExpenses,
  duties,
  duty_completions: viewed('duty_completions', { module: 'duties' }),
  client_employee_types: std('client_employee_types', 'C', {
    module: 'client-employee-types',
    named: ['position'],
  }),
  clinic_rosters: rosters,
  [sheets]: {
    reads: {
      client_admin: seesSheets('true'),
      clinic_admin: seesSheets(at('t.clinic_id')),
      client_employee: seesSheets(at('t.clinic_id')),
    },
  },
  [breaks]: {
    reads: {
      client_admin: seesBreaks('true'),
      clinic_admin: seesBreaks(at('t.clinic_id')),
      client_employee: seesBreaks(at('t.clinic_id')),
    },
  },
  clinic_kiosks: {
    reads: {
      client_admin: kiosks('true'),
      clinic_admin: kiosks(at('t.clinic_id')),
      client_employee: kiosks(at('t.clinic_id')),
    },
  },
  clinic_roster_history: {
    reads: {
      client_admin: histories('true'),
      clinic_admin: histories(nearShift),
      client_employee: histories(nearShift),
    },
  },
  clinic_roster_change_requests: personal(
    'clinic_roster_change_requests',
    'clinic-rosters',
    at('t.clinic_id'),
    false,
  ),
  clinic_roster_swap_requests: {
    reads: {
      client_admin: seesSwaps('true'),
      clinic_admin: seesSwaps(at('t.clinic_id')),
      client_employee: seesSwaps(at('t.clinic_id')),
    },
  },
  clinic_roster_templates: templates,
  clinic_roster_template_lines: partOf('clinic_roster_template_lines', {
    parent: 'clinic_roster_templates',
    column: 'clinic_roster_template_id',
    spec: templates,
    columns: given('clinic_roster_template_lines'),
    fits: and(
      ...[
        ['clinic_rooms', 'clinic_room_id'],
        ['clinic_roster_shift_timings', 'clinic_roster_shift_timing_id'],
      ].map(([table = '', column = '']) =>
        or(
          `t.${column} is null`,
          of(
            table,
            column,
            `${table}.clinic_id = (select c.clinic_id from clinic_roster_templates c where c.id = t.clinic_roster_template_id)`,
          ),
        ),
      ),
    ),
  }),
  employee_leaves: leaves,
  employee_leave_days: personal('employee_leave_days', 'leaves', at('t.clinic_id')),
  employee_leave_balances: personal('employee_leave_balances', 'leaves', near('t.user_id')),
  employee_leave_ledger: personal('employee_leave_ledger', 'leaves', near('t.user_id')),
  employee_leave_history: partOf('employee_leave_history', {
    parent: 'employee_leaves',
    column: 'employee_leave_id',
    spec: leaves,
  }),
  client_employee_leave_types: { ...leaveTypes, reads: takenBy(types, isActive, true) },
  client_employee_leave_type_configurations: partOf(rules, {
    parent: types,
    column: 'client_employee_leave_type_id',
    spec: { ...leaveTypes, reads: takenBy(types, isActive, true) },
    columns: given(rules),
  }),
  employee_award_levels: levels,
  employee_award_rates: {
    reads: partOf('employee_award_rates', {
      parent: 'employee_award_sub_levels',
      column: 'employee_award_sub_level_id',
      spec: subLevels,
    }).reads,
  },
  employee_award_sub_levels: subLevels,
};
