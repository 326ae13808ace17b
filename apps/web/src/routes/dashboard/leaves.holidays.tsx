import { createFileRoute } from '@tanstack/react-router';
import { HolidaysScreen } from '#features/leave/holidays-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guardAny } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/leaves/holidays')({
  validateSearch: listSearch,
  beforeLoad: guardAny('leaves', 'my-leaves'),
  component: HolidaysScreen,
});
