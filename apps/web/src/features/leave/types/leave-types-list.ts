import { resourceOf } from '#kit/definition/resource-of.ts';
import { moduleList } from '#kit/resource/module-list.ts';

export const leaveTypesList = {
  ...moduleList(resourceOf('client_employee_leave_types'), 'Leave types'),
  formIsPage: true,
};
