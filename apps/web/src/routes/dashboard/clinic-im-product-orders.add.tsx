import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RaiseScreen } from '#features/orders/form/raise-screen.tsx';
import { guard } from '#session/guards.ts';
import { optional, uuid } from '#ui/search-values.ts';

export const Route = createFileRoute('/dashboard/clinic-im-product-orders/add')({
  validateSearch: v.object({ supplier: optional(uuid) }),
  beforeLoad: guard('clinic-im-product-orders', 'ADD'),
  component: Screen,
});

function Screen() {
  return <RaiseScreen vendorId={Route.useSearch().supplier} />;
}
