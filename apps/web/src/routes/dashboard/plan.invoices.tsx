import { createFileRoute } from '@tanstack/react-router';
import { InvoicesList } from '#features/plans/invoices-list.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guardPayer } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/plan/invoices')({
  validateSearch: listSearch,
  beforeLoad: guardPayer('my Practice'),
  component: InvoicesList,
});
