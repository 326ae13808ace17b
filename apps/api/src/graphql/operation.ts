import {
  type Cancel,
  EngineError,
  type ExecuteOptions,
  type Prepared,
  plainNumbers,
  type ReadRoot,
  type SharedTransaction,
} from '@operatory/engine';
import {
  type DocumentNode,
  execute,
  type FieldNode,
  type GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { z } from 'zod';
import { assertWritable } from '../auth/subscription-status.ts';
import { commandNamed } from '../commands/all.ts';
import { assertNothingEncrypted, digestOf, withIdempotencyKey } from '../commands/idempotency.ts';
import { runCommand } from '../commands/run.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { writingFiles } from '../files/named-files.ts';
import { assertIds } from './assert-ids.ts';
import { checkWrites } from './check-writes.ts';
import { describeSchema } from './describe-schema.ts';
import { type HostContext, hostContext } from './host-context.ts';
import { isIntrospection, selectsIntrospection } from './introspection.ts';
import type { OperationRequest } from './request.ts';
import { ifUnchanged } from './unchanged.ts';

const envelope = ['{"data":', '}'] as const;

/**
 * Runs an operation. @returns the JSON of `data`, or of `{"data":…}` with `enveloped`. Requests that go
 * through Yoga use it too.
 */
export async function runOperation(
  app: AppContext,
  request: OperationRequest,
  who: SignedIn,
  options?: ExecuteOptions,
  prepared: Prepared = app.engine.plan(request, who),
): Promise<Buffer | string> {
  if (prepared.operation === 'subscription') {
    throw new EngineError('not-supported', 'subscriptions are answered over the websocket only');
  }
  if (prepared.operation === 'mutation')
    assertWritable(
      who,
      prepared.roots.map(({ name }) => name),
    );
  const { key, unchanged, variables } = request;
  if (unchanged && (prepared.operation !== 'mutation' || prepared.kind !== 'table'))
    throw new EngineError(
      'bad-request',
      "a mutation of tables takes 'extensions.unchanged'",
      '$.extensions.unchanged',
    );
  if (key !== undefined && (prepared.operation !== 'mutation' || prepared.kind !== 'table'))
    throw new EngineError(
      'bad-request',
      "a mutation of tables takes 'extensions.idempotency_key'; a command has an argument for it",
      '$.extensions.idempotency_key',
    );
  const run = (): Promise<Buffer | string> =>
    key === undefined && unchanged === undefined
      ? app.engine.execute(prepared, variables, who, options)
      : writtenTogether(app, prepared, request, who, options);
  if (prepared.operation === 'mutation' && prepared.kind === 'table') {
    const written = checkWrites(prepared, prepared.coerce(variables), app.engine.schemaFor(who.role));
    return writingFiles(app, who, written, run);
  }
  if (prepared.kind === 'table') return run();
  if (isIntrospection(prepared)) {
    const whole = await introspected(app, prepared, request, who);
    const [before, after] = envelope;
    return options?.enveloped ? whole : whole.subarray(before.length, whole.length - after.length);
  }
  if (selectsIntrospection(prepared)) app.introspections.countAnswered(who.user_id, performance.now());
  const data = await runMixed(app, prepared, request, who, options?.signal);
  return options?.enveloped ? `${envelope[0]}${data}${envelope[1]}` : data;
}

/** @returns The answer of an introspection, cached as bytes. */
function introspected(
  { engine, introspections }: AppContext,
  prepared: Prepared,
  { query, operationName, variables }: OperationRequest,
  who: SignedIn,
): Promise<Buffer> {
  const schema = engine.schemaFor(who.role);
  const values = plainNumbers(prepared.coerce(variables));
  const text = `${operationName ?? ''} ${query} ${JSON.stringify(values)}`;
  return introspections.answer(schema, text, who, performance.now(), async () => {
    const data = await describeSchema(schema, prepared, values);
    return Buffer.concat([Buffer.from(envelope[0]), data, Buffer.from(envelope[1])]);
  });
}

/**
 * Runs a table mutation and its extra checks in one transaction: stores its idempotency key, so that a
 * repeated key gets the first answer, and requires that the row is still as the caller read it.
 */
async function writtenTogether(
  { engine, secrets }: AppContext,
  prepared: Prepared,
  { query, variables, key, unchanged }: OperationRequest,
  who: SignedIn,
  options?: ExecuteOptions,
): Promise<string> {
  if (key !== undefined) assertNothingEncrypted(engine, prepared, variables, who);
  const write = async (transaction: SharedTransaction): Promise<string> => {
    const attempt = async () => String(await transaction.attempt(variables));
    return unchanged ? ifUnchanged(transaction, prepared, unchanged, attempt) : attempt();
  };
  const data = await engine.together(
    prepared,
    variables,
    who,
    (transaction) => {
      if (key === undefined) return write(transaction);
      const request = { who, key, digest: digestOf(secrets, query, variables), answer: z.string() };
      return withIdempotencyKey(transaction, request, () => write(transaction));
    },
    options,
  );
  return options?.enveloped ? `{"data":${data}}` : data;
}

/**
 * Runs an operation with handwritten fields. Fields of tables stay JSON text, and all fields are joined in
 * the operation's order.
 */
async function runMixed(
  app: AppContext,
  prepared: Prepared,
  request: OperationRequest,
  who: SignedIn,
  signal?: Cancel,
): Promise<string> {
  const exact = prepared.coerce(request.variables);
  // Handwritten fields know only JavaScript's numbers.
  const variables = plainNumbers(exact);
  const parts = new Map<string, string>();
  const hostRoots = prepared.roots.filter(({ owner }) => owner === 'host');
  if (prepared.operation === 'mutation') {
    // Mutations run in order, each in its own transaction. The first refusal ends the operation.
    for (const root of hostRoots) {
      const text = await runMutation(app, prepared, root, { exact, variables }, who);
      if (text !== undefined) parts.set(root.key, text);
    }
  } else {
    const engineKeys = prepared.roots.filter(({ owner }) => owner === 'engine').map(({ key }) => key);
    const rows =
      engineKeys.length > 0
        ? app.engine.executeRoots(prepared, engineKeys, exact, who, { signal })
        : new Map<string, Buffer>();
    const written =
      hostRoots.length > 0
        ? runHost(app, prepared, hostRoots, variables, who)
        : Promise.resolve(new Map<string, string>());
    // If both fail, the error of the tables is always the reported one, whichever came first.
    written.catch(() => {});
    for (const answer of [await rows, await written])
      for (const [key, text] of answer) parts.set(key, String(text));
  }
  const texts = prepared.roots.flatMap(({ key }) =>
    parts.has(key) ? [`${JSON.stringify(key)}:${parts.get(key)}`] : [],
  );
  return `{${texts.join(',')}}`;
}

type Variables = Readonly<Record<string, unknown>>;

/** Runs these handwritten fields with graphql-js. */
async function runHost(
  app: AppContext,
  prepared: Prepared,
  roots: readonly ReadRoot[],
  variables: Variables,
  who: SignedIn,
): Promise<Map<string, string>> {
  const definition: OperationDefinitionNode = {
    ...prepared.read.operation,
    selectionSet: { kind: Kind.SELECTION_SET, selections: roots.flatMap(({ nodes }) => nodes) },
  };
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [definition, ...prepared.read.fragments.values()],
  };
  const contextValue: HostContext = hostContext(app, who);
  const schema = app.engine.schemaFor(who.role);
  assertIds(
    schema,
    roots.filter((root) => root.nodes[0] && isIncluded(root.nodes[0], variables)),
    variables,
  );
  const result = await execute({ schema, document, variableValues: variables, contextValue });
  // graphql-js sorts errors by time. The error of the first field is reported, so that it does not depend on
  // timing.
  const place = ({ path }: GraphQLError) => roots.findIndex(({ key }) => key === path?.[0]);
  const [error] = [...(result.errors ?? [])].sort((one, other) => place(one) - place(other));
  if (error) throw error.originalError ?? error;
  return new Map(Object.entries(result.data ?? {}).map(([key, value]) => [key, JSON.stringify(value)]));
}

