import { createFileRoute } from '@tanstack/react-router';
import { IpSettingsScreen } from '#features/clinics/ip-settings-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/ip-settings/list')({
  validateSearch: listSearch,
  beforeLoad: guard('IP Settings'),
  component: IpSettingsScreen,
});
