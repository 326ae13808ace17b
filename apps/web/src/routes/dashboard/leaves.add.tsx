import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** Opens the dialog of a new request over the list. */
export const Route = createFileRoute('/dashboard/leaves/add')({
  beforeLoad: async (context) => {
    await guard('leaves', 'ADD')(context);
    throw redirect({ to: '/dashboard/leaves/approvals', search: { form: 'add' }, replace: true });
  },
});
