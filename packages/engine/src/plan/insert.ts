import type { InsertRule } from '@operatory/resource';
import type { Constraint, Relationship, Table } from '../catalog.ts';
import { EngineError, fieldNotFound } from '../errors.ts';
import type { Input } from '../read/input.ts';
import { limitLength } from '../read/limits.ts';
import { columnOf, fieldOf } from '../schema/naming.ts';
import { argumentsOf } from './arguments.ts';
import { filter } from './filter.ts';
import {
  type Assignment,
  always,
  type Condition,
  type Conflict,
  conjunction,
  type InsertRows,
  type Join,
  type NestedRow,
  type WriteRoot,
} from './ir.ts';
import { fieldsOf, itemsOf, knownOf } from './operand.ts';
import type { Planning } from './planning.ts';
import { visibleRows } from './reach.ts';
import { ruleFilter } from './rule-filter.ts';
import {
  assignments,
  fieldMissing,
  presetAssignments,
  tenantAssignment,
  type WriteAt,
  writableColumns,
  writeAnswer,
} from './write.ts';

/** Plans `insert_T` and `insert_T_one`, including nested rows of related tables. */
export function insertRoot(at: WriteAt, one: boolean): WriteRoot {
  const { table, planning, selected, definition } = at;
  const rule = planning.access.insert(table);
  if (!rule) throw fieldMissing(at);
  const given = argumentsOf(selected, definition, planning);
  const argument = one ? 'object' : 'objects';
  const path = `${selected.path}.args.${argument}`;
  const input = given.get(argument);
  if (!input || input.is === 'null')
    throw new EngineError(
      'validation-failed',
      `unexpected null value for type '${planning.typeName(table, 'insert_input')}'`,
      path,
    );
  if (input.is !== 'rows') limitLength(itemsOf(input), path, planning.limits.list);
  const conflict = conflictOf(given.get('on_conflict'), table, planning, `${selected.path}.args.on_conflict`);
  const answer = writeAnswer(at, one);
  const common = { key: selected.key, table, answer };
  if (input.is !== 'rows' && itemsOf(input).some((item) => hasNested(item, table))) {
    const rows = itemsOf(input).map((item, index) =>
      nestedRow(item, table, rule, conflict, [], planning, `${path}[${index}]`),
    );
    return { ...common, is: 'insertNested', rows };
  }
  return {
    ...common,
    is: 'insert',
    rows: insertRows(input, table, rule, planning, path, one),
    check: ruleFilter(rule.check, table, planning),
    conflict,
  };
}

function insertRows(
  input: Input,
  table: Table,
  rule: InsertRule,
  planning: Planning,
  path: string,
  one: boolean,
): InsertRows {
  const type = planning.typeName(table, 'insert_input');
  const open = writableColumns(table, rule, planning);
  const presets = [...presetAssignments(rule.presets, table), ...tenantAssignment(table, planning)];
  if (input.is !== 'rows')
    return {
      are: 'values',
      rows: itemsOf(input).map((item, index) => [
        ...assignments(item, table, open, type, one ? path : `${path}[${index}]`),
        ...presets,
      ]),
    };
  const columns = input.keys.map((key) => {
    const column = columnOf(table, key);
    if (!column || !open.has(column.name)) throw fieldNotFound(key, type, `${path}[0].${key}`);
    return { key, column };
  });
  return {
    are: 'json',
    json: { source: input.source, type: 'json', check: { path, rows: columns } },
    columns: columns.map(({ key, column }) => ({ key, column: column.name })),
    presets,
  };
}

const hasNested = (input: Input, table: Table) =>
  input.is === 'object' && [...input.fields.keys()].some((key) => Object.hasOwn(table.relationships, key));

