import { moduleOf } from '@operatory/domain';
import type { ListDefinition, RowBase } from './list-definition.ts';

/** The maximum number of fields of a form in the drawer; a longer form is a page. */
const inDrawer = 8;

/** The URLs of the pages on which records are added and edited; null if the list uses a drawer. */
export function formPageOf<Row extends RowBase>({
  table,
  module,
  form = [],
  formIsPage = false,
}: Pick<ListDefinition<Row>, 'table' | 'module' | 'form' | 'formIsPage'>): {
  readonly add: string;
  readonly edit: (id: string) => string;
} | null {
  const { router_link, table_name } = moduleOf(module);
  // A module's URL is that of its own table, so other tables that it governs have no such pages.
  if ((form.length <= inDrawer && !formIsPage) || table_name !== table) return null;
  const address = `/dashboard/${router_link}`;
  return { add: `${address}/add`, edit: (id) => `${address}/edit/${id}` };
}
