import {
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLList,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  print,
  type TypeNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { EngineError } from '../errors.ts';
import { checkVariables } from './limits.ts';

export type Definitions = ReadonlyMap<string, VariableDefinitionNode>;
export type Variables = Readonly<Record<string, unknown>>;

export function definitionsOf(operation: OperationDefinitionNode): Definitions {
  const definitions = new Map<string, VariableDefinitionNode>();
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    if (definitions.has(name))
      throw new EngineError('parse-failed', `multiple definitions for variable "${name}"`);
    definitions.set(name, definition);
  }
  return definitions;
}

/**
 * @returns The variables that the operation and its fragments use, with the number of uses. @throws
 * EngineError for a variable that is not declared
 */
export function usedVariables(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  definitions: Definitions,
): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  const seen = new Set<string>();
  const look = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => {
        if (!definitions.has(name.value))
          throw new EngineError('validation-failed', `unbound variable "${name.value}"`);
        used.set(name.value, (used.get(name.value) ?? 0) + 1);
      },
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || seen.has(name.value)) return;
        seen.add(name.value);
        look(fragment);
      },
    });
  };
  look(operation);
  return used;
}

/**
 * A request's variables must include every required one and no unused one, as in Hasura. @throws EngineError
 */
export function checkGiven(
  variables: Variables,
  definitions: Definitions,
  used: ReadonlyMap<string, number>,
): void {
  const unexpected = Object.keys(variables).filter((name) => !used.has(name));
  if (unexpected.length > 0)
    throw new EngineError(
      'validation-failed',
      `unexpected variables in variableValues: ${unexpected.join(', ')}`,
    );
  for (const [name, { type, defaultValue }] of definitions) {
    if (type.kind !== Kind.NON_NULL_TYPE) continue;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === null)
      throw new EngineError('validation-failed', `null value found for non-nullable type: "${print(type)}"`);
    if (value === undefined && !defaultValue)
      throw new EngineError('validation-failed', `expecting a value for non-nullable variable: "${name}"`);
  }
  checkVariables(variables);
}

/** By GraphQL's rule for variable positions, types are never coerced. @throws EngineError */
export function checkUsage(
  { variable, type, defaultValue }: VariableDefinitionNode,
  location: GraphQLInputType,
  path: string,
): void {
  const hasDefault = defaultValue !== undefined && defaultValue.kind !== Kind.NULL;
  if (fits(type, hasDefault && isNonNullType(location) ? location.ofType : location)) return;
  throw new EngineError(
    'validation-failed',
    `variable '${variable.name.value}' is declared as '${print(type)}', but used where '${String(location)}' is expected`,
    path,
  );
}

/**
 * Clients write `[String]` for array columns whose elements must not be null, so the elements are checked
 * when the values are known.
 */
function itemOf({ ofType }: GraphQLList<GraphQLInputType>): GraphQLInputType {
  return isNonNullType(ofType) && isLeafType(ofType.ofType) ? ofType.ofType : ofType;
}

function fits(declared: TypeNode, location: GraphQLInputType): boolean {
  if (isNonNullType(location))
    return declared.kind === Kind.NON_NULL_TYPE && fits(declared.type, location.ofType);
  const inner = declared.kind === Kind.NON_NULL_TYPE ? declared.type : declared;
  if (isListType(location)) return inner.kind === Kind.LIST_TYPE && fits(inner.type, itemOf(location));
  return inner.kind === Kind.NAMED_TYPE && inner.name.value === location.name;
}
