import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { VerifyPage } from '#features/auth/verify-page.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: z.object({ key: z.optional(z.coerce.string()), reset: z.optional(z.coerce.string()) }),
  component: ResetPassword,
});

function ResetPassword() {
  const { key, reset } = Route.useSearch();
  return <VerifyPage resetKey={reset ?? key} />;
}
