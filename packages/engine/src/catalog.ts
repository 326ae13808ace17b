/** What the engine knows of the database: plain data, made from the Prisma schema or by introspection. */
export interface Column {
  readonly name: string;
  /** GraphQL's name, where it is another. */
  readonly field?: string;
  /** A catalog name of an enum table: in GraphQL the column's type is that table's enum. */
  readonly enumTable?: string;
  /** The database alone makes the value: never written. */
  readonly generated?: boolean;
  /** PostgreSQL's type name without array marks: `uuid`, `text`, `int4`, `numeric`, `timestamptz`, `date`, `jsonb`, or an enum's name. */
  readonly type: string;
  readonly array?: boolean;
  readonly nullable?: boolean;
  readonly hasDefault?: boolean;
  /** In no GraphQL type and in no filter, even if a permission names it. */
  readonly secret?: boolean;
  /** Encrypted and decrypted by the host: written by key only, never compared. */
  readonly encrypted?: boolean;
  readonly description?: string;
}
export interface Relationship {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly table: string;
  /** Pairs of (our column, their column); tenant columns included. */
  readonly on: readonly (readonly [string, string])[];
  readonly nullable?: boolean;
  /** Whether a nested insert makes their rows before ours; found from the keys when absent. */
  readonly inserts?: 'before' | 'after';
}
/** An argument of a database function that a caller gives. */
export interface FunctionArgument {
  /** The database's name; empty when it has none. */
  readonly name: string;
  /** GraphQL's name. */
  readonly field: string;
  readonly type: string;
  readonly array?: boolean;
  readonly hasDefault?: boolean;
}
/** A database function as it is called. */
export interface DatabaseFunction {
  readonly name: string;
  readonly schema: string;
  /** In order. What is neither `row` nor `session` comes from the caller. */
  readonly arguments: readonly (
    | FunctionArgument
    | { readonly name: string; readonly is: 'row' }
    | SessionArgument
  )[];
  readonly returnsSet: boolean;
  /** The answer may change as time passes: it reads the database's clock, or calls or reads what does. */
  readonly readsClock?: boolean;
}
/** Takes all session variables as one json object. */
export interface SessionArgument {
  readonly name: string;
  readonly is: 'session';
  readonly type: string;
}
/** A function of a row: a value, or rows of a table. */
export interface ComputedField {
  readonly name: string;
  readonly field?: string;
  readonly call: DatabaseFunction;
  readonly returns: { readonly table: string } | { readonly type: string; readonly array?: boolean };
  readonly description?: string;
}
/** A function that is a root field and answers with rows of a table. */
export interface TrackedFunction {
  readonly call: DatabaseFunction;
  readonly table: string;
  readonly kind: 'query' | 'mutation';
  readonly rootName: string;
  readonly aggregateName: string;
  readonly argumentsType: string;
  readonly description?: string;
  readonly isVolatile: boolean;
  /** Roles that the metadata allows to call it. */
  readonly roles: ReadonlySet<string>;
}
export interface Constraint {
  readonly name: string;
  readonly columns: readonly string[];
}
export interface Table {
  /** The catalog's name, and the database's unless `relation` says another. */
  readonly name: string;
  readonly relation?: string;
  /** GraphQL's name, where it is another. */
  readonly typeName?: string;
  /** The name was configured: it is kept as written under any naming convention. */
  readonly isNamed?: boolean;
  /** Names of root fields, where they are others. */
  readonly rootNames?: Readonly<Record<string, string>>;
  readonly rootDescriptions?: Readonly<Record<string, string>>;
  readonly schema?: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly primaryKey: Constraint;
  readonly uniques: readonly Constraint[];
  readonly relationships: Readonly<Record<string, Relationship>>;
  readonly computed?: Readonly<Record<string, ComputedField>>;
  /** The table is owned by tenants: it has the catalog's tenant column. */
  readonly tenant?: boolean;
  /** A tenant table whose rows of the platform's own client are readable by every tenant too. */
  readonly shared?: boolean;
  /** A table without tenant that only the platform's own people read: the tenants' login may not select it. */
  readonly platformOnly?: boolean;
  readonly description?: string;
  /** Present for views: which writes PostgreSQL passes on. */
  readonly writable?: { readonly insert: boolean; readonly update: boolean; readonly delete: boolean };
  /** A view, or a table with policies, whose rows may change as time passes, without a write. */
  readonly readsClock?: boolean;
}
/** How GraphQL's names differ from the usual. Names of columns and roots are the tables' own already. */
export interface Names {
  /** One field that contains all roots. */
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
  /** Roles that may read a function's table may call it, unless it is volatile. */
  readonly inferFunctionPermissions?: boolean;
  /** Values of enum tables, by the table's catalog name. */
  readonly enumTables?: Readonly<
    Record<string, readonly { readonly value: string; readonly comment?: string }[]>
  >;
  /** Enum types and their values in order. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Absent when the engine runs on its own. */
  readonly tenancy?: {
    /** `client_id`: added by the planner to every node, absent from the GraphQL schema. */
    readonly column: string;
    /** `x-hasura-client-id` */
    readonly sessionVariable: string;
    /** `app.client_id`, set in the statement's transaction. */
    readonly setting: string;
    /** The platform's own client: its rows of `shared` tables are read by all. */
    readonly platformId: string;
    /** The table whose rows are the tenants. */
    readonly tenants?: string;
    /**
     * `app.across_tenants`, 'on' in the transaction of a plan that spans tenants: without it row-level security keeps the
     * platform's login to one tenant, like the tenants' login.
     */
    readonly acrossTenants?: string;
  };
}
