import { Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { submitByKeys } from './submit-by-keys.ts';

/** A dialog that is one form, with its buttons. It stays open while it is saved. */
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
        // A dialog may be opened within a form, to which React would pass the event on.
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
