import { resourceOf } from '#kit/definition/resource-of.ts';
import { moduleList } from '#kit/resource/module-list.ts';
import { PersonLeave } from './person/person-leave.tsx';

/** The balances of everyone whose leave the user may see. A row opens that person's leave. */
export const balancesList = {
  ...moduleList(resourceOf('employee_leave_balances'), 'Leave balances'),
  emptyLine: 'No leave balances yet. Leave accrues when a week has ended.',
  select: 'user_id',
  related: (row: { readonly id: string; readonly user_id?: unknown }) =>
    typeof row.user_id === 'string' ? <PersonLeave userId={row.user_id} /> : null,
};
