import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { VerifyPage } from '#features/auth/verify-page.tsx';
import { anyText } from '#ui/search-values.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: v.object({ key: v.optional(anyText), reset: v.optional(anyText) }),
  component: ResetPassword,
});

function ResetPassword() {
  const { key, reset } = Route.useSearch();
  return <VerifyPage resetKey={reset ?? key} />;
}
