/**
 * A plan as data: what `plan` decides and `sql` writes down. Permissions and tenancy are already
 * conditions here; nothing after this stage knows of them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Column, Table } from '../catalog.ts';
import type { Source } from '../read/source.ts';
import type { Expected } from '../read/values.ts';
import type { EncryptedColumn, ValueEncryption } from './encrypted-columns.ts';

/** A value with the PostgreSQL type that it is sent as. */
export interface Operand {
  readonly source: Source;
  readonly type: string;
  readonly array?: boolean;
  /** How a request's value is checked when it is bound; absent for what the server itself provides. */
  readonly check?: Check;
  /** The path of a regular expression: its bounds are checked when it is bound. */
  readonly pattern?: string;
  /** The host encrypts the value before it is sent. */
  readonly encryption?: ValueEncryption;
}
/** A value's, or those of rows to insert in one json parameter: each as its column's. */
export type Check =
  | { readonly path: string; readonly expected: Expected }
  | { readonly path: string; readonly rows: readonly { readonly key: string; readonly column: Column }[] };

/** An operator of the filter language, and what it compares with. */
export interface Comparison {
  readonly operator: string;
  readonly with: Operand;
}

/** A call of a database function. */
export interface Call {
  readonly schema: string;
  readonly name: string;
  /** In order; those after one that is left to its default are named. */
  readonly arguments: readonly CallArgument[];
}
export interface CallArgument {
  /** Absent: by its place. */
  readonly name?: string;
  /** A value, or this table's row that the call is evaluated for. */
  readonly is: { readonly with: Operand } | { readonly rowOf: Table };
}

/** What a condition is about: a column of the row, or a function of it. */
export interface Subject {
  readonly column: string;
  readonly call?: Call;
  /** Null wherever this is not true: as the caller is shown it. */
  readonly shown?: Condition;
}

export type Condition =
  | { readonly is: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  /** The row is not all null: a function that found none answers with such a one. */
  | { readonly is: 'there' }
  | ({ readonly is: 'compare'; readonly as?: string } & Subject & Comparison)
  /** A function of PostGIS', of the subject and what it is given. */
  | ({
      readonly is: 'spatial';
      readonly as?: string;
      readonly operator: string;
      readonly given: readonly Operand[];
    } & Subject)
  | { readonly is: 'compareNow'; readonly column: string; readonly operator: string }
  | ({ readonly is: 'null'; readonly yes: boolean } & Subject)
  /** Against another column of this row, or of the row that the filter began with. */
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
      /** A filter of its own begins here: its root row is this table's. */
      readonly isRoot?: true;
    }
  /** On a figure over a relationship's rows, which `where` calls `figureName`. */
  | { readonly is: 'figure'; readonly rows: Rows; readonly figure: FigureOf; readonly where: Condition };

/** An aggregate function, and what it is over: no column is every row. */
export interface FigureOf {
  readonly operator: string;
  readonly columns: readonly Subject[];
  readonly distinct: boolean;
}
/** No column of a table is called so. */
export const figureName = '~figure';

/** Pairs of columns; nothing is joined by a column of ours where `shown` is not true, for its value is masked there. */
export type Join = readonly (readonly [ours: string, theirs: string, shown?: Condition])[];

export const always: Condition = { is: 'and', of: [] };
export const never: Condition = { is: 'or', of: [] };
/** Each is compared with those before it: a caller's list may be long. */
const fewConditions = 24;
/** The conjunction; a condition that several contain (rules of reading and writing often do) is kept once. */
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

/** Which rows of a table: a root list, a relationship's, or a mutation's targets. */
export interface Rows {
  readonly table: Table;
  /** The rows are what a function answers with. */
  readonly call?: Call;
  readonly on: Join;
  readonly where: Condition;
  readonly order: readonly Order[];
  readonly distinctOn: readonly Subject[];
  readonly limit?: Operand;
  readonly offset?: Operand;
  /** The permission's own cap, silent as in Hasura; it never bounds an aggregate. */
  readonly cap?: number;
  /** More rows than this are an error, never cut. */
  readonly most: number;
}

export type Field =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | {
      readonly key: string;
      readonly is: 'column';
      readonly column: string;
      readonly asText: boolean;
      /** A shape, shown as GeoJSON. */
      readonly isShape?: boolean;
      /** A value of an enum table, as GraphQL's custom writes it. */
      readonly inCapitals?: boolean;
      readonly mask?: Condition;
      /** Marked, with the row's key, for the host to open. */
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
  /** A subscription's only root: rows beyond a cursor on `column`. */
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

/** A root of the answer. */
export type Root = Field | WriteRoot;

export type Assignment =
  | { readonly column: string; readonly to: Operand }
  | { readonly column: string; readonly now: true }
  /** The value that the insert proposed. */
  | { readonly column: string; readonly excluded: true }
  | { readonly column: string; readonly change: string; readonly with: Operand };

export interface Conflict {
  /** The constraint's columns: a unique index without a constraint has no name for ON CONFLICT. */
  readonly on: readonly string[];
  readonly set: readonly Assignment[];
  readonly where: Condition;
  /** What an updated row must satisfy, in addition to the insert's check or instead of it. */
  readonly check: Condition;
  readonly checksAlone?: boolean;
}

/** What to answer with after a write. */
export type WriteAnswer =
  | { readonly is: 'row'; readonly fields: readonly Field[]; readonly visible: Condition }
  | { readonly is: 'response'; readonly parts: readonly WritePart[]; readonly visible: Condition };
export type WritePart =
  | { readonly key: string; readonly is: 'typename'; readonly name: string }
  | { readonly key: string; readonly is: 'affected' }
  | { readonly key: string; readonly is: 'returning'; readonly fields: readonly Field[] };

/** Rows to insert: one by one, or all from one json parameter when they have the same columns. */
export type InsertRows =
  | { readonly are: 'values'; readonly rows: readonly (readonly Assignment[])[] }
  | {
      readonly are: 'json';
      readonly json: Operand;
      readonly columns: readonly { readonly key: string; readonly column: string }[];
      readonly presets: readonly Assignment[];
    };

/** A row with rows of other tables around it. */
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
