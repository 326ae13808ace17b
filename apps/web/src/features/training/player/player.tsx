import { Progress, Select, Text, Title, UnstyledButton } from '@mantine/core';
import { type ItemProgress, percentDone } from '@operatory/domain';
import { IconCheck, IconLock, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CourseItemContent } from '../course-data.ts';
import { kindOf } from '../item-kinds.ts';
import { stateHues, stateText } from '../training-words.ts';
import { ItemContent } from './item-content.tsx';
import classes from './player.module.css';

/**
 * A course: the list of its items on the left (above in a narrow window), and the chosen item with its
 * contents.
 */
export function Player({
  items,
  progress,
  chosen,
  media,
  onChoose,
  children,
}: {
  items: readonly CourseItemContent[];
  /** The progress with each item, in the order of the items. */
  progress: readonly ItemProgress[];
  /** The chosen item; null to show only `children`. */
  chosen: CourseItemContent | null;
  /** Shown instead of the plain viewer for the files of the chosen item. */
  media?: ReactNode;
  onChoose: (id: string) => void;
  children: ReactNode;
}) {
  const percent = percentDone(progress);
  const stateOf = (id: string) => progress.find((each) => each.id === id);
  const isLocked = chosen !== null && stateOf(chosen.id)?.state === 'LOCKED';
  return (
    <div className={classes.frame}>
      <nav aria-label="Items">
        <Progress value={percent} aria-label={`${percent}% done`} mb={4} />
        <Text size="xs" c="var(--op-muted)" mb={8} className="tabular">
          {percent}% done
        </Text>
        <ol className={classes.items}>
          {items.map((item) => (
            <li key={item.id}>
              <ItemButton
                item={item}
                progress={stateOf(item.id)}
                isChosen={item.id === chosen?.id}
                onChoose={() => onChoose(item.id)}
              />
            </li>
          ))}
        </ol>
        <div className={classes.bar}>
          <Select
            aria-label="Item"
            allowDeselect={false}
            placeholder="Choose an item"
            data={items.map(({ id, name }, at) => ({
              value: id,
              label: `${at + 1}. ${name}${stateOf(id)?.state === 'LOCKED' ? ' (locked)' : ''}`,
            }))}
            value={chosen?.id ?? null}
            onChange={(id) => (id ? onChoose(id) : undefined)}
          />
        </div>
      </nav>
      <div className={classes.body}>
        {chosen ? (
          <>
            <Title order={2} fz={18}>
              {chosen.name}
            </Title>
            {isLocked ? null : <ItemContent item={chosen} media={media} />}
          </>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function ItemButton({
  item,
  progress,
  isChosen,
  onChoose,
}: {
  item: CourseItemContent;
  progress: ItemProgress | undefined;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const kind = kindOf(item);
  const state = progress?.state ?? 'OPEN';
  const Icon =
    state === 'PASSED' ? IconCheck : state === 'FAILED' ? IconX : state === 'LOCKED' ? IconLock : kind.icon;
  const hue = stateHues[state];
  return (
    <UnstyledButton
      className={classes.item ?? ''}
      {...(isChosen ? { 'aria-current': 'step' as const } : {})}
      onClick={onChoose}
    >
      <span
        className={classes.icon}
        style={{ background: `var(--op-${hue}-soft)`, color: `var(--op-${hue}-ink)` }}
      >
        <Icon size={16} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{item.name}</span>
        <span className={classes.state}>
          {kind.label} · {progress ? stateText(progress) : ''}
        </span>
      </span>
    </UnstyledButton>
  );
}
