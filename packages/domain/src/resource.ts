import { type Field, labelOf, resourceFactory } from '@operatory/resource';
import type { Models } from './models.gen.ts';
import type { SessionRole } from './permissions/roles.ts';

/** Declares one kind of record. A table, column or role that does not exist is a compile error. */
export const resource = resourceFactory<Models, SessionRole>();

/** A master data table, whose rows are options elsewhere. Its dialog says '{Column} Is Required' for required fields. */
export const master: typeof resource = (table, definition) => {
  const fields = Object.entries<Field | undefined>({ ...definition.fields }).map(([name, field]) => [
    name,
    field?.required ? { requiredMessage: `${labelOf(name, field)} Is Required`, ...field } : field,
  ]);
  return resource(table, { ...definition, fields: Object.fromEntries(fields) });
};
