import { dividedHalfUp, scaledOf, textOf } from '../exact-decimal.ts';

/** `82` and `66.7`: a result as people read it, half up. */
export const percentText = (percentage: string): string =>
  textOf(dividedHalfUp(scaledOf(percentage, 3), 100n), 1).replace(/\.0$/, '');
