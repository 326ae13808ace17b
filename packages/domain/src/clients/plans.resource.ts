import {
  all,
  type BoolExp,
  boolean,
  longText,
  money,
  nameText,
  number,
  reference,
  type TablePermissions,
} from '@operatory/resource';
import {
  adding,
  byRole,
  deleting,
  editing,
  type RolePermissions,
  referenceTo,
  viewing,
} from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

/** Platform tables: VIEW reads, only the platform's roles write; CA and OW read what they may buy. */
function platformTable(
  module: string,
  write: readonly string[],
  reference?: readonly string[],
  identified = false,
): RolePermissions {
  const named = reference ? [{ ...referenceTo('my Practice', reference), needs: undefined }] : [];
  const columns = identified ? ['id', ...write] : write;
  const everything: BoolExp = all;
  const staff: TablePermissions = {
    select: [viewing(module, everything), ...named],
    insert: [adding(module, everything, columns)],
    update: [editing(module, everything, write)],
    delete: [deleting(module, everything)],
  };
  const buyer: TablePermissions = { select: [{ filter: everything, columns: '*', aggregates: true }] };
  const other: TablePermissions = { select: named };
  return byRole({
    SA: staff,
    SE: staff,
    AX: staff,
    SX: staff,
    LX: staff,
    MX: staff,
    MA: staff,
    CA: buyer,
    OW: buyer,
    KA: other,
    CE: other,
  });
}

export const plan = resource('packages', {
  module: 'packages',
  title: 'name',
  singular: 'Package',
  plural: 'Packages',
  fields: {
    id: number({ label: 'Number', decimals: 0 }),
    name: nameText(),
    description: longText({ maxLength: 1000 }),
  },
  list: { columns: ['id', 'name', 'description'], sort: 'id', search: ['name'] },
  form: [['name'], ['description']],
  permissions: platformTable('packages', ['name', 'description'], ['id', 'name'], true),
});

export const planModule = resource('packagemodules', {
  module: 'packages',
  title: 'module_id',
  singular: "Package's module",
  plural: "Package's modules",
  fields: {
    module_id: reference('modules', 'module'),
    package_id: reference('packages', 'package'),
    checked: boolean(),
  },
  list: { columns: ['package_id', 'module_id', 'checked'], sort: 'id' },
  form: [['module_id', 'checked']],
  permissions: platformTable('packages', ['module_id', 'package_id', 'checked']),
});

export const planTeam = resource('teampackages', {
  module: 'packages',
  title: 'team_id',
  singular: 'Price',
  plural: 'Prices',
  fields: {
    team_id: reference('teams', 'team'),
    package_id: reference('packages', 'package'),
    team_size: number({ decimals: 0, min: 1 }),
    price: money({ required: true }),
  },
  list: { columns: ['package_id', 'team_id', 'team_size', 'price'], sort: 'team_size' },
  form: [['team_id', 'team_size', 'price']],
  permissions: platformTable('packages', ['team_id', 'package_id', 'team_size', 'price']),
});

export const team = resource('teams', {
  module: 'teams',
  title: 'name',
  fields: {
    id: number({ label: 'Number', decimals: 0 }),
    name: nameText(),
    team_size: number({ label: 'Size', decimals: 0, min: 1 }),
  },
  list: { columns: ['id', 'name', 'team_size'], sort: 'team_size', search: ['name'] },
  form: [['name', 'team_size']],
  permissions: platformTable('teams', ['name', 'team_size'], ['id', 'name'], true),
});
