import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#session/guards.ts';
import { Shell } from '#shell/shell.tsx';
import { UnknownAddress } from '#shell/unknown-address.tsx';
import { ScreenPending } from '#ui/screen-pending.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireSession,
  component: Shell,
  pendingComponent: ScreenPending,
  pendingMs: 300,
  pendingMinMs: 0,
  notFoundComponent: UnknownAddress,
});
