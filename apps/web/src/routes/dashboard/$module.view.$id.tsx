import { createFileRoute, redirect } from '@tanstack/react-router';
import { guardModule } from '#session/guards.ts';

const mayView = guardModule();

/** The list with the record open over it. */
export const Route = createFileRoute('/dashboard/$module/view/$id')({
  beforeLoad: async (context) => {
    await mayView(context);
    const { module, id } = context.params;
    throw redirect({
      to: '/dashboard/$module/list',
      params: { module },
      search: { record: id },
      replace: true,
    });
  },
});
