import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** Every module has its list at a URL with `list`; this one redirects to the user's own leave. */
export const Route = createFileRoute('/dashboard/my-leaves/list')({
  beforeLoad: async (context) => {
    await guard('my-leaves')(context);
    throw redirect({
      to: '/dashboard/leaves/my-leaves',
      search: context.location.search as never,
      replace: true,
    });
  },
});
