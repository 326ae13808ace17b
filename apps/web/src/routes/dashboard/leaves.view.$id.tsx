import { createFileRoute, redirect } from '@tanstack/react-router';
import { guardAny } from '#session/guards.ts';

/** Redirects to the list with the request open beside it. */
export const Route = createFileRoute('/dashboard/leaves/view/$id')({
  beforeLoad: async (context) => {
    await guardAny('leaves', 'my-leaves')(context);
    throw redirect({
      to: '/dashboard/leaves/approvals',
      search: { record: context.params.id },
      replace: true,
    });
  },
});
