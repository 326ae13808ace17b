import { type Engine, EngineError } from '@operatory/engine';
import type { Actor, World } from '../isolation/world.ts';
import type { HttpAnswer, Person } from '../support/person.ts';
import { type ColumnRights, columnFaults } from './columns.ts';
import type { Grammar, Operation } from './grammar.ts';
import { idsIn, type Strangers } from './strangers.ts';
import { kindOf, type Transports } from './transports.ts';

/**
 * An actor with a grammar of their role's schema, the data that must never appear in responses to them, and
 * their rights to columns.
 */
export interface Fuzzer {
  readonly actor: Actor;
  readonly grammar: Grammar;
  readonly strangers: Strangers;
  readonly rights: ColumnRights;
}
interface Judging {
  readonly world: World;
  readonly transports: Transports;
  /** The engine has no row-level security, so that only the planner restricts access. */
  readonly planner: Engine;
  /** Earlier mutations contained these ids, so a later response that shows them reveals nothing new. */
  readonly written: Set<string>;
}
export interface Verdict {
  readonly faults: readonly string[];
  readonly answered: 'data' | 'errors';
}

export async function judged(judging: Judging, fuzzer: Fuzzer, operation: Operation): Promise<Verdict> {
  try {
    return await verdictOf(judging, fuzzer, operation);
  } catch (error) {
    const thrown = error instanceof Error ? error.stack : String(error);
    return {
      faults: [`${fuzzer.actor.label} ${JSON.stringify(operation)} throws ${thrown}`],
      answered: 'errors',
    };
  }
}

async function verdictOf(judging: Judging, fuzzer: Fuzzer, operation: Operation): Promise<Verdict> {
  const { world, transports } = judging;
  const { actor, strangers, rights } = fuzzer;
  const { engine } = world.server.context;
  const person = await actor.signedIn();
  const { kind, operationName } = operation;
  const sent = asSent(operation);
  const tableKind = kindOf(engine, operation, actor.session);
  const faults = columnFaults(engine, actor, operation, rights);
  const answers: HttpAnswer[] = [];
  if (kind === 'mutation' && tableKind === 'table') {
    const [fast, slow] = await transports.bothUndone(person, sent);
    faults.push(...unlikeRows(operation, strangers.withoutNew(fast.text), strangers.withoutNew(slow.text)));
    answers.push(fast, slow, await person.post(sent));
  } else if (kind === 'mutation' && tableKind !== undefined) {
    // A command opens its own transaction, and both transports pass it to Yoga.
    answers.push(await person.post(sent));
  } else {
    const [fast, slow] = await transports.both(person, sent);
    faults.push(...unlike(fast.text, slow.text));
    if (fast.status !== slow.status) faults.push(`answers ${fast.status} and ${slow.status}`);
    answers.push(fast);
  }
  const text = answers.at(-1)?.text ?? '';
  const asked = JSON.stringify(sent);
  const inQuestion = idsIn(asked);
  if (kind === 'mutation') for (const id of inQuestion) judging.written.add(id);
  const said = { ids: new Set([...inQuestion, ...judging.written]), texts: asked };
  for (const answer of answers)
    if (answer.status !== 200 || /"code":"unexpected"|internal error/.test(answer.text))
      faults.push(`answers ${answer.status}: ${answer.text.slice(0, 300)}`);
  faults.push(...strangers.in(text, said).map((what) => `shows ${what}`));
  let live: string | null = null;
  if (kind === 'subscription') {
    live = await transports.live(actor.session, operation);
    if (live) faults.push(...strangers.in(live, said).map((what) => `shows a subscriber ${what}`));
    // A stream has no equivalent query. PostgreSQL may report unreadable data only when there is a row to compare with.
    const isQuery = !/not found in type: 'query_root'|"code":"data-exception"/.test(text);
    if (live && isQuery && !/_multiple_top_level_fields|one top level field/.test(operation.query + live))
      faults.push(...unlikeRows(operation, text, live).map((fault) => `as a subscription ${fault}`));
  } else if (kind === 'query' && tableKind === 'table' && text.startsWith('{"data"')) {
    const apart = await transports.apart(actor.session, operation);
    faults.push(...unlikeRows(operation, text, apart).map((fault) => `beside a hand-written root ${fault}`));
    const written = await transports.written(actor.session, operation);
    if (written !== null)
      faults.push(...unlikeRows(operation, text, written).map((fault) => `written by PostgreSQL ${fault}`));
    faults.push(...(await plannersFaults(judging, fuzzer, operation, text, said)));
  }
  if (kind !== 'mutation') faults.push(...(await oracleFaults(person, sent, inQuestion, strangers, text)));
  const label = `${actor.label} (${operationName ?? kind})`;
  return {
    faults: faults.map((fault) => `${label} ${fault} for ${JSON.stringify(sent).slice(0, 3_000)}`),
    answered: (live ?? text).startsWith('{"data"') ? 'data' : 'errors',
  };
}

