import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import classes from './filter-builder.module.css';

export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon className={classes.remove ?? ''} aria-label={label} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  );
}
