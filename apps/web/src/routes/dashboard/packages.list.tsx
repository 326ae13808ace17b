import { createFileRoute } from '@tanstack/react-router';
import { PackagesScreen } from '#features/packages/packages-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/packages/list')({
  validateSearch: listSearch,
  beforeLoad: guard('packages'),
  component: PackagesScreen,
});
