import { register } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';

/** The resource of a table. Throws for an unknown table, which is a programming error. */
export function resourceOf(table: string): AnyResource {
  const found = register.find((resource) => resource.table === table);
  if (!found) throw new Error(`the register has no table ${table}`);
  return found;
}
