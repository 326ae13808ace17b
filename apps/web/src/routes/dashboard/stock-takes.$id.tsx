import { createFileRoute, redirect } from '@tanstack/react-router';
import { TakeScreen } from '#features/inventory/takes/take-screen.tsx';
import { guard } from '#session/guards.ts';

const mayView = guard('stock-takes');

export const Route = createFileRoute('/dashboard/stock-takes/$id')({
  beforeLoad: async (context) => {
    await mayView(context);
    // There is no form at `add`, because a stock-take is started from the list.
    if (context.params.id === 'add') throw redirect({ to: '/dashboard/stock-takes/list', replace: true });
  },
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <TakeScreen key={id} id={id} />;
}