/** Several queries are sent in one request; the only check is that both transports give the same response. */
export async function judgedBatch(
  { transports }: Judging,
  { actor }: Fuzzer,
  operations: readonly Operation[],
): Promise<string[]> {
  const batch = operations.filter(({ kind }) => kind !== 'mutation').map(asSent);
  const [fast, slow] = await transports.both(await actor.signedIn(), batch);
  return unlike(fast.text, slow.text).map(
    (fault) => `${actor.label} in a batch ${fault} for ${JSON.stringify(batch)}`,
  );
}

/** A subscription is sent as a query, because their plans are the same; sockets have their own tests. */
const asSent = ({ kind, query, operationName, variables }: Operation) => ({
  query:
    kind === 'subscription'
      ? query.replace(/^subscription/, 'query').replace(' @_multiple_top_level_fields', '')
      : query,
  ...(operationName === undefined ? {} : { operationName }),
  variables,
});

const unlike = (one: string, other: string): string[] => {
  if (one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at++;
  const about = (text: string) => text.slice(Math.max(0, at - 80), at + 160);
  return [`gets other bytes over the other transport: ${about(one)} | ${about(other)}`];
};

/**
 * The planner alone must show the same rows as both layers of isolation together, so that row-level security has nothing left to hide.
 */
async function plannersFaults(
  { planner }: Judging,
  { actor: { session }, strangers }: Fuzzer,
  { query, operationName, variables }: Operation,
  text: string,
  said: Parameters<Strangers['in']>[1],
): Promise<string[]> {
  let alone: string;
  try {
    const prepared = planner.plan({ query, operationName }, session);
    alone = `{"data":${await planner.execute(prepared, variables, session)}}`;
  } catch (error) {
    // This engine has other limits, and may compare rows that the other engine did not reach.
    if (error instanceof EngineError && error.code !== 'unexpected') return [];
    throw error;
  }
  const shown = strangers.in(alone, said).map((what) => `would be shown ${what} but for row-level security`);
  if (shown.length > 0) return shown;
  return unlikeRows({ query }, text, alone).map((fault) => `but for row-level security ${fault}`);
}
/** Without an order, the first rows and those within a limit are undefined, so such queries are skipped. */
const unlikeRows = ({ query }: Pick<Operation, 'query'>, one: string, other: string): string[] => {
  if (one === other || /\b(limit|offset|distinct_on)\b/.test(query)) return [];
  const isAlike = sorted(one) === sorted(other) && [...one].sort().join() === [...other].sort().join();
  return isAlike ? [] : unlike(one, other);
};
const sorted = (text: string): string =>
  JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    Array.isArray(value) ? value.map((one) => sorted(JSON.stringify(one) ?? 'null')).sort() : value,
  );

/** Another tenant's rows must get the same response as rows that do not exist. */
async function oracleFaults(
  person: Person,
  sent: ReturnType<typeof asSent>,
  said: readonly string[],
  strangers: Strangers,
  text: string,
): Promise<string[]> {
  const named = [...new Set(said)].filter((id) => strangers.ids.has(id));
  // The order of ids is known from the ids themselves, so only a comparison for equality can reveal a row.
  if (named.length === 0 || /"?_(gt|lt)e?"?:/.test(JSON.stringify(sent))) return [];
  let nowhere = JSON.stringify(sent);
  for (const [index, id] of named.entries()) nowhere = nowhere.replaceAll(id, nobodys(index));
  const other = await person.post(JSON.parse(nowhere) as unknown);
  let answer = other.text;
  for (const [index, id] of named.entries()) answer = answer.replaceAll(nobodys(index), id);
  return answer === text ? [] : [`learns of a foreign id: ${text.slice(0, 300)} but ${answer.slice(0, 300)}`];
}
/** @returns A different id of a missing row for each foreign one. */
const nobodys = (index: number): string => `0195aaaa-0000-7000-8000-${String(index).padStart(12, '0')}`;
