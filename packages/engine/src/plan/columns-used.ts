import type {
  AggregatePart,
  Assignment,
  Condition,
  Field,
  FigureOf,
  Join,
  NestedRow,
  Order,
  Rows,
  Subject,
  WriteAnswer,
  WriteRoot,
} from './ir.ts';
import { innermost, type PlannedRoot } from './plan.ts';

/** `hidden` says whether a mask restricts the column. */
export interface ColumnUse {
  readonly table: string;
  readonly column: string;
  readonly use: 'shown' | 'compared' | 'sorted' | 'measured' | 'joined' | 'written';
  readonly hidden: boolean;
}

/**
 * The uses of columns in a plan, including those in filters of rules. Functions and PostGIS conditions are
 * left out. For checks and tests, not for running the plan.
 */
export function columnsUsed(roots: readonly PlannedRoot[]): readonly ColumnUse[] {
  const uses: ColumnUse[] = [];
  type Use = ColumnUse['use'];
  const note = (table: string, column: string, use: Use, hidden = false) =>
    uses.push({ table, column, use, hidden });
  const subject = (of: Subject, table: string, use: Use) => {
    if (of.call) return;
    note(table, of.column, use, of.shown !== undefined);
    if (of.shown) condition(of.shown, table);
  };
  const join = (on: Join, ours: string, theirs: string) => {
    for (const [our, their, shown] of on) {
      note(ours, our, 'joined', shown !== undefined);
      note(theirs, their, 'joined');
      if (shown) condition(shown, ours);
    }
  };
  const figure = ({ columns }: Pick<FigureOf, 'columns'>, table: string) => {
    for (const column of columns) subject(column, table, 'measured');
  };

  /** `root` is the table of the row that a rule's filter starts from. */
  function condition(of: Condition, table: string, root = table): void {
    switch (of.is) {
      case 'and':
      case 'or':
        for (const one of of.of) condition(one, table, root);
        return;
      case 'not':
        condition(of.of, table, root);
        return;
      case 'null':
      case 'compare':
        subject(of, table, 'compared');
        return;
      case 'compareNow':
        note(table, of.column, 'compared');
        return;
      case 'columns':
        note(table, of.column, 'compared');
        note(of.ofRoot ? root : table, of.other, 'compared');
        return;
      case 'exists':
        join(of.on, table, of.table.name);
        condition(of.where, of.table.name, root);
        return;
      case 'figure':
        rows(of.rows, table);
        figure(of.figure, of.rows.table.name);
    }
  }
  function rows(of: Rows, outer: string): void {
    const table = of.table.name;
    join(of.on, outer, table);
    condition(of.where, table);
    for (const one of of.order) order(one.by, table);
    for (const one of of.distinctOn) subject(one, table, 'compared');
  }
  function order(by: Order['by'], table: string): void {
    if (!('rows' in by)) {
      subject(by, table, 'sorted');
      return;
    }
    rows(by.rows, table);
    if ('order' in by) order(by.order, by.rows.table.name);
    else if (by.column) subject(by.column, by.rows.table.name, 'sorted');
  }
  function field(of: Field, table: string): void {
    switch (of.is) {
      case 'typename':
      case 'computed':
        return;
      case 'column':
        note(table, of.column, 'shown', of.mask !== undefined);
        if (of.mask) condition(of.mask, table);
        return;
      case 'object':
      case 'array':
      case 'stream':
        rows(of.rows, table);
        if (of.is === 'stream') note(of.rows.table.name, of.column, 'sorted');
        for (const one of of.fields) field(one, of.rows.table.name);
        return;
      case 'aggregate':
        rows(of.rows, table);
        for (const one of of.parts) part(one, of.rows.table.name);
    }
  }
  function part(of: AggregatePart, table: string): void {
    if (of.is === 'nodes') for (const one of of.fields) field(one, table);
    if (of.is !== 'aggregate') return;
    for (const one of of.figures) {
      if (one.is === 'count') figure(one, table);
      if (one.is === 'of')
        for (const column of one.columns) if (column.is === 'column') subject(column.of, table, 'measured');
    }
  }
  const assigned = (all: readonly Assignment[], table: string) => {
    for (const { column } of all) note(table, column, 'written');
  };
  function answer(of: WriteAnswer, table: string): void {
    condition(of.visible, table);
    const fields =
      of.is === 'row' ? of.fields : of.parts.flatMap((one) => (one.is === 'returning' ? one.fields : []));
    for (const one of fields) field(one, table);
  }
  function nested(of: NestedRow): void {
    assigned(of.row, of.table.name);
    condition(of.check, of.table.name);
    if (of.conflict) conflict(of.conflict, of.table.name);
    for (const { on, row } of of.before) {
      join(on, of.table.name, row.table.name);
      nested(row);
    }
    for (const { rows: all } of of.after) for (const row of all) nested(row);
  }
  function conflict(of: NonNullable<NestedRow['conflict']>, table: string): void {
    assigned(of.set, table);
    condition(of.where, table);
    condition(of.check, table);
  }
  function write(of: WriteRoot): void {
    if (of.is === 'updateMany') {
      for (const one of of.updates) write(one);
      return;
    }
    const table = of.table.name;
    answer(of.answer, table);
    if (of.is === 'insertNested') for (const row of of.rows) nested(row);
    if (of.is === 'insert') {
      condition(of.check, table);
      if (of.conflict) conflict(of.conflict, table);
      if (of.rows.are === 'values') for (const row of of.rows.rows) assigned(row, table);
      else {
        for (const { column } of of.rows.columns) note(table, column, 'written');
        assigned(of.rows.presets, table);
      }
    }
    if (of.is === 'update') {
      assigned(of.set, table);
      condition(of.check, table);
    }
    if (of.is === 'update' || of.is === 'delete') condition(of.where, table);
  }
  for (const { root } of innermost(roots)) {
    if (
      root.is === 'insert' ||
      root.is === 'insertNested' ||
      root.is === 'update' ||
      root.is === 'updateMany' ||
      root.is === 'delete'
    )
      write(root);
    else field(root, '');
  }
  return uses;
}
