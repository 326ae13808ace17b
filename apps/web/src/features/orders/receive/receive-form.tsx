import { Button, Group, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { messages, productCode } from '@operatory/domain';
import { longText } from '@operatory/resource';
import { IconChecks, IconScan } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { toast } from '#data/toast.ts';
import { ScanDialog } from '#files/scan/scan-dialog.tsx';
import type { FormField } from '#kit/definition/list-definition.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import { FilesInput } from '#kit/fields/files-input.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { useToday } from '#session/use-today.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import {
  allOutstanding,
  linesOver,
  lotsToSend,
  newLot,
  type OutstandingLine,
  problemsOf,
  withScannedLot,
} from './receipt-draft.ts';
import type { Receipt } from './receive-screen.tsx';
import { ReceivedLine } from './received-line.tsx';
import { useLineByCode } from './use-line-of-code.ts';

/** A reason is required before more can be received than was ordered. */
const why: FormField = {
  name: 'over_receipt_note',
  field: longText({ label: 'Reason', required: true, maxLength: 1000 }),
};

/** The delivered quantities of each line, as one lot or several. */
export function ReceiveForm({
  lines,
  onReceive,
}: {
  lines: readonly OutstandingLine[];
  /** Resolves to true when the delivery was received. */
  onReceive: (receipt: Receipt) => Promise<boolean>;
}) {
  const router = useRouter();
  const [first] = useState(() => lines.map(({ id }) => newLot(id)));
  const [lots, setLots] = useState<readonly ReturnType<typeof newLot>[]>(first);
  const [invoice, setInvoice] = useState('');
  const [file, setFile] = useState<readonly FileReference[]>([]);
  const [shown, setShown] = useState(false);
  const [saving, setSaving] = useState(false);
  const [asking, setAsking] = useState<readonly OutstandingLine[]>([]);
  const [scanning, setScanning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const find = useLineByCode(lines);
  const thisYear = Number(useToday().slice(0, 4));
  useLeaveGuard(() => !saved.current && (lots !== first || invoice !== '' || file.length > 0));

  // A line that somebody else has fully received disappears, and with it its typed quantity.
  const here = lots.filter(({ line }) => lines.some(({ id }) => id === line));

  async function receive(note: string | null, more: readonly OutstandingLine[] = []) {
    setSaving(true);
    saved.current = true;
    saved.current = await onReceive({
      rows: lotsToSend(here),
      invoice_number: invoice.trim() || null,
      invoice_attachment: file[0] ? { file_id: file[0].file_id } : null,
      over_receipt_note: note,
      seen: more.map(({ id, remaining_quantity }) => ({
        order_item_id: id,
        remaining: Number(remaining_quantity),
      })),
    });
    setSaving(false);
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    const sent = lotsToSend(here);
    const wrong = here.some((lot) => Object.values(problemsOf(lot)).some(Boolean));
    setShown(wrong);
    if (wrong) return void toast.error(messages.fill_valid_details);
    if (sent.length === 0) return void toast.error(messages.order_nothing_received);
    const more = linesOver(lines, sent);
    if (more.length > 0) return setAsking(more);
    await receive(null);
  }
  async function scanned(code: string) {
    setScanning(false);
    const line = await find(code);
    if (!line) return void toast.error('No item in this order has this code');
    setLots((before) => withScannedLot(before, line, productCode(code, thisYear)));
    requestAnimationFrame(() => {
      const input = form.current?.querySelector<HTMLInputElement>(`[data-line="${line}"] input`);
      input?.scrollIntoView({ block: 'center' });
      input?.focus();
    });
  }

  return (
    <Paper p={24} maw={1040}>
      <form
        ref={form}
        noValidate
        aria-label="Receive"
        onSubmit={(event) => void send(event)}
        onKeyDown={submitByKeys}
      >
        <Group gap={8} mb={8}>
          <Button
            variant="default"
            leftSection={<IconChecks size={16} />}
            onClick={() => setLots(allOutstanding(lines, lots))}
          >
            Receive everything
          </Button>
          <Button variant="default" leftSection={<IconScan size={16} />} onClick={() => setScanning(true)}>
            Scan
          </Button>
        </Group>
        {lines.map((line) => (
          <ReceivedLine
            key={line.id}
            line={line}
            lots={lots.filter((lot) => lot.line === line.id)}
            shown={shown}
            onChange={(own) =>
              setLots(
                lines.flatMap(({ id }) => (id === line.id ? own : lots.filter((lot) => lot.line === id))),
              )
            }
          />
        ))}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16} mt={24} mb={24}>
          <TextInput
            label="Invoice number"
            maxLength={60}
            autoComplete="off"
            value={invoice}
            onChange={(event) => setInvoice(event.currentTarget.value)}
          />
          <FilesInput
            label="Invoice file"
            required={false}
            directory="clinic_im_product_order_receipts"
            many={false}
            picture={false}
            value={file}
            onChange={setFile}
          />
        </SimpleGrid>
        <Text size="xs" c="var(--op-muted)" mb={12}>
          Each row becomes a lot. Leave a row empty if it hasn’t been delivered yet.
        </Text>
        <FormFoot>
          <Button variant="default" disabled={saving} onClick={() => router.history.back()}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            Receive
          </Button>
        </FormFoot>
      </form>
      {asking.length > 0 ? (
        <FieldDialog
          title="Receive more than ordered"
          save="Receive"
          about={asking.map(({ product_name }) => product_name).join(', ')}
          saving={saving}
          fieldsOf={() => [why]}
          onClose={() => setAsking([])}
          onSave={async ({ over_receipt_note }) => {
            await receive(String(over_receipt_note), asking);
            setAsking([]);
          }}
        />
      ) : null}
      {scanning ? (
        <ScanDialog onClose={() => setScanning(false)} onScan={(code) => void scanned(code)} />
      ) : null}
    </Paper>
  );
}
