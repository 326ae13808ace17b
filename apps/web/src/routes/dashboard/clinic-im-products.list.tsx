import { createFileRoute } from '@tanstack/react-router';
import { ProductsScreen } from '#features/inventory/products-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-im-products/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-im-products'),
  component: ProductsScreen,
});
