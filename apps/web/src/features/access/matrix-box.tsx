import { Checkbox } from '@mantine/core';
import type { MatrixCell } from '@operatory/domain';
import { IconLock, IconLockOff } from '@tabler/icons-react';
import classes from './role-matrix.module.css';

/**
 * One action of one row: a checkbox, a lock if it is always on or the user may not grant it, or a dash if
 * the module has no such action.
 */
export function MatrixBox({
  cell: { ticked, mixed, disabled, state },
  label,
  locked,
  change,
  onChange,
}: {
  cell: MatrixCell;
  label: string;
  locked: boolean;
  /** How the box differs from the saved access; null if it does not. */
  change: 'added' | 'removed' | null;
  onChange: () => void;
}) {
  if (state === 'absent')
    return (
      <span className={classes.absent} aria-hidden>
        –
      </span>
    );
  if (state === 'fixed' || (state === 'closed' && !ticked)) {
    const words = state === 'fixed' ? 'always on' : 'you can’t grant this';
    const Icon = state === 'fixed' ? IconLock : IconLockOff;
    return (
      <span
        className={classes.lock}
        data-kind={state}
        role="img"
        aria-label={`${label}: ${words}`}
        title={words}
      >
        <Icon size={12} aria-hidden />
      </span>
    );
  }
  return (
    <span className={classes.box} data-change={change ?? undefined}>
      <Checkbox
        aria-label={label}
        checked={ticked && !mixed}
        indeterminate={mixed}
        disabled={disabled || locked}
        onChange={onChange}
      />
    </span>
  );
}
