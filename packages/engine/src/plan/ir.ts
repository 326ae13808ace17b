/**
 * A plan as data: produced by `plan`, rendered by `sql`. Permissions and tenant isolation are already conditions here; no later stage
 * knows of them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Column, Table } from '../catalog.ts';
import type { Source } from '../read/source.ts';
import type { Expected } from '../read/values.ts';
import type { EncryptedColumn, ValueEncryption } from './encrypted-columns.ts';

/** A value with the PostgreSQL type it is sent as. */
export interface Operand {
  readonly source: Source;
  readonly type: string;
  readonly array?: boolean;
  /** The check of a request's value when it is bound; absent for values from the server itself. */
  readonly check?: Check;
  /** The path of a regular expression, whose bounds are checked when it is bound. */
  readonly pattern?: string;
  /** The host encrypts the value before it is sent. */
  readonly encryption?: ValueEncryption;
}
/** The check of one value, or of the rows to insert in one json parameter, each value by its column. */
export type Check =
  | { readonly path: string; readonly expected: Expected }
  | { readonly path: string; readonly rows: readonly { readonly key: string; readonly column: Column }[] };

/** An operator of the filter language and its operand. */
export interface Comparison {
  readonly operator: string;
  readonly with: Operand;
}

/** A call of a database function. */
export interface Call {
  readonly schema: string;
  readonly name: string;
  /** In order; after one that is left to its default, the others are passed by name. */
  readonly arguments: readonly CallArgument[];
}
export interface CallArgument {
  /** Absent if the argument is passed by position. */
  readonly name?: string;
  /** A value, or the row of this table that the call is evaluated for. */
  readonly is: { readonly with: Operand } | { readonly rowOf: Table };
}

/** The left side of a condition: a column of the row, or a function of it. */
export interface Subject {
  readonly column: string;
  readonly call?: Call;
  /** The value is null where this condition is not true, as the caller sees it. */
  readonly shown?: Condition;
}

export type Condition =
  | { readonly is: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  /** The row is not entirely null; a function that finds no row returns such a row. */
  | { readonly is: 'there' }
  | ({ readonly is: 'compare'; readonly as?: string } & Subject & Comparison)
  /** A PostGIS function of the subject and its operands. */
  | ({
      readonly is: 'spatial';
      readonly as?: string;
      readonly operator: string;
      readonly given: readonly Operand[];
    } & Subject)
  | { readonly is: 'compareNow'; readonly column: string; readonly operator: string }
  | ({ readonly is: 'null'; readonly yes: boolean } & Subject)
  /** A comparison with another column of this row, or of the row that the filter started from. */
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
      /** A separate filter starts here, whose root row is this table's. */
      readonly isRoot?: true;
    }
  /** A condition on an aggregate over a relationship's rows; `where` refers to it as `figureName`. */
  | { readonly is: 'figure'; readonly rows: Rows; readonly figure: FigureOf; readonly where: Condition };

/** An aggregate function and its columns; without columns it applies to all rows. */
export interface FigureOf {
  readonly operator: string;
  readonly columns: readonly Subject[];
  readonly distinct: boolean;
}
/** The name of a computed cell; no column has this name. */
export const figureName = '~figure';

/** Pairs of columns. Where `shown` is not true, our column is masked and nothing is joined by it. */
export type Join = readonly (readonly [ours: string, theirs: string, shown?: Condition])[];

export const always: Condition = { is: 'and', of: [] };
export const never: Condition = { is: 'or', of: [] };
/**
 * Duplicates are searched for only among this many conditions, because each is compared with all before it and a caller's list may be
 * long.
 */
const fewConditions = 24;
/** The conjunction. A condition that occurs several times, which is common with read and write rules, is included once. */
export function both(...conditions: readonly Condition[]): Condition {
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

/** A selection of rows of a table: a root list, a relationship, or a mutation's targets. */
export interface Rows {
  readonly table: Table;
  /** The function that returns the rows. */
  readonly call?: Call;
  readonly on: Join;
  readonly where: Condition;
  readonly order: readonly Order[];
  readonly distinctOn: readonly Subject[];
  readonly limit?: Operand;
  readonly offset?: Operand;
  /** The permission's own row limit, applied silently as in Hasura; it never limits an aggregate. */
  readonly cap?: number;
  /** The maximum number of rows; more are an error, and the list is never truncated. */
  readonly most: number;
}

export type Field =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | {
      readonly key: string;
      readonly is: 'column';
      readonly column: string;
      readonly asText: boolean;
      /** A geometry, returned as GeoJSON. */
      readonly isGeometry?: boolean;
      /** A value of an enum table, in the upper case of the GraphQL convention. */
      readonly inCapitals?: boolean;
      readonly mask?: Condition;
      /** Written with the mark and the row's key, for the host to decrypt. */
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
  /** A subscription's only root: the rows after a cursor on `column`. */
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
  | { readonly key: string; readonly is: 'aggregate'; readonly figures: readonly Figure[] };

export type Figure =
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

/** A root of the response. */
export type Root = Field | WriteRoot;

export type Assignment =
  | { readonly column: string; readonly to: Operand }
  | { readonly column: string; readonly now: true }
  /** The value proposed by the insert. */
  | { readonly column: string; readonly excluded: true }
  | { readonly column: string; readonly change: string; readonly with: Operand };

export interface Conflict {
  /** The constraint's columns, because ON CONFLICT cannot name a unique index that has no constraint. */
  readonly on: readonly string[];
  readonly set: readonly Assignment[];
  readonly where: Condition;
  /** The condition an updated row must satisfy, in addition to the insert's check or instead of it. */
  readonly check: Condition;
  readonly checksAlone?: boolean;
}

/** The response after a write. */
export type WriteAnswer =
  | { readonly is: 'row'; readonly fields: readonly Field[]; readonly visible: Condition }
  | { readonly is: 'response'; readonly parts: readonly WritePart[]; readonly visible: Condition };
export type WritePart =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | { readonly key: string; readonly is: 'affected' }
  | { readonly key: string; readonly is: 'returning'; readonly fields: readonly Field[] };

/** Rows to insert: individually, or all from one json parameter if they have the same columns. */
export type InsertRows =
  | { readonly are: 'values'; readonly rows: readonly (readonly Assignment[])[] }
  | {
      readonly are: 'json';
      readonly json: Operand;
      readonly columns: readonly { readonly key: string; readonly column: string }[];
      readonly presets: readonly Assignment[];
    };

/** A row with nested rows of other tables. */
export interface NestedRow {
  readonly table: Table;
  /** Its path in the operation, for errors. */
  readonly path: string;
  readonly row: readonly Assignment[];
  readonly check: Condition;
  readonly conflict?: Conflict;
  readonly before: readonly { readonly name: string; readonly on: Join; readonly row: NestedRow }[];
  readonly after: readonly {
    readonly on: Join;
    readonly rows: readonly NestedRow[];
    /** The path of the list. */
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
