import { register } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { keyOf } from '#kit/definition/list-query.ts';
import { listOf, type RecordRow } from './from-resource.tsx';
import { inClinic } from './in-clinic.ts';

export type PartResource = AnyResource & { readonly part: string };
/** A child record that is open, with its parent. */
export interface OpenPart {
  readonly resource: PartResource;
  readonly id: string;
  readonly above: {
    readonly id: string;
    readonly name: string;
    /** The parent's clinic, if it has one. */
    readonly clinicId?: unknown;
  };
}

const isPart = (resource: AnyResource): resource is PartResource => resource.part !== undefined;
const parts = register.filter(isPart);

/** The resources whose rows are child records of this table. */
export const partsOf = (table: string): readonly PartResource[] =>
  parts.filter(({ part, fields }) => {
    const field = fields?.[part];
    return field?.kind === 'reference' && field.table === table;
  });

/**
 * The list of a record's children, without the column that refers to the record. The clinic of the record
 * limits the choices in the form.
 */
export function partList(resource: PartResource, id: string, clinicId?: unknown): ListDefinition<RecordRow> {
  const whole = listOf(resource);
  const isElse = ({ key, name }: { key?: string; name?: string }) => (key ?? name) !== resource.part;
  return {
    ...whole,
    columns: whole.columns.filter(isElse),
    ...(whole.form ? { form: inClinic(whole.form.filter(isElse), clinicId) } : {}),
    derive: (record) => (record.id === undefined ? { [resource.part]: keyOf(id).id } : {}),
  };
}
