import { type Module, register } from '@operatory/domain';
import { type AnyResource, type BoolExp, eq, isNull, or } from '@operatory/resource';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { listOf, type RecordRow } from './from-resource.tsx';

/** The kind of record in a module's table; undefined for one that only groups others, or has only its own screens. */
export const resourceOfModule = ({ table_name }: Pick<Module, 'table_name'>): AnyResource | undefined =>
  table_name === null ? undefined : register.find(({ table }) => table === table_name);

/** A module's kinds of record in order: its own table's, and those that are also listed in it. */
export function kindsOfModule(module: Pick<Module, 'name' | 'table_name'>): readonly AnyResource[] {
  const main = resourceOfModule(module);
  return main ? [main, ...register.filter((each) => each.beside && each.module === module.name)] : [];
}

/** The complete list of a module whose resource does not have its own screen. `title` is the module's. */
export function moduleList(resource: AnyResource, title: string, only?: BoolExp): ListDefinition<RecordRow> {
  const { clinic_id } = resource.fields ?? {};
  const inClinic = clinic_id?.kind === 'reference';
  const list = listOf(resource, {
    title,
    ...(only ? { only } : {}),
    ...(inClinic
      ? {
          clinicColumn: 'clinic_id',
          ofClinic: (id: string): BoolExp =>
            // Rows of the whole organisation belong to each of its clinics too.
            clinic_id.required ? eq('clinic_id', id) : or(eq('clinic_id', id), isNull('clinic_id')),
          // A row cannot be moved to another clinic.
          ...(clinic_id.required ? { once: ['clinic_id'] } : {}),
        }
      : {}),
  });
  // In a list of the user's own rows, the owner is not shown.
  const isOwner = (name: string) => only !== undefined && 'user_id' in only && name === 'user_id';
  return {
    ...list,
    columns: list.columns.filter(({ key }, index) => index === 0 || !isOwner(key)),
    filters: (list.filters ?? []).filter(({ name }) => !isOwner(name)),
  };
}
