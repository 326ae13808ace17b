import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ids, sessionOf } from './fixture.ts';
import { pretty } from './pretty.ts';
import { answerText, startWorld, type World } from './world.ts';

/**
 * Each case is an operation (`cases/*.graphql`) with the statements (`.sql`) and the response (`.json`) that
 * it must give, so that a change of behaviour shows as a change of SQL. `UPDATE_CASES=1` writes new ones.
 * First lines: `# as: {json of sessionOf's options}`, `# variables: {json}`, `# operation: name`; `{{ann}}`
 * stands for an id of the fixture.
 */
const folder = new URL('../cases/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => file.slice(0, -'.graphql'.length));
const rewrite = process.env.UPDATE_CASES === '1';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('cases', () => {
  test('are read from more than thirty files', () => expect(names.length).toBeGreaterThan(30));
  test.each(names)('give the expected SQL and response: %s', async (name) => {
    await world.reset();
    const { query, as, variables, operationName } = readCase(name);
    const question = { engine: world.engine, query, operationName, session: sessionOf(as), variables };
    world.statements.length = 0;
    const answer = await answerText(question);
    const sql = world.statements.map(readable).join('\n\n');
    const after = /^# then: (.+)$/m.exec(query)?.[1];
    const then = after
      ? (await world.owner.query({ text: filled(after), rowMode: 'array' })).rows
      : undefined;
    check(`${name}.sql`, `${sql}\n`);
    const whole = then ? answer.replace(/\}$/, `,"then":${JSON.stringify(then)}}`) : answer;
    check(`${name}.json`, `${pretty(whole)}\n`);

    // The function that a host uses to join roots gives the same bytes.
    await world.reset();
    expect(steady(await answerText({ ...question, apart: true }))).toBe(steady(answer));
  });
});

function readCase(name: string) {
  const text = filled(readFileSync(new URL(`${name}.graphql`, folder), 'utf8'));
  const header = (key: string) =>
    JSON.parse(new RegExp(`^# ${key}: (.+)$`, 'm').exec(text)?.[1] ?? '{}') as Record<string, never>;
  const operationName = /^# operation: (.+)$/m.exec(text)?.[1];
  return { query: text, as: header('as'), variables: header('variables'), operationName };
}

const filled = (text: string) =>
  text.replaceAll(/\{\{(\w+?)(\d*)\}\}/g, (_, name: keyof typeof ids, number: string) => {
    const one = ids[name];
    return typeof one === 'function' ? one(Number(number)) : one;
  });

/** Replaces random ids, which differ from run to run. */
const steady = (text: string) =>
  text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<random>');
const readable = (statement: string) =>
  statement.replaceAll(/ (from|where|order by|values|returning|union all|join) /g, '\n  $1 ');

function check(file: string, text: string) {
  const path = new URL(file, folder);
  if (rewrite) return writeFileSync(path, steady(text));
  expect(steady(text)).toBe(readFileSync(path, 'utf8'));
}
