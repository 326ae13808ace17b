import { Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { submitByKeys } from './submit-by-keys.ts';

/** A dialog with one form and its buttons. It stays open and locked while it is being saved. */
export const DialogForm = ({
  title,
  saving,
  onSave,
  onClose,
  children,
  ...foot
}: Pick<ComponentProps<typeof DialogFoot>, 'save' | 'disabled' | 'focused'> & {
  title: string;
  saving: boolean;
  onSave: () => unknown;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Dialog title={title} onClose={onClose} locked={saving}>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React passes the event on to a form around the dialog, which must not be submitted too.
        event.stopPropagation();
        void onSave();
      }}
      onKeyDown={submitByKeys}
    >
      <Stack gap={16}>
        {children}
        <DialogFoot {...foot} saving={saving} onCancel={onClose} />
      </Stack>
    </form>
  </Dialog>
);
