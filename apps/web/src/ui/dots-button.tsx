import type { ComponentProps, CSSProperties } from 'react';
import classes from './dots-button.module.css';

/** Of one path: it is drawn as often as a list has rows. */
const dots = (
  <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
    <path d="M5 12h.01M12 12h.01M19 12h.01" stroke="currentColor" strokeWidth={4} strokeLinecap="round" />
  </svg>
);

/** What a row's menu hangs on: a plain button, since each row has it. */
export function DotsButton({
  size,
  className = '',
  ...rest
}: ComponentProps<'button'> & { readonly 'aria-label': string; readonly size?: number }) {
  return (
    <button
      type="button"
      // A menu gives the button that it hangs on a class of its own.
      className={`${classes.dots} ${className}`}
      style={size === undefined ? undefined : ({ '--dots': `${size}px` } as CSSProperties)}
      {...rest}
    >
      {dots}
    </button>
  );
}
