import type { Values } from './bind.ts';
import type { Cancel, Owner, PgPool, Settings } from './pool-contract.ts';

export interface RunContext {
  readonly pool: PgPool;
  readonly settings: Settings;
  readonly values: Values;
  readonly now: string;
  readonly signal?: Cancel;
  readonly owner?: Owner;
}

export const nullText = Buffer.from('null');
