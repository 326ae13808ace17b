import type { TablePermissions } from '@operatory/resource';
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLIncludeDirective,
  GraphQLInt,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLSkipDirective,
  GraphQLString,
} from 'graphql';
import type { Catalog, Table, TrackedFunction } from '../catalog.ts';
import { listOf } from './comparisons.ts';
import { Inputs } from './inputs.ts';
import { type RootKind, rootNames, typeName } from './naming.ts';
import { Outputs } from './outputs.ts';
import { renamedSchema } from './renamed.ts';
import { Scalars } from './scalars.ts';
import { isReadable, shapesOf, type TableShape } from './shape.ts';
import { type RootTypes, type Types, typesAtHand, typesOfSchema } from './types-at-hand.ts';
import { WriteInputs } from './write-inputs.ts';

export interface TableRoot {
  readonly table: Table;
  readonly kind: RootKind | 'call' | 'callAggregate';
  readonly call?: TrackedFunction;
}
export interface RoleSchema extends Types {
  readonly namespace?: string;
  /** Every root that is not among these belongs to the host. */
  readonly reads: ReadonlyMap<string, TableRoot>;
  readonly subscriptions: ReadonlyMap<string, TableRoot>;
  readonly writes: ReadonlyMap<string, TableRoot>;
}
type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** What the host removes from every role's schema. */
export interface HiddenRoots {
  readonly updateMany?: boolean;
  readonly aggregatePredicates?: boolean;
  readonly streams?: boolean;
}
export interface SchemaOptions {
  readonly role: string;
  readonly hasuraRules: boolean;
  readonly hidden: HiddenRoots;
}

/**
 * The schema contains everything that any of the role's rules could allow; the plan decides by the session.
 */
export function roleSchema(
  catalog: Catalog,
  permissions: Readonly<Record<string, TablePermissions>>,
  { role, hasuraRules, hidden }: SchemaOptions,
): RoleSchema {
  const scalars = new Scalars(catalog);
  const inputs = new Inputs(scalars, hidden.aggregatePredicates === true, hasuraRules);
  const writeInputs = new WriteInputs(inputs, hasuraRules);
  const outputs = new Outputs(scalars, inputs);
  const query = new Roots();
  const subscription = new Roots();
  const mutation = new Roots();
  const shapes = shapesOf(catalog, permissions, hasuraRules);
  const tables = new Set(Object.values(catalog.tables).map(typeName));
  for (const shape of shapes.values()) {
    // If a table is named like the input type `T_updates`, the table keeps the name, and `update_T_many` is
    // left out.
    const many = !hidden.updateMany && !tables.has(`${typeName(shape.table)}_updates`);
    const reads = isReadable(shape);
    const mayTarget = reads || hasuraRules;
    const write = (kind: RootKind, field: Fields[string]) => mutation.put(shape, kind, field);
    if (reads) {
      readRoots(shape, writeInputs, outputs, (kind, field) => {
        const named = metadataNames[kind] ?? '';
        if (shape.queryRoots?.has(named) !== false) query.put(shape, kind, field);
        if (shape.subscriptionRoots?.has(named) !== false) subscription.put(shape, kind, field);
      });
      if (
        !hidden.streams &&
        shape.filterable.size > 0 &&
        shape.subscriptionRoots?.has('select_stream') !== false
      )
        subscription.put(shape, 'stream', { type: outputs.rows(shape), args: inputs.streamArguments(shape) });
    }
    if (shape.insertable) insertRoots(shape, writeInputs, outputs, write);
    if (shape.updatable && mayTarget && mayChange(shape, permissions)) {
      updateRoots(shape, inputs, writeInputs, outputs, (kind, field) => {
        if (kind !== 'updateMany' || many) write(kind, field);
      });
    }
    if (shape.deletable && mayTarget) deleteRoots(shape, inputs, writeInputs, outputs, write);
  }
  for (const call of catalog.functions ?? []) {
    const shape = shapes.get(call.table);
    if (!shape || !isReadable(shape) || !mayCall(call, role, catalog)) continue;
    callRoots(call, shape, outputs, call.kind === 'mutation' ? [mutation] : [query, subscription]);
  }
  const root = (name: string, { fields }: Roots) =>
    new GraphQLObjectType({ name, fields: Object.keys(fields).length > 0 ? fields : empty });
  const roots: RootTypes = {
    query: root('query_root', query),
    mutation: mutation.tables.size > 0 ? root('mutation_root', mutation) : undefined,
    subscription: subscription.tables.size > 0 ? root('subscription_root', subscription) : undefined,
  };
  const schema = () =>
    new GraphQLSchema({
      ...roots,
      directives: [GraphQLIncludeDirective, GraphQLSkipDirective, cached],
      // Under Hasura's rules a type may have no fields except __typename, which graphql-js would reject.
      assumeValid: hasuraRules,
      types: hasuraRules ? enumsOf(shapes, scalars) : [],
    });
  const { names } = catalog;
  const types = names ? typesOfSchema(renamedSchema(schema(), catalog)) : typesAtHand(roots, schema);
  return Object.assign(types, {
    namespace: names?.namespace,
    reads: query.tables,
    subscriptions: subscription.tables,
    writes: mutation.tables,
  });
}

const nothingToAsk =
  "There are no queries available to the current role. Either there are no sources or remote schemas configured, or the current role doesn't have the required permissions.";
const empty: Fields = {
  no_queries_available: {
    type: new GraphQLNonNull(GraphQLString),
    description: nothingToAsk,
    resolve: () => nothingToAsk,
  },
};

/**
 * The schema contains the enums of all columns in the role's tables, even of columns that it may not read, as
 * in Hasura.
 */
