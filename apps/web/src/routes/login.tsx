import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '#features/auth/landing-page.tsx';
import { SignInPending } from '#features/auth/sign-in-pending.tsx';
import { requireNoSessionAnywhere } from '#session/guards.ts';

/** An alias of the root that the sub-domain guard does not check, since it redirects here. */
export const Route = createFileRoute('/login')({
  beforeLoad: requireNoSessionAnywhere,
  component: LandingPage,
  pendingComponent: SignInPending,
  pendingMs: 300,
  pendingMinMs: 0,
});
