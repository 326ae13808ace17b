import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { VerifyPage } from '#features/auth/verify-page.tsx';
import { anyText } from '#ui/search-values.ts';

const search = v.object({
  key: v.optional(anyText),
  reset: v.optional(anyText),
  pin: v.optional(anyText),
});

export const Route = createFileRoute('/verify')({ validateSearch: search, component: Verify });

function Verify() {
  const { key, reset, pin } = Route.useSearch();
  return <VerifyPage verifyKey={key} resetKey={reset} pinKey={pin} />;
}
