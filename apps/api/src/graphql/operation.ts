import { EngineError, type Prepared, type Session } from '@operatory/engine';
import {
  type DocumentNode,
  execute,
  type FieldNode,
  getArgumentValues,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { commandNamed } from '../commands/all.ts';
import { runCommand } from '../commands/run.ts';
import type { AppContext, SignedIn } from '../context.ts';
import { type HostContext, hostContext } from './host-context.ts';
import type { OperationRequest } from './request.ts';

/** The JSON text of `data`. One planner for both doors: the fast lane and Yoga differ only in how they get here. */
export async function runOperation(app: AppContext, request: OperationRequest, who: SignedIn): Promise<Buffer | string> {
  const prepared = app.engine.plan(request, who);
  if (prepared.operation === 'subscription') {
    throw new EngineError('not-supported', 'subscriptions are answered over the websocket only');
  }
  if (prepared.kind === 'table') return app.engine.execute(prepared, request.variables, who);
  return runMixed(app, prepared, request, who);
}

/** Hand-written roots are executed, table roots stay raw text; joined as text in the operation's order. */
async function runMixed(app: AppContext, prepared: Prepared, request: OperationRequest, who: SignedIn): Promise<string> {
  const schema = app.engine.schemaFor(who.role);
  const parts = new Map<string, string>();
  const hostKeys = prepared.roots.filter(({ owner }) => owner === 'host').map(({ key }) => key);
  const engineKeys = prepared.roots.filter(({ owner }) => owner === 'engine').map(({ key }) => key);
  if (prepared.operation === 'mutation') {
    if (engineKeys.length > 0) {
      throw new EngineError('not-supported', 'an operation holds commands or table mutations, not both', '$.selectionSet');
    }
    // In order, each a transaction of its own: the first refusal ends the operation.
    for (const field of rootFields(prepared, hostKeys)) {
      parts.set(keyOf(field), await runCommandField(app, schema, prepared, field, request.variables, who));
    }
    return join(prepared, parts);
  }
  const answers = await Promise.all([
    engineKeys.length > 0 ? app.engine.executeRoots(prepared, engineKeys, request.variables, who) : new Map<string, string>(),
    runHost(app, schema, prepared, hostKeys, request.variables, who),
  ]);
  for (const answer of answers) for (const [key, text] of answer) parts.set(key, String(text));
  return join(prepared, parts);
}

const keyOf = (field: FieldNode) => (field.alias ?? field.name).value;

const join = (prepared: Prepared, parts: ReadonlyMap<string, string>) =>
  `{${prepared.roots.map(({ key }) => `${JSON.stringify(key)}:${parts.get(key) ?? 'null'}`).join(',')}}`;

/** The operation's top fields of these keys, fragments opened. */
function rootFields(prepared: Prepared, keys: readonly string[]): FieldNode[] {
  const open = (selections: readonly SelectionNode[]): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return open(selection.selectionSet.selections);
      const fragment = prepared.fragments[selection.name.value];
      return fragment ? open(fragment.selectionSet.selections) : [];
    });
  const seen = new Set<string>();
  return open(prepared.definition.selectionSet.selections).filter((field) => {
    const key = keyOf(field);
    if (!keys.includes(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

async function runHost(
  app: AppContext,
  schema: GraphQLSchema,
  prepared: Prepared,
  keys: readonly string[],
  variables: Readonly<Record<string, unknown>>,
  who: SignedIn,
): Promise<Map<string, string>> {
  const definition: OperationDefinitionNode = {
    ...prepared.definition,
    selectionSet: { kind: Kind.SELECTION_SET, selections: rootFields(prepared, keys) },
  };
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [definition, ...Object.values(prepared.fragments)],
  };
  const contextValue: HostContext = hostContext(app, who);
  const result = await execute({ schema, document, variableValues: variables, contextValue });
  const error = result.errors?.[0];
  if (error) throw error.originalError ?? error;
  return new Map(Object.entries(result.data ?? {}).map(([key, value]) => [key, JSON.stringify(value)]));
}

async function runCommandField(
  app: AppContext,
  schema: GraphQLSchema,
  prepared: Prepared,
  field: FieldNode,
  variables: Readonly<Record<string, unknown>>,
  who: SignedIn,
): Promise<string> {
  const type = schema.getMutationType() as GraphQLObjectType;
  const definition = type.getFields()[field.name.value];
  const command = commandNamed(field.name.value);
  if (!definition || !command) {
    throw new EngineError('validation-failed', `field '${field.name.value}' not found in type: 'mutation_root'`);
  }
  const values = getArgumentValues(definition, field, variables);
  const outcome = await runCommand(app, command, values, who);
  if (command.returns === null) return JSON.stringify(outcome.value);
  return app.engine.readByPk(command.returns, outcome.id, field, prepared, variables, who as Session);
}
