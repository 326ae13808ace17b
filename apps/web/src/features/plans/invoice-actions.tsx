import { Button, Group } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { RestError, rest } from '#data/rest.ts';
import { toast } from '#data/toast.ts';
import { accessToken } from '#data/token.ts';
import { saveFile } from '#downloads/save-file.ts';
import { usePaysOnline } from './use-pays-online.ts';

interface Invoice {
  readonly id: string;
  readonly invoice_id: string;
  readonly total_value: string;
  readonly status: string;
}

/**
 * Buttons to download a tax invoice and, where cards are accepted, to pay it. A transaction that costs
 * nothing has no buttons.
 */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const online = usePaysOnline();
  const [busy, setBusy] = useState(false);
  if (Number(invoice.total_value) === 0) return null;
  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(error instanceof RestError ? error.message : specifiedMessages.something_went_wrong);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Group gap={8} wrap="nowrap" justify="flex-end">
      {online && invoice.status === 'UN_PAID' ? (
        <Button size="compact-sm" loading={busy} onClick={() => void run(() => pay(invoice))}>
          Pay now
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconDownload size={14} />}
        disabled={busy}
        aria-label={`Download invoice ${invoice.invoice_id}`}
        onClick={() => void run(() => download(invoice))}
      >
        PDF
      </Button>
    </Group>
  );
}

async function pay({ id }: Invoice): Promise<void> {
  const { url } = await rest<{ url: string }>('payments/checkout', {
    body: { transaction_id: id },
    token: await accessToken(),
  });
  location.assign(url);
}

async function download({ id, invoice_id }: Invoice): Promise<void> {
  const response = await authorisedFetch(`/api/v1/invoices/${id}.pdf`, { headers: { 'x-operatory': '1' } });
  if (!response.ok) throw new Error(String(response.status));
  saveFile(`${invoice_id}.pdf`, await response.blob());
}
