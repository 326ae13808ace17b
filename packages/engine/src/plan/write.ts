import type { SelectRule, UpdateRule, Value } from '@operatory/resource';
import type { GraphQLField } from 'graphql';
import type { Table } from '../catalog.ts';
import { type EngineError, fieldNotFound } from '../errors.ts';
import { collectFields, type SelectedField, selectionsOf } from '../read/fields.ts';
import type { Input } from '../read/input.ts';
import { columnOf } from '../schema/naming.ts';
import { unencrypted } from '../schema/open-columns.ts';
import { writableOf } from '../schema/shape.ts';
import { objectType } from './arguments.ts';
import { type Assignment, always, type WriteAnswer, type WritePart } from './ir.ts';
import { columnOperand, fieldsOf } from './operand.ts';
import type { Planning } from './planning.ts';
import { visibleRows } from './reach.ts';
import { isNow, ruleOperand } from './rule-filter.ts';
import { rowFields } from './select.ts';

export interface WriteAt {
  readonly selected: SelectedField;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly table: Table;
  readonly rootType: string;
  readonly planning: Planning;
}

export const fieldMissing = ({ selected, rootType }: WriteAt): EngineError =>
  fieldNotFound(selected.name, rootType, selected.path);

/**
 * Plans the response: the written row (`one`), or `{affected_rows returning}`. Rows that the caller cannot
 * read are left out.
 */
export function writeAnswer(at: WriteAt, one: boolean): WriteAnswer {
  const { selected, definition, table, planning } = at;
  const rule = planning.access.select(table);
  planning.enter(table);
  const type = objectType(definition);
  if (one) {
    if (!rule) throw fieldMissing(at);
    return {
      is: 'row',
      fields: rowFields(selected, type, table, rule, planning),
      visible: shownAfter(table, rule, planning),
    };
  }
  const parts = collectFields(selectionsOf(selected), type, planning, selected.path).map(
    (part): WritePart => {
      if (part.name === '__typename') return { key: part.key, is: 'typename', name: type.name };
      if (part.name === 'affected_rows') return { key: part.key, is: 'affected' };
      if (!rule || !part.definition) throw fieldNotFound(part.name, type.name, part.path);
      return {
        key: part.key,
        is: 'returning',
        fields: rowFields(part, objectType(part.definition), table, rule, planning),
      };
    },
  );
  return { is: 'response', parts, visible: rule ? shownAfter(table, rule, planning) : always };
}

/** In Hasura, all written rows are visible. */
const shownAfter = (table: Table, rule: SelectRule, planning: Planning) =>
  planning.hasuraRules ? always : visibleRows(table, rule, planning);

/** @throws EngineError for a column that the rule does not allow */
export function assignments(
  input: Input,
  table: Table,
  open: ReadonlySet<string>,
  type: string,
  path: string,
): Assignment[] {
  return [...fieldsOf(input, type, path)].map(([name, value]) => {
    const column = columnOf(table, name);
    if (!column || !open.has(column.name)) throw fieldNotFound(name, type, `${path}.${name}`);
    return { column: column.name, to: columnOperand(value, column, `${path}.${name}`) };
  });
}

/** Values that the server sets: constants, session variables, the current time. */
export function presetAssignments(
  presets: Readonly<Record<string, Value>> | undefined,
  table: Table,
): Assignment[] {
  return Object.entries(presets ?? {}).map(([name, value]): Assignment => {
    const column = table.columns[name];
    if (!column) throw new Error(`a permission of ${table.name} presets ${name}, which it does not have`);
    return isNow(value)
      ? { column: name, now: true }
      : { column: name, to: ruleOperand(value, column.type, column.array) };
  });
}

/** A new row's tenant comes from the session, never from the caller. */
export function tenantAssignment(table: Table, planning: Planning): Assignment[] {
  const { tenancy } = planning.catalog;
  if (!tenancy || !table.tenant) return [];
  return [
    {
      column: tenancy.column,
      to: { source: { from: 'session', name: tenancy.sessionVariable }, type: 'uuid' },
    },
  ];
}

/** Without encrypted columns, which only `update_T_by_pk` can write. */
export const writableColumns = (
  table: Table,
  rule: Pick<UpdateRule, 'columns' | 'presets'>,
  planning: Planning,
): ReadonlySet<string> => unencrypted(table, writableOf(planning.catalog, table, rule));

/** Writing a row that is not visible would reveal it, so targets must be readable. */
export function readRule(at: WriteAt): SelectRule {
  const rule = at.planning.access.select(at.table);
  if (rule) return rule;
  if (at.planning.hasuraRules) return { filter: {}, columns: [] };
  throw fieldMissing(at);
}
