import { Button, Group } from '@mantine/core';
import { IconBook, IconListNumbers, IconMinus, IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { FileViewer } from '#files/file-viewer.tsx';
import { useCan } from '#session/permissions.ts';
import { CountDialog } from './count-dialog.tsx';
import type { Product } from './product.ts';
import { ReceiveDialog } from './receive-dialog.tsx';
import { UseDialog } from './use-dialog.tsx';

type Opened = 'use' | 'receive' | 'count' | 'manual';

/**
 * The stock actions that the user has for a product. `lot` is the id of the scanned lot, if one was
 * scanned.
 */
export function ProductActions({
  product,
  manual,
  lot,
  onDone,
}: {
  product: Product;
  manual?: FileReference | null;
  lot?: string | undefined;
  onDone?: () => void;
}) {
  const can = useCan();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => {
    setOpened(null);
    onDone?.();
  };
  const mayCount = can('product-lots', 'EDIT') && can('product-lots');
  return (
    <>
      <Group gap={8} grow preventGrowOverflow={false}>
        {can('product-usages', 'ADD') ? (
          <Button leftSection={<IconMinus size={16} />} onClick={() => setOpened('use')}>
            Use
          </Button>
        ) : null}
        {can('product-lots', 'ADD') ? (
          <Button
            variant="default"
            leftSection={<IconPackageImport size={16} />}
            onClick={() => setOpened('receive')}
          >
            Receive
          </Button>
        ) : null}
        {mayCount ? (
          <Button
            variant="default"
            leftSection={<IconListNumbers size={16} />}
            onClick={() => setOpened('count')}
          >
            Count
          </Button>
        ) : null}
        {manual ? (
          <Button variant="default" leftSection={<IconBook size={16} />} onClick={() => setOpened('manual')}>
            Open manual
          </Button>
        ) : null}
      </Group>
      {opened === 'use' ? <UseDialog product={product} lot={lot} onClose={close} /> : null}
      {opened === 'receive' ? <ReceiveDialog product={product} onClose={close} /> : null}
      {opened === 'count' ? <CountDialog product={product} onClose={close} /> : null}
      {opened === 'manual' && manual ? <FileViewer file={manual} onClose={close} /> : null}
    </>
  );
}
