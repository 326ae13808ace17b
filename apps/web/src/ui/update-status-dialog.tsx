import { Select, Stack, Text, Textarea } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { useRef, useState } from 'react';
import { refuse } from '#data/refusals.ts';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';

export const leaveRejection =
  'Do you want to reject the leave request? If yes please select the reason below or Make a comment';

/** Whether the last reason is chosen, which stands for the user's own text. */
const isOwnWords = (reason: string | null, reasons: readonly string[]): boolean =>
  reason !== null && reason === reasons.at(-1);

export interface UpdateStatusProps {
  readonly title?: string;
  /** The action in the question 'Do you want to {message} ?'. */
  readonly message: string;
  /** The question, if it is not the usual one. */
  readonly question?: string;
  readonly reasons?: readonly string[];
  readonly isMessageRequired?: boolean;
  /** Whether there is a message that may be empty. */
  readonly optionalMessage?: boolean;
  readonly confirm?: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  /** The dialog stays open and locked until this resolves; then the parent closes it. */
  readonly onSave: (message: string | null) => Promise<void> | void;
}

/** Asks for confirmation before a status changes, and for a reason if one is required. */
export function UpdateStatusDialog({
  title = 'Update status',
  message,
  question = `Do you want to ${message} ?`,
  reasons = [],
  isMessageRequired = false,
  optionalMessage = false,
  confirm = 'Yes',
  danger = false,
  onClose,
  onSave,
}: UpdateStatusProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(false);
  const [saving, setSaving] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const chosen = reason !== null && !isOwnWords(reason, reasons) ? reason : null;
  const answer = [chosen, words.trim()].filter(Boolean).join(': ');
  const missing = isMessageRequired && !optionalMessage && answer === '';
  const asks = isMessageRequired || optionalMessage || reasons.length > 0;

  async function save() {
    if (saving) return;
    if (missing) {
      setShown(true);
      refuse(specifiedMessages.enter_valid_form);
      area.current?.focus();
      return;
    }
    setSaving(true);
    try {
      await onSave(answer === '' ? null : answer);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog title={title} onClose={onClose} locked={saving}>
      <Stack
        gap={12}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
        }}
      >
        <Text size="sm">{question}</Text>
        {reasons.length > 0 ? (
          <Select label="Reason" data={[...reasons]} value={reason} clearable onChange={setReason} />
        ) : null}
        {asks ? (
          <Textarea
            ref={area}
            {...(reasons.length === 0 ? { 'data-autofocus': true } : {})}
            label={reasons.length > 0 ? 'Comment' : 'Message'}
            withAsterisk={isMessageRequired && !optionalMessage && reasons.length === 0}
            autosize
            minRows={3}
            value={words}
            error={shown && missing ? specifiedMessages.message_is_required : null}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        ) : null}
        <DialogFoot
          save={confirm}
          saving={saving}
          danger={danger}
          focused={!asks}
          onSave={() => void save()}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
