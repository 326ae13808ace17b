import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** The URL derived from the module's name. */
export const Route = createFileRoute('/dashboard/my-roster/list')({
  beforeLoad: async (context) => {
    await guard('my-roster')(context);
    throw redirect({ to: '/dashboard/my-roster', replace: true });
  },
});
