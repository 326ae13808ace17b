import { moduleList } from '#kit/module-list.ts';
import { resourceOf } from '#kit/resource-of.ts';

export const balancesList = moduleList(resourceOf('employee_leave_balances'), 'Leave balances');
