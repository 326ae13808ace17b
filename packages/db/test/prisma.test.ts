import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPrisma, type Prisma, smallIds, sqlStateOf, withTenant } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let prisma: Prisma;
const { north, south } = smallIds;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.apiUrl, max: 4 });
  prisma = createPrisma(pool);
});
afterAll(async () => {
  await prisma.$disconnect();
  await pool.end();
  await database.drop();
});

test('without a tenant, a query of Prisma throws, also in a transaction', async () => {
  await expect(prisma.tasks.count()).rejects.toThrow(/withTenant/);
  await expect(prisma.$transaction((db) => db.tasks.count())).rejects.toThrow(/withTenant/);
});

test('a statement sees only rows of its own tenant and leaves no setting on the connection', async () => {
  const names = (clientId: string) =>
    withTenant({ clientId }, () =>
      prisma.clinics.findMany({ select: { client_id: true }, distinct: ['client_id'] }),
    );
  expect(await names(north.client)).toEqual([{ client_id: north.client }]);
  expect(await names(south.client)).toEqual([{ client_id: south.client }]);
  const { rows } = await pool.query(
    "select coalesce(current_setting('app.client_id', true), '') as left_over, (select count(*)::int from tasks) as seen",
  );
  expect(rows).toEqual([{ left_over: '', seen: 0 }]);
});

test('calls of two tenants in the same tick of the event loop are kept separate', async () => {
  const find = (ids: typeof north, id: string) =>
    withTenant({ clientId: ids.client }, () =>
      prisma.tasks.findUnique({
        where: { id_client_id: { id, client_id: ids.client } },
        select: { name: true },
      }),
    );
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 ? find(north, north.tasks.pending) : find(south, south.tasks.pending),
    ),
  );
  expect(new Set(answers.map((answer) => answer?.name))).toEqual(
    new Set(['pending of north', 'pending of south']),
  );
  expect(answers.filter((_, index) => index % 2).every((answer) => answer?.name === 'pending of north')).toBe(
    true,
  );
});

test('a transaction uses the given tenant and clock, and is rolled back if its function throws', async () => {
  const store = { clientId: north.client, now: '2030-01-02T03:04:05Z' };
  const made = await withTenant(store, () =>
    prisma.$transaction(async (db) => {
      const level = await db.client_task_levels.create({
        data: { client_id: north.client, name: 'By Prisma' },
      });
      return db.client_task_levels.findFirstOrThrow({ where: { id: level.id } });
    }),
  );
  expect(made.created_at.toISOString()).toBe('2030-01-02T03:04:05.000Z');
  const failed = withTenant(store, () =>
    prisma.$transaction(async (db) => {
      await db.client_task_levels.delete({
        where: { id_client_id: { id: made.id, client_id: north.client } },
      });
      throw new Error('changed my mind');
    }),
  );
  await expect(failed).rejects.toThrow('changed my mind');
  expect(
    await withTenant(store, () => prisma.client_task_levels.count({ where: { name: 'By Prisma' } })),
  ).toBe(1);
});

test('after a refused statement the next one succeeds, and no request is left waiting for a connection', async () => {
  const doubled = withTenant({ clientId: north.client }, () =>
    prisma.client_task_levels.create({ data: { client_id: north.client, name: 'waiting' } }),
  );
  await expect(doubled).rejects.toMatchObject({ code: 'P2002' });
  expect(await withTenant({ clientId: north.client }, () => prisma.tasks.count())).toBe(6);
  expect(pool.waitingCount).toBe(0);
});

test('the error code of the database can be read from the errors of Prisma’s calls', async () => {
  const state = (body: () => Promise<unknown>) =>
    withTenant({ clientId: north.client }, body).then(
      () => 'nothing thrown',
      (error: unknown) => sqlStateOf(error),
    );
  const deadlock = "do $$ begin raise exception 'x' using errcode = '40P01'; end $$";
  expect(await state(() => prisma.$executeRawUnsafe(deadlock))).toBe('40P01');
  expect(await state(() => prisma.$transaction((db) => db.$executeRawUnsafe(deadlock)))).toBe('40P01');
  expect(await state(() => prisma.$queryRaw`select 1 / 0`)).toBe('22012');
  const key = { client_id: north.client, user_id: north.users.worker, key: 'twice', digest: 'd' };
  expect(await state(() => prisma.idempotency_keys.createMany({ data: [key, key] }))).toBe('23505');
  expect(sqlStateOf(new Error('other'))).toBeNull();
  expect(sqlStateOf({ code: 'P2010' })).toBeNull();
});

test('after transactions whose tenant cannot be set, their connection can be used again', async () => {
  const narrow = new pg.Pool({ connectionString: database.apiUrl, max: 1, connectionTimeoutMillis: 30_000 });
  const alone = createPrisma(narrow);
  const count = (clientId: string) =>
    withTenant({ clientId }, () => alone.$transaction((db) => db.tasks.count()));
  // PostgreSQL refuses NUL in text.
  for (let n = 0; n < 2; n += 1) await expect(count('no\u0000client')).rejects.toThrow();
  expect(await count(north.client)).toBeGreaterThan(0);
  await alone.$disconnect();
  await narrow.end();
});
