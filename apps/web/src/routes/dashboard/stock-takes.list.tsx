import { createFileRoute } from '@tanstack/react-router';
import { TakesScreen } from '#features/inventory/takes/takes-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/stock-takes/list')({
  validateSearch: listSearch,
  beforeLoad: guard('stock-takes'),
  component: TakesScreen,
});
