import type { ReadOperation } from '../read/document.ts';
import { collectFields } from '../read/fields.ts';
import { objectType } from './arguments.ts';
import { type Condition, conjunction } from './ir.ts';
import type { PlannedRoot } from './plan.ts';
import type { Planning } from './planning.ts';
import { plainRows, visibleRows } from './reach.ts';
import { rootRule, rowFields } from './select.ts';

/** No variable of a document can have this name. */
export const keyVariable = '~key';

/** Plans the row that a root field of the host returns, under the same rule as the row's own root field. */
export function planByKey(
  read: ReadOperation,
  planning: Planning,
  tableName: string,
  rootKey: string,
): PlannedRoot {
  const rootType = planning.roots[read.operation.operation];
  const selected =
    rootType &&
    collectFields([read.operation.selectionSet], rootType, planning, '$').find(({ key }) => key === rootKey);
  if (!rootType || !selected) throw new Error(`no root ${rootKey}`);
  const table = planning.table(tableName);
  const rule = rootRule(table, selected, rootType.name, planning);
  const key = table.primaryKey.columns
    .filter((column) => column !== planning.catalog.tenancy?.column)
    .map(
      (column): Condition => ({
        is: 'compare',
        column,
        operator: '_eq',
        with: {
          source: { from: 'variable', name: keyVariable, path: [column] },
          type: table.columns[column]?.type ?? 'text',
        },
      }),
    );
  const type = objectType(selected.definition);
  const rows = plainRows(table, [], conjunction(...key, visibleRows(table, rule, planning)), planning);
  return {
    key: selected.key,
    path: selected.path,
    root: { key: selected.key, is: 'object', rows, fields: rowFields(selected, type, table, rule, planning) },
  };
}
