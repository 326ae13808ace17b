import { all, boolean, longText, money, nameText, number, reference } from '@operatory/resource';
import { platformStandard } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

/** client_admin and client read the plans; other roles read only the names. */
const sold = {
  tenants: { filter: all, columns: '*' as const, aggregates: true },
  readers: ['client_admin', 'client'] as const,
};

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
  permissions: platformStandard({
    ...sold,
    module: 'packages',
    writeOnce: ['id'],
    write: ['name', 'description'],
    reference: ['id', 'name'],
  }),
});

export const planModule = resource('packagemodules', {
  module: 'packages',
  title: 'module_id',
  singular: 'Package module',
  plural: 'Package modules',
  fields: {
    module_id: reference('modules', 'module'),
    package_id: reference('packages', 'package'),
    checked: boolean({ label: 'Included' }),
  },
  list: { columns: ['package_id', 'module_id', 'checked'], sort: 'id' },
  form: [['module_id', 'checked']],
  part: 'package_id',
  permissions: platformStandard({
    ...sold,
    module: 'packages',
    write: ['module_id', 'package_id', 'checked'],
  }),
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
  part: 'package_id',
  permissions: platformStandard({
    ...sold,
    module: 'packages',
    write: ['team_id', 'package_id', 'team_size', 'price'],
  }),
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
  permissions: platformStandard({
    ...sold,
    module: 'teams',
    writeOnce: ['id'],
    write: ['name', 'team_size'],
    reference: ['id', 'name'],
  }),
});
