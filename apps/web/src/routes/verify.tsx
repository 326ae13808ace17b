import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { VerifyPage } from '#features/auth/verify-page.tsx';

const search = z.object({
  key: z.optional(z.coerce.string()),
  reset: z.optional(z.coerce.string()),
  pin: z.optional(z.coerce.string()),
});

export const Route = createFileRoute('/verify')({ validateSearch: search, component: Verify });

function Verify() {
  const { key, reset, pin } = Route.useSearch();
  return <VerifyPage verifyKey={key} resetKey={reset} pinKey={pin} />;
}
