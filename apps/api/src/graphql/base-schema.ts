import type { Prisma } from '@operatory/db';
import type { GraphQLSchema } from 'graphql';
import { addAccessFields } from './access-fields.ts';
import { createBuilder } from './builder.ts';
import { addCommandFields } from './command-fields.ts';
import { addMe } from './me.ts';
import { addUsersWithAction } from './users-with-action.ts';

/** The hand-written schema; the engine merges its roots into each role's. */
export function baseSchema(prisma: Prisma): GraphQLSchema {
  const builder = createBuilder(prisma);
  addMe(builder);
  addUsersWithAction(builder);
  addAccessFields(builder);
  addCommandFields(builder);
  return builder.toSchema();
}
