import { type Module, register } from '@operatory/domain';
import { type AnyResource, type BoolExp, eq, isNull, or } from '@operatory/resource';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { listOf, type RecordRow } from './from-resource.tsx';

/** The kind of record that a module is about; undefined for one that only groups others, or has only screens of its own. */
export const resourceOfModule = ({ table_name }: Pick<Module, 'table_name'>): AnyResource | undefined =>
  table_name === null ? undefined : register.find(({ table }) => table === table_name);

/** A module's kinds of record in order: its own table's, and those listed beside it. */
export function kindsOfModule(module: Pick<Module, 'name' | 'table_name'>): readonly AnyResource[] {
  const main = resourceOfModule(module);
  return main ? [main, ...register.filter((each) => each.beside && each.module === module.name)] : [];
}

/** A module's list with all that goes with it, of a resource that has no screen of its own. `title` is the module's. */
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
            // What belongs to the whole organisation belongs to each of its clinics.
            clinic_id.required ? eq('clinic_id', id) : or(eq('clinic_id', id), isNull('clinic_id')),
          // What a clinic has stays its own.
          ...(clinic_id.required ? { once: ['clinic_id'] } : {}),
        }
      : {}),
  });
  // Whose they are need not be said in each row of one's own.
  const isOwner = (name: string) => only !== undefined && 'user_id' in only && name === 'user_id';
  return {
    ...list,
    columns: list.columns.filter(({ key }, index) => index === 0 || !isOwner(key)),
    filters: (list.filters ?? []).filter(({ name }) => !isOwner(name)),
  };
}
