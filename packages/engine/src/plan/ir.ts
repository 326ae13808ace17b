/**
 * A plan as data, which `sql` renders. Permissions and tenant isolation are conditions in it, of which later
 * stages need not know.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Column, Table } from '../catalog.ts';
import type { Source } from '../read/source.ts';
import type { ExpectedKind } from '../read/values.ts';
import type { EncryptedColumn, ValueEncryption } from './encrypted-columns.ts';

/** A value, with the PostgreSQL type as which it is sent. */
export interface Operand {
  readonly source: Source;
  readonly type: string;
  readonly array?: boolean;
  /** Checks a request's value when it is bound. Values of the server need no check. */
  readonly check?: Check;
  /**
   * Set if the value is a regular expression, whose size is checked when it is bound: the path for the
   * error.
   */
  readonly pattern?: string;
  /** The host encrypts this value before it is sent. */
  readonly encryption?: ValueEncryption;
}
/** Checks one value, or the values of rows that are inserted from one JSON parameter. */
export type Check =
  | { readonly path: string; readonly expected: ExpectedKind }
  | { readonly path: string; readonly rows: readonly { readonly key: string; readonly column: Column }[] };

export interface Comparison {
  readonly operator: string;
  readonly with: Operand;
}

export interface Call {
  readonly schema: string;
  readonly name: string;
  /** The arguments in order. After one that keeps its default, the others are passed by name. */
  readonly arguments: readonly CallArgument[];
}
export interface CallArgument {
  /** Absent if the argument is passed by position. */
  readonly name?: string;
  /** A value, or the row for which the function is called. */
  readonly is: { readonly with: Operand } | { readonly rowOf: Table };
}

/** The left side of a condition: a column, or a function of the row. */
export interface Subject {
  readonly column: string;
  readonly call?: Call;
  /** The value is null where this condition does not hold. */
  readonly shown?: Condition;
}

