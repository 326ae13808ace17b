import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#features/auth/sign-in-page.tsx';
import { SignInPending } from '#features/auth/sign-in-pending.tsx';
import { requireNoSessionAnywhere } from '#session/guards.ts';

/** The sign-in page again, without the check of the sub-domain, which redirects here. */
export const Route = createFileRoute('/login')({
  beforeLoad: requireNoSessionAnywhere,
  component: SignInPage,
  pendingComponent: SignInPending,
  pendingMs: 300,
  pendingMinMs: 0,
});
