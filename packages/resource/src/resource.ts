import type { BoolExp } from './bool-exp.ts';
import type { Field } from './field.ts';
import { inWords } from './field.ts';
import type { Feed, Locked, RowAction, Totals } from './list-options.ts';
import type { TablePermissions } from './permission.ts';

type ColumnsOf<Model> = keyof Model & string;

/** One kind of record, written once: what the list, the form, the picker, the CSV file and the engine read. */
export interface ResourceDefinition<Model, Role extends string> {
  /** The module whose actions govern it. */
  readonly module: string;
  /** The column by which a record is named in pickers, titles and messages. */
  readonly title: ColumnsOf<Model>;
  /** `Task`; default: the table's name in words, without its last s. */
  readonly singular?: string;
  readonly plural?: string;
  /** Only fields that mean more than their column's type says. */
  readonly fields?: { readonly [Column in ColumnsOf<Model>]?: Field };
  /** The list and its export. A leading `-` sorts descending; `search` are the columns that the search box reads. */
  readonly list: {
    readonly columns: readonly ColumnsOf<Model>[];
    readonly sort: ColumnsOf<Model> | `-${ColumnsOf<Model>}`;
    readonly search?: readonly ColumnsOf<Model>[];
  };
  /** Rows of the form. */
  readonly form: readonly (readonly ColumnsOf<Model>[])[];
  /** How it is picked. */
  readonly picker?: {
    /** The dialog's title, and what it says when nothing is picked. */
    readonly title: string;
    readonly please: string;
    /** Shown beside a row's name. */
    readonly details?: readonly ColumnsOf<Model>[];
    /** Which rows are offered at all. */
    readonly where?: BoolExp;
    /** Only those of the clinic that is chosen above are offered. */
    readonly ofChosenClinic?: boolean;
    /** A new one is added from the dialog. */
    readonly adds?: boolean;
  };
  readonly csv?: { readonly file: string; readonly columns: readonly ColumnsOf<Model>[] };
  /** What is said of a name that is there already; 'Name is already exists' unless said. */
  readonly duplicate?: string;
  /** The reference to the record that this is a part of: shown below that record's facts. */
  readonly part?: ColumnsOf<Model>;
  /** The reference to a row's parent in the same table: listed as a tree. */
  readonly tree?: ColumnsOf<Model>;
  /** A choice or a reference whose values are chips over the list, with their counts. */
  readonly chips?: ColumnsOf<Model>;
  /** The commands on a row, for users with EDIT and for its creator. */
  readonly actions?: readonly RowAction[];
  /** Rows that can no longer be edited, and the message about it; the permissions say the same. */
  readonly locked?: Locked;
  /** Who made a row. */
  readonly maker?: ColumnsOf<Model>;
  /** The list is first a feed, and a table for those who keep it. */
  readonly feed?: Feed<ColumnsOf<Model>>;
  readonly totals?: Totals<ColumnsOf<Model>>;
  /** Bytes; the list shows their sum. */
  readonly space?: ColumnsOf<Model>;
  /** A list of its own beside that of its module's table: categories beside courses. */
  readonly beside?: boolean;
  /** By role. A role that is absent may do nothing. */
  readonly permissions: { readonly [Name in Role]?: TablePermissions };
}

export interface Resource<
  Model = Readonly<Record<string, unknown>>,
  Role extends string = string,
  Table extends string = string,
> extends ResourceDefinition<Model, Role> {
  readonly table: Table;
  readonly singular: string;
  readonly plural: string;
}

/** What readers of the whole register see: any table's resource. */
export interface AnyResource {
  readonly table: string;
  readonly module: string;
  readonly title: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields?: { readonly [column: string]: Field | undefined };
  readonly list: {
    readonly columns: readonly string[];
    readonly sort: string;
    readonly search?: readonly string[];
  };
  readonly form: readonly (readonly string[])[];
  readonly picker?: {
    readonly title: string;
    readonly please: string;
    readonly details?: readonly string[];
    readonly where?: BoolExp;
    readonly ofChosenClinic?: boolean;
    readonly adds?: boolean;
  };
  readonly csv?: { readonly file: string; readonly columns: readonly string[] };
  readonly duplicate?: string;
  readonly part?: string;
  readonly tree?: string;
  readonly chips?: string;
  readonly actions?: readonly RowAction[];
  readonly locked?: Locked;
  readonly maker?: string;
  readonly feed?: Feed;
  readonly totals?: Totals;
  readonly space?: string;
  readonly beside?: boolean;
  readonly permissions: { readonly [role: string]: TablePermissions | undefined };
}

/** Binds `resource(table, definition)` to one product's models and roles, so that a name the schema lacks does not compile. */
export const resourceFactory =
  <Models, Role extends string>() =>
  <Table extends keyof Models & string>(
    table: Table,
    definition: ResourceDefinition<Models[Table], Role>,
  ): Resource<Models[Table], Role, Table> => {
    const plural = definition.plural ?? inWords(table);
    return { ...definition, table, plural, singular: definition.singular ?? plural.replace(/s$/, '') };
  };
