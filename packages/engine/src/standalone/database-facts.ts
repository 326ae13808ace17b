/** Names are the database's own, as the query of `introspect` selects them. */
export interface DatabaseFacts {
  readonly relations: readonly RelationFacts[];
  readonly functions: readonly FunctionFacts[];
  readonly enums: readonly { readonly name: string; readonly values: readonly string[] }[];
}
export interface QualifiedName {
  readonly schema: string;
  readonly name: string;
}
export interface RelationFacts extends QualifiedName {
  readonly isView: boolean;
  /** The rows may change with time, because a view's query or a table's policies read the clock. */
  readonly readsClock: boolean;
  readonly comment: string | null;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
  readonly columns: readonly ColumnFacts[];
  readonly primaryKey: ConstraintFacts | null;
  readonly uniques: readonly ConstraintFacts[];
  readonly foreignKeys: readonly ForeignKeyFacts[];
}
export interface ColumnFacts {
  readonly name: string;
  /** The name of the type. For a domain it is the base type, for an array the element type. */
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
  readonly comment: string | null;
}
export interface ConstraintFacts {
  readonly name: string;
  readonly columns: readonly string[];
}
export interface ForeignKeyFacts extends ConstraintFacts {
  readonly target: QualifiedName;
  readonly targetColumns: readonly string[];
}
export interface FunctionFacts extends QualifiedName {
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  readonly returnsSet: boolean;
  /** The last argument accepts any number of values. */
  readonly isVariadic: boolean;
  readonly returns: QualifiedName & { readonly isRow: boolean; readonly isArray: boolean };
  readonly arguments: readonly FunctionArgumentFacts[];
  readonly comment: string | null;
  readonly readsClock: boolean;
}
export interface FunctionArgumentFacts {
  /** The name is empty for an argument without a name. */
  readonly name: string;
  readonly type: string;
  readonly typeSchema: string;
  readonly isArray: boolean;
  readonly hasDefault: boolean;
}
