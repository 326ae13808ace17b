import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '#features/orders/record/order-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-im-product-orders/view/$id')({
  beforeLoad: guard('clinic-im-product-orders'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <OrderScreen key={id} id={id} />;
}
