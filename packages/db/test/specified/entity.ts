/**
 * Where a field is stored that has another name in the database: a column of the same table,
 * `table.column`, or several of them; and why.
 */
export type Place = readonly [places: string, why: string];

/** An entity with the names of all fields that must be stored for it. */
export interface SpecifiedEntity {
  readonly entity: string;
  /** The table; null if there is none and `elsewhere` says where each field is. */
  readonly table: string | null;
  readonly fields: readonly string[];
  readonly elsewhere: Readonly<Record<string, Place>>;
}

export const entity = (
  name: string,
  table: string | null,
  fields: string,
  elsewhere: Readonly<Record<string, Place>> = {},
): SpecifiedEntity => ({ entity: name, table, fields: fields.split(', '), elsewhere });

const said =
  (why: string) =>
  (places: string): Place => [places, why];
/** The field is known by a description, and its column has a name of our choice. */
export const inWords = said('described in words');
/** The field is the row that is referred to; the column with its id ends in _id. */
export const asKey = said('a foreign key');
/** The field is a list of its parent, but it is stored as rows of another table. */
export const asRows = said('rows of their own');
/** A column of the row that is referred to. */
export const ofReferred = said('read through the foreign key');
