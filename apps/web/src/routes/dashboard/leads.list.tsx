import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LeadsScreen } from '#features/clients/leads/leads-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';
import { anyText, optional } from '#ui/search-values.ts';

/** `who` filters the board by assignee. */
const search = v.object({ ...listSearch.entries, who: optional(anyText) });

export const Route = createFileRoute('/dashboard/leads/list')({
  validateSearch: search,
  beforeLoad: guard('leads'),
  component: LeadsScreen,
});
