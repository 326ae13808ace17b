import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** Every module has its list at a URL with `list`; this one redirects to the list of requests. */
export const Route = createFileRoute('/dashboard/leaves/list')({
  beforeLoad: async (context) => {
    await guard('leaves')(context);
    throw redirect({
      to: '/dashboard/leaves/approvals',
      search: context.location.search as never,
      replace: true,
    });
  },
});
