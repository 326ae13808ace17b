import { Button, CloseButton, Group, Progress, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { type Work, workStore } from './downloads-store.ts';
import classes from './downloads-tray.module.css';

/**
 * Running imports and exports on every page, and their results. All work ends when this unmounts, as on
 * sign-out.
 */
export function WorkTray() {
  const all = useSyncExternalStore(workStore.subscribe, workStore.all);
  useEffect(() => () => workStore.reset(), []);
  if (all.length === 0) return null;
  return (
    <section className={classes.tray} aria-label="In progress">
      {all.map((work) => (
        <WorkRow key={work.key} work={work} />
      ))}
    </section>
  );
}

function WorkRow({ work: { key, title, note, progress, state, action } }: { work: Work }) {
  const running = state === 'running';
  return (
    <div className={classes.work}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Text size="sm" fw={550} truncate>
          {title}
        </Text>
        {running ? (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => workStore.cancel(key)}>
            Cancel
          </Button>
        ) : (
          <CloseButton size="sm" aria-label={`Close ${title}`} onClick={() => workStore.dismiss(key)} />
        )}
      </Group>
      <Text
        size="xs"
        c={state === 'failed' ? 'var(--op-red-ink)' : 'var(--op-muted)'}
        className="tabular"
        role={running ? undefined : state === 'failed' ? 'alert' : 'status'}
      >
        {note}
      </Text>
      {running ? (
        <Progress mt={6} value={(progress ?? 0.05) * 100} animated={progress === null} aria-label={title} />
      ) : null}
      {action && !running ? (
        <Button mt={8} size="xs" variant="default" onClick={action.run}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
