import type { AnyResource, TablePermissions } from '@operatory/resource';
import { ipSetting } from './access/ip-setting.resource.ts';
import { moduleResource, userRole } from './access/module.resource.ts';
import { customRole, roleAccess, userAccess } from './access/role-access.resource.ts';
import { auditLine } from './audit/audit-log.resource.ts';
import { client } from './clients/client.resource.ts';
import { plan, planModule, planTeam, team } from './clients/plans.resource.ts';
import { userSubscription } from './clients/user-subscription.resource.ts';
import { clinic } from './clinics/clinic.resource.ts';
import { clinicRoom } from './clinics/clinic-room.resource.ts';
import { userNotification } from './notifications/user-notification.resource.ts';
import { roleNames } from './permissions/roles.ts';
import { clientTaskLevel } from './tasks/client-task-level.resource.ts';
import { task } from './tasks/task.resource.ts';
import { taskComment } from './tasks/task-comment.resource.ts';
import { taskHistory } from './tasks/task-history.resource.ts';
import { taskExtensionRequest, taskReassignRequest } from './tasks/task-request.resource.ts';
import { taskUser } from './tasks/task-user.resource.ts';
import { user } from './users/user.resource.ts';
import { reportingLine, userClinicLink, userRoleLink } from './users/user-links.resource.ts';
import { userPreference, userPresence } from './users/user-own.resource.ts';

/** Every kind of record of the product. A new entity adds its line here, and nothing else. */
export const register: readonly AnyResource[] = [
  task,
  taskUser,
  taskComment,
  taskExtensionRequest,
  taskReassignRequest,
  taskHistory,
  clientTaskLevel,
  user,
  userRoleLink,
  userClinicLink,
  reportingLine,
  userPresence,
  userPreference,
  userNotification,
  clinic,
  clinicRoom,
  client,
  userSubscription,
  plan,
  planModule,
  planTeam,
  team,
  moduleResource,
  userRole,
  customRole,
  roleAccess,
  userAccess,
  ipSetting,
  auditLine,
];

/** By role, then table: the engine's permissions. A supplier's session (`vendor`) has no table yet. */
export function permissionsOf(
  resources: readonly AnyResource[],
): Readonly<Record<string, Readonly<Record<string, TablePermissions>>>> {
  const tablesOf = (role: string): Record<string, TablePermissions> =>
    Object.fromEntries(
      resources.flatMap((resource) => {
        const permissions = resource.permissions[role];
        return permissions && Object.keys(permissions).length > 0 ? [[resource.table, permissions]] : [];
      }),
    );
  return { ...Object.fromEntries(roleNames.map((role) => [role, tablesOf(role)])), vendor: {} };
}
