import { createFileRoute } from '@tanstack/react-router';
import { EditOrderScreen } from '#features/orders/form/edit-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-im-product-orders/lines/$id')({
  beforeLoad: guard('clinic-im-product-orders'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <EditOrderScreen key={id} id={id} />;
}
