export interface Column {
  readonly name: string;
  /** The GraphQL name, if it differs. */
  readonly field?: string;
  /** The catalog name of the enum table that gives the column's GraphQL type. */
  readonly enumTable?: string;
  /** The database generates the value, so it is never written. */
  readonly generated?: boolean;
  /** PostgreSQL's type name without array marks, such as `uuid`, `int4` or an enum's name. */
  readonly type: string;
  readonly array?: boolean;
  readonly nullable?: boolean;
  readonly hasDefault?: boolean;
  /** The column is in no GraphQL type or filter, even if a permission lists it. */
  readonly secret?: boolean;
  /** The host encrypts the values. Only `update_T_by_pk` writes them, and they are never compared. */
  readonly encrypted?: boolean;
  readonly description?: string;
}
export interface Relationship {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly table: string;
  /** Pairs of this table's column and the related table's column, including the tenant columns. */
  readonly on: readonly (readonly [string, string])[];
  readonly nullable?: boolean;
  /**
   * Whether a nested insert inserts the related rows before or after the row of this table. If absent, the
   * keys decide.
   */
  readonly inserts?: 'before' | 'after';
}
/** An argument that the caller passes to a database function. */
export interface FunctionArgument {
  /** Empty if the argument has no name. */
  readonly name: string;
  /** The argument's name in GraphQL. */
  readonly field: string;
  readonly type: string;
  readonly array?: boolean;
  readonly hasDefault?: boolean;
}
export interface DatabaseFunction {
  readonly name: string;
  readonly schema: string;
  /** The arguments in order. The caller passes those that are neither `row` nor `session`. */
  readonly arguments: readonly (
    | FunctionArgument
    | { readonly name: string; readonly is: 'row' }
    | SessionArgument
  )[];
  readonly returnsSet: boolean;
  /** The function reads the clock, so its result may change with time. */
  readonly readsClock?: boolean;
}
/** An argument that gets all session variables as one JSON object. */
export interface SessionArgument {
  readonly name: string;
  readonly is: 'session';
  readonly type: string;
}
/** A function of a row that returns a value or rows of a table. */
export interface ComputedField {
  readonly name: string;
  readonly field?: string;
  readonly call: DatabaseFunction;
  readonly returns: { readonly table: string } | { readonly type: string; readonly array?: boolean };
  readonly description?: string;
}
/** A function that is a root field and returns rows of a table. */
export interface TrackedFunction {
  readonly call: DatabaseFunction;
  readonly table: string;
  readonly kind: 'query' | 'mutation';
  readonly rootName: string;
  readonly aggregateName: string;
  readonly argumentsType: string;
  readonly description?: string;
  readonly isVolatile: boolean;
  /** The roles that may call the function according to the metadata. */
  readonly roles: ReadonlySet<string>;
}
export interface Constraint {
  readonly name: string;
  readonly columns: readonly string[];
}
export interface Table {
  /** The name in the catalog, and in the database unless `relation` is set. */
  readonly name: string;
  readonly relation?: string;
  /** The GraphQL name, if it differs. */
  readonly typeName?: string;
  /** The name was configured, so naming conventions do not change it. */
  readonly isNamed?: boolean;
  /** The names of root fields that differ from the usual ones. */
  readonly rootNames?: Readonly<Record<string, string>>;
  readonly rootDescriptions?: Readonly<Record<string, string>>;
  readonly schema?: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly primaryKey: Constraint;
  readonly uniques: readonly Constraint[];
  readonly relationships: Readonly<Record<string, Relationship>>;
  readonly computed?: Readonly<Record<string, ComputedField>>;
  /** Rows belong to tenants, by the catalog's tenant column. */
  readonly tenant?: boolean;
  /** All tenants can read the rows of the platform's own client. */
  readonly shared?: boolean;
  /**
   * Only the platform's staff can read the table. It has no tenants, and the tenants' login cannot select
   * from it.
   */
  readonly platformOnly?: boolean;
  readonly description?: string;
  /** Only for views: what PostgreSQL can write through them. */
  readonly writable?: { readonly insert: boolean; readonly update: boolean; readonly delete: boolean };
  /** Rows may change with time and without a write: a view or a policy reads the clock. */
  readonly readsClock?: boolean;
}
/** Custom names in GraphQL. Names of columns and root fields are already in the tables. */
export interface Names {
  /** The one root field that contains all others, if there is one. */
  readonly namespace?: string;
  readonly typePrefix?: string;
  readonly typeSuffix?: string;
  /** Uses `orderBy`, `AuthorBoolExp` and `ASC` instead of `order_by`, `author_bool_exp` and `asc`. */
  readonly graphqlCase?: boolean;
}
/** The engine's model of the database, from the Prisma schema or from introspection. */
export interface Catalog {
  readonly tables: Readonly<Record<string, Table>>;
  readonly functions?: readonly TrackedFunction[];
  readonly names?: Names;
  /** Roles that can read a function's table can call the function, unless it is volatile. */
  readonly inferFunctionPermissions?: boolean;
  /** Values of enum tables, by the table's catalog name. */
  readonly enumTables?: Readonly<
    Record<string, readonly { readonly value: string; readonly comment?: string }[]>
  >;
  /** Values of enum types, in order. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** How tables belong to tenants. Absent in the standalone engine. */
  readonly tenancy?: {
    /** The tenant column, such as `client_id`. Conditions on it isolate tenants. GraphQL does not have it. */
    readonly column: string;
    /** The session variable with the tenant's id, such as `x-hasura-client-id`. */
    readonly sessionVariable: string;
    /** The setting with the tenant's id, such as `app.client_id`. It is set in each transaction. */
    readonly setting: string;
    /** The platform's own client, whose rows in `shared` tables all tenants can read. */
    readonly platformId: string;
    /** The table with one row for each tenant. */
    readonly tenants?: string;
    /**
     * The setting, such as `app.across_tenants`, that is 'on' in the transaction of a plan for all tenants.
     * Without it, row-level security limits the platform's login to one tenant too.
     */
    readonly acrossTenants?: string;
  };
}
