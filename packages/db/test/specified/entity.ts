/** Where a field is that does not bear the specification's name: `column` of the same table, or `table.column`, or several. */
export type Place = readonly [places: string, why: string];

/** An entity of a specification's section 3: its fields in the specification's own words and order. */
export interface SpecifiedEntity {
  readonly entity: string;
  /** The table; null: no rows, `elsewhere` says what it is. */
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
/** The specification names the row that is referred to; its key ends in _id. */
export const asKey = said('a foreign key');
/** What the specification groups under its parent is a row of a table of its own. */
export const asRows = said('rows of their own');
/** A fact of the row that is referred to. */
export const ofReferred = said('read through the foreign key');
