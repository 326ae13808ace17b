import type { Credentials } from './credentials.ts';
import { seedDemo } from './demo/demo.ts';
import { type LargeSize, seedLarge } from './large.ts';
import { seedPlatform } from './platform.ts';
import { seedSmall } from './small.ts';
import type { Sql } from './sql.ts';
import { seedStaff } from './staff.ts';

export type SeedName = 'small' | 'demo' | 'large' | 'none';
export interface SeedOptions {
  /** The end of the demo's month, to which the other dates of the seeds are relative. */
  readonly now: Date;
  /** Without them the seeded people exist but cannot sign in. */
  readonly credentials?: Credentials;
  /** The size of the large seed, to try a smaller one. */
  readonly size?: LargeSize;
}

/**
 * Seeds through the owner's connection, in one transaction. Safe to run again: modules and roles of the
 * release are updated, and rows that people may have changed are left alone.
 */
export async function runSeed(
  sql: Sql,
  name: SeedName,
  { now, credentials, size }: SeedOptions,
): Promise<void> {
  await sql('begin');
  try {
    await sql('select pg_advisory_xact_lock(72707370)');
    await seedPlatform(sql);
    if (name !== 'none') await seedStaff(sql, now, credentials ?? null);
    if (name === 'small') await seedSmall(sql, now, credentials ?? null);
    if (name === 'demo') await seedDemo(sql, now, credentials ?? null);
    if (name === 'large') await seedLarge(sql, now, size);
    await sql('commit');
  } catch (error) {
    await sql('rollback').catch(() => undefined);
    throw error;
  }
}
