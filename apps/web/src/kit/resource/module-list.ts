import { type Module, register } from '@operatory/domain';
import { type AnyResource, type BoolExp, eq, isNull, or } from '@operatory/resource';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { listOf, type RecordRow } from './from-resource.tsx';

/**
 * The resource of a module's table; undefined for a module that only groups others or has screens of its own.
 */
export const resourceOfModule = ({ table_name }: Pick<Module, 'table_name'>): AnyResource | undefined =>
  table_name === null ? undefined : register.find(({ table }) => table === table_name);

/** The resources that are listed in a module: that of its own table, and others that are shown beside it. */
export function kindsOfModule(module: Pick<Module, 'name' | 'table_name'>): readonly AnyResource[] {
  const main = resourceOfModule(module);
  return main ? [main, ...register.filter((each) => each.beside && each.module === module.name)] : [];
}

/**
 * The list of a module as its resource describes it. `title` is the module's, and `only` limits the rows.
 */
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
            // Rows for all clinics are shown for each clinic too.
            clinic_id.required ? eq('clinic_id', id) : or(eq('clinic_id', id), isNull('clinic_id')),
          // A row cannot be moved to another clinic.
          ...(clinic_id.required ? { once: ['clinic_id'] } : {}),
        }
      : {}),
  });
  // A list of the user's own rows has no column or filter for the user.
  const isOwner = (name: string) => only !== undefined && 'user_id' in only && name === 'user_id';
  return {
    ...list,
    columns: list.columns.filter(({ key }, index) => index === 0 || !isOwner(key)),
    filters: (list.filters ?? []).filter(({ name }) => !isOwner(name)),
  };
}
