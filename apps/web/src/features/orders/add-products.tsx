import { Button, Group } from '@mantine/core';
import { hasCode } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { IconPlus, IconScan } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { toast } from '#data/toast.ts';
import { ScanDialog } from '#files/scan/scan-dialog.tsx';
import { PickDialog } from '#kit/form/pick-dialog.tsx';

/** Buttons to add products to an order: by name, several at once, or by scanning a code. */
export function AddProducts({
  where,
  without,
  unknown,
  onAdd,
  children,
}: {
  where: BoolExp;
  /** Ids of products that are already included. */
  without: readonly string[];
  /** The message if none of the products to choose from has the scanned code. */
  unknown: string;
  /** Adds the products that match a condition. Returns how many there were. */
  onAdd: (which: BoolExp) => Promise<number>;
  children?: ReactNode;
}) {
  const [dialog, setDialog] = useState<'pick' | 'scan' | null>(null);
  async function addScanned(code: string) {
    setDialog(null);
    if ((await onAdd(hasCode(code))) === 0) toast.error(unknown);
  }
  return (
    <>
      <Group gap={8}>
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setDialog('pick')}>
          Add products
        </Button>
        <Button variant="default" leftSection={<IconScan size={16} />} onClick={() => setDialog('scan')}>
          Scan
        </Button>
        {children}
      </Group>
      {dialog === 'pick' ? (
        <PickDialog
          table="clinic_im_products"
          where={where}
          without={without}
          multiple
          onClose={() => setDialog(null)}
          onSave={async (rows) => {
            await onAdd({ id: { _in: rows.map(({ id }) => id) } });
            setDialog(null);
          }}
        />
      ) : null}
      {dialog === 'scan' ? (
        <ScanDialog onClose={() => setDialog(null)} onScan={(code) => void addScanned(code)} />
      ) : null}
    </>
  );
}
