import { containing, equalsAnyOf } from '@operatory/resource';
import pg from 'pg';
import { expect, test } from 'vitest';
import { foundBy, notFoundBy } from '../../resource/test/found-by.ts';
import { startPostgres } from './start-postgres.ts';

test('PostgreSQL finds names by the same spellings as the browser does, and by no more', async () => {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    const found = async (pairs: typeof foundBy) => {
      const wrong: string[] = [];
      for (const [name, typed] of pairs) {
        const { rows } = await client.query<{ found: boolean }>('select $1::text ~* $2::text as found', [
          name,
          containing(typed)._iregex,
        ]);
        if (rows[0]?.found !== (pairs === foundBy)) wrong.push(`${name} by ${typed}`);
      }
      return wrong;
    };
    expect(await found(foundBy)).toEqual([]);
    expect(await found(notFoundBy)).toEqual([]);
    const whole = await client.query<{ name: string }>(
      'select name from unnest($1::text[]) name where name ~* $2::text',
      [
        ['Müller', "'t Hooft", 'Zoe\u0308', 'Dr Müller', 'Zoe 2'],
        equalsAnyOf(['muller', 't hooft', 'Zoë'])._iregex,
      ],
    );
    expect(whole.rows.map(({ name }) => name)).toEqual(['Müller', "'t Hooft", 'Zoe\u0308']);
  } finally {
    await client.end();
    await server.stop();
  }
});
