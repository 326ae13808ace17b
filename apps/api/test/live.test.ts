import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, type Socket, timeoutMs } from './support/person.ts';
import { beatsOf, north, startTestServer, type TestServer } from './support/server.ts';

const one = `subscription { tasks(where: {id: {_eq: "${north.tasks.pending}"}}) { name } }`;
const nameOf = (socket: Socket) =>
  (socket.answers('one').at(-1) as { tasks: { name: string }[] } | undefined)?.tasks[0]?.name;
const rename = (server: TestServer, name: string) =>
  server.root.query('update tasks set name = $1 where id = $2', [name, north.tasks.pending]);

async function watching(person: Person, count: number): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => person.socket()));
  for (const socket of sockets) {
    socket.subscribe('one', one);
    await socket.until(() => nameOf(socket) !== undefined);
  }
  return sockets;
}

describe('live queries during an outage', () => {
  let server: TestServer;
  let worker: Person;
  beforeAll(async () => {
    server = await startTestServer();
    worker = await server.signIn('north', 'worker');
  });
  afterAll(() => server.end());

  test('keep their sockets open without an error when the database restarts, and then deliver changes', async () => {
    const sockets = await watching(worker, 3);
    await server.postgres.down();
    const away = await worker.post({ query: '{ tasks { id } }' });
    expect([away.status, away.headers['retry-after']]).toEqual([503, expect.anything()]);
    await server.postgres.up();
    await rename(server, 'after the restart');
    for (const socket of sockets) await socket.until(() => nameOf(socket) === 'after the restart');
    await rename(server, 'and once more');
    for (const socket of sockets) await socket.until(() => nameOf(socket) === 'and once more');
    for (const { closed, frames } of sockets) {
      expect(closed).toBeNull();
      expect(frames.filter(({ type }) => type === 'error' || type === 'complete')).toEqual([]);
    }
    for (const socket of sockets) socket.close();
  });

  test('deliver a change committed while the feed is down, even if no other change follows', async () => {
    const sockets = await watching(worker, 2);
    const writer = await server.root.connect();
    await writer.query('begin');
    // The change is made before the next feed starts, so the feed does not report it.
    await writer.query("update tasks set name = 'in between' where id = $1", [north.tasks.pending]);
    await writer.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'operatory feed'",
    );
    await writer.query('commit');
    writer.release();
    for (const socket of sockets) {
      await socket.until(() => nameOf(socket) === 'in between');
      expect(socket.frames.filter(({ type }) => type === 'error' || type === 'complete')).toEqual([]);
      socket.close();
    }
  });

  test('reach the last write after the feed is killed and the database restarts, and give no answer twice in a row', async () => {
    const sockets = await watching(worker, 5);
    let writing = true;
    let number = 0;
    const writer = (async () => {
      while (writing) {
        // A write during the outage fails, and its number is used again.
        await rename(server, `write ${number + 1}`).then(
          () => number++,
          () => new Promise((resolve) => setTimeout(resolve, 50)),
        );
      }
    })();
    const reaches = (least: number) =>
      Promise.all(sockets.map((socket) => socket.until(() => numberOf(socket) >= least)));
    await reaches(20);
    const { rowCount } = await server.root.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'operatory feed'",
    );
    expect(rowCount).toBeGreaterThan(0);
    await reaches(number + 20);
    await server.postgres.down();
    await server.postgres.up();
    await reaches(number + 20);
    writing = false;
    await writer;
    const { rows } = await server.root.query('select name from tasks where id = $1', [north.tasks.pending]);
    for (const socket of sockets) {
      await socket.until(() => nameOf(socket) === rows[0].name);
      const answers = socket.answers('one').map((answer) => JSON.stringify(answer));
      expect(answers.filter((text, place) => text === answers[place - 1])).toEqual([]);
      socket.close();
    }
  });
});

const numberOf = (socket: Socket) => Number(/^write (\d+)$/.exec(nameOf(socket) ?? '')?.[1] ?? 0);

