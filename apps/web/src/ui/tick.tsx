import type { InputHTMLAttributes } from 'react';
import classes from './tick.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  readonly 'aria-label': string;
  readonly indeterminate?: boolean;
};

/** The box of a row that may be chosen: one element, since each row has it. */
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
