import { Anchor, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PartTable } from '#kit/record/part-table.tsx';
import { pdfColumn } from '../transactions/transactions-list.tsx';
import type { ClientHead } from './client-data.ts';

export function TransactionsTab({ client }: { client: ClientHead }) {
  return (
    <Stack gap={12} align="stretch">
      <PartTable
        table="client_transaction_history"
        part="client_id"
        id={client.id}
        where={{ client: { id: { _eq: client.id } } }}
        nothing="No transactions yet"
        more={pdfColumn}
      />
      <Anchor
        component={Link}
        to="/dashboard/subscriptions/list"
        search={{ kind: 'client_transaction_history', q: client.name } as never}
        c="var(--op-accent)"
        fz={13}
        fw={550}
      >
        All transactions of {client.name}
      </Anchor>
    </Stack>
  );
}
