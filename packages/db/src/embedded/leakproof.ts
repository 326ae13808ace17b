import pg from 'pg';

const functions = ['enum_eq', 'enum_ne'];

/**
 * Whether two enums are equal is a comparison of two numbers that can neither fail nor tell of them, but PostgreSQL does
 * not know it for leakproof: under row-level security it would use neither index nor statistics for it. Only a superuser
 * may say so, for each database; those made later have it of `template1`.
 */
export async function trustEnumEquality(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace and proname = any($1) and not proleakproof`,
      [functions],
    );
    for (const { name } of rows)
      await client.query(`alter function pg_catalog.${name}(anyenum, anyenum) leakproof`);
  } finally {
    await client.end();
  }
}
