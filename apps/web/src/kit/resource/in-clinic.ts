import { and, eq, type Field, isNull, or } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';

/** The fields as they are while the form names this clinic: what is a clinic's own is offered in that clinic. */
export const inClinic = (fields: readonly FormField[], clinicId: unknown): readonly FormField[] =>
  typeof clinicId === 'string' && clinicId !== ''
    ? fields.map((each) => ({ ...each, field: narrowed(each.field, clinicId) }))
    : fields;

/** Names of the fields that refer to rows of one clinic. */
export const ofTheClinic = (fields: readonly FormField[]): readonly string[] =>
  fields.flatMap(({ name, field }) => (clinicOf(field) ? [name] : []));

function narrowed(field: Field, clinicId: string): Field {
  const clinic = clinicOf(field);
  if (field.kind !== 'reference' || !clinic) return field;
  const here = eq('clinic_id', clinicId);
  const near = clinic.required ? here : or(here, isNull('clinic_id'));
  return { ...field, where: field.where ? and(field.where, near) : near };
}

/** The field that says of which clinic the rows referred to are; none in a row is the whole organisation's. */
const clinicOf = (field: Field): Field | undefined =>
  field.kind === 'reference' && !field.many ? resourceOf(field.table).fields?.clinic_id : undefined;
