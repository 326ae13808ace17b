import { createFileRoute } from '@tanstack/react-router';
import { KioskList } from '#features/clock/kiosks/kiosk-list.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/roster/kiosks')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-rosters', 'EDIT'),
  component: KioskList,
});
