import type { BoolExp, Feed, Field, Locked, RowAction } from '@operatory/resource';
import type { ReactNode } from 'react';
import type { Me } from '#session/me.ts';

export interface RowBase {
  readonly id: string;
}

/** Values that a cell may need in addition to its row. */
export interface CellContext {
  /** IANA zone in which instants are shown. */
  readonly zone: string;
}

export interface ListColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** The fields to read for it, such as `clinic { id name }`; its key by default. */
  readonly select?: string;
  /** The column that must be readable to show it; its key by default, null for none. */
  readonly needs?: string | null;
  /** Column or `relation.column` to sort by; absent when it is not sortable. */
  readonly sort?: string;
  /** Path of its cell in a CSV file, such as `clinic.name`; its `sort` or key by default, null for none. */
  readonly csv?: string | null;
  /** The table to which its row refers: without the right to read that table, the column is omitted. */
  readonly refers?: string;
  readonly numeric?: boolean;
  /** Set on the column that names the record when it is a number or a date, which needs its label. */
  readonly bare?: boolean;
  /** Default width in pixels; 160 when absent. */
  readonly width?: number;
  readonly render: (row: Row, context: CellContext) => ReactNode;
}

/** A filter chip with its count. One chip of a list is active. */
export interface ListChip {
  readonly key: string;
  readonly label: string;
  readonly where: BoolExp;
  /** The column that must be filterable to show it. */
  readonly needs?: string;
  readonly dot?: string;
  /** The title when it alone narrows the list and nothing matches; otherwise clearing the filters is offered. */
  readonly nothing?: string;
}

/** A filter by one column's value, next to the chips. */
export interface ListFilter {
  /** Column or `relation.column` to compare, and the filter's name in the URL. */
  readonly name: string;
  readonly label: string;
  /** A choice, a reference, a boolean or a date. */
  readonly field: Field;
  /** The condition for a value, when it is not simple equality. */
  readonly where?: (value: string) => BoolExp;
  /** The column that must be filterable to show it; its name by default, null for none. */
  readonly needs?: string | null;
}

export interface FormField {
  readonly name: string;
  readonly field: Field;
  /** Whether it is set on creation and cannot be changed. */
  readonly once?: boolean;
  /** Fields with the same row number are side by side if there is room. */
  readonly row?: number;
}

/** A record's own screens, instead of the sheet and drawer next to the list. */
export interface RecordPages {
  readonly view: (id: string) => string;
  readonly edit: (id: string) => string;
  readonly add: { readonly to: string; readonly label: string; readonly allowed: (me: Me) => boolean };
}

/** A list's own form, a dialog over it, instead of the drawer. */
export interface OwnForm {
  readonly label: string;
  readonly allowed: (me: Me) => boolean;
  /** Whether the user may edit rows, or `row` if it is given. It replaces the table's update permission: for records that only commands change. */
  readonly edits?: (me: Me, row?: Readonly<Record<string, unknown>>) => boolean;
  /** `form` is `add` or the id of the edited record; `onClose` takes the id of an added one. */
  readonly render: (form: string, onClose: (added?: string) => void) => ReactNode;
}

/** One kind of record as a list with its form and record view, defined entirely by data. */
export interface ListDefinition<Row extends RowBase> {
  readonly table: string;
  readonly module: string;
  /** The title in the plural and in sentence case. */
  readonly title: string;
  /** The singular in lower case, as in "Add task level". */
  readonly one: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Further fields to read. */
  readonly select?: string;
  /** Columns that the search covers. */
  readonly search: readonly string[];
  readonly chips?: readonly ListChip[];
  readonly filters?: readonly ListFilter[];
  /** A leading `-` sorts descending. */
  readonly sort: string;
  /** A condition that every row of this list meets, regardless of search and filters. */
  readonly only?: BoolExp;
  /** The column that names a row's parent row, which makes the list a tree. */
  readonly tree?: string;
  /** The rows that can no longer be edited, and the reason. */
  readonly locked?: Locked;
  /** Commands in a row's menu, and the column with the user who created it. */
  readonly rowActions?: readonly RowAction[];
  readonly maker?: string;
  /** Set when the list is shown as a feed. */
  readonly feed?: Feed;
  /** The part of a card in the feed below its text and media. */
  readonly feedFoot?: (row: Row) => ReactNode;
  /** The filter that the clinic switcher applies to the list. */
  readonly ofClinic?: (clinicId: string) => BoolExp;
  /** The column that this filter compares, when a user may not be able to read it. */
  readonly clinicColumn?: string;
  /** Name of the list's file; `<title>.csv` by default. */
  readonly csvFile?: string;
  /** The file's columns when the user has not arranged the list; without it, the shown columns and `csvColumns`. */
  readonly csvWhole?: readonly ListColumn<Row>[];
  /** Columns of the file in addition to the shown ones. */
  readonly csvColumns?: readonly ListColumn<Row>[];
  /** Readable columns that change with every change of a row. */
  readonly stamps?: readonly string[];
  readonly form?: readonly FormField[];
  /** The form is a separate page, even with few fields. */
  readonly formIsPage?: boolean;
  /** The command that saves the form's changes when the table's own update cannot, and the columns it accepts from this user. */
  readonly edit?: {
    readonly command: string;
    readonly columns: (me: Pick<Me, 'role' | 'grants'>) => readonly string[];
  };
  /** Values that a new record gets in addition to the form's. */
  readonly derive?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly name: (row: Row) => string;
  readonly emptyLine?: string;
  /** Rendered instead of the usual text when there is no row at all. */
  readonly nothing?: () => ReactNode;
  /** The message for a duplicate name, shown instead of the database's error. */
  readonly duplicate?: string;
  /** Columns that the record view shows in addition to the list's. */
  readonly details?: readonly ListColumn<Row>[];
  /** Produces the list's file, when it is not the server's export of its columns. */
  readonly onCsv?: (where: BoolExp, order: readonly Record<string, unknown>[]) => Promise<void>;
  /** Buttons before the add button. */
  readonly actions?: () => ReactNode;
  /** Rendered above the list. */
  readonly above?: () => ReactNode;
  /** Rendered at the left of the list, or above it on a narrow window: folders, for example. */
  readonly beside?: () => ReactNode;
  /** Rendered in the record view instead of its details and child records. */
  readonly record?: (row: Row) => ReactNode;
  /** Rendered below the details in the record view: lists of child records. */
  readonly related?: (row: Row) => ReactNode;
  readonly pages?: RecordPages;
  readonly ownForm?: OwnForm;
  /** Buttons for the selected rows, before those of every list; `onDone` ends the selection. */
  readonly bulk?: (rows: readonly Row[], onDone: () => void) => ReactNode;
  /** Renders a row as a card, below its name, and allows viewing the list as cards. `href` links to the record. */
  readonly card?: (row: Row, context: CellContext & { readonly href: string }) => ReactNode;
}
