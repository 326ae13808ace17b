import type { BoolExp, Feed, Field, LockRule, RowAction } from '@operatory/resource';
import type { ReactNode } from 'react';
import type { Me } from '#session/me.ts';

export interface RowBase {
  readonly id: string;
}

/** The data that a cell may need in addition to its row. */
export interface CellContext {
  /** The IANA zone in which instants are shown. */
  readonly zone: string;
}

export interface ListColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** The GraphQL fields that the column reads, such as `clinic { id name }`; its key by default. */
  readonly select?: string;
  /**
   * The database column that the user must be able to read to see this column; its key by default, null for
   * none.
   */
  readonly needs?: string | null;
  /** The column or `relationship.column` to sort by; absent if the list cannot be sorted by it. */
  readonly sort?: string;
  /**
   * The path of the cell in a CSV file, such as `clinic.name`; `sort` or else the key by default, null to
   * leave it out.
   */
  readonly csv?: string | null;
  /** The table to which the column refers. The column is left out if the user cannot read that table. */
  readonly refers?: string;
  readonly numeric?: boolean;
  /**
   * Whether the value is a number or a date, which as the name of a record needs the label to be
   * understood.
   */
  readonly bare?: boolean;
  /** The default width in pixels; 160 if absent. */
  readonly width?: number;
  readonly render: (row: Row, context: CellContext) => ReactNode;
}

export interface ListChip {
  readonly key: string;
  readonly label: string;
  readonly where: BoolExp;
  /** The column that the user must be able to filter by. */
  readonly needs?: string;
  readonly dot?: string;
  /**
   * The title of the list if only this chip is set and there are no rows. If other filters are set too,
   * clearing them is offered instead.
   */
  readonly nothing?: string;
}

/** A filter beside the chips, by the value of one column. */
export interface ListFilter {
  /** The column or `relationship.column` to compare, which is also the filter's name in the URL. */
  readonly name: string;
  readonly label: string;
  /** A choice, a reference, a boolean or a date. */
  readonly field: Field;
  /** The condition for a value, if it is not that the column equals the value. */
  readonly where?: (value: string) => BoolExp;
  /** The column that the user must be able to filter by; `name` by default, null for none. */
  readonly needs?: string | null;
}

export interface FormField {
  readonly name: string;
  readonly field: Field;
  /** Whether the value can be set only when the record is added. */
  readonly once?: boolean;
  /** Fields with the same number are side by side if there is room. */
  readonly row?: number;
}

/** Pages of a record, instead of the sheet and the drawer beside the list. */
export interface RecordPages {
  readonly view: (id: string) => string;
  readonly edit: (id: string) => string;
  readonly add: { readonly to: string; readonly label: string; readonly allowed: (me: Me) => boolean };
}

/** A dialog of the list's own, instead of the drawer with the form. */
export interface OwnForm {
  readonly label: string;
  readonly allowed: (me: Me) => boolean;
  /**
   * Whether the user may edit rows, or `row` if it is given. It replaces the table's update permission, for
   * records that only commands can change.
   */
  readonly edits?: (me: Me, row?: Readonly<Record<string, unknown>>) => boolean;
  /** `form` is `add` or the id of the record to edit. `onClose` gets the id of a record that was added. */
  readonly render: (form: string, onClose: (added?: string) => void) => ReactNode;
}

/** One kind of record with its list, form and record view, described as data. */
export interface ListDefinition<Row extends RowBase> {
  readonly table: string;
  readonly module: string;
  /** The name of the records in the plural and in sentence case. */
  readonly title: string;
  /** In the singular and in lower case, as in "Add task level". */
  readonly one: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly select?: string;
  /** The columns that the search looks in. */
  readonly search: readonly string[];
  readonly chips?: readonly ListChip[];
  readonly filters?: readonly ListFilter[];
  /** The path to sort by; a leading `-` sorts in descending order. */
  readonly sort: string;
  /** A condition for all rows of the list, besides search and filters. */
  readonly only?: BoolExp;
  /** The column with the id of a row's parent, which makes the list a tree. */
  readonly tree?: string;
  /** Which rows can no longer be edited, and why. */
  readonly locked?: LockRule;
  readonly rowActions?: readonly RowAction[];
  readonly maker?: string;
  readonly feed?: Feed;
  /** Rendered at the bottom of a card in the feed. */
  readonly feedFoot?: (row: Row) => ReactNode;
  /** The condition for rows of the clinic that is chosen in the header. */
  readonly ofClinic?: (clinicId: string) => BoolExp;
  /** The column that `ofClinic` compares, if some users cannot read it. */
  readonly clinicColumn?: string;
  /** The name of the CSV file; `<title>.csv` by default. */
  readonly csvFile?: string;
  /**
   * The columns of the CSV file unless the user has arranged the list; without it, the columns that are not
   * hidden, and `csvColumns`.
   */
  readonly csvWhole?: readonly ListColumn<Row>[];
  /** Columns of the CSV file besides those of the list. */
  readonly csvColumns?: readonly ListColumn<Row>[];
  /** Columns that change with each change of a row, and that the user can read. */
  readonly stamps?: readonly string[];
  readonly form?: readonly FormField[];
  /** Whether the form is a page even if it has few fields. */
  readonly formIsPage?: boolean;
  /**
   * The command that saves the form if the table's update cannot, and the columns that it accepts from this
   * user.
   */
  readonly edit?: {
    readonly command: string;
    readonly columns: (me: Pick<Me, 'role' | 'grants'>) => readonly string[];
  };
  /** Values that a new record gets besides those of the form. */
  readonly derive?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly name: (row: Row) => string;
  readonly emptyLine?: string;
  /** Rendered instead of the usual text if there is no row at all. */
  readonly nothing?: () => ReactNode;
  /** The message for a name that already exists. */
  readonly duplicate?: string;
  readonly details?: readonly ListColumn<Row>[];
  /** Makes the CSV file, if it is not the server's export of the list's columns. */
  readonly onCsv?: (where: BoolExp, order: readonly Record<string, unknown>[]) => Promise<void>;
  /** Rendered before the Add button. */
  readonly actions?: () => ReactNode;
  readonly above?: () => ReactNode;
  /** Rendered at the left of the list, or above it in a narrow window, such as folders. */
  readonly beside?: () => ReactNode;
  /** Rendered in the record view instead of the details and child records. */
  readonly record?: (row: Row) => ReactNode;
  /** Rendered below the details in the record view, such as lists of child records. */
  readonly related?: (row: Row) => ReactNode;
  readonly pages?: RecordPages;
  readonly ownForm?: OwnForm;
  /** Buttons for the selected rows, before the usual ones; `onDone` clears the selection. */
  readonly bulk?: (rows: readonly Row[], onDone: () => void) => ReactNode;
  /**
   * Renders the contents of a row's card, below its name; without it, the list has no view as cards. `href`
   * is the URL of the record.
   */
  readonly card?: (row: Row, context: CellContext & { readonly href: string }) => ReactNode;
}
