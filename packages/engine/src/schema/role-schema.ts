import type { TablePermissions } from '@operatory/resource';
import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  specifiedDirectives,
} from 'graphql';
import type { Catalog, Table } from '../catalog.ts';
import { Inputs, listOf } from './inputs.ts';
import { type RootKind, rootNames } from './naming.ts';
import { Outputs } from './outputs.ts';
import { Scalars } from './scalars.ts';
import { type Shape, shapesOf } from './shape.ts';
import { WriteInputs } from './write-inputs.ts';

/** A root field that the engine answers, as a plan needs it. */
export interface TableRoot {
  readonly table: Table;
  readonly kind: RootKind;
}
export interface RoleSchema {
  readonly schema: GraphQLSchema;
  /** Root fields of tables by name; every other root is the host's. */
  readonly reads: ReadonlyMap<string, TableRoot>;
  readonly writes: ReadonlyMap<string, TableRoot>;
}
type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** The schema of one role: everything that any of its rules could allow. */
export function roleSchema(
  catalog: Catalog,
  permissions: Readonly<Record<string, TablePermissions>>,
): RoleSchema {
  const scalars = new Scalars();
  const inputs = new Inputs(scalars);
  const writeInputs = new WriteInputs(inputs);
  const outputs = new Outputs(scalars, inputs);
  const query: Fields = {};
  const mutation: Fields = {};
  const reads = new Map<string, TableRoot>();
  const writes = new Map<string, TableRoot>();
  for (const shape of shapesOf(catalog, permissions).values()) {
    const read = (kind: RootKind, field: Fields[string]) => put(query, reads, shape, kind, field);
    const write = (kind: RootKind, field: Fields[string]) => put(mutation, writes, shape, kind, field);
    if (shape.readable.size > 0) readRoots(shape, inputs, writeInputs, outputs, read);
    if (shape.insertable) insertRoots(shape, writeInputs, outputs, write);
    if (shape.updatable && shape.readable.size > 0) updateRoots(shape, inputs, writeInputs, outputs, write);
    if (shape.deletable && shape.readable.size > 0) deleteRoots(shape, inputs, writeInputs, outputs, write);
  }
  const empty: Fields = { no_queries_available: { type: GraphQLString } };
  const root = (name: string, fields: Fields) =>
    new GraphQLObjectType({ name, fields: Object.keys(fields).length > 0 ? fields : empty });
  const schema = new GraphQLSchema({
    query: root('query_root', query),
    mutation: writes.size > 0 ? root('mutation_root', mutation) : undefined,
    subscription: reads.size > 0 ? root('subscription_root', query) : undefined,
    directives: [...specifiedDirectives, multipleRoots],
  });
  return { schema, reads, writes };
}

/** Lets a subscription have more roots than one. */
export const multipleRoots = new GraphQLDirective({
  name: '_multiple_top_level_fields',
  locations: [DirectiveLocation.SUBSCRIPTION],
});

function put(
  fields: Fields,
  roots: Map<string, TableRoot>,
  shape: Shape,
  kind: RootKind,
  field: Fields[string],
) {
  const name = rootNames(shape.table)[kind];
  fields[name] = field;
  roots.set(name, { table: shape.table, kind });
}

type Put = (kind: RootKind, field: Fields[string]) => void;

function readRoots(shape: Shape, _inputs: Inputs, writes: WriteInputs, outputs: Outputs, put: Put) {
  put('list', { type: outputs.rows(shape), args: outputs.listArguments(shape) });
  if (shape.key.length > 0)
    put('byPk', { type: outputs.row(shape), args: writes.keyFields(shape) as GraphQLFieldConfigArgumentMap });
  if (shape.aggregates)
    put('aggregate', {
      type: new GraphQLNonNull(outputs.aggregate(shape)),
      args: outputs.listArguments(shape),
    });
}

function insertRoots(shape: Shape, inputs: WriteInputs, outputs: Outputs, put: Put) {
  const input = inputs.insert(shape);
  const conflict = inputs.onConflict(shape);
  const more: GraphQLFieldConfigArgumentMap = conflict ? { on_conflict: { type: conflict } } : {};
  put('insert', {
    type: outputs.mutationResponse(shape),
    args: { objects: { type: new GraphQLNonNull(listOf(input)) }, ...more },
  });
  if (shape.readable.size > 0)
    put('insertOne', {
      type: outputs.row(shape),
      args: { object: { type: new GraphQLNonNull(input) }, ...more },
    });
}

function updateRoots(shape: Shape, inputs: Inputs, writes: WriteInputs, outputs: Outputs, put: Put) {
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

function deleteRoots(shape: Shape, inputs: Inputs, writes: WriteInputs, outputs: Outputs, put: Put) {
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
