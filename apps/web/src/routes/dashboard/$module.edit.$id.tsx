import { createFileRoute, redirect } from '@tanstack/react-router';
import { guardModule } from '#session/guards.ts';

const mayEdit = guardModule('EDIT');

/** The list, with the form of the record open over it. */
export const Route = createFileRoute('/dashboard/$module/edit/$id')({
  beforeLoad: async (context) => {
    await mayEdit(context);
    const { module, id } = context.params;
    throw redirect({
      to: '/dashboard/$module/list',
      params: { module },
      search: { form: id },
      replace: true,
    });
  },
});
