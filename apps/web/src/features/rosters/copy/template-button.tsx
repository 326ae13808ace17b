import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '#ui/late.ts';
import type { RosterPartProps } from '../grid/roster-slots.ts';

const TemplateDialog = lazyWithRetry(async () => ({
  default: (await import('./template-dialog.tsx')).TemplateDialog,
}));

export default function TemplateButton({ roster, date }: RosterPartProps) {
  const [opened, setOpened] = useState(false);
  const { week } = roster;
  if (!week?.may_add) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconTemplate size={16} />} onClick={() => setOpened(true)}>
        Template
      </Button>
      {opened ? (
        <Suspense>
          <TemplateDialog roster={roster} week={week} date={date} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
