import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { VerifyPage } from '#features/sign-in/verify-page.tsx';

const search = z.object({
  key: z.coerce.string().optional(),
  reset: z.coerce.string().optional(),
  pin: z.coerce.string().optional(),
});

export const Route = createFileRoute('/verify')({ validateSearch: search, component: Verify });

function Verify() {
  const { key, reset, pin } = Route.useSearch();
  return <VerifyPage verifyKey={key} resetKey={reset} pinKey={pin} />;
}
