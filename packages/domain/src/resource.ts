import { resourceFactory } from '@operatory/resource';
import type { Models } from './models.gen.ts';
import type { Role } from './permissions/roles.ts';

/** Declares one kind of record. A table, column or role that does not exist is an error of the compiler. */
export const resource = resourceFactory<Models, Role>();
