import { type Field, labelOf, resourceFactory } from '@operatory/resource';
import type { Models } from './models.gen.ts';
import type { SessionRole } from './permissions/roles.ts';

/** Defines a resource. Tables, columns and roles that do not exist are compile errors. */
export const resource = resourceFactory<Models, SessionRole>();

/**
 * A table whose rows are options in other forms. A missing required field is reported as '{Label} Is
 * Required'.
 */
export const master: typeof resource = (table, definition) => {
  const fields = Object.entries<Field | undefined>({ ...definition.fields }).map(([name, field]) => [
    name,
    field?.required ? { requiredMessage: `${labelOf(name, field)} Is Required`, ...field } : field,
  ]);
  return resource(table, { ...definition, fields: Object.fromEntries(fields) });
};
