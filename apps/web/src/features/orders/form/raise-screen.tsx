import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fileIdsOf } from '#data/file-reference.ts';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { Page } from '#ui/page.tsx';
import { paths } from '../paths.ts';
import { OrderForm } from './order-form.tsx';

const raiseOrder = graphql(
  `mutation raise($clinic_id: uuid!, $vendor_id: uuid!, $lines: [raise_order_lines_input!]!, $custom_message: String,
    $internal_note: String, $attachments: [raise_order_attachments_input!], $idempotency_key: String) {
    raise_order(clinic_id: $clinic_id, vendor_id: $vendor_id, lines: $lines, custom_message: $custom_message,
      internal_note: $internal_note, attachments: $attachments, idempotency_key: $idempotency_key) { id short_id }
  }`,
);

export function RaiseScreen({ vendorId = '' }: { vendorId?: string | undefined }) {
  const navigate = useNavigate();
  const { clinic, active } = useClinic();
  const [key] = useState(() => crypto.randomUUID());
  const [draft] = useState({
    clinic_id: (clinic?.status === 'ACTIVE' ? clinic.id : active[0]?.id) ?? '',
    vendor_id: vendorId,
    lines: [],
    custom_message: '',
    internal_note: '',
    attachments: [],
  });
  const [raise] = useCommand(raiseOrder, {
    success: ({ raise_order }) => `Order ${raise_order?.short_id ?? ''} raised`,
  });
  return (
    <Page
      title="Raise order"
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Orders', to: paths.list },
        { label: 'Raise order' },
      ]}
    >
      <OrderForm
        draft={draft}
        once={false}
        save="Raise order"
        onSave={async (order) => {
          const answer = await raise({
            ...order,
            attachments: fileIdsOf(order.attachments),
            idempotency_key: key,
          });
          if (answer.ok && answer.data.raise_order)
            void navigate({ to: paths.view(answer.data.raise_order.id), replace: true });
          return answer.ok;
        }}
      />
    </Page>
  );
}
