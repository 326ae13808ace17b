import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** The user's own list, with the dialog for a new request over it. */
export const Route = createFileRoute('/dashboard/my-leaves/add')({
  beforeLoad: async (context) => {
    await guard('my-leaves', 'ADD')(context);
    throw redirect({ to: '/dashboard/leaves/my-leaves', search: { form: 'add' }, replace: true });
  },
});
