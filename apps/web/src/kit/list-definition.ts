import type { BoolExp, Field } from '@operatory/resource';
import type { ReactNode } from 'react';

export interface RowBase {
  readonly id: string;
}

/** What a cell may need beside its row. */
export interface CellContext {
  /** IANA zone in which instants are shown. */
  readonly zone: string;
}

export interface ListColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** What must be read for it, e.g. `clinic { id name }`; its key unless said. */
  readonly select?: string;
  /** The table's column that must be readable for it; its key unless said, null for none. */
  readonly needs?: string | null;
  /** Column or `relation.column` to sort by; absent: not sortable. */
  readonly sort?: string;
  readonly numeric?: boolean;
  /** Pixels; the rest is shared. */
  readonly width?: number;
  readonly render: (row: Row, context: CellContext) => ReactNode;
}

/** A filter chip with its count. Of one list's chips one is on. */
export interface ListChip {
  readonly key: string;
  readonly label: string;
  readonly where: BoolExp;
  /** The column that must be filterable for it. */
  readonly needs?: string;
  readonly dot?: string;
}

export interface FormField {
  readonly name: string;
  readonly field: Field;
  /** Set when the record is made and never after. */
  readonly once?: boolean;
}

/** One kind of record as a list with its form, all from data. */
export interface ListDefinition<Row extends RowBase> {
  readonly table: string;
  readonly module: string;
  /** Plural, sentence case. */
  readonly title: string;
  /** Singular, lower case: "Add task level". */
  readonly one: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Further fields to read. */
  readonly select?: string;
  /** Columns that the search looks through. */
  readonly search: readonly string[];
  readonly chips?: readonly ListChip[];
  /** A leading `-` sorts descending. */
  readonly sort: string;
  /** How the clinic switcher narrows the list. */
  readonly ofClinic?: (clinicId: string) => BoolExp;
  readonly form?: readonly FormField[];
  readonly name: (row: Row) => string;
  readonly emptyLine?: string;
  /** Names are unique: says so instead of the database. */
  readonly duplicate?: string;
}
