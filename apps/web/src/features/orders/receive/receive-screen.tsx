import { Skeleton } from '@mantine/core';
import { messages, outstandingOrderStatuses } from '@operatory/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { EmptyPage } from '../empty-page.tsx';
import { paths } from '../paths.ts';
import type { OutstandingLine, SentLot } from './receipt-draft.ts';
import { ReceiveForm } from './receive-form.tsx';

interface OutstandingOrder {
  readonly id: string;
  readonly short_id: number;
  readonly status: string;
  readonly vendor: { readonly id: string; readonly name: string } | null;
  readonly clinic_im_product_order_items: readonly OutstandingLine[];
}
const readOrder = graphql(
  `query outstanding($id: uuid!) {
    clinic_im_product_orders_by_pk(id: $id) {
      id short_id status vendor { id name }
      clinic_im_product_order_items(order_by: [{ position: asc }, { id: asc }]) {
        id clinic_im_product_id product_name product_code quantity_type price new_stock quantity_received
        remaining_quantity closed_at
      }
    }
  }`,
);

export interface Receipt {
  readonly rows: readonly SentLot[];
  readonly invoice_number: string | null;
  readonly invoice_attachment: { readonly file_id: string } | null;
  readonly over_receipt_note: string | null;
  /** For lines of which too much was delivered: the outstanding quantity that the user saw. */
  readonly seen: readonly { readonly order_item_id: string; readonly remaining: number }[];
}
const receive = graphql(
  `mutation receive($id: uuid!, $rows: [receive_order_rows_input!]!, $invoice_number: String,
    $invoice_attachment: receive_order_invoice_attachment_input, $over_receipt_note: String, $seen: [receive_order_seen_input!],
    $idempotency_key: String) {
    receive_order(id: $id, rows: $rows, invoice_number: $invoice_number, invoice_attachment: $invoice_attachment,
      over_receipt_note: $over_receipt_note, seen: $seen, idempotency_key: $idempotency_key) { id status }
  }`,
);

export function ReceiveScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQueryData(readOrder, { id });
  const order = data?.clinic_im_product_orders_by_pk;
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (order === null) return <ScreenMissing />;
  return order ? <Loaded key={order.id} order={order} onStale={refetch} /> : <Skeleton height={320} m={24} />;
}

function Loaded({ order, onStale }: { order: OutstandingOrder; onStale: () => void }) {
  const navigate = useNavigate();
  // One key per screen: a double click, or a retry after a refusal, is the same delivery and is received only
  // once.
  const [key] = useState(() => crypto.randomUUID());
  const [run] = useCommand(receive, {
    success: ({ receive_order }) =>
      receive_order?.status === 'ORDER_RECEIVED' ? 'Order received' : 'Received',
  });
  const lines = order.clinic_im_product_order_items.filter(
    ({ closed_at, remaining_quantity }) => closed_at === null && Number(remaining_quantity) > 0,
  );
  const isOutstanding = outstandingOrderStatuses.some((status) => status === order.status);
  return (
    <Page
      title={`Receive order ${order.short_id}`}
      note={order.vendor?.name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Orders', to: paths.list },
        { label: `Order ${order.short_id}`, to: paths.view(order.id) },
        { label: 'Receive' },
      ]}
    >
      {isOutstanding && lines.length > 0 ? (
        <ReceiveForm
          lines={lines}
          onReceive={async (receipt) => {
            const answer = await run({ id: order.id, ...receipt, idempotency_key: key });
            if (answer.ok) void navigate({ to: paths.view(order.id), replace: true });
            // The outstanding quantities may have changed, so they are read again. The typed quantities stay.
            else onStale();
            return answer.ok;
          }}
        />
      ) : (
        <EmptyPage
          line={order.status === 'RAISED' ? messages.order_not_placed : messages.order_already_received}
          to={paths.view(order.id)}
          label="Back to order"
        />
      )}
    </Page>
  );
}
