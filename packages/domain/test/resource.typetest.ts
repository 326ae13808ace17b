import { text } from '@operatory/resource';
import { resource } from '../src/resource.ts';

// `pnpm types` checks this file, and nothing runs it: names must be those of the schema.
const rest = { module: 'client-task-levels', form: [], permissions: {} } as const;

resource('client_task_levels', {
  ...rest,
  title: 'name',
  fields: { color: text() },
  list: { columns: ['name'], sort: '-name' },
});
// @ts-expect-error a column that the table does not have
resource('client_task_levels', { ...rest, title: 'name', list: { columns: ['colour'], sort: 'name' } });
// @ts-expect-error a table that does not exist
resource('task_level', { ...rest, title: 'name', list: { columns: [], sort: 'name' } });
// @ts-expect-error a title that the table does not have
resource('client_task_levels', { ...rest, title: 'label', list: { columns: ['name'], sort: 'name' } });
const list = { columns: ['name'], sort: 'name' } as const;
// @ts-expect-error a role that does not exist
resource('client_task_levels', { ...rest, title: 'name', list, permissions: { boss: {} } });
