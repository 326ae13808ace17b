import { dividedHalfUp, scaledOf, textOf } from '../exact-decimal.ts';

/** Like `82` or `66.7`, rounded half up. */
export const percentText = (percentage: string): string =>
  textOf(dividedHalfUp(scaledOf(percentage, 3), 100n), 1).replace(/\.0$/, '');
