import type { ComponentProps, CSSProperties } from 'react';
import classes from './dots-button.module.css';

/** A single path, because every row of a list renders it. */
const dots = (
  <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
    <path d="M5 12h.01M12 12h.01M19 12h.01" stroke="currentColor" strokeWidth={4} strokeLinecap="round" />
  </svg>
);

/** The button that opens a row's menu. It is a plain element, because every row has one. */
export function DotsButton({
  size,
  className = '',
  ...rest
}: ComponentProps<'button'> & { readonly 'aria-label': string; readonly size?: number }) {
  return (
    <button
      type="button"
      // The library's menu adds a class to its button.
      className={`${classes.dots} ${className}`}
      style={size === undefined ? undefined : ({ '--dots': `${size}px` } as CSSProperties)}
      {...rest}
    >
      {dots}
    </button>
  );
}
