import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** A request can be edited by its creator, over their own list. */
export const Route = createFileRoute('/dashboard/leaves/edit/$id')({
  beforeLoad: async (context) => {
    await guard('my-leaves')(context);
    throw redirect({ to: '/dashboard/leaves/my-leaves', search: { form: context.params.id }, replace: true });
  },
});
