import pg from 'pg';

const functions = ['enum_eq', 'enum_ne'];

/**
 * Comparing two enum values compares two numbers, which can neither fail nor leak data. But PostgreSQL does
 * not mark the function as leakproof, so under row-level security it would use neither indexes nor
 * statistics. Only a superuser can mark it, in each database; new databases inherit it from `template1`.
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
