import { register } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';

/** What the register says about a table. Throws for a table that is not in it: a programmer's error. */
export function resourceOf(table: string): AnyResource {
  const found = register.find((resource) => resource.table === table);
  if (!found) throw new Error(`the register has no table ${table}`);
  return found;
}
