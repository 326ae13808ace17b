import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { useOnTop } from './on-top.ts';
import { usePhone } from './window-width.ts';

/** A dialog 40 % wide, and the whole screen on a phone. It stays open while `locked`. */
export function Dialog({
  title,
  onClose,
  locked = false,
  children,
}: {
  title: string;
  onClose: () => void;
  locked?: boolean;
  children: ReactNode;
}) {
  const onTop = useOnTop();
  const phone = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="40%"
      fullScreen={phone}
      closeOnClickOutside={!locked}
      closeOnEscape={onTop && !locked}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ body: classes.body ?? '' }}
      styles={{
        content: phone ? {} : { minWidth: 'min(460px, 94vw)' },
        title: { fontWeight: 600, fontSize: 16 },
      }}
    >
      {children}
    </Modal>
  );
}
