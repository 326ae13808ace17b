import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  getNamedType,
  Kind,
  KnownDirectivesRule,
  type OperationDefinitionNode,
  OverlappingFieldsCanBeMergedRule,
  parse,
  SingleFieldSubscriptionsRule,
  specifiedRules,
  validate,
} from 'graphql';
import { EngineError, fieldNotFound } from '../errors.ts';
import type { RoleSchema, TableRoot } from '../schema/role-schema.ts';
import { checkDirectives, multipleRoots } from './directives.ts';
import { collectFields, collectWithin, type Fragments, type SelectedField } from './fields.ts';
import { hasuraErrorOf } from './hasura-error.ts';
import { checkIntrospection } from './introspection-size.ts';
import { checkSize, type Limits } from './limits.ts';
import { type Definitions, definitionsOf, usedVariables } from './variables.ts';

/**
 * An operation that was parsed, validated for its role and found within the limits. It does not depend on
 * rights or values.
 */
export interface ReadOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly definitions: Definitions;
  /** The number of uses of each variable. */
  readonly used: ReadonlyMap<string, number>;
  readonly fragments: Fragments;
  readonly roots: readonly ReadRoot[];
  /** Variables that are used only as lists of rows to insert. */
  readonly bulk: ReadonlySet<string>;
  /** `table`: the engine answers everything. `host`: the engine answers nothing. */
  readonly kind: 'table' | 'mixed' | 'host';
}

export interface ReadRoot {
  readonly key: string;
  readonly name: string;
  readonly owner: 'engine' | 'host';
  readonly nodes: readonly FieldNode[];
  readonly table?: TableRoot;
  /** The root fields inside a namespace. */
  readonly within?: readonly ReadRoot[];
}

/** @throws EngineError with Hasura's messages and paths */
export function readDocument(
  query: string,
  operationName: string | undefined,
  role: RoleSchema,
  limits: Limits,
  beforeIntrospection?: () => void,
): ReadOperation {
  const document = parsed(query, limits);
  const operation = chosen(document, operationName);
  const definitions = definitionsOf(operation);
  const fragments: Fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  if (operation.operation === 'mutation' && !role.roots.mutation)
    throw new EngineError('validation-failed', 'no mutations exist');
  if (operation.operation === 'subscription' && !role.roots.subscription)
    throw new EngineError('validation-failed', 'no subscriptions exist');
  checkSize(operation, fragments, limits);
  checkDirectives(operation.directives, operation.operation, '$');
  const used = usedVariables(operation, fragments, definitions);
  const roots = rootsOf(operation, fragments, role);
  const innermost = roots.flatMap((root) => root.within ?? [root]);
  if (innermost.length > limits.rootFields)
    throw new EngineError('limit-exceeded', `more than ${limits.rootFields} root fields`, '$.selectionSet');
  const owners = new Set(roots.map((root) => root.owner));
  const kind = owners.size === 2 ? 'mixed' : owners.has('host') ? 'host' : 'table';
  // The engine's own fields are checked when they are planned. graphql-js checks the arguments and selections
  // of handwritten fields.
  if (kind !== 'table') {
    if (!limits.introspection) refuseIntrospection(roots, role);
    checkIntrospection(operation, fragments, role.schema, beforeIntrospection);
  }
  const errors = kind === 'table' ? [] : validate(role.schema, document, rules, { maxErrors: 1 });
  if (errors[0]) throw hasuraErrorOf(errors[0], document);
  if (operation.operation === 'subscription' && kind === 'table') oneRoot(operation, roots, innermost);
  if (operation.operation === 'mutation' && kind === 'mixed') {
    throw new EngineError(
      'validation-failed',
      'an operation holds commands or table mutations, not both',
      '$.selectionSet',
    );
  }
  return { document, operation, definitions, used, fragments, roots, kind, bulk: bulkOf(innermost, used) };
}

