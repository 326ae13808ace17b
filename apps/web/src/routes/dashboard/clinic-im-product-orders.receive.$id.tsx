import { createFileRoute } from '@tanstack/react-router';
import { ReceiveScreen } from '#features/orders/receive/receive-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-im-product-orders/receive/$id')({
  beforeLoad: guard('clinic-im-product-orders', 'EDIT'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ReceiveScreen key={id} id={id} />;
}
