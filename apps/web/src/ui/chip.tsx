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

/** A filter that can be turned on or off, with the number of rows it would show. */
export function Chip({ label, count, active = false, dot, onClick }: ChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  // On a phone the row of chips is wider than the screen, so the active chip is scrolled into view.
  useEffect(() => {
    if (!active) return undefined;
    // In the next frame, because measuring earlier would force a layout of the unfinished page.
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
