import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** The address that the module's name makes; the requests are decided at one of their own. */
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
