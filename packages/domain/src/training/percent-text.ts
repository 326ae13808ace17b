import { dividedHalfUp, scaledInteger, textOf } from '../exact-decimal.ts';

/** Like `82` or `66.7`, rounded half up. */
export const percentText = (percentage: string): string =>
  textOf(dividedHalfUp(scaledInteger(percentage, 3), 100n), 1).replace(/\.0$/, '');
