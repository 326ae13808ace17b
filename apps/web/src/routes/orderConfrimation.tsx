import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ConfirmationPage } from '#features/order-chat/confirmation-page.tsx';

// The server decides an order's state: `status` in the URL is ignored.
const search = z.object({
  order: z.catch(z.optional(z.uuid()), undefined),
  fromEmail: z.optional(z.coerce.string()),
  status: z.optional(z.coerce.string()),
});

export const Route = createFileRoute('/orderConfrimation')({
  validateSearch: search,
  component: Confirmation,
});

function Confirmation() {
  const { order } = Route.useSearch();
  return <ConfirmationPage key={order} orderId={order} />;
}
