import type { Table } from '../catalog.ts';
import { EngineError, fieldNotFound } from '../errors.ts';
import type { SelectedField } from '../read/fields.ts';
import { missingFieldError } from '../read/input.ts';
import { columnOf } from '../schema/naming.ts';
import { comparable } from '../schema/open-columns.ts';
import { argumentsOf, objectType } from './arguments.ts';
import { filter, maskedColumn } from './filter.ts';
import { type Condition, conjunction, type Field } from './ir.ts';
import { fieldsOf, itemsOf, knownOf, operandOf } from './operand.ts';
import type { Planning } from './planning.ts';
import { plainRows, visibleRows } from './reach.ts';
import { rootRule, rowFields } from './select.ts';

/** Plans `T_stream`: the rows after a cursor, in its order, one batch at a time. */
export function streamRoot(
  selected: SelectedField,
  table: Table,
  rootType: string,
  planning: Planning,
): Field {
  const rule = rootRule(table, selected, rootType, planning);
  const given = argumentsOf(selected, selected.definition, planning);
  const at = (name: string) => `${selected.path}.args.${name}`;
  const batch = given.get('batch_size');
  if (!batch) throw missingFieldError('batch_size', at('batch_size'));

  const cursors = itemsOf(given.get('cursor') ?? { is: 'list', items: [] }).filter(({ is }) => is !== 'null');
  const [cursor, another] = cursors;
  if (!cursor)
    throw new EngineError('validation-failed', 'one streaming column field is expected', at('cursor'));
  if (another)
    throw new EngineError('validation-failed', 'multiple column cursors are not supported yet', at('cursor'));
  const fields = fieldsOf(cursor, planning.typeName(table, 'stream_cursor_input'), `${at('cursor')}[0]`);
  const valueType = planning.typeName(table, 'stream_cursor_value_input');
  const start = `${at('cursor')}[0].initial_value`;
  const values = [...fieldsOf(fields.get('initial_value') ?? { is: 'null' }, valueType, start)];
  const [value] = values;
  if (!value || values.length > 1)
    throw new EngineError('validation-failed', 'one streaming column field is expected', start);
  const [field, input] = value;
  const column = columnOf(table, field);
  if (!column || !comparable(planning.catalog, table, rule).has(column.name))
    throw fieldNotFound(field, valueType, `${start}.${field}`);

  const ordering = fields.get('ordering');
  const descending = ordering !== undefined && knownOf(ordering) === 'DESC';
  const initial = operandOf(input, column.type, column.array === true, `${start}.${field}`);
  // Rows whose cursor column is masked never match.
  const cell = maskedColumn(column, table, rule, planning);
  const beyond: Condition = {
    is: 'compare',
    ...cell,
    operator: descending ? '_lt' : '_gt',
    with: { ...initial, source: { from: 'cursor', initial: initial.source } },
  };
  const where = given.get('where');
  const shown = visibleRows(table, rule, planning);
  const asked = where ? filter(where, table, rule, planning, at('where')) : conjunction();
  return {
    key: selected.key,
    is: 'stream',
    column: column.name,
    rows: {
      ...plainRows(table, [], conjunction(shown, asked, beyond), planning),
      order: [{ direction: descending ? 'desc' : 'asc', by: cell }],
      limit: operandOf(batch, 'int4', false, at('batch_size'), 'limit'),
    },
    fields: rowFields(selected, objectType(selected.definition), table, rule, planning),
  };
}
