import { createFileRoute, redirect } from '@tanstack/react-router';
import { guardLeave } from '#features/leave/guard-leave.ts';

/** The list with the request open over it. */
export const Route = createFileRoute('/dashboard/leaves/view/$id')({
  beforeLoad: async (context) => {
    await guardLeave(context);
    throw redirect({
      to: '/dashboard/leaves/approvals',
      search: { record: context.params.id },
      replace: true,
    });
  },
});
