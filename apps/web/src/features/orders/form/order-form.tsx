import { Button, Group, Paper, SimpleGrid, Textarea, Title } from '@mantine/core';
import { messages } from '@operatory/domain';
import { reference } from '@operatory/resource';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { toast } from '#data/toast.ts';
import { ClinicInput } from '#kit/fields/clinic-input.tsx';
import { FilesInput } from '#kit/fields/files-input.tsx';
import { ReferenceInput } from '#kit/fields/reference-input.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { selectMessageOf } from '#kit/pick/picker-of.ts';
import { useClinic } from '#session/clinic.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import { LineEditor } from './line-editor.tsx';
import { type DraftLine, linesToSend } from './order-draft.ts';

export interface OrderDraft {
  readonly clinic_id: string;
  readonly vendor_id: string;
  readonly lines: readonly DraftLine[];
  readonly custom_message: string;
  readonly internal_note: string;
  readonly attachments: readonly FileReference[];
}
export type SentOrder = Omit<OrderDraft, 'lines'> & {
  readonly lines: Exclude<ReturnType<typeof linesToSend>, string>;
};

export function OrderForm({
  draft: initial,
  once,
  save,
  onSave,
}: {
  draft: OrderDraft;
  /** Whether clinic and supplier are fixed, because the order was already raised. */
  once: boolean;
  save: string;
  /** Resolves to true when the order was saved. */
  onSave: (order: SentOrder) => Promise<boolean>;
}) {
  const { active } = useClinic();
  const router = useRouter();
  const [draft, setDraft] = useState(initial);
  const [shown, setShown] = useState(false);
  const [saving, setSaving] = useState(false);
  const saved = useRef(false);
  useLeaveGuard(() => !saved.current && draft !== initial);
  const change = (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { clinic_id, vendor_id, lines } = draft;

  async function send(event: FormEvent) {
    event.preventDefault();
    const sent = linesToSend(lines);
    if (!clinic_id || !vendor_id || typeof sent === 'string') {
      setShown(true);
      toast.error(messages.enter_all_required);
      return;
    }
    setSaving(true);
    saved.current = true;
    saved.current = await onSave({ ...draft, lines: sent });
    setSaving(false);
  }

  return (
    <Paper p={24} maw={880}>
      <form noValidate aria-label={save} onSubmit={(event) => void send(event)} onKeyDown={submitByKeys}>
        {once ? null : (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16} mb={24}>
            {active.length > 1 ? (
              <ClinicInput
                label="Clinic"
                withAsterisk
                value={clinic_id}
                error={shown && !clinic_id ? selectMessageOf('clinics') : null}
                onChange={(id) => change({ clinic_id: id ?? '', vendor_id: '', lines: [] })}
              />
            ) : null}
            <ReferenceInput
              key={clinic_id}
              label="Supplier"
              withAsterisk
              adds
              disabled={!clinic_id}
              field={reference('clinic_im_vendors', 'vendor', {
                required: true,
                where: { _and: [{ clinic_id: { _eq: clinic_id } }, { status: { _eq: 'ACTIVE' } }] },
              })}
              value={vendor_id || null}
              error={shown && !vendor_id ? selectMessageOf('clinic_im_vendors') : null}
              onChange={(id) => change({ vendor_id: id ?? '' })}
            />
          </SimpleGrid>
        )}
        <Title order={2} fz={14} mb={8}>
          Lines
        </Title>
        {clinic_id ? (
          <LineEditor
            clinicId={clinic_id}
            vendorId={vendor_id}
            lines={lines}
            shown={shown}
            onChange={(next) =>
              // The result of a lookup for a clinic that is no longer selected is ignored.
              setDraft((now) => (now.clinic_id === clinic_id ? { ...now, lines: next(now.lines) } : now))
            }
          />
        ) : null}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16} mt={24}>
          <Textarea
            label="Message to the supplier"
            autosize
            minRows={3}
            maxLength={2000}
            value={draft.custom_message}
            onChange={(event) => change({ custom_message: event.currentTarget.value })}
          />
          {once ? null : (
            <Textarea
              label="Internal note"
              description="The supplier never sees it"
              autosize
              minRows={3}
              maxLength={1000}
              value={draft.internal_note}
              onChange={(event) => change({ internal_note: event.currentTarget.value })}
            />
          )}
        </SimpleGrid>
        <Group mt={16} mb={24}>
          <FilesInput
            label="Attachments"
            required={false}
            directory="clinic_im_product_orders"
            many
            picture={false}
            value={draft.attachments}
            onChange={(attachments) => change({ attachments })}
          />
        </Group>
        <FormFoot>
          <Button variant="default" disabled={saving} onClick={() => router.history.back()}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {save}
          </Button>
        </FormFoot>
      </form>
    </Paper>
  );
}
