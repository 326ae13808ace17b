import { createFileRoute } from '@tanstack/react-router';
import { HolidaysScreen } from '#features/leave/holidays-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/holidays/list')({
  validateSearch: listSearch,
  beforeLoad: guard('holidays'),
  component: HolidaysScreen,
});
