/** The engine's model of the database: plain data, from the Prisma schema or from introspection. */
export interface Column {
  readonly name: string;
  /** The GraphQL name, if different. */
  readonly field?: string;
  /** The catalog name of an enum table, whose enum is the column's type in GraphQL. */
  readonly enumTable?: string;
  /** The database generates the value, so it is never written. */
  readonly generated?: boolean;
  /** PostgreSQL's type name without array marks: `uuid`, `text`, `int4`, `numeric`, `timestamptz`, `date`, `jsonb`, or an enum's name. */
  readonly type: string;
  readonly array?: boolean;
  readonly nullable?: boolean;
  readonly hasDefault?: boolean;
  /** Never in a GraphQL type or filter, even if a permission names it. */
  readonly secret?: boolean;
  /** Encrypted and decrypted by the host; written by key only and never compared. */
  readonly encrypted?: boolean;
  readonly description?: string;
}
export interface Relationship {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly table: string;
  /** Pairs of (our column, their column), including tenant columns. */
  readonly on: readonly (readonly [string, string])[];
  readonly nullable?: boolean;
  /** Whether a nested insert inserts their rows before ours; derived from the keys if absent. */
  readonly inserts?: 'before' | 'after';
}
/** An argument of a database function that the caller passes. */
export interface FunctionArgument {
  /** The name in the database; empty if it has none. */
  readonly name: string;
  /** The name of the argument in GraphQL. */
  readonly field: string;
  readonly type: string;
  readonly array?: boolean;
  readonly hasDefault?: boolean;
}
/** A database function and its arguments. */
export interface DatabaseFunction {
  readonly name: string;
  readonly schema: string;
  /** In order. Arguments that are neither `row` nor `session` are passed by the caller. */
  readonly arguments: readonly (
    | FunctionArgument
    | { readonly name: string; readonly is: 'row' }
    | SessionArgument
  )[];
  readonly returnsSet: boolean;
  /** The result may change with time, because the function reads the database's clock, directly or indirectly. */
  readonly readsClock?: boolean;
}
/** An argument that receives all session variables as one json object. */
export interface SessionArgument {
  readonly name: string;
  readonly is: 'session';
  readonly type: string;
}
/** A function of a row that returns a value, or rows of a table. */
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
  /** The roles that the metadata allows to call it. */
  readonly roles: ReadonlySet<string>;
}
export interface Constraint {
  readonly name: string;
  readonly columns: readonly string[];
}
export interface Table {
  /** The table's name in the catalog, and in the database unless `relation` is set. */
  readonly name: string;
  readonly relation?: string;
  /** The GraphQL name, if different. */
  readonly typeName?: string;
  /** The name was configured, so it is used unchanged under any naming convention. */
  readonly isNamed?: boolean;
  /** The names of root fields, if different. */
  readonly rootNames?: Readonly<Record<string, string>>;
  readonly rootDescriptions?: Readonly<Record<string, string>>;
  readonly schema?: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly primaryKey: Constraint;
  readonly uniques: readonly Constraint[];
  readonly relationships: Readonly<Record<string, Relationship>>;
  readonly computed?: Readonly<Record<string, ComputedField>>;
  /** The rows belong to tenants; the table has the catalog's tenant column. */
  readonly tenant?: boolean;
  /** A tenant table whose rows that belong to the platform's own client are readable by every tenant. */
  readonly shared?: boolean;
  /** A table without tenants that only platform staff may read; the tenants' database login has no select privilege on it. */
  readonly platformOnly?: boolean;
  readonly description?: string;
  /** Present for views: the writes that PostgreSQL applies to the underlying table. */
  readonly writable?: { readonly insert: boolean; readonly update: boolean; readonly delete: boolean };
  /** A view, or a table with policies, whose rows may change with time, without a write. */
  readonly readsClock?: boolean;
}
/** Custom naming in GraphQL. The names of columns and roots are already set on the tables. */
export interface Names {
  /** The name of the one root field that contains all others, if there is one. */
  readonly namespace?: string;
  readonly typePrefix?: string;
  readonly typeSuffix?: string;
  /** `orderBy`, `AuthorBoolExp` and `ASC` for `order_by`, `author_bool_exp` and `asc`. */
  readonly graphqlCase?: boolean;
}
export interface Catalog {
  readonly tables: Readonly<Record<string, Table>>;
  readonly functions?: readonly TrackedFunction[];
  readonly names?: Names;
  /** Roles that may read a function's table may call the function, unless it is volatile. */
  readonly inferFunctionPermissions?: boolean;
  /** The values of enum tables, by the table's catalog name. */
  readonly enumTables?: Readonly<
    Record<string, readonly { readonly value: string; readonly comment?: string }[]>
  >;
  /** Enum types with their values in order. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Absent for the standalone engine. */
  readonly tenancy?: {
    /** `client_id`: the planner adds it to every node; it is not in the GraphQL schema. */
    readonly column: string;
    /** For example `x-hasura-client-id`. */
    readonly sessionVariable: string;
    /** For example `app.client_id`, which is set in the transaction of each statement. */
    readonly setting: string;
    /** The platform's own client, whose rows in `shared` tables are readable by all tenants. */
    readonly platformId: string;
    /** The table with one row per tenant. */
    readonly tenants?: string;
    /**
     * `app.across_tenants`, 'on' in the transaction of a plan that spans tenants. Without it, row-level security limits the platform's
     * login to one tenant, like the tenants' login.
     */
    readonly acrossTenants?: string;
  };
}
