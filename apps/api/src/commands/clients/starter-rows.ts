import type { Tx } from '@operatory/db';
import {
  clientRoles,
  roleDefaultRows,
  starterClinicLists,
  starterDocumentCategories,
  starterEmployeeTypes,
  starterLeaveDay,
  starterLeaveTypes,
  starterTaskLevels,
  starterTrainingCategories,
} from '@operatory/domain';

const positioned = <Row extends object>(client_id: string, rows: readonly Row[]) =>
  rows.map((row, index) => ({ client_id, ...row, position: (index + 1) * 1024 }));

/** Copies the default access of the roles and the starter lists to a new client. */
export async function addStarterRows(db: Tx, client_id: string): Promise<void> {
  await db.module_default_user_roles.createMany({
    data: roleDefaultRows(clientRoles).map(
      ({ role, module, default_actions, saved_data_actions, ...row }) => ({
        client_id,
        ...row,
        default_actions: [...default_actions],
        saved_data_actions: [...saved_data_actions],
      }),
    ),
  });
  await db.client_task_levels.createMany({ data: positioned(client_id, starterTaskLevels) });
  await db.client_employee_types.createMany({ data: positioned(client_id, starterEmployeeTypes) });
  for (const [index, { configuration, ...type }] of starterLeaveTypes.entries()) {
    const { id } = await db.client_employee_leave_types.create({
      data: { client_id, ...type, position: (index + 1) * 1024 },
      select: { id: true },
    });
    await db.client_employee_leave_type_configurations.create({
      data: {
        client_id,
        client_employee_leave_type_id: id,
        ...configuration,
        hrs_per_day: starterLeaveDay.hrs_per_day,
        applicable_on: [...starterLeaveDay.applicable_on],
      },
      select: { id: true },
    });
  }
  await db.client_document_categories.createMany({
    data: positioned(client_id, starterDocumentCategories).map((row) => ({
      ...row,
      employee_roles: [...row.employee_roles],
    })),
  });
  await db.client_training_categories.createMany({ data: positioned(client_id, starterTrainingCategories) });
  // A trigger copies these lists to the first clinic when it is created.
  await db.clinic_starter_lists.createMany({
    data: Object.entries(starterClinicLists).map(([table_name, rows]) => ({
      client_id,
      table_name,
      rows: rows.map((row, index) => ({ ...row, position: (index + 1) * 1024 })),
    })),
  });
}
