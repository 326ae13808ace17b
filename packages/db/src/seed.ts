import pg from 'pg';
import { runSeed, type SeedName, type SeedOptions } from '../../../prisma/seed/seed.ts';

export async function seed(ownerUrl: string, name: SeedName, options: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await runSeed((text, values) => client.query(text, values ? [...values] : undefined), name, options);
    // PostgreSQL has no statistics yet about millions of newly written rows.
    if (name === 'large') await client.query('analyze');
  } finally {
    await client.end();
  }
}
