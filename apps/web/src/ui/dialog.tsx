import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Refusal, takeRefusals } from '#data/refusals.ts';
import classes from './dialog.module.css';
import { useOnTop } from './on-top.ts';
import { Refused } from './refused.tsx';
import { usePhone } from './window-width.ts';

/**
 * A dialog, 40 % wide unless `wide`, and full screen on a phone. It cannot be closed while `locked`. The
 * refusal of an action that was started in it is shown at its top, unless `onRefused` returns true because it
 * has shown it at a field.
 */
export function Dialog({
  title,
  onClose,
  locked = false,
  wide = false,
  onRefused,
  children,
}: {
  title: string;
  onClose: () => void;
  locked?: boolean;
  /** Whether it is wide enough for a table. */
  wide?: boolean;
  onRefused?: (refusal: Refusal) => boolean;
  children: ReactNode;
}) {
  const onTop = useOnTop();
  const phone = usePhone();
  const [refused, setRefused] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const atField = useRef(onRefused);
  atField.current = onRefused;
  useEffect(
    () =>
      takeRefusals({
        element: () => body.current?.closest('[role="dialog"]') ?? null,
        say: (refusal) =>
          setRefused(refusal === null || atField.current?.(refusal) ? null : refusal.sentence),
      }),
    [],
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={wide ? '80%' : '40%'}
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
      <div ref={body}>
        <Refused sentence={refused} />
        {children}
      </div>
    </Modal>
  );
}
