import { createFileRoute } from '@tanstack/react-router';

import { ProductPage } from '#features/inventory/product-page.tsx';
import { guard } from '#session/guards.ts';
import { tab } from '#ui/search-values.ts';

export const Route = createFileRoute('/dashboard/clinic-im-products/view/$id')({
  validateSearch: tab,
  beforeLoad: guard('clinic-im-products'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ProductPage key={id} id={id} />;
}
