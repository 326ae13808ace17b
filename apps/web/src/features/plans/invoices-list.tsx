import { clientTransaction } from '@operatory/domain/clients/client-transaction.resource';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { listOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { InvoiceActions } from './invoice-actions.tsx';

const list = listOf(clientTransaction, { title: 'Invoices' });
const definition: typeof list = {
  ...list,
  columns: [
    ...list.columns,
    {
      key: 'actions',
      label: 'Download',
      needs: null,
      csv: null,
      width: 180,
      select: 'invoice_id total_value status',
      render: (row) => <InvoiceActions invoice={invoiceOf(row)} />,
    },
  ],
};

const invoiceOf = ({ id, invoice_id, total_value, status }: RecordRow) => ({
  id,
  invoice_id: String(invoice_id),
  total_value: String(total_value),
  status: String(status),
});

export function InvoicesList() {
  return <ResourceList definition={definition} />;
}
