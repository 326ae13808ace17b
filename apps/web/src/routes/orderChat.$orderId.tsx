import { createFileRoute, Navigate } from '@tanstack/react-router';
import { Passcode } from '#features/order-chat/passcode-page.tsx';

export const Route = createFileRoute('/orderChat/$orderId')({ component: OfOrder });

function OfOrder() {
  const { orderId: id } = Route.useParams();
  return (
    <Passcode key={id} orderId={id}>
      <Navigate to="/order-chat/$id" params={{ id }} replace />
    </Passcode>
  );
}
