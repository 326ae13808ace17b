import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/**
 * Redirects to the user's own list with the dialog of the request open, because only the person who made it
 * can edit it.
 */
export const Route = createFileRoute('/dashboard/leaves/edit/$id')({
  beforeLoad: async (context) => {
    await guard('my-leaves')(context);
    throw redirect({ to: '/dashboard/leaves/my-leaves', search: { form: context.params.id }, replace: true });
  },
});
