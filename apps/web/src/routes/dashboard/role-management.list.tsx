import { createFileRoute } from '@tanstack/react-router';
import { RoleManagementScreen } from '#features/access/role-management-screen.tsx';
import { roleSearch } from '#features/access/role-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/role-management/list')({
  validateSearch: roleSearch,
  beforeLoad: guard('role_management'),
  component: RoleManagementScreen,
});
