import { ActionIcon, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { quantityOf, thousandthsOf } from '@operatory/domain';
import { reference } from '@operatory/resource';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { ReferenceInput } from '#kit/fields/reference-input.tsx';
import classes from '../form/line-editor.module.css';
import { DraftWords, LinesTotal } from '../line-words.tsx';
import { amountProblem } from '../quantity-text.ts';
import type { WantedGroup } from './reorder-draft.ts';
import { quantityInput } from './use-added-products.ts';

export function SupplierGroup({
  group: { clinic_id, clinic_name, vendor, vendor_id, lines, products },
  alone,
  raised,
  isAdded,
  onQuantity,
  onRemove,
  onSupplier,
}: {
  group: WantedGroup;
  /** Whether only one clinic is shown, so that its name is left out. */
  alone: boolean;
  /** The numbers of orders that were raised from this part while the page is open. */
  raised: readonly number[];
  /** Whether the user added the product to the list, so that they can remove it again. */
  isAdded: (product: string) => boolean;
  onQuantity: (product: string, text: string) => void;
  onRemove: (product: string) => void;
  onSupplier: (id: string | null) => void;
}) {
  const heading = useId();
  return (
    <Paper p={16} component="section" aria-labelledby={heading}>
      <Group justify="space-between" align="baseline" mb={4}>
        <Title order={2} fz={16} id={heading}>
          {vendor?.name ?? 'No supplier'}
          {alone ? null : (
            <Text span size="sm" c="var(--op-muted)" fw={400} ml={8}>
              {clinic_name}
            </Text>
          )}
        </Title>
        <Text size="sm" c="var(--op-muted)">
          {lines.length === 1 ? '1 product' : `${lines.length} products`}
        </Text>
      </Group>
      {vendor ? null : (
        <ReferenceInput
          label="Order from"
          maw={320}
          mb={8}
          field={reference('clinic_im_vendors', 'vendor', {
            where: { _and: [{ clinic_id: { _eq: clinic_id } }, { status: { _eq: 'ACTIVE' } }] },
          })}
          value={vendor_id || null}
          onChange={onSupplier}
        />
      )}
      {raised.length > 0 ? (
        <Text size="sm" mb={8} role="status">
          {raised.length === 1 ? `Order ${raised[0]} raised` : `Orders ${raised.join(', ')} raised`}
        </Text>
      ) : null}
      <ul className={classes.lines} style={{ marginBottom: 0 }}>
        {lines.map((line, index) => {
          const maximum = products[index]?.maximum ?? null;
          return (
            <li key={line.id} className={classes.line}>
              <DraftWords
                className={classes.words}
                line={line}
                bound={maximum === null ? 'no maximum' : `maximum ${quantityOf(thousandthsOf(maximum))}`}
              />
              <TextInput
                id={quantityInput(line.id)}
                className={classes.amount ?? ''}
                aria-label={`Quantity of ${line.name}`}
                inputMode="decimal"
                autoComplete="off"
                placeholder="None"
                value={line.text}
                error={line.thousandths === undefined ? amountProblem : null}
                onChange={(event) => onQuantity(line.id, event.currentTarget.value)}
              />
              {isAdded(line.id) ? (
                <ActionIcon size={32} aria-label={`Remove ${line.name}`} onClick={() => onRemove(line.id)}>
                  <IconTrash size={16} />
                </ActionIcon>
              ) : null}
            </li>
          );
        })}
      </ul>
      <LinesTotal lines={lines} />
    </Paper>
  );
}
