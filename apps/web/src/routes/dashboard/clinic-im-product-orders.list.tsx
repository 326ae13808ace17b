import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '#features/orders/orders-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-im-product-orders/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-im-product-orders'),
  component: OrdersScreen,
});
