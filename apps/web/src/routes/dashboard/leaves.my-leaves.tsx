import { createFileRoute } from '@tanstack/react-router';
import { MyLeave } from '#features/leave/my-leave.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/leaves/my-leaves')({
  validateSearch: listSearch,
  beforeLoad: guard('my-leaves'),
  component: MyLeave,
});
