import type { ReactNode } from 'react';
import classes from './with-side.module.css';

/** A list with something at its left, such as folders; above it in a narrow window. */
export const WithSide = ({ side, children }: { side: ReactNode; children: ReactNode }) =>
  side ? (
    <div className={classes.frame}>
      <div className={classes.side}>{side}</div>
      <div className={classes.list}>{children}</div>
    </div>
  ) : (
    children
  );
