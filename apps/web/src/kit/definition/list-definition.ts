import type { BoolExp, Feed, Field, Locked, RowAction } from '@operatory/resource';
import type { ReactNode } from 'react';
import type { Me } from '#session/me.ts';

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
  /** Path of its cell in a CSV file, e.g. `clinic.name`; its `sort` or key unless said, null for none. */
  readonly csv?: string | null;
  /** The table that its row refers to: without a right to read that, the column is left out. */
  readonly refers?: string;
  readonly numeric?: boolean;
  /** Of the column that names the record: a number or a day, which says nothing alone. */
  readonly bare?: boolean;
  /** Pixels before anybody resized it; 160 unless said. */
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

/** A filter by one column's value, set beside the chips. */
export interface ListFilter {
  /** Column or `relation.column` compared, and its name in the address. */
  readonly name: string;
  readonly label: string;
  /** A choice, a reference, a yes-or-no or a day. */
  readonly field: Field;
  /** What a value asks of a row, where that is not to have it. */
  readonly where?: (value: string) => BoolExp;
  /** The column that must be filterable for it; its name unless said, null for none. */
  readonly needs?: string | null;
}

export interface FormField {
  readonly name: string;
  readonly field: Field;
  /** Set when the record is made and never after. */
  readonly once?: boolean;
  /** Fields of one row are side by side if there is room. */
  readonly row?: number;
}

/** Screens of a record's own, in the place of the sheet and the drawer beside the list. */
export interface RecordPages {
  readonly view: (id: string) => string;
  readonly edit: (id: string) => string;
  readonly add: { readonly to: string; readonly label: string; readonly allowed: (me: Me) => boolean };
}

/** A form of the list's own, a dialog over it, in the place of the drawer. */
export interface OwnForm {
  readonly label: string;
  readonly allowed: (me: Me) => boolean;
  /** `form` is `add` or the id of the record that is edited; `onClose` takes the id of one that was added. */
  readonly render: (form: string, onClose: (added?: string) => void) => ReactNode;
}

/** One kind of record as a list with its form and record view, all from data. */
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
  readonly filters?: readonly ListFilter[];
  /** A leading `-` sorts descending. */
  readonly sort: string;
  /** What holds of every row of this list, whatever is searched or filtered. */
  readonly only?: BoolExp;
  /** The column that names a row's parent row: the list is a tree. */
  readonly tree?: string;
  /** Rows that are edited no more, and why. */
  readonly locked?: Locked;
  /** Commands that a row's menu offers, and the column that names who made it. */
  readonly rowActions?: readonly RowAction[];
  readonly maker?: string;
  /** The list is shown as a feed. */
  readonly feed?: Feed;
  /** How the clinic switcher narrows the list. */
  readonly ofClinic?: (clinicId: string) => BoolExp;
  /** The column that it compares for that, where a person may lack it. */
  readonly clinicColumn?: string;
  /** Name of the list as a file; `<title>.csv` unless said. */
  readonly csvFile?: string;
  /** The file's columns where the person has not arranged the list's; without them what is shown, and `csvColumns`. */
  readonly csvWhole?: readonly ListColumn<Row>[];
  /** What the file holds beside the columns that are shown. */
  readonly csvColumns?: readonly ListColumn<Row>[];
  /** Readable columns that differ between one state of a row and the next. */
  readonly stamps?: readonly string[];
  readonly form?: readonly FormField[];
  /** The command that writes what the form changes where the table's own update does not, and the columns it takes from this person. */
  readonly edit?: {
    readonly command: string;
    readonly columns: (me: Pick<Me, 'role' | 'grants'>) => readonly string[];
  };
  /** What a new record gets beside what the form asks. */
  readonly derive?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly name: (row: Row) => string;
  readonly emptyLine?: string;
  /** Stands where there is no row at all, in the place of the line. */
  readonly nothing?: () => ReactNode;
  /** Names are unique: says so instead of the database. */
  readonly duplicate?: string;
  /** What the record view shows beside the list's columns. */
  readonly details?: readonly ListColumn<Row>[];
  /** How the list becomes a file, where that is not the server's export of its columns. */
  readonly onCsv?: (where: BoolExp, order: readonly Record<string, unknown>[]) => Promise<void>;
  /** Buttons before the one that adds. */
  readonly actions?: () => ReactNode;
  /** Shown above the list. */
  readonly above?: () => ReactNode;
  /** What the record view shows in the place of its facts and parts. */
  readonly record?: (row: Row) => ReactNode;
  /** Below the facts in the record view: lists that belong to the record. */
  readonly related?: (row: Row) => ReactNode;
  readonly pages?: RecordPages;
  readonly ownForm?: OwnForm;
  /** Buttons for the selected rows, before those of every list; `onDone` ends the selection. */
  readonly bulk?: (rows: readonly Row[], onDone: () => void) => ReactNode;
  /** A row as a card, below its name: the list may then be seen as cards too. `href` leads to the record. */
  readonly card?: (row: Row, context: CellContext & { readonly href: string }) => ReactNode;
}
