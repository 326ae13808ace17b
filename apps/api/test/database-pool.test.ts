import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createPrisma, withTenant } from '@operatory/db';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '../src/database/database-away.ts';
import { createDatabasePool } from '../src/database/database-pool.ts';
import { inTenant } from '../src/database/tenant.ts';

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5, kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const signedIn = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const stopping = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

test('a connection that ends as soon as it opens causes an error for its caller', async () => {
  const database = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([signedIn, ready, stopping])));
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const log = { warn() {} };
  const pool = createDatabasePool(`postgresql://api@127.0.0.1:${port}/none`, 2, log);
  await expect(inTenant(pool, 'north', (sql) => sql('select 1'))).rejects.toThrow();
  await expect(pool.query('select 1')).rejects.toThrow();
  await pool.end();
  database.close();
});

test('a transaction that gets no connection in time counts as an unavailable database', async () => {
  // The server accepts connections and never responds.
  const database = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const log = { warn() {} };
  const pool = createDatabasePool(`postgresql://api@127.0.0.1:${port}/none`, 1, log);
  const prisma = createPrisma(pool);
  const error = await withTenant({ clientId: 'north' }, () =>
    prisma.$transaction(async () => {}, { maxWait: 20 }).catch((thrown: unknown) => thrown),
  );
  expect(error).toMatchObject({ code: 'P2028' });
  expect(isDatabaseAway(error)).toBe(true);
  database.close();
});
