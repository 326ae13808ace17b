import type { SelectRule, UpdateRule } from '@operatory/resource';
import { getNamedType, isInputObjectType } from 'graphql';
import type { Column } from '../catalog.ts';
import { EngineError, fieldNotFound } from '../errors.ts';
import { type Input, missingFieldError } from '../read/input.ts';
import type { Source } from '../read/source.ts';
import { changeOperators } from '../schema/change-operators.ts';
import { columnOf, fieldOf } from '../schema/naming.ts';
import { ownName } from '../schema/renamed.ts';
import { writableOf } from '../schema/shape.ts';
import { argumentsOf, keyCondition } from './arguments.ts';
import { rowKey } from './encrypted-columns.ts';
import { filter } from './filter.ts';
import { type Assignment, always, type Condition, conjunction, type WriteRoot } from './ir.ts';
import { columnOperand, fieldsOf, itemsOf, operandOf } from './operand.ts';
import { visibleRows } from './reach.ts';
import { ruleFilter } from './rule-filter.ts';
import { fieldMissing, presetAssignments, readRule, type WriteAt, writeAnswer } from './write.ts';

type Update = WriteRoot & { readonly is: 'update' };

/** Plans `update_T` and `update_T_by_pk`. */
export function updateRoot(at: WriteAt, byKey: boolean): WriteRoot {
  const given = argumentsOf(at.selected, at.definition, at.planning);
  return update(at, given, byKey, `${at.selected.path}.args`);
}

/** Plans `update_T_many`. Each update is subject to the same rules as a single one. */
export function updateManyRoot(at: WriteAt): WriteRoot {
  const path = `${at.selected.path}.args.updates`;
  const given = argumentsOf(at.selected, at.definition, at.planning).get('updates');
  const items = given ? itemsOf(given) : [];
  // Checks the selection even if there is nothing to update.
  if (items.length === 0) writeAnswer(at, false);
  const updates = items.map((item, index) =>
    update(at, fieldsOf(item, at.planning.typeName(at.table, 'updates'), path), false, `${path}[${index}]`),
  );
  return { key: at.selected.key, is: 'updateMany', updates };
}

function update(at: WriteAt, given: ReadonlyMap<string, Input>, byKey: boolean, path: string): Update {
  const { table, planning, selected } = at;
  const rule = ruleFor(at, given);
  if (!rule) throw fieldMissing(at);
  const reading = readRule(at);
  return {
    key: selected.key,
    is: 'update',
    table,
    set: changes(at, given, rule, byKey, path),
    where: conjunction(targets(at, given, reading, byKey, path), ruleFilter(rule.filter, table, planning)),
    check: rule.check ? ruleFilter(rule.check, table, planning) : always,
    answer: writeAnswer(at, byKey),
  };
}

/**
 * The first rule that allows all named columns. If none does, the first rule, so that its missing columns are
 * reported.
 */
function ruleFor({ table, planning }: WriteAt, given: ReadonlyMap<string, Input>): UpdateRule | undefined {
  const rules = planning.access.updates(table);
  if (rules.length < 2 || planning.hasuraRules) return rules[0];
  const named = operators.flatMap((operator) => {
    const input = given.get(operator);
    return input?.is === 'object' ? [...input.fields.keys()] : [];
  });
  const opens = (rule: UpdateRule) => {
    const open = writableOf(planning.catalog, table, rule);
    return named.every((name) => open.has(columnOf(table, name)?.name ?? ''));
  };
  return rules.find(opens) ?? rules[0];
}

/**
 * The rows to write: those of the caller's own tenant that match and, except under `hasuraRules`, that the
 * caller can read.
 */
