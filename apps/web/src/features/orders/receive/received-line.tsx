import { ActionIcon, Button, TextInput } from '@mantine/core';
import { quantityOf, thousandthsOf } from '@operatory/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { DayInput } from '#kit/fields/day-input.tsx';
import { LineWords } from '../line-words.tsx';
import { type DraftLot, newLot, type OutstandingLine, problemsOf } from './receipt-draft.ts';
import classes from './receive.module.css';

/** One line of an order with a row for each of its delivered lots. */
export function ReceivedLine({
  line,
  lots,
  shown,
  onChange,
}: {
  line: OutstandingLine;
  lots: readonly DraftLot[];
  shown: boolean;
  onChange: (lots: readonly DraftLot[]) => void;
}) {
  const change = (key: string, part: Partial<DraftLot>) =>
    onChange(lots.map((lot) => (lot.key === key ? { ...lot, ...part } : lot)));
  const many = lots.length > 1;
  return (
    <section className={classes.line} data-line={line.id} aria-label={line.product_name}>
      <LineWords
        className={classes.words}
        name={line.product_name}
        facts={[
          line.product_code,
          `${quantityOf(thousandthsOf(line.remaining_quantity))} of ${quantityOf(thousandthsOf(line.new_stock))} still to come`,
          line.quantity_type,
        ]}
      />
      {lots.map((lot, index) => {
        const problems = shown ? problemsOf(lot) : { quantity: null, expiry: null, price: null };
        const of = many ? `, lot ${index + 1} of ${line.product_name}` : ` of ${line.product_name}`;
        return (
          <div key={lot.key} className={classes.lot}>
            <TextInput
              label="Quantity"
              aria-label={`Quantity${of}`}
              inputMode="decimal"
              autoComplete="off"
              value={lot.quantity}
              error={problems.quantity}
              onChange={(event) => change(lot.key, { quantity: event.currentTarget.value })}
            />
            <DayInput
              label="Expiry date"
              aria-label={`Expiry date${of}`}
              clearable
              clearButtonProps={{ 'aria-label': `Clear expiry date${of}` }}
              value={lot.expiry_date || null}
              error={problems.expiry}
              onChange={(day) => change(lot.key, { expiry_date: day ?? '' })}
            />
            <TextInput
              label="Lot number"
              aria-label={`Lot number${of}`}
              autoComplete="off"
              maxLength={60}
              value={lot.lot_number}
              onChange={(event) => change(lot.key, { lot_number: event.currentTarget.value })}
            />
            <TextInput
              label="Unit price"
              aria-label={`Unit price${of}`}
              inputMode="decimal"
              autoComplete="off"
              leftSection="$"
              leftSectionWidth={28}
              leftSectionPointerEvents="none"
              placeholder={line.price === null ? '' : Number(line.price).toFixed(2)}
              value={lot.price}
              error={problems.price}
              onChange={(event) => change(lot.key, { price: event.currentTarget.value })}
            />
            {many ? (
              <ActionIcon
                size={32}
                mt={26}
                aria-label={`Remove lot ${index + 1} of ${line.product_name}`}
                onClick={() => onChange(lots.filter(({ key }) => key !== lot.key))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            ) : (
              <span />
            )}
          </div>
        );
      })}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={14} />}
        aria-label={`Another lot of ${line.product_name}`}
        onClick={() => onChange([...lots, newLot(line.id)])}
      >
        Another lot
      </Button>
    </section>
  );
}
