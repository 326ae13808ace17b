import { ActionIcon, Tooltip } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { useMe } from '#session/session.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { importFields } from './csv-mapping.ts';

/** Loaded only when somebody imports a file. */
const ImportDialog = lazyWithRetry(() => import('./import-dialog.tsx'));

/** The button to import new records from a file; hidden if the user cannot add them, or not from a file. */
export function ImportButton<Row extends RowBase>({ definition }: { definition: ListDefinition<Row> }) {
  const fields = importFields(definition, useMe());
  const [opened, setOpened] = useState(false);
  if (fields.length === 0) return null;
  return (
    <>
      <Tooltip label="Import CSV">
        <ActionIcon variant="default" size={32} aria-label="Import CSV" onClick={() => setOpened(true)}>
          <IconUpload size={16} />
        </ActionIcon>
      </Tooltip>
      {opened ? (
        <Suspense fallback={null}>
          <ImportDialog
            list={{
              table: definition.table,
              title: definition.title,
              ...(definition.duplicate ? { duplicate: definition.duplicate } : {}),
              ...(definition.derive ? { derive: definition.derive } : {}),
            }}
            fields={fields}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