const enumsOf = (shapes: ReadonlyMap<string, TableShape>, scalars: Scalars): GraphQLNamedType[] => [
  ...new Set(
    [...shapes.values()].flatMap(({ table }) =>
      Object.values(table.columns)
        .filter(({ enumTable }) => enumTable !== undefined)
        .map((column) => scalars.ofColumn(column)),
    ),
  ),
];

/** An update is offered only if the caller or the rule's presets set a column. */
const mayChange = (
  { updatable, table }: TableShape,
  permissions: Readonly<Record<string, TablePermissions>>,
) =>
  (updatable?.size ?? 0) > 0 ||
  permissions[table.name]?.update?.some(({ presets }) => Object.keys(presets ?? {}).length > 0);

class Roots {
  readonly fields: Fields = {};
  readonly tables = new Map<string, TableRoot>();

  put({ table }: TableShape, kind: RootKind, field: Fields[string]) {
    const description = table.rootDescriptions?.[kind];
    this.add(rootNames(table)[kind], { table, kind }, description ? { ...field, description } : field);
  }
  add(name: string, root: TableRoot, field: Fields[string]) {
    this.fields[name] = field;
    this.tables.set(name, root);
  }
}

const metadataNames: Readonly<Partial<Record<RootKind, string>>> = {
  list: 'select',
  byPk: 'select_by_pk',
  aggregate: 'select_aggregate',
};

/**
 * If so configured, roles that may read its table may call a read-only function; any other function requires
 * a named role.
 */
function mayCall(call: TrackedFunction, role: string, { inferFunctionPermissions }: Catalog): boolean {
  if (role === 'admin' || call.roles.has(role.split('\u0000')[0] ?? '')) return true;
  return inferFunctionPermissions === true && call.kind === 'query' && !call.isVolatile;
}

function callRoots(call: TrackedFunction, shape: TableShape, outputs: Outputs, roots: readonly Roots[]) {
  const args = outputs.callArguments(call.argumentsType, call.call);
  const list = { ...args, ...outputs.listArguments(shape) };
  const description =
    call.description ?? `execute function "${call.call.name}" which returns "${shape.table.name}"`;
  const field = call.call.returnsSet
    ? { type: outputs.rows(shape), description, args: list }
    : { type: outputs.row(shape), description, args };
  for (const one of roots) {
    one.add(call.rootName, { table: shape.table, kind: 'call', call }, field);
    if (!shape.aggregates || !call.call.returnsSet) continue;
    const aggregate = { type: new GraphQLNonNull(outputs.aggregate(shape)), description, args: list };
    one.add(call.aggregateName, { table: shape.table, kind: 'callAggregate', call }, aggregate);
  }
}

/**
 * Hasura Cloud caches queries with this directive; the engine accepts and ignores it, so that such queries
 * still run.
 */
const cached = new GraphQLDirective({
  name: 'cached',
  description: 'whether this query should be cached (Hasura Cloud only)',
  args: {
    ttl: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 60, description: 'measured in seconds' },
    refresh: {
      type: new GraphQLNonNull(GraphQLBoolean),
      defaultValue: false,
      description: 'refresh the cache entry',
    },
  },
  locations: [DirectiveLocation.QUERY],
});

type Put = (kind: RootKind, field: Fields[string]) => void;

function readRoots(shape: TableShape, writes: WriteInputs, outputs: Outputs, put: Put) {
  put('list', { type: outputs.rows(shape), args: outputs.listArguments(shape) });
  if (shape.key.length > 0)
    put('byPk', { type: outputs.row(shape), args: writes.keyFields(shape) as GraphQLFieldConfigArgumentMap });
  if (shape.aggregates)
    put('aggregate', {
      type: new GraphQLNonNull(outputs.aggregate(shape)),
      args: outputs.listArguments(shape),
    });
}

function insertRoots(shape: TableShape, inputs: WriteInputs, outputs: Outputs, put: Put) {
  const input = inputs.insert(shape);
  const conflict = inputs.onConflict(shape);
  const more: GraphQLFieldConfigArgumentMap = conflict ? { on_conflict: { type: conflict } } : {};
  put('insert', {
    type: outputs.mutationResponse(shape),
    args: { objects: { type: new GraphQLNonNull(listOf(input)) }, ...more },
  });
  if (isReadable(shape))
    put('insertOne', {
      type: outputs.row(shape),
      args: { object: { type: new GraphQLNonNull(input) }, ...more },
    });
}

function updateRoots(shape: TableShape, inputs: Inputs, writes: WriteInputs, outputs: Outputs, put: Put) {
  const changes = writes.changes(shape) as GraphQLFieldConfigArgumentMap;
  const where = { type: new GraphQLNonNull(inputs.boolExp(shape)) };
  put('update', { type: outputs.mutationResponse(shape), args: { ...changes, where } });
  if (shape.key.length > 0)
    put('updateByPk', {
      type: outputs.row(shape),
      args: { ...changes, pk_columns: { type: new GraphQLNonNull(writes.keyInput(shape)) } },
    });
  put('updateMany', {
    type: new GraphQLList(outputs.mutationResponse(shape)),
    args: { updates: { type: new GraphQLNonNull(listOf(writes.updates(shape))) } },
  });
}

function deleteRoots(shape: TableShape, inputs: Inputs, writes: WriteInputs, outputs: Outputs, put: Put) {
  put('delete', {
    type: outputs.mutationResponse(shape),
    args: { where: { type: new GraphQLNonNull(inputs.boolExp(shape)) } },
  });
  if (shape.key.length > 0)
    put('deleteByPk', {
      type: outputs.row(shape),
      args: writes.keyFields(shape) as GraphQLFieldConfigArgumentMap,
    });
}
