import { resourceOf } from '#kit/definition/resource-of.ts';
import { moduleList } from '#kit/resource/module-list.ts';

/** The leave types; their form is a page, where their configurations are edited too. */
export const leaveTypesList = {
  ...moduleList(resourceOf('client_employee_leave_types'), 'Leave types'),
  formIsPage: true,
};
