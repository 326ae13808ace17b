import { createFileRoute } from '@tanstack/react-router';
import { MyRoster } from '#features/rosters/mine/my-roster.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/my-roster/')({
  validateSearch: listSearch,
  beforeLoad: guard('my-roster'),
  component: () => <MyRoster />,
});
