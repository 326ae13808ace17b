import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { hasCode, lowProducts } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { IconPlus, IconScan, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { sentenceOf } from '#data/errors.ts';
import { ScanDialog } from '#files/scan/scan-dialog.tsx';
import { PickDialog } from '#kit/pick-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { DraftWords, LinesTotal } from '../line-words.tsx';
import { typedQuantity } from '../quantity-text.ts';
import { productsOf, readProducts } from '../reorder-products.ts';
import classes from './line-editor.module.css';
import {
  type DraftLine,
  type LinesChange,
  problemOf,
  without,
  withProducts,
  withText,
} from './order-draft.ts';

const inUse = { status: { _eq: 'ACTIVE' } };

/** The products of an order, each with how much of it: picked, scanned, or all that is low of the supplier's. */
export function LineEditor({
  clinicId,
  vendorId,
  lines,
  shown,
  onChange,
}: {
  clinicId: string;
  vendorId: string;
  lines: readonly DraftLine[];
  /** Whether what is missing is told. */
  shown: boolean;
  /** Made of the lines as they are then: what is looked up comes later than what is typed meanwhile. */
  onChange: (change: LinesChange) => void;
}) {
  const client = useClient();
  const [dialog, setDialog] = useState<'pick' | 'scan' | null>(null);
  const ids = lines.map(({ id }) => id);

  /** Adds the products of a condition; says how many there were. */
  async function add(where: BoolExp): Promise<number> {
    const { data, error } = await client
      .query(readProducts, productsOf(clinicId, { _and: [inUse, where] }))
      .toPromise();
    if (error) {
      toast.error(sentenceOf(error));
      return 0;
    }
    const found = data?.clinic_im_products ?? [];
    onChange(withProducts(found));
    return found.length;
  }
  async function addLow() {
    const found = await add({ _and: [lowProducts, { clinic_im_vendor_id: { _eq: vendorId } }] });
    if (found === 0) toast.info('No low products from this supplier');
  }
  async function addScanned(code: string) {
    setDialog(null);
    if ((await add(hasCode(code))) === 0) toast.error('No product at this clinic has this code');
  }
  return (
    <div>
      {lines.length > 0 ? (
        <ul className={classes.lines} aria-label="Lines">
          {lines.map((line) => (
            <li key={line.id} className={classes.line}>
              <DraftWords className={classes.words} line={line} />
              <TextInput
                className={classes.amount ?? ''}
                aria-label={`Quantity of ${line.name}`}
                inputMode="decimal"
                autoComplete="off"
                value={line.text}
                error={shown ? problemOf(line) : null}
                onChange={(event) => onChange(withText(line.id, event.currentTarget.value))}
              />
              <ActionIcon
                size={32}
                aria-label={`Remove ${line.name}`}
                onClick={() => onChange(without(line.id))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm" c={shown ? 'var(--op-red-ink)' : 'var(--op-muted)'} mb={12}>
          {shown ? 'Please Select Clinic im product' : 'No products yet. Add the products to order.'}
        </Text>
      )}
      <LinesTotal lines={lines.map(({ text, cents }) => ({ thousandths: typedQuantity(text), cents }))} />
      <Group gap={8}>
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setDialog('pick')}>
          Add products
        </Button>
        <Button variant="default" leftSection={<IconScan size={16} />} onClick={() => setDialog('scan')}>
          Scan
        </Button>
        {vendorId ? (
          <Button variant="subtle" onClick={() => void addLow()}>
            Add low products
          </Button>
        ) : null}
      </Group>
      {dialog === 'pick' ? (
        <PickDialog
          table="clinic_im_products"
          where={{ clinic_id: { _eq: clinicId } }}
          without={ids}
          multiple
          onClose={() => setDialog(null)}
          onSave={async (rows) => {
            await add({ id: { _in: rows.map(({ id }) => id) } });
            setDialog(null);
          }}
        />
      ) : null}
      {dialog === 'scan' ? (
        <ScanDialog onClose={() => setDialog(null)} onScan={(code) => void addScanned(code)} />
      ) : null}
    </div>
  );
}
