import type { ComputedField, DatabaseFunction, FunctionArgument, TrackedFunction } from '../catalog.ts';
import { camelCase } from '../schema/graphql-case.ts';
import { isName } from '../schema/naming.ts';
import { isGraphqlCase, rootFieldName } from './customized-names.ts';
import type { DatabaseFacts, FunctionFacts } from './database-facts.ts';
import { type NameMetadata, qualifiedName, rootNameOf, type Source } from './metadata.ts';
import { keyOf, type TrackedTable, type TrackedTables, type Warn } from './tracked-tables.ts';

export function computedFieldsOf(
  { metadata, facts: relation, key }: TrackedTable,
  facts: DatabaseFacts,
  tracked: TrackedTables,
  warn: Warn,
): Record<string, ComputedField> {
  const made: Record<string, ComputedField> = {};
  for (const { name, definition, comment } of metadata.computed_fields ?? []) {
    if (!isName(name)) {
      warn(`${key}: the computed field "${name}" is no name in GraphQL`);
      continue;
    }
    const found = functionsNamed(facts, definition.function).find((one) =>
      one.arguments.some(({ type, typeSchema }) => type === relation.name && typeSchema === relation.schema),
    );
    if (!found) {
      warn(`${key}: computed field ${name} has no function of the table's row`);
      continue;
    }
    const odd = argumentNames(found).find((one) => !isName(one));
    if (odd !== undefined) {
      warn(`${key}: computed field ${name}: "${odd}" is no name in GraphQL`);
      continue;
    }
    const isRow = (argument: FunctionFacts['arguments'][number], index: number) =>
      definition.table_argument
        ? argument.name === definition.table_argument && argument.type === relation.name
        : index === found.arguments.findIndex(({ type }) => type === relation.name);
    const session = definition.session_argument ?? undefined;
    const wrong =
      sessionFault(found, session) ?? (found.arguments.some(isRow) ? undefined : rowFault(definition));
    if (wrong !== undefined) {
      warn(`${key}: computed field ${name}: ${wrong}`);
      continue;
    }
    const table = found.returns.isRow ? keyOf(found.returns) : undefined;
    if (table !== undefined && !tracked.has(table)) {
      warn(`${key}: computed field ${name} answers with rows of ${table}, which is not tracked`);
      continue;
    }
    made[name] = {
      name,
      call: callOf(found, session, isRow),
      returns:
        table === undefined
          ? { type: found.returns.name, array: found.returns.isArray || undefined }
          : { table },
      description:
        (comment ?? found.comment ?? `A computed field, executes function "${found.name}"`) || undefined,
    };
  }
  return made;
}

export function trackedFunctionsOf(
  source: Source,
  facts: DatabaseFacts,
  tracked: TrackedTables,
  warn: Warn,
): (TrackedFunction & { readonly roles: Set<string> })[] {
  type Open = TrackedFunction & { readonly roles: Set<string> };
  return (source.functions ?? []).flatMap((metadata): Open[] => {
    const { configuration, permissions } = metadata;
    const name = qualifiedName(metadata.function);
    const [found, second] = functionsNamed(facts, metadata.function);
    const label = keyOf(name);
    if (!found || second) {
      warn(found ? `function ${label} is overloaded` : `the database has no function ${label}`);
      return [];
    }
    if (found.isVariadic) {
      warn(`function ${label} takes any number of arguments`);
      return [];
    }
    const table = keyOf(found.returns);
    if (!tracked.has(table)) {
      warn(`function ${label} answers with ${table}, which is no tracked table`);
      return [];
    }
    const usual = name.schema === 'public' ? name.name : `${name.schema}_${name.name}`;
    const base = configuration?.custom_name ?? usual;
    const odd = [base, ...argumentNames(found)].find((one) => !isName(one));
    if (odd !== undefined) {
      warn(`function ${label}: "${odd}" is no name in GraphQL`);
      return [];
    }
    const session = configuration?.session_argument ?? undefined;
    const wrong = sessionFault(found, session);
    if (wrong !== undefined) {
      warn(`function ${label}: ${wrong}`);
      return [];
    }
    const { customization } = source;
    const isChosen = typeof configuration?.custom_name === 'string';
    const cased = (text: string) => (isGraphqlCase(customization) && !isChosen ? camelCase(text) : text);
    const root = (given: string | undefined, otherwise: string) =>
      rootFieldName(given, cased(otherwise), customization);
    const kind = configuration?.exposed_as ?? (found.volatility === 'volatile' ? 'mutation' : 'query');
    const named = configuration?.custom_root_fields;
    return [
      {
        call: callOf(found, session, () => false),
        table,
        kind,
        rootName: root(rootNameOf(named?.function), base),
        aggregateName: root(rootNameOf(named?.function_aggregate), `${base}_aggregate`),
        argumentsType: `${base}_args`,
        description: metadata.comment ?? found.comment ?? undefined,
        isVolatile: found.volatility === 'volatile',
        roles: new Set((permissions ?? []).map(({ role }) => role)),
      },
    ];
  });
}

const argumentNames = (found: FunctionFacts): string[] =>
  found.arguments.map(({ name }) => name).filter((name) => name !== '');

/** If a faulty session argument were ignored, callers could set that argument themselves. */
function sessionFault(found: FunctionFacts, session: string | undefined): string | undefined {
  if (session === undefined) return undefined;
  const argument = found.arguments.find(({ name }) => name !== '' && name === session);
  if (!argument) return `its session_argument "${session}" is no argument of it`;
  if (argument.type !== 'json' || argument.isArray)
    return `its session_argument "${session}" is not of type json`;
  return undefined;
}

const rowFault = ({ table_argument: named }: { readonly table_argument?: string | null }) =>
  `its table_argument "${named}" is no argument of the table's row`;

const functionsNamed = (facts: DatabaseFacts, named: NameMetadata): FunctionFacts[] => {
  const { schema, name } = qualifiedName(named);
  return facts.functions.filter((one) => one.name === name && one.schema === schema);
};

function callOf(
  found: FunctionFacts,
  session: string | undefined,
  isRow: (argument: FunctionFacts['arguments'][number], index: number) => boolean,
): DatabaseFunction {
  let unnamed = 0;
  const given = found.arguments.map((argument, index): DatabaseFunction['arguments'][number] => {
    const { name, type, isArray, hasDefault } = argument;
    if (isRow(argument, index)) return { name, is: 'row' };
    if (session !== undefined && name === session) return { name, is: 'session', type };
    const field = name === '' ? `arg_${++unnamed}` : name;
    return { name, field, type, array: isArray || undefined, hasDefault } satisfies FunctionArgument;
  });
  const { name, schema, returnsSet } = found;
  return { name, schema, arguments: given, returnsSet, readsClock: found.readsClock || undefined };
}
