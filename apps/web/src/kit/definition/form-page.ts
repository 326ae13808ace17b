import { moduleOf } from '@operatory/domain';
import type { ListDefinition, RowBase } from './list-definition.ts';

/** Maximum number of fields in a drawer next to the list; a longer form is a page. */
const inDrawer = 8;

/** URLs of the pages on which records of a list are added and edited; null when a drawer is used. */
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
  // A module's pages belong to its own table; other tables that it governs have none.
  if ((form.length <= inDrawer && !formIsPage) || table_name !== table) return null;
  const address = `/dashboard/${router_link}`;
  return { add: `${address}/add`, edit: (id) => `${address}/edit/${id}` };
}
