import { createFileRoute } from '@tanstack/react-router';
import { ClientsScreen } from '#features/clients/clients-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clients/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clients'),
  component: ClientsScreen,
});
