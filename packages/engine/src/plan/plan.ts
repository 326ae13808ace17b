import { getNamedType } from 'graphql';
import type { ReadOperation } from '../read/document.ts';
import { collectFields, collectWithin, type SelectedField } from '../read/fields.ts';
import type { TableRoot } from '../schema/role-schema.ts';
import { callRoot } from './call-root.ts';
import { deleteRoot } from './delete.ts';
import { insertRoot } from './insert.ts';
import type { Field, WriteRoot } from './ir.ts';
import type { Planning } from './planning.ts';
import { readRoot } from './select.ts';
import { streamRoot } from './stream.ts';
import { updateManyRoot, updateRoot } from './update.ts';

export interface PlannedRoot {
  readonly key: string;
  readonly path: string;
  readonly root: Field | WriteRoot | Group;
}
/** A root field that is no namespace. */
export type PlainRoot = PlannedRoot & { readonly root: Field | WriteRoot };
/** A namespace with its root fields. */
export interface Group {
  readonly is: 'group';
  readonly roots: readonly PlannedRoot[];
}

/** Plans the engine's root fields of an operation, in order and after @include and @skip. */
export function planRoots(
  read: ReadOperation,
  planning: Planning,
  keys?: ReadonlySet<string>,
): PlannedRoot[] {
  const rootType = planning.roots[read.operation.operation];
  if (!rootType) throw new Error('validated without a root type');
  const all = read.roots.flatMap((root) => root.within ?? [root]);
  const tables = new Map(all.map((root) => [root.name, root.table]));
  const namespaces = new Set(read.roots.filter(({ within }) => within).map(({ name }) => name));
  const planned = (selected: SelectedField, type: string): PlannedRoot[] => {
    const { key, name, path, definition } = selected;
    if (name === '__typename') return [{ key, path, root: { key, is: 'typename', name: type } }];
    if (namespaces.has(name) && definition && type === rootType.name) {
      const inner = getNamedType(definition.type).name;
      const roots = collectWithin(selected, planning).flatMap((one) => planned(one, inner));
      return [{ key, path, root: { is: 'group', roots } }];
    }
    const table = tables.get(name);
    return table ? [{ key, path, root: planRoot(table, selected, type, planning) }] : [];
  };
  return collectFields([read.operation.selectionSet], rootType, planning, '$')
    .filter(({ key }) => !keys || keys.has(key))
    .flatMap((selected) => planned(selected, rootType.name));
}

/** All root fields, with those of a namespace in its place. */
export const innermost = (roots: readonly PlannedRoot[]): readonly PlainRoot[] =>
  roots.flatMap(({ key, path, root }) =>
    root.is === 'group' ? innermost(root.roots) : [{ key, path, root }],
  );

function planRoot(
  { kind, table, call }: TableRoot,
  selected: SelectedField,
  rootType: string,
  planning: Planning,
): Field | WriteRoot {
  const field = selected.definition;
  if (!field) throw new Error(`no root field ${selected.name}`);
  const at = { selected, definition: field, table, rootType, planning };
  switch (kind) {
    case 'list':
    case 'byPk':
    case 'aggregate':
      return readRoot(kind, selected, field, table, rootType, planning);
    case 'stream':
      return streamRoot(selected, table, rootType, planning);
    case 'call':
    case 'callAggregate':
      if (!call) throw new Error(`${selected.name} calls nothing`);
      return callRoot(kind, selected, field, call, table, rootType, planning);
    case 'insert':
    case 'insertOne':
      return insertRoot(at, kind === 'insertOne');
    case 'update':
    case 'updateByPk':
      return updateRoot(at, kind === 'updateByPk');
    case 'updateMany':
      return updateManyRoot(at);
    case 'delete':
    case 'deleteByPk':
      return deleteRoot(at, kind === 'deleteByPk');
  }
}
