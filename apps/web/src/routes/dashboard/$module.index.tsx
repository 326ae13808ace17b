import { createFileRoute, redirect } from '@tanstack/react-router';
import { guardModule } from '#session/guards.ts';

const mayView = guardModule();

export const Route = createFileRoute('/dashboard/$module/')({
  beforeLoad: async (context) => {
    await mayView(context);
    throw redirect({ to: '/dashboard/$module/list', params: context.params, replace: true });
  },
});
