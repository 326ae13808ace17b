import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** Redirects to the list with the dialog of a new request open. */
export const Route = createFileRoute('/dashboard/leaves/add')({
  beforeLoad: async (context) => {
    await guard('leaves', 'ADD')(context);
    throw redirect({ to: '/dashboard/leaves/approvals', search: { form: 'add' }, replace: true });
  },
});
