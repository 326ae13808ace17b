import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pretty } from './pretty.ts';
import { folderOf, startStandaloneWorld } from './standalone-world.ts';
import { answerText } from './world.ts';

/** Like cases.test.ts, but with the standalone engine, an introspected database and Hasura's metadata. */
const rewrite = process.env.UPDATE_CASES === '1';

describe.each([
  { of: 'standalone', least: 40, warnings: ['the database has no table not_in_the_database'] },
  { of: 'graphql-names', least: 5, warnings: [] },
  { of: 'prefixed-names', least: 2, warnings: [] },
  { of: 'namespaced', least: 5, warnings: [] },
])('cases of the standalone engine in the folder $of', ({ of, least, warnings }) => {
  const folder = folderOf(of);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => file.slice(0, -'.graphql'.length));

  let world: Awaited<ReturnType<typeof startStandaloneWorld>>;
  beforeAll(async () => {
    world = await startStandaloneWorld(folder);
  });
  afterAll(() => world.stop());

  test('are found, and the engine starts with the expected warnings', () => {
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect(world.warnings).toEqual(warnings);
  });
  test.each(names)('give the expected SQL and response: %s', async (name) => {
    await world.reset();
    const query = readFileSync(new URL(`${name}.graphql`, folder), 'utf8');
    const header = (key: string) => JSON.parse(new RegExp(`^# ${key}: (.+)$`, 'm').exec(query)?.[1] ?? '{}');
    const { role, variables, backend } = header('as');
    const session = world.sessionOf(role, variables, backend);
    world.statements.length = 0;
    const question = { engine: world.engine, query, session, variables: header('variables') };
    const answer = await answerText(question);
    const after = /^# then: (.+)$/m.exec(query)?.[1];
    const then = after ? (await world.owner.query({ text: after, rowMode: 'array' })).rows : undefined;
    check(`${name}.sql`, `${world.statements.map(readable).join('\n\n')}\n`);
    const whole = then ? answer.replace(/\}$/, `,"then":${JSON.stringify(then)}}`) : answer;
    check(`${name}.json`, `${pretty(whole)}\n`);

    // The function that a host uses to join roots gives the same bytes.
    await world.reset();
    expect(await answerText({ ...question, apart: true })).toBe(answer);
  });

  function check(file: string, text: string) {
    const path = new URL(file, folder);
    if (rewrite) return writeFileSync(path, text);
    expect(text).toBe(readFileSync(path, 'utf8'));
  }
});

const readable = (statement: string) =>
  statement.replaceAll(/ (from|where|order by|values|returning|union all|join) /g, '\n  $1 ');
