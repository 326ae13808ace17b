import type { ReactNode } from 'react';
import classes from './pill.module.css';

/** A word on a coloured background. It has plain elements, because lists render many of them. */
export function Pill({
  hue,
  icon,
  square = false,
  small = false,
  children,
}: {
  hue: string;
  icon?: ReactNode;
  square?: boolean;
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={classes.pill}
      data-pill
      data-square={square || undefined}
      data-small={small || undefined}
      style={{ background: `var(--op-${hue}-soft)`, color: `var(--op-${hue}-ink)` }}
    >
      {icon}
      <span className={classes.words}>{children}</span>
    </span>
  );
}
