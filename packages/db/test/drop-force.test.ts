import pg from 'pg';
import { expect, test } from 'vitest';
import { dropForce, onDatabase, urlOf } from '../src/testing/on-database.ts';
import { testServerUrl } from '../src/testing/test-server.ts';

test('a database can be dropped even while a change feed uses its replication slot', async () => {
  const server = await testServerUrl();
  const name = `t_${process.pid}_slot`;
  await onDatabase(server, (client) => client.query(`create database ${name}`));
  const feed = new pg.Client({ connectionString: urlOf(server, name) });
  const ended = new Promise((resolve) => feed.on('error', resolve));
  await feed.connect();
  await feed.query("select pg_create_logical_replication_slot($1, 'pgoutput', true)", [name]);
  await onDatabase(server, async (client) => {
    await expect(client.query(`drop database ${name} with (force)`)).rejects.toThrow('replication slot');
    await dropForce(client, name);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    expect(rows).toEqual([]);
  });
  await ended;
});
