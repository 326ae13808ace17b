/** The location of a field that does not have the specification's name: a `column` of the same table, `table.column`, or several. */
export type Place = readonly [places: string, why: string];

/** An entity in section 3 of a specification, with its fields in the specification's own words and order. */
export interface SpecifiedEntity {
  readonly entity: string;
  /** The table; null if there are no rows and `elsewhere` describes the location. */
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
/** The specification describes the column instead of naming it. */
export const inWords = said('described in words');
/** The specification names the referenced row; the key column has the suffix _id. */
export const asKey = said('a foreign key');
/** The specification groups the field under its parent, but it is a row of a separate table. */
export const asRows = said('rows of their own');
/** A column of the referenced row. */
export const ofReferred = said('read through the foreign key');
