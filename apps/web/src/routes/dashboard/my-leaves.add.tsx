import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** Opens the dialog of a new request over the user's own list. */
export const Route = createFileRoute('/dashboard/my-leaves/add')({
  beforeLoad: async (context) => {
    await guard('my-leaves', 'ADD')(context);
    throw redirect({ to: '/dashboard/leaves/my-leaves', search: { form: 'add' }, replace: true });
  },
});
