import { resourceOf } from '#kit/definition/resource-of.ts';
import { moduleList } from '#kit/resource/module-list.ts';

export const balancesList = moduleList(resourceOf('employee_leave_balances'), 'Leave balances');
