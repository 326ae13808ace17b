import { and, eq, type Field, isNull, or } from '@operatory/resource';
import type { FormField } from './list-definition.ts';

/** The fields as they are while the form names this clinic: what is a clinic's own is offered in that clinic. */
export const inClinic = (fields: readonly FormField[], clinicId: unknown): readonly FormField[] =>
  typeof clinicId === 'string' && clinicId !== ''
    ? fields.map((each) => ({ ...each, field: narrowed(each.field, clinicId) }))
    : fields;

/** Names of the fields whose rows another clinic does not have. */
export const ofTheClinic = (fields: readonly FormField[]): readonly string[] =>
  fields.flatMap(({ name, field }) => (field.kind === 'reference' && field.ofClinic ? [name] : []));

function narrowed(field: Field, clinicId: string): Field {
  if (field.kind !== 'reference' || !field.ofClinic) return field;
  const here = eq('clinic_id', clinicId);
  const near = field.ofClinic === 'or all' ? or(here, isNull('clinic_id')) : here;
  return { ...field, where: field.where ? and(field.where, near) : near };
}
