import { IconDots } from '@tabler/icons-react';
import type { ComponentProps, CSSProperties } from 'react';
import classes from './dots-button.module.css';

/** What a row's menu hangs on: a plain button, since each row has it. */
export function DotsButton({
  size = 32,
  className = '',
  ...rest
}: ComponentProps<'button'> & { readonly 'aria-label': string; readonly size?: number }) {
  return (
    <button
      type="button"
      // A menu gives the button that it hangs on a class of its own.
      className={`${classes.dots} ${className}`}
      style={{ '--dots': `${size}px` } as CSSProperties}
      {...rest}
    >
      <IconDots size={16} />
    </button>
  );
}
