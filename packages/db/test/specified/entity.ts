/**
 * Where a field is stored that does not have its specified name: a column of the same table, `table.column`,
 * or several of them; and why.
 */
export type Place = readonly [places: string, why: string];

/** An entity in section 3 of a specification, with the names and order of its fields as given there. */
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
/** The specification describes the column without naming it. */
export const inWords = said('described in words');
/** The specification names the row that is referred to; the column with its id ends in _id. */
export const asKey = said('a foreign key');
/** The specification lists the field with its parent, but it is stored as rows of another table. */
export const asRows = said('rows of their own');
/** A column of the row that is referred to. */
export const ofReferred = said('read through the foreign key');
