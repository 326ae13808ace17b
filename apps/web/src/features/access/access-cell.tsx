import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ExplainedAction } from '@operatory/domain';
import {
  IconBoxOff,
  IconCheck,
  IconLock,
  IconLockOff,
  IconMinus,
  IconPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './access-cell.module.css';
import { actionWords, sourceWords } from './source-words.ts';

type Look = 'on' | 'added' | 'fixed' | 'taken' | 'beyond' | 'closed' | 'off';

const lookOf = ({ held, source }: ExplainedAction): Look => {
  if (held)
    return source === 'added' ? 'added' : source === 'fixed' || source === 'everything' ? 'fixed' : 'on';
  return source === 'disabled'
    ? 'taken'
    : source === 'package' || source === 'not_offered'
      ? 'beyond'
      : 'off';
};
const icons: Readonly<Record<Look, TablerIcon | null>> = {
  on: IconCheck,
  added: IconPlus,
  fixed: IconLock,
  taken: IconMinus,
  beyond: IconBoxOff,
  closed: IconLockOff,
  off: null,
};

const closedWords = 'you can’t grant this';

function Mark({ look, changed = false }: { look: Look; changed?: boolean }) {
  const Icon = icons[look];
  return (
    <span className={classes.mark} data-look={look} data-changed={changed || undefined} aria-hidden>
      {Icon ? <Icon size={14} stroke={2.4} /> : null}
    </span>
  );
}

const legend: readonly (readonly [Look, string])[] = [
  ['on', 'From the role'],
  ['added', 'Added for this person'],
  ['taken', 'Removed for this person'],
  ['fixed', 'Always on'],
  ['beyond', 'Not in your plan'],
  ['closed', 'You can’t grant this'],
];

export function AccessLegend() {
  return (
    <ul className={classes.legend} aria-label="Key">
      {legend.map(([look, words]) => (
        <li key={look}>
          <Mark look={look} />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** An action of a person's access: granted or not, with the reason. It is a button if it can be changed. */
export function AccessCell({
  cell,
  module,
  changed,
  closed,
  onToggle,
}: {
  cell: ExplainedAction;
  module: string;
  changed: boolean;
  /** Whether the signed-in user may not grant the action, which the person does not have. */
  closed: boolean;
  /** Undefined if the action cannot be changed. */
  onToggle: (() => void) | undefined;
}) {
  const look = closed ? 'closed' : lookOf(cell);
  const words = closed ? closedWords : sourceWords[cell.source];
  const name = `${actionWords[cell.action]}, ${module}: ${cell.held ? 'yes' : 'no'}, ${words}`;
  const mark = <Mark look={look} changed={changed} />;
  return (
    <Tooltip label={words} openDelay={200}>
      {onToggle ? (
        <UnstyledButton
          className={classes.button ?? ''}
          aria-label={name}
          aria-pressed={cell.held}
          data-cell
          onClick={onToggle}
        >
          {mark}
        </UnstyledButton>
      ) : (
        <span className={classes.button} role="img" aria-label={name}>
          {mark}
        </span>
      )}
    </Tooltip>
  );
}
