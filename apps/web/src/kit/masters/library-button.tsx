import { Button } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useCan } from '#session/permissions.ts';
import { lazyWithRetry } from '#ui/late.ts';
import type { Library } from './libraries.ts';

const LibraryDialog = lazyWithRetry(() => import('./library-dialog.tsx'));

export function LibraryButton({ library }: { library: Library }) {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can(library.module, 'ADD')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconBooks size={16} />} onClick={() => setOpen(true)}>
        Add from Operatory’s library
      </Button>
      <Suspense>
        {isOpen ? <LibraryDialog library={library} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
