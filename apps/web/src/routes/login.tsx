import { createFileRoute } from '@tanstack/react-router';
import { FrontDoor } from '#features/sign-in/front-door.tsx';
import { SignInPending } from '#features/sign-in/sign-in-pending.tsx';
import { requireNoSessionAnywhere } from '#session/guards.ts';

/** An alias of the root that the sub-domain guard does not touch, since it sends people here. */
export const Route = createFileRoute('/login')({
  beforeLoad: requireNoSessionAnywhere,
  component: FrontDoor,
  pendingComponent: SignInPending,
  pendingMs: 300,
  pendingMinMs: 0,
});
