import type { InputHTMLAttributes } from 'react';
import classes from './tick.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  readonly 'aria-label': string;
  readonly indeterminate?: boolean;
};

/** The checkbox of a row. It is a single element, because every row has one. */
export function Tick({ indeterminate = false, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={classes.tick}
      ref={(input) => {
        if (input) input.indeterminate = indeterminate;
      }}
    />
  );
}
