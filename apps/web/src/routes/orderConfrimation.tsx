import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ConfirmationPage } from '#features/order-chat/confirmation-page.tsx';
import { anyText, optional, uuid } from '#ui/search-values.ts';

// `status` in the URL is ignored, because the server knows the state of the order.
const search = v.object({
  order: optional(uuid),
  fromEmail: v.optional(anyText),
  status: v.optional(anyText),
});

export const Route = createFileRoute('/orderConfrimation')({
  validateSearch: search,
  component: Confirmation,
});

function Confirmation() {
  const { order } = Route.useSearch();
  return <ConfirmationPage key={order} orderId={order} />;
}
