import { ActionIcon, Tooltip } from '@mantine/core';
import { weekOf } from '@operatory/domain';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { RosterPartProps } from '../grid/roster-slots.ts';
import { PrintedSheet } from './printed-sheet.tsx';

/** Prints the displayed week on A4 landscape, by this button or by the browser's own print command. */
export default function PrintButton({ roster: { week }, date }: RosterPartProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when the handlers of `beforeprint` return, so the sheet is
    // rendered synchronously.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return (
    <>
      <Tooltip label="Print this week">
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Print this week"
          disabled={!week}
          onClick={() => print()}
        >
          <IconPrinter size={18} />
        </ActionIcon>
      </Tooltip>
      {printing && week
        ? createPortal(<PrintedSheet week={week} monday={weekOf(date)} />, document.body)
        : null}
    </>
  );
}
