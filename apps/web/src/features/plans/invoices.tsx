import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { localDate, messageOf, platformZone } from '@operatory/domain';
import { transactionTypes } from '@operatory/domain/clients/client-transaction.resource';
import { labelOfChoice } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import { useLive } from '#data/hooks.ts';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { dollars } from '#ui/dollars.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { latestInvoices } from './plan-queries.ts';
import { usePaysOnline } from './use-pays-online.ts';

/** The latest purchases and changes with their invoices, and a link to the list of all. */
export function Invoices() {
  const { data } = useLive(latestInvoices, {});
  const rows = data?.client_transaction_history ?? [];
  const online = usePaysOnline();
  return (
    <Stack gap={12} component="section" aria-label="Invoices">
      <Group justify="space-between">
        <Title order={2}>Invoices</Title>
        <Anchor component={Link} to="/dashboard/plan/invoices" fz={13} fw={550}>
          All invoices
        </Anchor>
      </Group>
      {data && rows.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          No invoices yet. The first one comes with your first plan.
        </Text>
      ) : null}
      {online === false && rows.some(({ status }) => status === 'UN_PAID') ? (
        <Text size="sm">{messageOf('payments_by_invoice')}</Text>
      ) : null}
      {rows.length > 0 ? (
        <RelatedTable
          label="Latest invoices"
          heads={['Invoice', 'Date', 'Type', 'Plan', 'Total', 'Status', '']}
          numeric={['Total']}
          rows={rows.map((row) => ({
            id: row.id,
            cells: [
              row.invoice_id,
              <span key="date" className="tabular">
                {localDate(row.created_at, platformZone)}
              </span>,
              labelOfChoice(transactionTypes, row.history_type),
              row.plan_name,
              <span key="total" className="tabular">
                {dollars(row.total_value)}
              </span>,
              <StatusBadge key="status" status={row.status} />,
              <InvoiceActions key="actions" invoice={row} />,
            ],
          }))}
        />
      ) : null}
    </Stack>
  );
}
