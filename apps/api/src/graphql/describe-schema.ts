import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Prepared } from '@operatory/engine';
import { execute, type GraphQLNamedType, type GraphQLSchema, Kind } from 'graphql';

/** After this many types, or items of a long list, other requests get a turn. */
const inOneGo = 40;

/**
 * Answers an introspection query as JSON. A schema has thousands of types, which takes half a second or more,
 * so it is done in steps between which other requests can run.
 */
export async function describeSchema(
  schema: GraphQLSchema,
  { definition, read }: Prepared,
  variableValues: Readonly<Record<string, unknown>>,
): Promise<Buffer> {
  const result = await execute({
    schema: someAtATime(schema),
    document: { kind: Kind.DOCUMENT, definitions: [definition, ...read.fragments.values()] },
    variableValues,
  });
  const [error] = result.errors ?? [];
  if (error) throw error.originalError ?? error;
  const parts: Buffer[] = [];
  await write(result.data, parts);
  return Buffer.concat(parts);
}

/** @returns The same schema, but with promises as its types, so that graphql-js waits between them. */
function someAtATime(schema: GraphQLSchema): GraphQLSchema {
  const described = Object.create(schema) as GraphQLSchema;
  described.getType = (name) => schema.getType(name);
  described.getTypeMap = () => {
    let turn: Promise<unknown> = Promise.resolve();
    const entries = Object.entries(schema.getTypeMap()).map(([name, type], index) => {
      if (index > 0 && index % inOneGo === 0) turn = turn.then(() => nextTurn());
      return [name, turn.then(() => type)] as const;
    });
    // graphql-js waits for a list of promises, although its type of a schema does not allow one.
    return Object.fromEntries(entries) as unknown as Record<string, GraphQLNamedType>;
  };
  return described;
}

/** Like JSON.stringify, but in steps for long lists. */
async function write(value: unknown, parts: Buffer[]): Promise<void> {
  if (Array.isArray(value) && value.length > inOneGo) {
    for (let at = 0; at < value.length; at += inOneGo) {
      const text = JSON.stringify(value.slice(at, at + inOneGo)).slice(1, -1);
      parts.push(Buffer.from(`${at === 0 ? '[' : ','}${text}`));
      await nextTurn();
    }
    parts.push(Buffer.from(']'));
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    let before = '{';
    for (const [key, inner] of Object.entries(value)) {
      parts.push(Buffer.from(`${before}${JSON.stringify(key)}:`));
      await write(inner, parts);
      before = ',';
    }
    parts.push(Buffer.from(before === '{' ? '{}' : '}'));
  } else parts.push(Buffer.from(JSON.stringify(value) ?? 'null'));
}
