import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '#features/auth/landing-page.tsx';
import { SignInPending } from '#features/auth/sign-in-pending.tsx';
import { requireNoSession } from '#session/guards.ts';

export const Route = createFileRoute('/')({
  beforeLoad: requireNoSession,
  component: LandingPage,
  pendingComponent: SignInPending,
  pendingMs: 300,
  pendingMinMs: 0,
});
