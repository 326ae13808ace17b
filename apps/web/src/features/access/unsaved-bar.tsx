import { Alert, Button, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import type { Action } from '@operatory/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { actionWords } from './source-words.ts';
import classes from './unsaved-bar.module.css';

/** The changes that a save would make to one module. */
export interface AccessChange {
  readonly title: string;
  readonly added: readonly Action[];
  readonly removed: readonly Action[];
}

/** Number of changes listed in the bar itself; the others appear when it is expanded. */
const shown = 3;

export function UnsavedBar({
  changes,
  note,
  problem,
  newer,
  saving,
  saveLabel,
  onSave,
  onDiscard,
  onTakeNewer,
}: {
  changes: readonly AccessChange[];
  /** A sentence about the changes, such as how many people they apply to. */
  note?: string | null;
  /** Why the last save was refused; null if it was not. */
  problem: string | null;
  /** Whether somebody else has saved a newer version. */
  newer: boolean;
  saving: boolean;
  saveLabel: string;
  onSave: () => void;
  onDiscard: () => void;
  onTakeNewer: () => void;
}) {
  const count = changes.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0);
  return (
    <section
      className={classes.bar}
      aria-label="Unsaved changes"
      data-some={count > 0 || newer || problem !== null || undefined}
    >
      {newer ? (
        <Alert
          color="orange"
          icon={<IconAlertTriangle size={16} />}
          className={classes.alert ?? ''}
          title="Someone else has just saved changes"
        >
          <Group gap={12} justify="space-between">
            <Text size="sm">Load their changes. Your own changes will be kept.</Text>
            <Button size="xs" variant="default" onClick={onTakeNewer}>
              Reload
            </Button>
          </Group>
        </Alert>
      ) : problem ? (
        <Alert color="red" icon={<IconAlertTriangle size={16} />} className={classes.alert ?? ''}>
          {problem}
        </Alert>
      ) : null}
      <div className={classes.line}>
        <Text size="sm" fw={600} role="status" className={classes.count ?? ''}>
          {count === 0 ? 'No unsaved changes' : `${count} unsaved ${count === 1 ? 'change' : 'changes'}`}
        </Text>
        <div className={classes.changes}>
          {changes.slice(0, shown).map((change) => (
            <ChangeMark key={change.title} change={change} />
          ))}
          {changes.length > shown ? (
            <Popover position="top" withinPortal shadow="md">
              <Popover.Target>
                <UnstyledButton className={classes.more ?? ''}>
                  and {changes.length - shown} more
                </UnstyledButton>
              </Popover.Target>
              <Popover.Dropdown>
                <Stack gap={6} className={classes.all ?? ''}>
                  {changes.map((change) => (
                    <ChangeMark key={change.title} change={change} />
                  ))}
                </Stack>
              </Popover.Dropdown>
            </Popover>
          ) : null}
        </div>
        {note && count > 0 ? (
          <Text size="xs" c="var(--op-muted)" className={classes.note ?? ''}>
            {note}
          </Text>
        ) : null}
        <Group gap={8} wrap="nowrap" className={classes.buttons ?? ''}>
          {count > 0 ? (
            <Button variant="subtle" color="gray" onClick={onDiscard} disabled={saving}>
              Discard
            </Button>
          ) : null}
          <Button onClick={onSave} loading={saving} disabled={count === 0}>
            {saveLabel}
          </Button>
        </Group>
      </div>
    </section>
  );
}

function ChangeMark({ change: { title, added, removed } }: { change: AccessChange }) {
  const words = (actions: readonly Action[]) => actions.map((action) => actionWords[action]).join(', ');
  return (
    <span className={classes.change}>
      <strong>{title}</strong>
      {added.length > 0 ? <span data-kind="added">+ {words(added)}</span> : null}
      {removed.length > 0 ? <span data-kind="removed">− {words(removed)}</span> : null}
    </span>
  );
}
