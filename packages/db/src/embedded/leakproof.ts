import pg from 'pg';

const functions = ['enum_eq', 'enum_ne'];

/**
 * Marks the comparison of enum values as leakproof, because it compares two numbers and can neither fail
 * nor leak data. Otherwise, PostgreSQL would use neither indexes nor statistics for it under row-level
 * security. Only a superuser can do this, in each database; new databases inherit it from `template1`.
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