function conflictOf(
  input: Input | undefined,
  table: Table,
  planning: Planning,
  path: string,
): Conflict | undefined {
  if (!input || input.is === 'null') return undefined;
  const type = planning.typeName(table, 'on_conflict');
  const rule = planning.access.update(table);
  const reading = planning.access.select(table);
  if (!rule && !planning.hasuraRules)
    throw fieldNotFound('on_conflict', planning.typeName(table, 'insert_input'), path);
  const fields = fieldsOf(input, type, path);
  const open = rule ? writableColumns(table, rule, planning) : new Set<string>();
  const columns = itemsOf(fields.get('update_columns') ?? { is: 'list', items: [] }).map((item) => {
    const field = String(knownOf(item));
    const column = columnOf(table, field)?.name;
    if (column === undefined || !open.has(column))
      throw new EngineError('validation-failed', 'erroneous column name', path);
    return column;
  });
  const constraint = String(knownOf(fields.get('constraint') ?? { is: 'null' }));
  const where = fields.get('where');
  const conditions: Condition[] = [planning.tenant(table), ruleFilter(rule?.filter ?? {}, table, planning)];
  if (reading && !planning.hasuraRules)
    conditions.push(visibleRows(table, { ...reading, acrossTenants: false }, planning));
  if (where && where.is !== 'null') {
    if (!reading) throw fieldNotFound('where', type, path);
    conditions.push(filter(where, table, reading, planning, `${path}.where`));
  }
  const excluded = columns.map((column): Assignment => ({ column, excluded: true }));
  return {
    on: constraintOf(table, constraint).columns,
    set: columns.length === 0 ? [] : [...excluded, ...presetAssignments(rule?.presets, table)],
    where: conjunction(...conditions),
    check: rule?.check ? ruleFilter(rule.check, table, planning) : always,
    // In Hasura, a check of the update replaces the check of the insert.
    checksAlone: planning.hasuraRules && rule?.check !== undefined,
  };
}

/** The schema offers only constraints that exist, so a missing one is a programming error. */
function constraintOf(table: Table, named: string): Constraint {
  const found = [table.primaryKey, ...table.uniques].find((one) => one.name === named);
  if (!found) throw new Error(`${table.name} has no constraint ${named}`);
  return found;
}

/**
 * Plans a row with its nested rows. Each table's own insert rule applies, and nested tables must be
 * readable except under `hasuraRules`.
 */
function nestedRow(
  input: Input,
  table: Table,
  rule: InsertRule,
  conflict: Conflict | undefined,
  decided: readonly string[],
  planning: Planning,
  path: string,
): NestedRow {
  const type = planning.typeName(table, 'insert_input');
  const open = writableColumns(table, rule, planning);
  const columns = new Map<string, Input>();
  const before: { name: string; on: Join; row: NestedRow }[] = [];
  const after: { on: Join; rows: NestedRow[]; path: string }[] = [];
  const given = fieldsOf(input, type, path);
  for (const [key, value] of given) if (!planning.relationship(table, key)) columns.set(key, value);
  const doubled = decided.filter((column) => isGiven(column, columns, table, planning));
  if (doubled.length > 0)
    throw new EngineError(
      'validation-failed',
      `cannot insert ${quoted(doubled)} columns as their values are already being determined by parent insert`,
      path,
    );
  for (const [key, value] of given) {
    const relationship = planning.relationship(table, key);
    if (!relationship || value.is === 'null') continue;
    const at = `${path}.${key}`;
    const target = planning.table(relationship.table);
    const targetRule = planning.access.insert(target);
    const reading = planning.access.select(target);
    const mayRead =
      planning.hasuraRules || (reading && !(relationship.kind === 'array' && reading.reference));
    if (!targetRule || !mayRead) throw fieldNotFound(key, type, at);
    planning.enter(target);
    const fields = fieldsOf(
      value,
      planning.typeName(target, `${relationship.kind === 'array' ? 'arr' : 'obj'}_rel_insert_input`),
      at,
    );
    const nested = conflictOf(fields.get('on_conflict'), target, planning, `${at}.on_conflict`);
    const data = rowsOf(fields.get('data') ?? { is: 'null' });
    limitLength(data, `${at}.data`, planning.limits.list);
    const parentFirst = relationship.kind === 'object' && isParent(table, target, relationship);
    const theirs = parentFirst ? [] : relationship.on.map(([, their]) => their);
    // A relationship must not be a way around column permissions: the columns that it sets must be allowed
    // too.
    const set = parentFirst
      ? { open, columns: relationship.on.map(([our]) => our) }
      : { open: writableColumns(target, targetRule, planning), columns: theirs };
    for (const column of set.columns)
      if (!planning.hasuraRules && !set.open.has(column) && column !== planning.catalog.tenancy?.column)
        throw fieldNotFound(key, type, at);
    if (parentFirst) noneGiven(key, relationship.on, columns, decided, table, planning, at);
    const rows = data.map((item, index) => {
      const place = parentFirst ? `${at}.data` : `${at}.data[${index}]`;
      return nestedRow(item, target, targetRule, nested, theirs, planning, place);
    });
    const [first] = rows;
    if (parentFirst && first) before.push({ name: key, on: relationship.on, row: first });
    else after.push({ on: relationship.on, rows, path: `${at}.data` });
  }
  const row = [
    ...assignments({ is: 'object', fields: columns }, table, open, type, path),
    ...presetAssignments(rule.presets, table),
    ...tenantAssignment(table, planning),
  ];
  const check = ruleFilter(rule.check, table, planning);
  return { table, row, path, check, conflict, before, after: inDependence(after) };
}

