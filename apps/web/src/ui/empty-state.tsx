import { Button, Stack, Text, Title } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import {
  IconFilterOff,
  IconInbox,
  IconLock,
  IconMoodConfuzed,
  IconPlus,
  IconRefresh,
} from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import classes from './empty-state.module.css';
import { FootLabel } from './foot.ts';

function Nothing({
  icon,
  title,
  line,
  action,
}: {
  icon: ReactNode;
  title: string;
  line: string;
  action?: ReactNode;
}) {
  return (
    <Stack className={classes.root} align="center" gap={4} role="status">
      <div className={classes.icon}>{icon}</div>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text size="sm" c="var(--op-muted)" ta="center" maw={420}>
        {line}
      </Text>
      {action ? <div className={classes.action}>{action}</div> : null}
    </Stack>
  );
}

/**
 * Shown if there are no rows at all: a title, one sentence, and with `onAdd` a button to add one, unless a
 * phone's footer already has that button.
 */
export function NothingYet({
  title = specifiedMessages.nothing_found,
  line,
  addLabel = 'Add',
  onAdd,
}: {
  title?: string;
  line?: string;
  addLabel?: string;
  onAdd?: (() => void) | undefined;
}) {
  const words = line ?? (onAdd ? specifiedMessages.nothing_found_hint : 'Nothing has been added here yet.');
  const atFoot = use(FootLabel);
  const action =
    onAdd && addLabel !== atFoot ? (
      <Button leftSection={<IconPlus size={16} />} onClick={onAdd}>
        {addLabel}
      </Button>
    ) : undefined;
  return <Nothing icon={<IconInbox size={24} />} title={title} line={words} action={action} />;
}

/** Shown if there are rows, but none match the filters. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const action = (
    <Button variant="default" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <Nothing
      icon={<IconFilterOff size={24} />}
      title="No results"
      line="Nothing matches these filters."
      action={action}
    />
  );
}

/** Shown if the user may not see the screen. */
export function NotAllowed() {
  return <Nothing icon={<IconLock size={24} />} title="Not allowed" line={specifiedMessages.no_access} />;
}

/** Shown if data could not be loaded. */
export function Failed({ onRefresh }: { onRefresh: () => void }) {
  const action = (
    <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRefresh}>
      Refresh
    </Button>
  );
  return (
    <Nothing
      icon={<IconMoodConfuzed size={24} />}
      title={specifiedMessages.something_went_wrong}
      line={specifiedMessages.refresh_hint}
      action={action}
    />
  );
}
