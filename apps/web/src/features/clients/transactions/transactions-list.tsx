import type { ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { listOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { InvoiceLink } from './invoice-link.tsx';

const transactions = resourceOf('client_transaction_history');
/** Hides transactions of clients that the user cannot see: salespeople see only their own clients. */
const ofSeenClient = { client: { id: { _is_null: false } } };

const client: ListColumn<RecordRow> = {
  key: 'client',
  needs: 'client_id',
  refers: 'clients',
  label: 'Client',
  width: 190,
  select: 'client { id name }',
  sort: 'client.name',
  render: (row) => (row.client as { readonly name: string } | null)?.name,
};
const pdfOnly: ListColumn<RecordRow> = {
  key: 'pdf',
  needs: 'invoice_id',
  label: 'PDF',
  width: 64,
  select: 'invoice_id',
  csv: null,
  render: (row) => <InvoiceLink id={row.id} invoice={String(row.invoice_id)} />,
};

export const pdfColumn: readonly ListColumn<RecordRow>[] = [pdfOnly];

const plain = listOf(transactions);
const [invoice, ...others] = plain.columns;

/** The transactions of all clients. They are marked as paid or unpaid by row actions. */
export const transactionsList: ListDefinition<RecordRow> = {
  ...plain,
  title: 'Transactions',
  search: [...plain.search, 'client.name'],
  columns: [...(invoice ? [invoice] : []), client, ...others, pdfOnly],
  chips: [
    { key: 'all', label: 'All', where: ofSeenClient },
    {
      key: 'unpaid',
      label: 'Unpaid',
      dot: 'red',
      needs: 'status',
      where: { ...ofSeenClient, status: { _eq: 'UN_PAID' } },
    },
    { key: 'paid', label: 'Paid', needs: 'status', where: { ...ofSeenClient, status: { _eq: 'PAID' } } },
  ],
  details: [...(plain.csvColumns ?? []).map(({ csv: _, ...column }) => column)],
};
