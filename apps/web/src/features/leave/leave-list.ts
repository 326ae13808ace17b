import type { BoolExp } from '@operatory/resource';
import type { ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { detailsOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { leaveColumns } from './leave-columns.tsx';
import { leaveFields, leaveOf } from './leave-row.ts';
import { periodInWords } from './leave-words.ts';

const leaves = resourceOf('employee_leaves');

/**
 * A list of leave requests. A column is the name of one of the resource's columns, or a column that the
 * caller defines.
 */
export function leaveList(
  title: string,
  columns: readonly (string | ListColumn<RecordRow>)[],
  only?: BoolExp,
): ListDefinition<RecordRow> {
  // The list has no form of its own, because requests are made in a dialog.
  const { form: _, details: __, ...list } = moduleList(leaves, title, only);
  return {
    ...list,
    one: 'leave',
    select: leaveFields,
    columns: columns.map((column): ListColumn<RecordRow> => {
      if (typeof column !== 'string') return column;
      const [plain] = detailsOf(leaves, [column]);
      return { ...(plain as ListColumn<RecordRow>), ...leaveColumns[column], key: column };
    }),
    // The chips replace the filter by status.
    filters: (list.filters ?? []).filter(({ name }) => name !== 'status'),
    name: (row) => {
      const { user, leave_start_date, leave_end_date } = leaveOf(row);
      const period = periodInWords(leave_start_date, leave_end_date);
      return user?.display_name ? `${user.display_name}, ${period}` : period;
    },
  };
}
