import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './chip.module.css';

export interface ChipProps {
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly active?: boolean;
  /** A hue of the theme, such as `red`. */
  readonly dot?: string;
  readonly onClick: () => void;
}

/** A filter that is on or off, with the number of rows that it shows. */
export function Chip({ label, count, active = false, dot, onClick }: ChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  // On a phone the row of chips is wider than the screen, so the active one is scrolled into view.
  useEffect(() => {
    if (!active) return undefined;
    // In the next frame, because measuring now would force the browser to lay out an unfinished page.
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
