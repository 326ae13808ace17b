import { Button } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import { formOf } from '#kit/resource/from-resource.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { startTake } from './take-data.ts';

/** The button and form to start counting a location with everything inside it, or a whole clinic. */
export function StartTake() {
  const can = useCan();
  const { clinic, active } = useClinic();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const [start, starting] = useCommand(startTake);
  if (!can('stock-takes', 'ADD')) return null;
  const fields = formOf(resourceOf('stock_takes'), [
    'clinic_id',
    'clinic_storage_location_id',
    'name',
    'note',
  ]);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return (
    <>
      <Button leftSection={<IconListNumbers size={16} />} onClick={() => setOpened(true)}>
        Start stocktake
      </Button>
      {opened ? (
        <FieldDialog
          title="Start stocktake"
          about="Recorded quantities are hidden while you count."
          save="Start stocktake"
          saving={starting}
          begins={{ clinic_id: clinic?.id ?? (active.length === 1 ? (active[0]?.id ?? '') : '') }}
          fieldsOf={({ clinic_id }) =>
            fields.map((each) =>
              each.field.kind === 'reference' && each.name === 'clinic_storage_location_id'
                ? {
                    ...each,
                    field: {
                      ...each.field,
                      where: {
                        status: { _eq: 'ACTIVE' },
                        ...(clinic_id ? { clinic_id: { _eq: clinic_id } } : {}),
                      },
                    },
                  }
                : each,
            )
          }
          onClose={() => setOpened(false)}
          onSave={async (record) => {
            const answer = await start({
              clinic: String(record.clinic_id),
              place: text(record.clinic_storage_location_id),
              name: String(record.name),
              note: text(record.note),
            });
            if (answer.ok && answer.data.start_stock_take)
              await navigate({
                to: '/dashboard/stock-takes/$id',
                params: { id: answer.data.start_stock_take.id },
              });
          }}
        />
      ) : null}
    </>
  );
}
