import { createFileRoute } from '@tanstack/react-router';
import { InvoicesList } from '#features/plans/invoices-list.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guardAccess } from '#session/guards.ts';
import { paysPlan } from '#session/me.ts';

export const Route = createFileRoute('/dashboard/plan/invoices')({
  validateSearch: listSearch,
  beforeLoad: guardAccess('my Practice', paysPlan),
  component: InvoicesList,
});
