import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import { formOf } from '#kit/resource/from-resource.tsx';
import { useCan } from '#session/permissions.ts';
import { setPackage } from './package-data.ts';
import classes from './packages.module.css';
import type { PackageRow } from './packages-screen.tsx';

const fields = formOf(resourceOf('packages'), ['name', 'description']);

export function PackageHead({ row }: { row: PackageRow }) {
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const [save, saving] = useCommand(setPackage, { success: 'Package updated' });
  return (
    <>
      <Group gap={4} wrap="nowrap" justify="center">
        <Text fw={600} fz={16}>
          {row.name}
        </Text>
        {can('packages', 'EDIT') ? (
          <ActionIcon aria-label={`Edit ${row.name}`} onClick={() => setEditing(true)}>
            <IconPencil size={14} />
          </ActionIcon>
        ) : null}
      </Group>
      <Text size="xs" c="var(--op-muted)" className={classes.description ?? ''}>
        {row.description}
      </Text>
      {editing ? (
        <FieldDialog
          title="Edit package"
          about="Clients see this name and description when they choose a plan."
          saving={saving}
          begins={{ name: row.name, description: row.description ?? '' }}
          fieldsOf={() => fields}
          onClose={() => setEditing(false)}
          onSave={async (set) => {
            const answer = await save({ id: row.id, set });
            if (answer.ok) setEditing(false);
          }}
        />
      ) : null}
    </>
  );
}
