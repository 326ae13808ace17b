import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { lazyWithRetry } from '#ui/late.ts';
import type { RosterPartProps } from '../grid/roster-slots.ts';
import classes from './publish.module.css';
import { publishPreview } from './publish-preview.ts';

const PublishDialog = lazyWithRetry(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}));

/** Opens the publish dialog; the button shows how many shifts of the displayed days would be published. */
export default function PublishButton({ roster }: RosterPartProps) {
  const [opened, setOpened] = useState(false);
  const { week } = roster;
  // The count is updated after a moved shift has rendered, so that counting does not delay that.
  const counted = useDeferredValue(week);
  const count = useMemo(() => (counted ? publishPreview(counted).shift_ids.length : 0), [counted]);
  if (!week?.may_edit) return null;
  return (
    <>
      <Button
        leftSection={<IconSend size={16} />}
        className={count === 0 ? (classes.idle ?? '') : ''}
        disabled={count === 0}
        onClick={() => setOpened(true)}
      >
        {count === 0 ? 'Published' : `Publish ${count}`}
      </Button>
      {opened ? (
        <Suspense>
          <PublishDialog roster={roster} week={week} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
