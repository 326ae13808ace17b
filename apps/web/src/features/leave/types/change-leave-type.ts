import { graphql } from '#data/graphql.ts';
import type { lineChanges } from './leave-type-lines.ts';

const lines = 'client_employee_leave_type_configurations';

/** The mutation that saves a leave type and its configurations in one transaction, with its variables. */
export function leaveTypeChange(
  id: string,
  set: Readonly<Record<string, unknown>>,
  { removed, updates, added }: ReturnType<typeof lineChanges>,
) {
  const declared = updates.map((_, at) => `, $id${at}: uuid!, $set${at}: ${lines}_set_input!`).join('');
  const changes = updates
    .map((_, at) => `line${at}: update_${lines}_by_pk(pk_columns: { id: $id${at} }, _set: $set${at}) { id }`)
    .join(' ');
  const document = graphql<{ readonly type: { readonly id: string } | null }, Record<string, unknown>>(
    `mutation changeLeaveType($id: uuid!, $set: client_employee_leave_types_set_input!, $removed: [uuid!]!,
      $added: [${lines}_insert_input!]!${declared}) {
      type: update_client_employee_leave_types_by_pk(pk_columns: { id: $id }, _set: $set) { id }
      removed: delete_${lines}(where: { id: { _in: $removed } }) { affected_rows }
      ${changes}
      added: insert_${lines}(objects: $added) { affected_rows }
    }`,
  );
  return {
    document,
    variables: {
      id,
      set,
      removed,
      added,
      ...Object.fromEntries(
        updates.flatMap(({ id: line, set: values }, at) => [
          [`id${at}`, line],
          [`set${at}`, values],
        ]),
      ),
    },
  };
}
