import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import type { SpecifiedEntity } from './specified/entity.ts';
import { operations } from './specified/operations.ts';
import { platform } from './specified/platform.ts';

let database: TestDatabase;
const columns = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ place: string }>(
    `select c.relname || '.' || a.attname as place from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  );
  await client.end();
  for (const { place } of rows) columns.add(place);
});
afterAll(() => database.drop());

const named = [...platform, ...operations];

/** The columns in which a field is stored. */
function placesOf({ entity, table, elsewhere }: SpecifiedEntity, field: string): string[] {
  const place = elsewhere[field];
  if (!place && table === null)
    throw new Error(`${entity} has no table, and nobody says where its ${field} is`);
  const places = place ? place[0].split(' ').filter(Boolean) : [field];
  return places.map((each) => (each.includes('.') ? each : `${table}.${each}`));
}

describe('the specified fields of all entities', () => {
  test('all exist in the database', () => {
    const missing = named.flatMap((entity) =>
      entity.fields.flatMap((field) =>
        placesOf(entity, field)
          .filter((place) => !columns.has(place))
          .map((place) => `${entity.entity}: ${field} (${place})`),
      ),
    );
    expect(missing).toEqual([]);
    const counts = new Map<string, number>();
    for (const { table, entity, fields } of named)
      counts.set(table ?? entity, (counts.get(table ?? entity) ?? 0) + fields.length);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      [...counts].map(([table, count]) => `${table} ${count}`).join(', '),
      `· ${total} fields of ${named.length} entities in ${counts.size} tables`,
    );
  });
  test('have a different name only with a reason', () => {
    for (const { entity, fields, elsewhere } of named)
      for (const [field, [, why]] of Object.entries(elsewhere)) {
        expect(fields, entity).toContain(field);
        expect(why, `${entity}: ${field}`).not.toBe('');
      }
  });
});
