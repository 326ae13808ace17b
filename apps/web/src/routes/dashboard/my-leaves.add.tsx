import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** Redirects to the user's own list with the dialog of a new request open. */
export const Route = createFileRoute('/dashboard/my-leaves/add')({
  beforeLoad: async (context) => {
    await guard('my-leaves', 'ADD')(context);
    throw redirect({ to: '/dashboard/leaves/my-leaves', search: { form: 'add' }, replace: true });
  },
});
