import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './chip.module.css';

export interface ChipProps {
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly active?: boolean;
  /** A hue of the theme, e.g. `red`. */
  readonly dot?: string;
  readonly onClick: () => void;
}

/** A filter that is on or off, with how many it would show. */
export function Chip({ label, count, active = false, dot, onClick }: ChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A phone's row of chips is wider than the screen: what is chosen is in sight.
  useEffect(() => {
    if (!active) return undefined;
    // With the frame: before, it would have the whole page laid out that is still being made.
    const frame = requestAnimationFrame(() =>
      button.current?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return (
    <UnstyledButton
      ref={button}
      className={classes.chip}
      data-active={active || undefined}
      aria-pressed={active}
      onClick={onClick}
    >
      {dot ? <span className={classes.dot} style={{ background: `var(--op-${dot}-mark)` }} /> : null}
      <span>{label}</span>
      {count === undefined ? null : <span className={classes.count}>{count}</span>}
    </UnstyledButton>
  );
}