describe('while the feed reports nothing', () => {
  let server: TestServer;
  let beats: () => number;
  beforeAll(async () => {
    server = await startTestServer({}, { wal_level: 'replica' });
    beats = beatsOf(server);
    // Without the triggers that note changes, the feed stays connected but reports nothing. They are dropped
    // one at a time, since one transaction that locks many tables can deadlock with the server's own writes.
    const { rows } = await server.root.query<{ statement: string }>(
      `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement from pg_trigger
        where tgfoid = 'app.note_change()'::regprocedure and not tgisinternal`,
    );
    for (const { statement } of rows) await server.root.query(statement);
    expect(rows.length).toBeGreaterThan(0);
  });
  afterAll(() => server.end());
  /** The seconds are measured in beats: one of the next beats of the pulse reports the change. */
  const soon = async (coming: Promise<unknown>) => {
    const before = beats();
    await coming;
    expect(beats() - before).toBeLessThan(4);
  };

  test('a block, an ended session and a lost right take effect within a few seconds', async () => {
    const [helper, other, admin] = await Promise.all([
      server.signIn('north', 'helper'),
      server.signIn('north', 'other'),
      server.signIn('north', 'admin'),
    ]);
    const [blocked, ended, kept] = await Promise.all([helper.socket(), other.socket(), admin.socket()]);
    kept.subscribe('levels', 'subscription { client_task_levels_aggregate { aggregate { count } } }');
    await kept.until(() => kept.answers('levels').length === 1);
    // The changes are made one at a time, and long after the check of a new socket, so that only the pulse
    // can report them.
    const begun = beats();
    await vi.waitUntil(() => beats() > begun + 2, { timeout: timeoutMs });
    await server.root.query("update j_users_user_roles set blocked_status = 'BLOCKED' where user_id = $1", [
      north.users.helper,
    ]);
    await soon(blocked.until(() => blocked.closed !== null));
    await server.root.query('update sessions set ended_at = now() where user_id = $1', [north.users.other]);
    await soon(ended.until(() => ended.closed !== null));
    expect([blocked.closed, ended.closed]).toEqual([4403, 4403]);
    await server.root.query(
      `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
       select $1, $2, id, '{}', '{VIEW,ADD,EDIT,DELETE}' from modules where name = 'client-task-levels'`,
      [north.client, north.users.admin],
    );
    await soon(kept.until(() => kept.frames.some(({ type, id }) => type === 'error' && id === 'levels')));
    expect(kept.closed).toBeNull();
    kept.close();
  });

  test('the clock set by another process is applied within a few seconds', async () => {
    await server.root.query('select app.set_clock_offset(86400000)');
    await soon(vi.waitUntil(() => server.context.clock.setting() !== '', { timeout: timeoutMs }));
    await server.root.query('select app.set_clock_offset(null)');
    await soon(vi.waitUntil(() => server.context.clock.setting() === '', { timeout: timeoutMs }));
  });
});

describe('a socket that does not read', () => {
  let server: TestServer;
  let worker: Person;
  beforeAll(async () => {
    server = await startTestServer();
    worker = await server.signIn('north', 'worker');
    // Each response has two megabytes, so a few fill the kernel's buffers.
    await server.root.query("update tasks set more_info = repeat('x', 50000) where id = $1", [
      north.tasks.pending,
    ]);
  });
  afterAll(() => server.end());

  const copies = Array.from({ length: 40 }, (_, n) => `copy_${n}: more_info`).join(' ');
  const wide = `subscription { tasks(where: {id: {_eq: "${north.tasks.pending}"}}) { name ${copies} } }`;
  const lastName = (socket: Socket) =>
    (socket.answers('wide').at(-1) as { tasks: { name: string }[] } | undefined)?.tasks[0]?.name;

  /** @returns A socket that has stopped reading, and one that shows when a write was delivered. */
  async function pair(): Promise<readonly [Socket, Socket]> {
    const [slow, quick] = [await worker.socket(), await worker.socket()];
    slow.subscribe('wide', wide);
    quick.subscribe('one', one);
    await slow.until(() => lastName(slow) !== undefined);
    await quick.until(() => nameOf(quick) !== undefined);
    slow.pause();
    return [slow, quick];
  }
  async function write(quick: Socket, name: string): Promise<void> {
    await rename(server, name);
    await quick.until(() => nameOf(quick) === name);
  }

  const lag = (socketLagMilliseconds: number) =>
    Object.assign(server.context.env.GRAPHQL_LIMITS, { socketLagMilliseconds });

  test('skips live answers, and gets the newest state when it reads again in time', async () => {
    lag(timeoutMs);
    const [slow, quick] = await pair();
    for (let n = 1; n <= 20; n++) await write(quick, `change ${n}`);
    slow.resume();
    await slow.until(() => lastName(slow) === 'change 20');
    expect(slow.closed).toBeNull();
    expect(slow.answers('wide').length).toBeLessThan(15);
    slow.close();
    quick.close();
  });

  test('is closed when it does not read in time, while another socket still receives answers', async () => {
    lag(300);
    const [slow, quick] = await pair();
    const subscribers = () => server.context.engine.live.figures.subscribers;
    await vi.waitUntil(() => subscribers() === 2, { timeout: timeoutMs });
    const started = performance.now();
    for (let n = 1; subscribers() === 2 && performance.now() - started < timeoutMs; n++)
      await write(quick, `flood ${n}`);
    expect(subscribers()).toBe(1);
    await write(quick, 'the end');
    slow.resume();
    await slow.until(() => slow.closed !== null);
    expect([slow.closed, quick.closed]).toEqual([1006, null]);
    quick.close();
  });
});
