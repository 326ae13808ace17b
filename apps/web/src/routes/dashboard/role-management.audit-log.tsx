import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#features/audit/audit-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/role-management/audit-log')({
  validateSearch: listSearch,
  beforeLoad: guard('role_management'),
  component: AuditScreen,
});
