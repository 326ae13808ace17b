import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { useToday } from '#session/use-today.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { resendAssignment } from '../document-commands.ts';
import { dueProblem } from './resend-due.ts';

export interface ResentAssignment {
  readonly assignment_id: string;
  readonly display_name: string;
  readonly due_date: string | null;
}

/** The dialog to send a document again to somebody who declined it or missed its due date. */
export function ResendDialog({
  assignment: { assignment_id: id, display_name: name, due_date },
  onClose,
}: {
  assignment: ResentAssignment;
  onClose: (sent: boolean) => void;
}) {
  const today = useToday();
  const [due, setDue] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const problem = dueProblem(due_date, due, today);
  const [resend, resending] = useCommand(resendAssignment, { success: `Sent again to ${name}` });
  return (
    <Dialog title="Send again" onClose={() => onClose(false)} locked={resending}>
      <Stack gap={16}>
        <Text size="sm">{name} gets this document in their Inbox again.</Text>
        <DayInput
          label="Due"
          {...(dueProblem(due_date, null, today)
            ? { required: true }
            : { description: 'If you leave this empty, the due date stays the same.' })}
          error={tried ? problem : null}
          clearable
          minDate={today}
          value={due}
          onChange={setDue}
          data-autofocus
        />
        <DialogFoot
          save="Send again"
          saving={resending}
          onCancel={() => onClose(false)}
          onSave={() =>
            void (async () => {
              setTried(true);
              if (problem) return;
              const { ok } = await resend({ id, due_date: due || null });
              if (ok) onClose(true);
            })()
          }
        />
      </Stack>
    </Dialog>
  );
}
