import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#features/auth/sign-in-page.tsx';
import { SignInPending } from '#features/auth/sign-in-pending.tsx';
import { requireNoSession } from '#session/guards.ts';

export const Route = createFileRoute('/')({
  beforeLoad: requireNoSession,
  component: SignInPage,
  pendingComponent: SignInPending,
  pendingMs: 300,
  pendingMinMs: 0,
});
