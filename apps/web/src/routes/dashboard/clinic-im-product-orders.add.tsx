import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { RaiseScreen } from '#features/orders/form/raise-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-im-product-orders/add')({
  validateSearch: z.object({ supplier: z.catch(z.optional(z.uuid()), undefined) }),
  beforeLoad: guard('clinic-im-product-orders', 'ADD'),
  component: Screen,
});

function Screen() {
  return <RaiseScreen vendorId={Route.useSearch().supplier} />;
}
