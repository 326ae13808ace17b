import * as v from 'valibot';

/** An optional value in the URL; an invalid one counts as missing. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
export const uuid = v.pipe(v.string(), v.uuid());
/** The id of a row: a UUID, or the number of one of the platform's own rows. */
export const rowId = v.union([uuid, v.pipe(v.string(), v.regex(/^\d{1,9}$/))]);
/** A calendar day such as `2026-02-28`. */
export const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => {
    const midnight = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
  }),
);
/** Text, even if the router has parsed it as a number. */
export const anyText = v.pipe(v.unknown(), v.transform(String));
export const tab = v.object({ tab: optional(v.string()) });
