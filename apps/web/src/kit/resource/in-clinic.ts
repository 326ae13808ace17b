import { and, eq, type Field, isNull, or } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';

/**
 * The fields when this clinic is chosen in the form: references to rows of clinics offer only those of this
 * one.
 */
export const inClinic = (fields: readonly FormField[], clinicId: unknown): readonly FormField[] =>
  typeof clinicId === 'string' && clinicId !== ''
    ? fields.map((each) => ({ ...each, field: narrowed(each.field, clinicId) }))
    : fields;

/** The names of the fields that refer to rows of a clinic. */
export const ofTheClinic = (fields: readonly FormField[]): readonly string[] =>
  fields.flatMap(({ name, field }) => (clinicOf(field) ? [name] : []));

function narrowed(field: Field, clinicId: string): Field {
  const clinic = clinicOf(field);
  if (field.kind !== 'reference' || !clinic) return field;
  const here = eq('clinic_id', clinicId);
  const near = clinic.required ? here : or(here, isNull('clinic_id'));
  return { ...field, where: field.where ? and(field.where, near) : near };
}

/** The column with the clinic of the rows that a field refers to; undefined if they belong to no clinic. */
const clinicOf = (field: Field): Field | undefined =>
  field.kind === 'reference' && !field.many ? resourceOf(field.table).fields?.clinic_id : undefined;
