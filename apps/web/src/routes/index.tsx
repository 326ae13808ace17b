import { createFileRoute } from '@tanstack/react-router';
import { FrontDoor } from '#features/sign-in/front-door.tsx';
import { SignInPending } from '#features/sign-in/sign-in-pending.tsx';
import { requireNoSession } from '#session/guards.ts';

export const Route = createFileRoute('/')({
  beforeLoad: requireNoSession,
  component: FrontDoor,
  pendingComponent: SignInPending,
  pendingMs: 300,
  pendingMinMs: 0,
});
