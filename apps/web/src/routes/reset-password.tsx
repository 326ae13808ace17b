import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { VerifyPage } from '#features/sign-in/verify-page.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: z.object({ key: z.coerce.string().optional(), reset: z.coerce.string().optional() }),
  component: ResetPassword,
});

function ResetPassword() {
  const { key, reset } = Route.useSearch();
  return <VerifyPage resetKey={reset ?? key} />;
}
