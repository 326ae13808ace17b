import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ProductPage } from '#features/inventory/product-page.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-im-products/view/$id')({
  validateSearch: z.object({ tab: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: guard('clinic-im-products'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ProductPage key={id} id={id} />;
}
