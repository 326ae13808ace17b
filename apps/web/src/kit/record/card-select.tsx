import { Button } from '@mantine/core';
import type { BoolExp } from '@operatory/resource';
import { IconHandClick } from '@tabler/icons-react';
import { useState } from 'react';
import { PickDialog } from '#kit/form/pick-dialog.tsx';
import { SelectionBox, SelectionCard } from './selection-card.tsx';

/**
 * A field to choose a record: 'click here to select', and then the chosen record as a card, which can be
 * pressed to choose another one.
 */
export function CardSelect({
  table,
  value,
  onChange,
  where,
  small = false,
}: {
  table: string;
  value: string | null;
  onChange: (id: string) => void;
  where?: BoolExp;
  /** Whether the chosen record is one line instead of a card. */
  small?: boolean;
}) {
  const [picking, setPicking] = useState(false);
  const open = () => setPicking(true);
  const change = (
    <Button size="xs" variant="default" onClick={open}>
      Change
    </Button>
  );
  return (
    <>
      {value === null ? (
        <Button variant="default" leftSection={<IconHandClick size={16} />} onClick={open}>
          click here to select
        </Button>
      ) : small ? (
        <div>
          <SelectionBox table={table} id={value} /> {change}
        </div>
      ) : (
        <SelectionCard table={table} id={value} actions={change} />
      )}
      {picking ? (
        <PickDialog
          table={table}
          {...(where ? { where } : {})}
          onClose={() => setPicking(false)}
          onSave={([row]) => {
            setPicking(false);
            if (row) onChange(row.id);
          }}
        />
      ) : null}
    </>
  );
}
