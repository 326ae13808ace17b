import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#features/users/users-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/users/list')({
  validateSearch: listSearch,
  beforeLoad: guard('Users'),
  component: UsersScreen,
});
