import type { BoolExp } from './bool-exp.ts';
import type { Field } from './field.ts';
import { inWords } from './field.ts';
import type { Feed, LockRule, RowAction, Totals } from './list-options.ts';
import type { TablePermissions } from './permission.ts';

type ColumnsOf<Model> = keyof Model & string;

/** One definition serves the list, the form, the picker, the CSV file and the engine. */
export interface ResourceDefinition<Model, Role extends string> {
  /** The module whose actions control access. */
  readonly module: string;
  /** The column whose value stands for a record in pickers, titles and messages. */
  readonly title: ColumnsOf<Model>;
  /** For example `Task`; by default the table's name in words without its last s. */
  readonly singular?: string;
  readonly plural?: string;
  /** Only fields that need more than their column's type are listed. */
  readonly fields?: { readonly [Column in ColumnsOf<Model>]?: Field };
  /** A leading `-` sorts descending; `search` names the columns that the search box searches. */
  readonly list: {
    readonly columns: readonly ColumnsOf<Model>[];
    readonly sort: ColumnsOf<Model> | `-${ColumnsOf<Model>}`;
    readonly search?: readonly ColumnsOf<Model>[];
  };
  /** Each entry is a row of the form. */
  readonly form: readonly (readonly ColumnsOf<Model>[])[];
  readonly picker?: {
    /** The dialog has this title, and `please` is its message when nothing is selected. */
    readonly title: string;
    readonly please: string;
    /** These columns are shown beside a row's name. */
    readonly details?: readonly ColumnsOf<Model>[];
    /** Only rows that match are offered. */
    readonly where?: BoolExp;
    /** Only rows of the chosen clinic are offered. */
    readonly ofChosenClinic?: boolean;
    /** The dialog can add a new record. */
    readonly adds?: boolean;
  };
  readonly csv?: { readonly file: string; readonly columns: readonly ColumnsOf<Model>[] };
  /** The message for a name that already exists; default: 'Name is already exists'. */
  readonly duplicate?: string;
  /**
   * The column that refers to the parent record. On the parent's page, these rows are listed below its
   * details.
   */
  readonly part?: ColumnsOf<Model>;
  /** The column that refers to a row's parent in the same table. The rows are listed as a tree. */
  readonly tree?: ColumnsOf<Model>;
  /**
   * The enum or reference column whose values are shown as filter chips above the list, with their counts.
   */
  readonly chips?: ColumnsOf<Model>;
  readonly actions?: readonly RowAction[];
  /**
   * Rows that match can no longer be edited, and the message explains it; the permissions enforce the same.
   */
  readonly locked?: LockRule;
  /** The column with the user who created a row. */
  readonly maker?: ColumnsOf<Model>;
  /** The list is first shown as a feed, and as a table to users who maintain it. */
  readonly feed?: Feed<ColumnsOf<Model>>;
  readonly totals?: Totals<ColumnsOf<Model>>;
  /** The column with sizes in bytes, of which the list shows the sum. */
  readonly space?: ColumnsOf<Model>;
  /**
   * The table has its own list beside the list of its module's main table, e.g. categories beside courses.
   */
  readonly beside?: boolean;
  /** A role that is absent has no access. */
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

/** Code that handles all resources sees a resource of any table in this form. */
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
  readonly locked?: LockRule;
  readonly maker?: string;
  readonly feed?: Feed;
  readonly totals?: Totals;
  readonly space?: string;
  readonly beside?: boolean;
  readonly permissions: { readonly [role: string]: TablePermissions | undefined };
}

/**
 * The product's models and roles are bound first, so that a name missing from the schema is a compile error.
 */
export const resourceFactory =
  <Models, Role extends string>() =>
  <Table extends keyof Models & string>(
    table: Table,
    definition: ResourceDefinition<Models[Table], Role>,
  ): Resource<Models[Table], Role, Table> => {
    const plural = definition.plural ?? inWords(table);
    return { ...definition, table, plural, singular: definition.singular ?? plural.replace(/s$/, '') };
  };
