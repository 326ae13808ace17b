import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

/** The script that `npm run engine` runs. */
const script = fileURLToPath(new URL('../../../scripts/engine.mjs', import.meta.url));
let postgres: TestPostgres;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await postgres.stop();
});

function run(env: Readonly<Record<string, string>>, command = [process.execPath, script]) {
  const [program = '', ...flags] = command;
  const child = spawn(program, flags, {
    cwd: dirname(dirname(script)),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return { code: code ?? signal, said };
  });
  return {
    child,
    ended,
    said: () => said,
    /** Waits until the engine says that it is ready, and resolves with its URL. */
    async ready() {
      await expect.poll(() => said, { timeout: 60_000 }).toMatch(/ready in/);
      return /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
    },
  };
}

describe('the engine command', () => {
  test('prints its URL, answers requests, and stops on request', async () => {
    const engine = run({ DATABASE_URL: postgres.url });
    const address = await engine.ready();
    const response = await fetch(`${address.replace('localhost', '127.0.0.1')}/v1/graphql`, {
      method: 'POST',
      body: '{"query": "{ __typename }"}',
    });
    expect(await response.json()).toEqual({ data: { __typename: 'query_root' } });
    engine.child.kill('SIGTERM');
    expect((await engine.ended).code).toBe(0);
  });

  test('ends when the npm process that started it has ended', async () => {
    const engine = run({ DATABASE_URL: postgres.url }, ['npm', 'run', '--silent', 'engine']);
    const health = `${(await engine.ready()).replace('localhost', '127.0.0.1')}/healthz`;
    expect((await fetch(health)).status).toBe(200);
    engine.child.kill('SIGKILL');
    await expect.poll(() => fetch(health).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
  });

  test.each([
    ['DATABASE_URL is not set', { DATABASE_URL: '' }],
    ['password|role "nobody" does not exist', { DATABASE_URL: 'nobody' }],
    ['database "nothing" does not exist', { DATABASE_URL: 'nothing' }],
  ])('that cannot start says why in one line: %s', async (why, { DATABASE_URL }) => {
    const url = {
      '': '',
      nobody: postgres.url.replace('postgres@', 'nobody@'),
      nothing: postgres.url.replace(/postgres$/, 'nothing'),
    }[DATABASE_URL];
    const { code, said } = await run({ DATABASE_URL: url ?? '' }).ended;
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^The engine did not start: .*${why}`)),
    ]);
    expect(code).toBe(1);
  });
});
