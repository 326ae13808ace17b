import { useMemo } from 'react';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import { LeaveBalances } from './leave-balances.tsx';

const ofOthers = new Set(['user_id', 'created_by_user_id']);

const first = ['leave_start_date', 'leave_end_date', 'client_employee_leave_type_id', 'status'];
const place = (key: string): number => (first.includes(key) ? first.indexOf(key) : first.length);

/** One's own leave: what is left of each kind, and each request. */
export function MyLeave() {
  const { id } = useMe().user;
  const definition = useMemo(() => {
    const list = moduleList(resourceOf('employee_leaves'), 'My leave', { user_id: { _eq: id } });
    return {
      ...list,
      // People look for the status first.
      columns: list.columns
        .filter(({ key }) => !ofOthers.has(key))
        .toSorted((one, other) => place(one.key) - place(other.key)),
      filters: (list.filters ?? []).filter(({ name }) => !ofOthers.has(name)),
      emptyLine: 'No leave yet',
      above: () => <LeaveBalances userId={id} />,
    };
  }, [id]);
  return <ResourceList definition={definition} />;
}
