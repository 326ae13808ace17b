import { createFileRoute, redirect } from '@tanstack/react-router';
import { guardModule } from '#session/guards.ts';

const mayAdd = guardModule('ADD');

/** The list, with the form of a new record open over it. */
export const Route = createFileRoute('/dashboard/$module/add')({
  beforeLoad: async (context) => {
    await mayAdd(context);
    const { module } = context.params;
    throw redirect({
      to: '/dashboard/$module/list',
      params: { module },
      search: { form: 'add' },
      replace: true,
    });
  },
});
