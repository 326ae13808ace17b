import {
  all,
  type BoolExp,
  boolean,
  count,
  date,
  dateTime,
  longText,
  nameText,
  oneOf,
  or,
  reference,
} from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { byRole, mine, sharesMyClinic, standard } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

const module = 'induction-forms';
const permissions = standard({
  module,
  scope: 'client',
  reference: ['id', 'name', 'status'],
  softDelete: true,
});

/** Packs are written only by a command, which checks their contents. */
export const inductionPack = resource('induction_packs', {
  module,
  title: 'name',
  singular: 'Induction pack',
  plural: 'Induction packs',
  fields: {
    name: nameText(),
    description: longText({ maxLength: 1000 }),
    for_new_starters: boolean({ label: 'Given to new starters' }),
    due_in_days: count({ label: 'Days to complete' }),
    status: oneOf(activeStatuses),
    created_at: dateTime({ label: 'Added' }),
  },
  list: {
    columns: ['name', 'description', 'for_new_starters', 'due_in_days', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [],
  csv: { file: 'InductionPacks.csv', columns: ['name', 'description', 'for_new_starters', 'status'] },
  permissions,
});

const given = (seen: BoolExp) => ({
  select: [
    { needs: `${module}:VIEW`, filter: or(mine(), seen), columns: '*' as const, aggregates: true },
    { needs: `package:${module}`, filter: mine(), columns: '*' as const, aggregates: true },
  ],
});

export const inductionPackAssignment = resource('induction_pack_assignments', {
  module,
  title: 'induction_pack_id',
  singular: 'Given pack',
  plural: 'Given packs',
  fields: {
    induction_pack_id: reference('induction_packs', 'induction_pack', { label: 'Pack' }),
    user_id: reference('users', 'user'),
    given_by_user_id: reference('users', 'given_by_user', { label: 'Given by' }),
    due_date: date({ label: 'Due' }),
    created_at: dateTime({ label: 'Given' }),
  },
  list: { columns: ['induction_pack_id', 'user_id', 'due_date', 'created_at'], sort: '-created_at' },
  form: [],
  part: 'induction_pack_id',
  permissions: byRole({
    client_admin: given(all),
    clinic_admin: given({ user: sharesMyClinic }),
    client_employee: given({ user: sharesMyClinic }),
  }),
});