export type Condition =
  | { readonly is: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  /**
   * True if some column has a value. A function that finds no row returns one that is null in all columns.
   */
  | { readonly is: 'there' }
  | ({ readonly is: 'compare'; readonly as?: string } & Subject & Comparison)
  /** True if a PostGIS function returns true. */
  | ({
      readonly is: 'spatial';
      readonly as?: string;
      readonly operator: string;
      readonly given: readonly Operand[];
    } & Subject)
  | { readonly is: 'compareNow'; readonly column: string; readonly operator: string }
  | ({ readonly is: 'null'; readonly yes: boolean } & Subject)
  /** Compares with another column of this row, or of the row that the filter started from. */
  | {
      readonly is: 'columns';
      readonly column: string;
      readonly operator: string;
      readonly other: string;
      readonly ofRoot: boolean;
    }
  | {
      readonly is: 'exists';
      readonly table: Table;
      readonly call?: Call;
      readonly on: Join;
      readonly where: Condition;
      /** Another filter starts here, from a row of this table. */
      readonly isRoot?: true;
    }
  /** A condition on an aggregate of a relationship's rows. `where` calls the aggregate `figureName`. */
  | { readonly is: 'figure'; readonly rows: Rows; readonly figure: FigureOf; readonly where: Condition };

/** An aggregate function. Without columns, it counts rows. */
export interface FigureOf {
  readonly operator: string;
  readonly columns: readonly Subject[];
  readonly distinct: boolean;
}
/** The name of the aggregate in its condition; no column has this name. */
export const figureName = '~figure';

/** Pairs of columns. Where `shown` does not hold, our column is masked and joins nothing. */
export type Join = readonly (readonly [ours: string, theirs: string, shown?: Condition])[];

export const always: Condition = { is: 'and', of: [] };
export const never: Condition = { is: 'or', of: [] };
/**
 * Duplicates are removed only from short lists, because each condition is compared with all before it, and
 * callers may send long lists.
 */
const fewConditions = 24;
/** Joins conditions with `and`. Read and write rules often repeat a condition, so duplicates are removed. */
export function conjunction(...conditions: readonly Condition[]): Condition {
  const all = conditions.flatMap((one) => (one.is === 'and' ? one.of : [one]));
  const isAsked = (one: Condition, before: number) =>
    all.slice(0, before).some((other) => isDeepStrictEqual(other, one));
  const of = all.length > fewConditions ? all : all.filter((one, index) => !isAsked(one, index));
  return of.length === 1 && of[0] ? of[0] : { is: 'and', of };
}

export interface Order {
  readonly direction: string;
  readonly by:
    | Subject
    | { readonly rows: Rows; readonly order: Order['by'] }
    | { readonly rows: Rows; readonly aggregate: string; readonly column?: Subject };
}

/** Rows of a table: of a list, of a relationship, or as targets of a mutation. */
export interface Rows {
  readonly table: Table;
  /** The function that returns the rows, if they do not come from the table. */
  readonly call?: Call;
  readonly on: Join;
  readonly where: Condition;
  readonly order: readonly Order[];
  readonly distinctOn: readonly Subject[];
  readonly limit?: Operand;
  readonly offset?: Operand;
  /** The row limit of the permission. As in Hasura it is applied without an error, and not to aggregates. */
  readonly cap?: number;
  /** The server's row limit. More rows are an error, so that a list is never cut off silently. */
  readonly most: number;
}

export type Field =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | {
      readonly key: string;
      readonly is: 'column';
      readonly column: string;
      readonly asText: boolean;
      /** Returned as GeoJSON. */
      readonly isGeometry?: boolean;
      /** A value of an enum table, which the GraphQL naming convention writes in capitals. */
      readonly inCapitals?: boolean;
      readonly mask?: Condition;
      /** Written with the mark and the row's key, so that the host can decrypt it. */
      readonly encrypted?: EncryptedColumn & { readonly key: readonly string[] };
      readonly jsonPath?: Operand;
    }
  | {
      readonly key: string;
      readonly is: 'computed';
      readonly call: Call;
      readonly mask?: Condition;
      readonly asText: boolean;
      readonly jsonPath?: Operand;
    }
  | {
      readonly key: string;
      readonly is: 'object' | 'array';
      readonly rows: Rows;
      readonly fields: readonly Field[];
    }
  /** The only root field of a subscription: rows after a cursor on `column`. */
  | {
      readonly key: string;
      readonly is: 'stream';
      readonly column: string;
      readonly rows: Rows;
      readonly fields: readonly Field[];
    }
  | {
      readonly key: string;
      readonly is: 'aggregate';
      readonly rows: Rows;
      readonly parts: readonly AggregatePart[];
    };

export type AggregatePart =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | { readonly key: string; readonly is: 'nodes'; readonly fields: readonly Field[] }
  | { readonly key: string; readonly is: 'aggregate'; readonly figures: readonly AggregateField[] };

export type AggregateField =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | {
      readonly key: string;
      readonly is: 'count';
      readonly columns: readonly Subject[];
      readonly distinct: boolean;
    }
  | {
      readonly key: string;
      readonly is: 'of';
      readonly operator: string;
      readonly columns: readonly FigureColumn[];
    };

export type FigureColumn =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | { readonly key: string; readonly is: 'column'; readonly of: Subject; readonly asText: boolean };

export type Root = Field | WriteRoot;

export type Assignment =
  | { readonly column: string; readonly to: Operand }
  | { readonly column: string; readonly now: true }
  /** The value that the insert proposed. */
  | { readonly column: string; readonly excluded: true }
  | { readonly column: string; readonly change: string; readonly with: Operand };

export interface Conflict {
  /**
   * Columns instead of the constraint's name, because ON CONFLICT cannot name a unique index without a
   * constraint.
   */
  readonly on: readonly string[];
  readonly set: readonly Assignment[];
  readonly where: Condition;
  /**
   * An updated row must fulfil this, in addition to the insert's check or, with `checksAlone`, instead of it.
   */
  readonly check: Condition;
  readonly checksAlone?: boolean;
}

export type WriteAnswer =
  | { readonly is: 'row'; readonly fields: readonly Field[]; readonly visible: Condition }
  | { readonly is: 'response'; readonly parts: readonly WritePart[]; readonly visible: Condition };
export type WritePart =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | { readonly key: string; readonly is: 'affected' }
  | { readonly key: string; readonly is: 'returning'; readonly fields: readonly Field[] };

/** Rows to insert: each by itself, or all from one JSON parameter if they have the same columns. */
export type InsertRows =
  | { readonly are: 'values'; readonly rows: readonly (readonly Assignment[])[] }
  | {
      readonly are: 'json';
      readonly json: Operand;
      readonly columns: readonly { readonly key: string; readonly column: string }[];
      readonly presets: readonly Assignment[];
    };

export interface NestedRow {
  readonly table: Table;
  /** The row's path in the operation, for errors. */
  readonly path: string;
  readonly row: readonly Assignment[];
  readonly check: Condition;
  readonly conflict?: Conflict;
  readonly before: readonly { readonly name: string; readonly on: Join; readonly row: NestedRow }[];
  readonly after: readonly {
    readonly on: Join;
    readonly rows: readonly NestedRow[];
    /** The list's path. */
    readonly path: string;
  }[];
}

export type WriteRoot =
  | {
      readonly key: string;
      readonly is: 'insert';
      readonly table: Table;
      readonly rows: InsertRows;
      readonly check: Condition;
      readonly conflict?: Conflict;
      readonly answer: WriteAnswer;
    }
  | {
      readonly key: string;
      readonly is: 'insertNested';
      readonly table: Table;
      readonly rows: readonly NestedRow[];
      readonly answer: WriteAnswer;
    }
  | {
      readonly key: string;
      readonly is: 'update';
      readonly table: Table;
      readonly set: readonly Assignment[];
      readonly where: Condition;
      readonly check: Condition;
      readonly answer: WriteAnswer;
    }
  | {
      readonly key: string;
      readonly is: 'updateMany';
      readonly updates: readonly (WriteRoot & { readonly is: 'update' })[];
    }
  | {
      readonly key: string;
      readonly is: 'delete';
      readonly table: Table;
      readonly where: Condition;
      readonly answer: WriteAnswer;
    };
