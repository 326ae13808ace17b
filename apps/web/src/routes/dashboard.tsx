import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#session/guards.ts';
import { Shell } from '#shell/shell.tsx';
import { UnknownAddress } from '#shell/unknown-address.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireSession,
  component: Shell,
  notFoundComponent: UnknownAddress,
});
