import type { Values } from './bind.ts';
import type { Cancel, Owner, PgPool, Settings } from './pool-contract.ts';

/** Where and as whom a plan runs. */
export interface Running {
  readonly pool: PgPool;
  readonly settings: Settings;
  readonly values: Values;
  readonly now: string;
  readonly signal?: Cancel;
  /** Whose share of the pool it takes. */
  readonly owner?: Owner;
}

/** A value that is not there, as json text. */
export const nullText = Buffer.from('null');
