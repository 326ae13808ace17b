import { connect } from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SocketConnection } from '../src/graphql/socket-connection.ts';
import { type Person, Socket } from './support/person.ts';
import { beatsOf, north, south, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let worker: Person;
let beats: () => number;
beforeAll(async () => {
  server = await startTestServer();
  beats = beatsOf(server);
  worker = await server.signIn('north', 'worker');
});

const listOf = `subscription { tasks(where: {id: {_eq: "${north.tasks.pending}"}}) { id name } }`;

describe('a socket', () => {
  test('sends a live answer at once and after a change made in the database, and none for another tenant’s change', async () => {
    const socket = await worker.socket();
    socket.subscribe('a', listOf);
    await socket.until(() => socket.answers('a').length === 1);
    await server.root.query("update tasks set name = 'of psql' where id = $1", [north.tasks.pending]);
    await socket.until(() => socket.answers('a').length === 2);
    expect(socket.answers('a')[1]).toEqual({ tasks: [{ id: north.tasks.pending, name: 'of psql' }] });
    await server.root.query("update tasks set name = 'elsewhere' where id = $1", [south.tasks.pending]);
    // Changes are reported in order, so the other tenant's change would be reported before this one.
    await server.root.query("update tasks set name = 'once more' where id = $1", [north.tasks.pending]);
    await socket.until(() => JSON.stringify(socket.answers('a').at(-1)).includes('once more'));
    expect(socket.answers('a')).toHaveLength(3);
    socket.close();
  });

  test('also answers queries and commands, and reports errors', async () => {
    const socket = await worker.socket();
    socket.subscribe('q', '{ me { role } clinics(limit: 1) { __typename } }');
    socket.subscribe(
      'm',
      `mutation { change_task_status(id: "${north.tasks.pending}", status: "INPROGRESS") { status } }`,
    );
    socket.subscribe('e', '{ nope }');
    await socket.until(
      () =>
        socket.frames.filter(({ type }) => type === 'complete').length === 2 &&
        socket.frames.some(({ type }) => type === 'error'),
    );
    expect(socket.answers('q')).toEqual([
      { me: { role: 'client_employee' }, clinics: [{ __typename: 'clinics' }] },
    ]);
    expect(socket.answers('m')).toEqual([{ change_task_status: { status: 'INPROGRESS' } }]);
    socket.close();
  });

  test('delivers a new notification', async () => {
    const keeper = await server.signIn('north', 'keeper');
    const socket = await worker.socket();
    socket.subscribe(
      'bell',
      'subscription { user_notifications(where: {read: {_eq: false}}, order_by: {created_at: desc}) { title } }',
    );
    await socket.until(() => socket.answers('bell').length === 1);
    const object = {
      name: 'Bell',
      start_date: '2026-01-01',
      deadline_date: '2090-01-01',
      clinic_id: north.clinics.one,
      assigned_to_user_id: north.users.worker,
    };
    await keeper.must(
      'mutation m($object: tasks_insert_input!) { insert_tasks_one(object: $object) { id } }',
      { object },
    );
    await socket.until(() =>
      JSON.stringify(socket.answers('bell').at(-1)).includes('Keeper north assigned Bell to you'),
    );
    socket.close();
  });
});

describe('the socket endpoint', () => {
  test('refuses another origin', async () => {
    const socket = new Socket(server.port, worker.host, 'http://evil.example');
    await socket.open(null);
    expect(socket.closed).not.toBeNull();
  });
  test('refuses an invalid token, a token of another tenant and a second init', async () => {
    const bad = new Socket(server.port, worker.host);
    await bad.open('x.y.z');
    expect(bad.closed).toBe(4401);
    const foreign = new Socket(server.port, `south.localhost:${server.port}`);
    await foreign.open(worker.token);
    expect(foreign.closed).toBe(4401);
    const twice = await worker.socket();
    twice.send({ type: 'connection_init' });
    await twice.until(() => twice.closed !== null);
    expect(twice.closed).toBe(4429);
  });
  test('refuses a duplicate id, an unknown message and too many operations', async () => {
    const same = await worker.socket();
    same.subscribe('a', listOf);
    same.subscribe('a', listOf);
    await same.until(() => same.closed !== null);
    expect(same.closed).toBe(4409);
    const odd = await worker.socket();
    odd.send({ type: 'what' });
    await odd.until(() => odd.closed !== null);
    expect(odd.closed).toBe(4400);
    const many = await worker.socket();
    for (let n = 0; n <= 100; n++) many.subscribe(String(n), listOf);
    await many.until(() => many.frames.some(({ type, id }) => type === 'error' && id === '100'));
    many.close();
  });
  test('refuses a duplicate id that is too long for the close reason', async () => {
    const long = await worker.socket();
    const id = '日'.repeat(60);
    long.subscribe(id, listOf);
    long.subscribe(id, listOf);
    await long.until(() => long.closed !== null);
    expect(long.closed).toBe(4409);
  });
  test.each([{ toString: null }, ['a'], 1, null])(
    'refuses an id that is not a text or does not exist: %j',
    async (id) => {
      const odd = new Socket(server.port, worker.host);
      await odd.open(null);
      odd.send({ type: 'complete', id });
      await odd.until(() => odd.closed !== null);
      expect(odd.closed).toBe(4400);
    },
  );
  test('refuses a token that is not a string', async () => {
    const odd = new Socket(server.port, worker.host);
    await odd.open(null);
    odd.send({ type: 'connection_init', payload: { authorization: { toString: null } } });
    await odd.until(() => odd.closed !== null);
    expect(odd.closed).toBe(4401);
  });
  test('closes only the socket whose message causes an unexpected error, which is logged', async () => {
    const [socket, other] = [await worker.socket(), await worker.socket()];
    const inside = SocketConnection.prototype as unknown as { complete(): void };
    const unforeseen = vi.spyOn(inside, 'complete').mockImplementationOnce(() => {
      throw new Error('unforeseen');
    });
    const logged = vi.spyOn(server.context.log, 'error').mockImplementation(() => {});
    socket.send({ type: 'complete', id: 'a' });
    await socket.until(() => socket.closed !== null);
    expect(logged.mock.calls.map(([, words]) => words)).toEqual(['a socket was dropped']);
    logged.mockRestore();
    unforeseen.mockRestore();
    other.subscribe('a', listOf);
    await other.until(() => other.answers('a').length === 1);
    other.close();
  });
  test('still answers after refused connections were reset at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const peer = connect(server.port, '127.0.0.1');
        peer.on('error', () => {});
        peer.write(
          `GET /nowhere HTTP/1.1\r\nHost: ${worker.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        );
        if (n % 2 === 0) await new Promise((resolve) => peer.once('data', resolve));
        else await new Promise((resolve) => peer.once('connect', resolve));
        peer.resetAndDestroy();
      }),
    );
    expect((await worker.post({ query: '{ me { role } }' })).status).toBe(200);
  });
  test('closes a socket that sends no init', async () => {
    const silent = new Socket(server.port, worker.host);
    await silent.open(null);
    await silent.until(() => silent.closed !== null);
    expect(silent.closed).toBe(4408);
  });
});

describe('within a few seconds', () => {
  /** The seconds are measured in beats. The pulse reports changed rights too, in case the feed fails. */
  const soon = async (coming: Promise<void>) => {
    const before = beats();
    await coming;
    expect(beats() - before).toBeLessThan(4);
  };

  test('a block closes the socket of its user', async () => {
    const helper = await server.signIn('north', 'helper');
    const socket = await helper.socket();
    await server.root.query("update j_users_user_roles set blocked_status = 'BLOCKED' where user_id = $1", [
      north.users.helper,
    ]);
    await soon(socket.until(() => socket.closed !== null));
    expect(socket.closed).toBe(4403);
  });
  test('an ended session closes its socket', async () => {
    const other = await server.signIn('north', 'other');
    const socket = await other.socket();
    await server.root.query('update sessions set ended_at = now() where user_id = $1 and ended_at is null', [
      north.users.other,
    ]);
    await soon(socket.until(() => socket.closed !== null));
    expect(socket.closed).toBe(4403);
  });
  test('a lost right ends its subscription but not another one, and the socket gets a ping', async () => {
    const admin = await server.signIn('north', 'admin');
    const socket = await admin.socket();
    socket.subscribe('levels', 'subscription { client_task_levels_aggregate { aggregate { count } } }');
    socket.subscribe('clinics', 'subscription { clinics { name } }');
    await socket.until(() => socket.answers('levels').length === 1 && socket.answers('clinics').length === 1);
    await server.root.query(
      `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
       select $1, $2, id, '{}', '{VIEW,ADD,EDIT,DELETE}' from modules where name = 'client-task-levels'`,
      [north.client, north.users.admin],
    );
    await soon(
      socket.until(
        () =>
          socket.frames.some(
            ({ type, payload }) => type === 'ping' && payload?.['rights_changed' as never] === true,
          ) && socket.frames.some(({ type, id }) => type === 'error' && id === 'levels'),
      ),
    );
    expect(socket.frames.some(({ type, id }) => type === 'error' && id === 'clinics')).toBe(false);
    const { me } = await admin.must<{ me: { modules: { name: string; actions: string[] }[] } }>(
      '{ me { modules { name actions } } }',
    );
    expect(me.modules.find(({ name }) => name === 'client-task-levels')).toBeUndefined();
    expect(socket.closed).toBeNull();
    socket.close();
  });
});
