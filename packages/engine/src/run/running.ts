import type { Values } from './bind.ts';
import type { Cancel, Owner, PgPool, Settings } from './pool-contract.ts';

/** The context in which a plan runs: pool, settings, values, owner. */
export interface RunContext {
  readonly pool: PgPool;
  readonly settings: Settings;
  readonly values: Values;
  readonly now: string;
  readonly signal?: Cancel;
  /** The owner whose share of the pool is used. */
  readonly owner?: Owner;
}

/** A missing value as JSON text. */
export const nullText = Buffer.from('null');
