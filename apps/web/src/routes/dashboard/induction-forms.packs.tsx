import { createFileRoute } from '@tanstack/react-router';
import { PacksScreen } from '#features/induction/packs/packs-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/induction-forms/packs')({
  validateSearch: listSearch,
  beforeLoad: guard('induction-forms'),
  component: PacksScreen,
});
