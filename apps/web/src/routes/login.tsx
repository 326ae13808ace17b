import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#features/auth/sign-in-page.tsx';
import { SignInPending } from '#features/auth/sign-in-pending.tsx';
import { requireNoSessionAnywhere } from '#session/guards.ts';

/** An alias of the root that the sub-domain guard does not check, since it redirects here. */
export const Route = createFileRoute('/login')({
  beforeLoad: requireNoSessionAnywhere,
  component: SignInPage,
  pendingComponent: SignInPending,
  pendingMs: 300,
  pendingMinMs: 0,
});