type After = NestedRow['after'][number];

/** Sorts nested rows so that rows come before those that refer to them, whatever the caller's order. */
function inDependence(all: readonly After[]): readonly After[] {
  const tableOf = ({ rows }: After) => rows[0]?.table;
  const needs = (one: After, other: After) => {
    const [own, target] = [tableOf(one), tableOf(other)];
    if (!own || !target || own === target) return false;
    return Object.values(own.relationships).some(
      (to) => to.kind === 'object' && to.table === target.name && isParent(own, target, to),
    );
  };
  const left = [...all];
  const sorted: After[] = [];
  while (left.length > 0) {
    const free = left.findIndex((one) => !left.some((other) => other !== one && needs(one, other)));
    sorted.push(...left.splice(Math.max(free, 0), 1));
  }
  return sorted;
}

const quoted = (columns: readonly string[]) => columns.map((one) => `"${one}"`).join(', ');

const isGiven = (
  column: string,
  columns: ReadonlyMap<string, Input>,
  table: Table,
  planning: Planning,
): boolean => column !== planning.catalog.tenancy?.column && columns.has(fieldOf(table, column));

/** A caller may not pass columns that another row of the nested insert determines. */
function noneGiven(
  name: string,
  on: Join,
  columns: ReadonlyMap<string, Input>,
  decided: readonly string[],
  table: Table,
  planning: Planning,
  path: string,
) {
  const isDecided = (column: string) =>
    decided.includes(column) && column !== planning.catalog.tenancy?.column;
  const doubled = on
    .map(([our]) => our)
    .filter((column) => isDecided(column) || isGiven(column, columns, table, planning));
  if (doubled.length === 0) return;
  throw new EngineError(
    'validation-failed',
    `cannot insert object relationship "${name}" as ${quoted(doubled)} column values are already determined`,
    path,
  );
}

const rowsOf = (input: Input): readonly Input[] => (input.is === 'null' ? [] : itemsOf(input));

/**
 * Whether the target is inserted before this table. Unless the relationship decides, it is if this table's
 * columns contain the target's key.
 */
function isParent(table: Table, target: Table, { on, inserts }: Relationship): boolean {
  if (inserts !== undefined) return inserts === 'before';
  const covers = (columns: readonly string[], side: 0 | 1) =>
    columns.every((column) => on.some((pair) => pair[side] === column));
  if (covers(target.primaryKey.columns, 1)) return true;
  return !covers(table.primaryKey.columns, 0) && target.uniques.some(({ columns }) => covers(columns, 1));
}