export function targets(
  at: WriteAt,
  given: ReadonlyMap<string, Input>,
  rule: SelectRule,
  byKey: boolean,
  path: string,
): Condition {
  const { table, planning } = at;
  // Rows of other tenants are never written, even if the read rule is for all tenants.
  const own = planning.hasuraRules
    ? planning.tenant(table)
    : visibleRows(table, { ...rule, acrossTenants: false }, planning);
  if (byKey) {
    const pk = given.get('pk_columns');
    const key = pk ? fieldsOf(pk, planning.typeName(table, 'pk_columns_input'), `${path}.pk_columns`) : given;
    return conjunction(
      own,
      keyCondition(key, table, rule, planning, () => fieldMissing(at), path),
    );
  }
  const where = given.get('where');
  if (!where) throw missingFieldError('where', `${path}.where`);
  return conjunction(own, filter(where, table, rule, planning, `${path}.where`));
}

const operators = ['_set', ...Object.keys(changeOperators)];

/** The update operators that the role has, by their names in its schema. */
function offered({ definition }: WriteAt): string[] {
  const many = definition.args.find(({ name }) => name === 'updates');
  const type = many && getNamedType(many.type);
  const all = isInputObjectType(type) ? Object.values(type.getFields()) : definition.args;
  return operators.flatMap((operator) => all.find((one) => ownName(one) === operator)?.name ?? []);
}

function changes(
  at: WriteAt,
  given: ReadonlyMap<string, Input>,
  rule: UpdateRule,
  byKey: boolean,
  path: string,
): Assignment[] {
  const { table, planning } = at;
  const open = writableOf(planning.catalog, table, rule);
  const used = operators.filter((operator) => given.has(operator));
  const presets = presetAssignments(rule.presets, table);
  if (used.length === 0 && presets.length === 0) {
    throw new EngineError(
      'validation-failed',
      `at least any one of ${offered(at).join(', ')} is expected`,
      path,
    );
  }
  const seen = new Set<string>();
  const doubled = new Set<string>();
  const made: Assignment[] = [];
  for (const name of used) {
    const type = planning.typeName(table, `${name.slice(1)}_input`);
    const values = fieldsOf(given.get(name) ?? { is: 'null' }, type, `${path}.${name}`);
    for (const [field, value] of values) {
      const where = `${path}.${name}.${field}`;
      const column = columnOf(table, field);
      if (!column || !open.has(column.name)) throw fieldNotFound(field, type, where);
      if (seen.has(field)) doubled.add(`'${field}'`);
      seen.add(field);
      if (column.encrypted && (name !== '_set' || !byKey))
        throw new EngineError('not-supported', `column "${field}" is written by key only`, where);
      const one = assignment(name, column, value, where);
      const encrypted = column.encrypted && 'to' in one;
      made.push(
        encrypted
          ? {
              ...one,
              to: {
                ...one.to,
                encryption: { table: table.name, column: column.name, key: keySource(at, given, path) },
              },
            }
          : one,
      );
    }
  }
  if (doubled.size > 0)
    throw new EngineError(
      'validation-failed',
      `Column found in multiple operators: [${[...doubled].join(', ')}].`,
      path,
    );
  return [...made, ...presets];
}

function keySource({ table, planning }: WriteAt, given: ReadonlyMap<string, Input>, path: string): Source {
  const pk = given.get('pk_columns');
  const fields = pk
    ? fieldsOf(pk, planning.typeName(table, 'pk_columns_input'), `${path}.pk_columns`)
    : given;
  const items = rowKey(table, planning.catalog.tenancy?.column).map((name): Source => {
    const column = table.columns[name];
    const input = column && fields.get(fieldOf(table, name));
    return input ? operandOf(input, column.type, false, path).source : { from: 'constant', value: null };
  });
  return { from: 'list', items };
}

function assignment(name: string, column: Column, value: Input, path: string): Assignment {
  const operator = changeOperators[name];
  if (!operator) return { column: column.name, to: columnOperand(value, column, path) };
  const type = operator.operand === 'self' ? column.type : operator.operand;
  return {
    column: column.name,
    change: name,
    with: operandOf(value, type, operator.list === true, path),
  };
}
