import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { lowProducts } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { IconTrash } from '@tabler/icons-react';
import { useClient } from 'urql';
import { errorMessage } from '#data/errors.ts';
import { toast } from '#data/toast.ts';
import { AddProducts } from '../add-products.tsx';
import { DraftWords, LinesTotal } from '../line-words.tsx';
import { typedQuantity } from '../quantity-text.ts';
import { productsOf, readProducts } from '../reorder-products.ts';
import classes from './line-editor.module.css';
import {
  type DraftLine,
  type LinesChange,
  lineProblem,
  withoutLine,
  withProducts,
  withTypedQuantity,
} from './order-draft.ts';

const inUse = { status: { _eq: 'ACTIVE' } };

/**
 * The products of an order with their quantities. They are chosen, scanned, or all of the supplier's
 * low-stock products.
 */
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
  shown: boolean;
  /**
   * Gets a function of the current lines, because the user may have typed more while a lookup was running.
   */
  onChange: (change: LinesChange) => void;
}) {
  const client = useClient();

  /** Adds the products that match a condition. Returns how many there were. */
  async function add(where: BoolExp): Promise<number> {
    const { data, error } = await client
      .query(readProducts, productsOf(clinicId, { _and: [inUse, where] }))
      .toPromise();
    if (error) {
      toast.error(errorMessage(error));
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
                error={shown ? lineProblem(line) : null}
                onChange={(event) => onChange(withTypedQuantity(line.id, event.currentTarget.value))}
              />
              <ActionIcon
                size={32}
                aria-label={`Remove ${line.name}`}
                onClick={() => onChange(withoutLine(line.id))}
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
      <AddProducts
        where={{ clinic_id: { _eq: clinicId } }}
        without={lines.map(({ id }) => id)}
        unknown="No product at this clinic has this code"
        onAdd={add}
      >
        {vendorId ? (
          <Button variant="subtle" onClick={() => void addLow()}>
            Add low products
          </Button>
        ) : null}
      </AddProducts>
    </div>
  );
}
