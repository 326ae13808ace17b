import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '#ui/late.ts';
import type { RosterPartProps } from '../grid/roster-slots.ts';

const CopyWeekDialog = lazyWithRetry(async () => ({
  default: (await import('./copy-week-dialog.tsx')).CopyWeekDialog,
}));

export default function CopyWeekButton({ roster, date }: RosterPartProps) {
  const [opened, setOpened] = useState(false);
  const { week } = roster;
  if (!week?.may_add) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => setOpened(true)}>
        Copy week
      </Button>
      {opened ? (
        <Suspense>
          <CopyWeekDialog roster={roster} week={week} date={date} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