// Conflicts of fields with the same key are found when fields are collected, because graphql-js's rule takes
// quadratic time. The other two rules do not fit: a directive allows several root fields, and there are
// directives of our own.
const left = new Set<unknown>([
  OverlappingFieldsCanBeMergedRule,
  SingleFieldSubscriptionsRule,
  KnownDirectivesRule,
]);
const rules = specifiedRules.filter((rule) => !left.has(rule));

function parsed(query: string, limits: Limits): DocumentNode {
  try {
    return parse(query, { maxTokens: limits.tokens, noLocation: false });
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('tokens')) {
      throw new EngineError(
        'limit-exceeded',
        `the document has more than ${limits.tokens} tokens`,
        '$.query',
      );
    }
    throw new EngineError('validation-failed', 'not a valid graphql query', '$.query');
  }
}

function chosen(document: DocumentNode, operationName: string | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operationName) {
    const named = operations.find((one) => one.name?.value === operationName);
    if (!named)
      throw new EngineError(
        'validation-failed',
        `no such operation found in the document: "${operationName}"`,
      );
    return named;
  }
  const [only, second] = operations;
  if (!only || second)
    throw new EngineError(
      'validation-failed',
      'exactly one operation has to be present in the document when operationName is not specified',
    );
  return only;
}

function rootsOf(operation: OperationDefinitionNode, fragments: Fragments, role: RoleSchema): ReadRoot[] {
  const { reads, subscriptions, writes } = role;
  const tables = { query: reads, subscription: subscriptions, mutation: writes }[operation.operation];
  const rootType = role.roots[operation.operation];
  if (!rootType) throw new EngineError('validation-failed', `no ${operation.operation} exists`);
  const rootOf = ({ key, name, nodes }: SelectedField): ReadRoot => {
    const table = tables.get(name);
    const ours = table !== undefined || name === '__typename';
    return { key, name, nodes, table, owner: ours ? 'engine' : 'host' };
  };
  return collectFields([operation.selectionSet], rootType, { fragments }, '$').map((selected): ReadRoot => {
    if (selected.name !== role.namespace) return rootOf(selected);
    const { key, name, nodes } = selected;
    const within = collectWithin(selected, { fragments }).map((one) => {
      if (!tables.has(one.name) && one.name !== '__typename')
        throw fieldNotFound(one.name, getNamedType(selected.definition?.type)?.name ?? '', one.path);
      return rootOf(one);
    });
    return { key, name, nodes, owner: 'engine', within };
  });
}

/** If introspection is off, its fields are reported as missing. */
function refuseIntrospection(roots: readonly ReadRoot[], role: RoleSchema): void {
  const asked = roots.find(({ name }) => name === '__schema' || name === '__type');
  if (asked)
    throw fieldNotFound(asked.name, role.roots.query?.name ?? 'query_root', `$.selectionSet.${asked.name}`);
}

function bulkOf(roots: readonly ReadRoot[], used: ReadonlyMap<string, number>): ReadonlySet<string> {
  const candidates = roots.flatMap(({ nodes }) =>
    (nodes[0]?.arguments ?? []).flatMap(({ name, value }) =>
      name.value === 'objects' && value.kind === Kind.VARIABLE ? [value.name.value] : [],
    ),
  );
  return new Set(candidates.filter((name) => used.get(name) === 1));
}

function oneRoot(
  operation: OperationDefinitionNode,
  roots: readonly ReadRoot[],
  innermost: readonly ReadRoot[],
) {
  const namespaces = roots.filter(({ within }) => within).length;
  const free = namespaces < 2 && operation.directives?.some((one) => one.name.value === multipleRoots);
  if (innermost.length > 1 && innermost.some(({ table }) => table?.kind === 'stream'))
    throw new EngineError('not-supported', 'a stream is the only top level field of its subscription');
  if (innermost.length > 1 && !free)
    throw new EngineError('validation-failed', 'subscriptions must select one top level field');
}
