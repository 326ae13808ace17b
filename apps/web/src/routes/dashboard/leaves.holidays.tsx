import { createFileRoute } from '@tanstack/react-router';
import { guardLeave } from '#features/leave/guard-leave.ts';
import { HolidaysScreen } from '#features/leave/holidays-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';

export const Route = createFileRoute('/dashboard/leaves/holidays')({
  validateSearch: listSearch,
  beforeLoad: guardLeave,
  component: HolidaysScreen,
});