/**
 * Runs a command in one transaction, after which the engine reads the selected fields. @returns undefined if
 * @skip leaves the field out
 */
async function runMutation(
  app: AppContext,
  prepared: Prepared,
  root: ReadRoot,
  { exact, variables }: { readonly exact: Variables; readonly variables: Variables },
  who: SignedIn,
): Promise<string | undefined> {
  const command = commandNamed(root.name);
  if (!command || command.returns === null)
    return (await runHost(app, prepared, [root], variables, who)).get(root.key);
  const field = root.nodes[0];
  const definition = app.engine.schemaFor(who.role).getMutationType()?.getFields()[root.name];
  if (!field || !definition) throw new Error(`no field ${root.name}`);
  if (!isIncluded(field, variables)) return undefined;
  const outcome = await runCommand(app, command, getArgumentValues(definition, field, variables), who);
  if (!('id' in outcome)) throw new Error(`${command.name} answered with no row`);
  if (outcome.gone) return goneRow(field, outcome.id, command.returns);
  return String(await app.engine.readByPk(command.returns, outcome.id, field, prepared, exact, who));
}

function isIncluded(field: FieldNode, variables: Variables): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, field, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, field, variables);
  return skip?.if !== true && include?.if !== false;
}

/** @returns The JSON of a row that the command deleted, of which only the id and the type name are known. */
function goneRow(field: FieldNode, id: string, table: string): string {
  const known: Readonly<Record<string, string>> = { id, __typename: table };
  const entries = (field.selectionSet?.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? [[(selection.alias ?? selection.name).value, known[selection.name.value] ?? null]]
      : [],
  );
  return JSON.stringify(Object.fromEntries(entries));
}
