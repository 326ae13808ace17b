import {
  __TypeKind,
  execute,
  GraphQLEnumType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
  lexicographicSortSchema,
} from 'graphql';
import type { Engine, ExecuteOptions } from '../engine-contract.ts';
import { EngineError } from '../errors.ts';
import { isJsonObject, plainNumbers } from '../read/json.ts';
import { engineError } from '../run/database-errors.ts';
import type { Prepared } from '../run/planner.ts';
import type { Session } from '../session.ts';

export interface GraphQLRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/**
 * @throws EngineError `parse-failed` when the body is not a GraphQL request, `not-supported` for a
 * persisted query.
 */
export function requestOf(body: unknown): GraphQLRequest {
  if (!isJsonObject(body)) throw new EngineError('parse-failed', 'a request is an object with a query');
  const { query, operationName, variables, extensions } = body;
  if (typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions)
    throw new EngineError('not-supported', 'Automatic Persisted Queries is not enabled');
  if (typeof query !== 'string') throw new EngineError('parse-failed', 'the key "query" was not present');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw new EngineError('parse-failed', 'operationName is a string');
  if (variables !== undefined && variables !== null && !isJsonObject(variables))
    throw new EngineError('parse-failed', 'variables are an object');
  return { query, operationName, variables };
}

/** @throws EngineError */
export async function answerOf(
  engine: Engine,
  request: GraphQLRequest,
  session: Session,
  options?: ExecuteOptions,
): Promise<Buffer> {
  const prepared = engine.plan(request, session);
  if (prepared.operation === 'subscription')
    throw new EngineError('unexpected', 'subscriptions are not supported over HTTP, use websockets instead');
  if (prepared.kind === 'table')
    return engine.execute(prepared, request.variables, session, { ...options, enveloped: true });
  return dataOf(await mixed(engine, prepared, request, session, options));
}

export const dataOf = (data: Buffer) => Buffer.concat([Buffer.from('{"data":'), data, Buffer.from('}')]);

async function mixed(
  engine: Engine,
  prepared: Prepared,
  { variables }: GraphQLRequest,
  session: Session,
  options: ExecuteOptions | undefined,
): Promise<Buffer> {
  const coerced = prepared.coerce(variables ?? {});
  const ours = prepared.roots.filter(({ owner }) => owner === 'engine').map(({ key }) => key);
  const rows = await engine.executeRoots(prepared, ours, variables, session, options);
  const described = (await execute({
    schema: sortedSchema(engine.schemaFor(session.role)),
    document: prepared.document,
    operationName: prepared.definition.name?.value,
    variableValues: plainNumbers(coerced),
    fieldResolver: nothing,
  })) as { readonly data?: Readonly<Record<string, unknown>> | null };
  const parts = prepared.roots.flatMap(({ key, owner }) => {
    const text = owner === 'engine' ? rows.get(key) : textOf(described.data?.[key]);
    return text ? [Buffer.concat([Buffer.from(`${JSON.stringify(key)}:`), text])] : [];
  });
  const joined = parts.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(','), part]));
  return Buffer.concat([Buffer.from('{'), ...joined, Buffer.from('}')]);
}

const sorted = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** Hasura lists types, fields and kinds in alphabetical order. */
function sortedSchema(schema: GraphQLSchema): GraphQLSchema {
  const known = sorted.get(schema);
  if (known) return known;
  const made = lexicographicSortSchema(schema);
  made.getTypeMap()[__TypeKind.name] = kinds;
  sorted.set(schema, made);
  return made;
}

const { values, ...kind } = __TypeKind.toConfig();
const kinds = new GraphQLEnumType({
  ...kind,
  values: Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))),
});

const textOf = (value: unknown) => (value === undefined ? undefined : Buffer.from(JSON.stringify(value)));

/**
 * Here graphql-js only executes introspection, so table fields get an empty value that satisfies their type.
 */
const nothing: GraphQLFieldResolver<unknown, unknown> = (_source, _arguments, _context, { returnType }) => {
  if (!isNonNullType(returnType)) return null;
  if (isListType(returnType.ofType)) return [];
  return isObjectType(returnType.ofType) ? {} : null;
};

export const errorsOf = (error: unknown): Buffer =>
  Buffer.from(JSON.stringify({ errors: [engineError(error).toJSON()] }));
