import { ActionIcon, Button, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useClient } from 'urql';
import { errorMessage } from '#data/errors.ts';
import { toast } from '#data/toast.ts';
import { OrderGrip } from '#kit/table/order-grip.tsx';
import { useOrder } from '#kit/table/use-order.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { NothingYet } from '#ui/empty-state.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { CourseItemContent } from '../course-data.ts';
import type { CourseKind } from '../course-kinds.ts';
import { kindOf } from '../item-kinds.ts';
import { percentText } from '../training-words.ts';
import classes from './builder.module.css';
import { removeItem } from './save-item.ts';

export function ItemList({
  kind,
  items,
  edits,
  onEdit,
  onAdd,
}: {
  kind: CourseKind;
  items: readonly CourseItemContent[];
  edits: boolean;
  onEdit: (id: string) => void;
  onAdd: () => void;
}) {
  const client = useClient();
  const order = useOrder(kind.item, items, edits);
  async function askToRemove({ id, name }: CourseItemContent) {
    const sure = await confirmDialog({
      title: 'Remove item',
      text: `Learners no longer have to do ${name}. What they have handed in is kept.`,
      confirm: 'Remove',
      danger: true,
    });
    if (!sure) return;
    const { document, variables } = removeItem(kind, id);
    const { error } = await client.mutation(document, variables).toPromise();
    if (error) toast.error(errorMessage(error));
  }
  if (items.length === 0)
    return (
      <NothingYet
        title="No items yet"
        line="Add something to read, watch or answer."
        {...(edits ? { addLabel: 'Add item', onAdd } : {})}
      />
    );
  return (
    <>
      <ol className={classes.items}>
        {(order?.rows ?? items).map((item, at) => (
          <Paper key={item.id} component="li" data-place={item.id} className={classes.item ?? ''}>
            {order ? <OrderGrip id={item.id} name={item.name} order={order} /> : null}
            <ItemName item={item} number={at + 1} onOpen={edits ? () => onEdit(item.id) : undefined} />
            {item.status === 'ACTIVE' ? null : <StatusBadge status={item.status} />}
            {edits ? (
              <ActionIcon aria-label={`Remove ${item.name}`} onClick={() => void askToRemove(item)}>
                <IconTrash size={16} />
              </ActionIcon>
            ) : null}
          </Paper>
        ))}
      </ol>
      {edits ? (
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={onAdd}>
          Add item
        </Button>
      ) : null}
    </>
  );
}

function ItemName({
  item,
  number,
  onOpen,
}: {
  item: CourseItemContent;
  number: number;
  onOpen: (() => void) | undefined;
}) {
  const kind = kindOf(item);
  const { length } = item.questions;
  const facts = [
    kind.label,
    ...(length > 0 ? [length === 1 ? '1 question' : `${length} questions`] : []),
    ...(item.qualifying_percentage === null ? [] : [`pass mark ${percentText(item.qualifying_percentage)}`]),
  ];
  const Icon = kind.icon;
  const words = (
    <>
      <Icon size={20} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <Text component="span" size="sm" fw={550} display="block">
          {number}. {item.name}
        </Text>
        <Text component="span" size="xs" c="var(--op-muted)" display="block">
          {facts.join(' · ')}
        </Text>
      </span>
    </>
  );
  return onOpen ? (
    <UnstyledButton className={classes.open ?? ''} aria-label={`Edit ${item.name}`} onClick={onOpen}>
      {words}
    </UnstyledButton>
  ) : (
    <div className={classes.open}>{words}</div>
  );
}
