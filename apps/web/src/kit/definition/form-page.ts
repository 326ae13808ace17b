import { moduleOf } from '@operatory/domain';
import type { ListDefinition, RowBase } from './list-definition.ts';

/** So many fields a drawer beside the list takes; more are a page. */
const inDrawer = 8;

/** Addresses of the pages on which records of a list are added and edited; null where a drawer does. */
export function formPageOf<Row extends RowBase>({
  table,
  module,
  form = [],
}: Pick<ListDefinition<Row>, 'table' | 'module' | 'form'>): {
  readonly add: string;
  readonly edit: (id: string) => string;
} | null {
  const { router_link, table_name } = moduleOf(module);
  // A module's pages are those of its own table; what else it governs has none.
  if (form.length <= inDrawer || table_name !== table) return null;
  const address = `/dashboard/${router_link}`;
  return { add: `${address}/add`, edit: (id) => `${address}/edit/${id}` };
}
