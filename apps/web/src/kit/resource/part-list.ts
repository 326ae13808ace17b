import { register } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { keyOf } from '#kit/definition/list-query.ts';
import { listOf, type RecordRow } from './from-resource.tsx';
import { inClinic } from './in-clinic.ts';

export type PartResource = AnyResource & { readonly part: string };
/** One part that is looked at, and the record that it is a part of. */
export interface OpenPart {
  readonly resource: PartResource;
  readonly id: string;
  readonly above: {
    readonly id: string;
    readonly name: string;
    /** The clinic that it is of, where it is of one. */
    readonly clinicId?: unknown;
  };
}

const isPart = (resource: AnyResource): resource is PartResource => resource.part !== undefined;
const parts = register.filter(isPart);

/** The kinds of record that are part of a table's. */
export const partsOf = (table: string): readonly PartResource[] =>
  parts.filter(({ part, fields }) => {
    const field = fields?.[part];
    return field?.kind === 'reference' && field.table === table;
  });

/** The list of a part without the columns that all its rows share: the record above it, in whose clinic its form chooses. */
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
