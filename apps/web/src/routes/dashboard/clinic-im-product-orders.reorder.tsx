import { createFileRoute } from '@tanstack/react-router';
import { ReorderScreen } from '#features/orders/reorder/reorder-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-im-product-orders/reorder')({
  beforeLoad: guard('clinic-im-product-orders', 'ADD'),
  component: ReorderScreen,
});
