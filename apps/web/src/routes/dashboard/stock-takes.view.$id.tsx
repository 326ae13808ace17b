import { createFileRoute, redirect } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';

const mayView = guard('stock-takes');

export const Route = createFileRoute('/dashboard/stock-takes/view/$id')({
  beforeLoad: async (context) => {
    await mayView(context);
    throw redirect({ to: '/dashboard/stock-takes/$id', params: context.params, replace: true });
  },
});
