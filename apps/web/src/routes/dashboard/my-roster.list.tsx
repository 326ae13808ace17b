import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** Every module has its list at a URL with `list`; this one redirects to the user's roster. */
export const Route = createFileRoute('/dashboard/my-roster/list')({
  beforeLoad: async (context) => {
    await guard('my-roster')(context);
    throw redirect({ to: '/dashboard/my-roster', replace: true });
  },
});
