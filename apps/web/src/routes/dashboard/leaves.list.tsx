import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

/** The URL derived from the module's name; requests are decided at another one. */
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
