import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OverlappingFieldsCanBeMergedRule,
  parse,
  SingleFieldSubscriptionsRule,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { EngineError } from '../errors.ts';
import type { RoleSchema, TableRoot } from '../schema/role-schema.ts';
import { multipleRoots } from '../schema/role-schema.ts';
import { collectFields, type Fragments } from './fields.ts';
import { checkSize, type Limits } from './limits.ts';
import { sentenceOf } from './sentences.ts';

/** An operation, parsed, validated for its role, within the limits. Knows nothing of rights or values. */
export interface ReadOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly roots: readonly ReadRoot[];
  /** Variables that are lists of rows to insert and nothing else. */
  readonly bulk: ReadonlySet<string>;
  /** `table`: the engine answers it all. `host`: nothing of it. */
  readonly kind: 'table' | 'mixed' | 'host';
}

export interface ReadRoot {
  /** The answer's key. */
  readonly key: string;
  readonly name: string;
  readonly owner: 'engine' | 'host';
  readonly nodes: readonly FieldNode[];
  readonly table?: TableRoot;
}

/** @throws EngineError `validation-failed`, with Hasura's sentences and paths; `limit-exceeded`. */
export function readDocument(
  query: string,
  operationName: string | undefined,
  role: RoleSchema,
  limits: Limits,
): ReadOperation {
  const document = parsed(query, limits);
  const operation = chosen(document, operationName);
  const fragments: Fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  if (operation.operation === 'mutation' && !role.schema.getMutationType())
    throw new EngineError('validation-failed', 'no mutations exist');
  if (operation.operation === 'subscription' && !role.schema.getSubscriptionType())
    throw new EngineError('validation-failed', 'no subscriptions exist');
  checkSize(operation, fragments, limits);
  const errors = validate(role.schema, document, rules, { maxErrors: 1 });
  if (errors[0]) throw sentenceOf(errors[0], document);
  const roots = rootsOf(operation, fragments, role);
  if (roots.length > limits.rootFields)
    throw new EngineError('limit-exceeded', `more than ${limits.rootFields} root fields`, '$.selectionSet');
  const owners = new Set(roots.map((root) => root.owner));
  const kind = owners.size === 2 ? 'mixed' : owners.has('host') ? 'host' : 'table';
  if (operation.operation === 'subscription' && kind === 'table') oneRoot(operation, roots);
  if (operation.operation === 'mutation' && kind === 'mixed') {
    throw new EngineError(
      'validation-failed',
      'an operation holds commands or table mutations, not both',
      '$.selectionSet',
    );
  }
  return { document, operation, fragments, roots, kind, bulk: bulkOf(document, roots) };
}

// Whether fields of one key agree is checked where fields are collected: graphql-js's rule takes quadratic time.
// A subscription may have several roots when it says so.
const left = new Set<unknown>([OverlappingFieldsCanBeMergedRule, SingleFieldSubscriptionsRule]);
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
  const rootType = role.schema.getRootType(operation.operation)?.name ?? '';
  return collectFields([operation.selectionSet], rootType, { fragments }, '$').map(({ key, name, nodes }) => {
    const table = tables.get(name);
    const ours = table !== undefined || name === '__typename';
    return { key, name, nodes, table, owner: ours ? 'engine' : 'host' };
  });
}

function bulkOf(document: DocumentNode, roots: readonly ReadRoot[]): ReadonlySet<string> {
  const candidates = roots.flatMap(({ nodes }) =>
    (nodes[0]?.arguments ?? []).flatMap(({ name, value }) =>
      name.value === 'objects' && value.kind === Kind.VARIABLE ? [value.name.value] : [],
    ),
  );
  if (candidates.length === 0) return new Set();
  const uses = new Map<string, number>();
  visit(document, { Variable: ({ name }) => void uses.set(name.value, (uses.get(name.value) ?? 0) + 1) });
  // Once in the definitions, once as the argument.
  return new Set(candidates.filter((name) => uses.get(name) === 2));
}

function oneRoot(operation: OperationDefinitionNode, roots: readonly ReadRoot[]) {
  const free = operation.directives?.some((one) => one.name.value === multipleRoots.name);
  if (roots.length > 1 && !free)
    throw new EngineError('validation-failed', 'subscriptions must select one top level field');
}
