import { filterSchema, pruneSchema } from '@graphql-tools/utils';
import { catalog, createPrisma } from '@operatory/db';
import { register } from '@operatory/domain';
import { createEngine } from '@operatory/engine';
import type { TablePermissions } from '@operatory/resource';
import type { GraphQLSchema } from 'graphql';
import { Pool } from 'pg';
import { baseSchema } from './base-schema.ts';

/** The permissions of all roles, merged into one role. */
const rulesOfAllRoles = (): Readonly<Record<string, TablePermissions>> =>
  Object.fromEntries(
    register.map(({ table, permissions }) => {
      const rules = Object.values(permissions).filter((one) => one !== undefined);
      return [
        table,
        {
          select: rules.flatMap((rule) => rule.select ?? []),
          insert: rules.flatMap((rule) => rule.insert ?? []),
          update: rules.flatMap((rule) => rule.update ?? []),
          delete: rules.flatMap((rule) => rule.delete ?? []),
        },
      ];
    }),
  );

const statistic = /^(avg|stddev|stddev_pop|stddev_samp|variance|var_pop|var_samp)$/;

/**
 * @returns The schema of `/v1/graphql` for which the web application is generated: all columns that any role
 * can read, and the commands. Needs no database. Leaves out features that would double its size and that the
 * web application does not use.
 */
export function contract(): GraphQLSchema {
  // Never connects, because no field is resolved.
  const pool = new Pool();
  const role = 'anybody';
  const engine = createEngine({
    catalog,
    permissions: { [role]: rulesOfAllRoles() },
    pools: { tenant: pool as never },
    stringifyNumeric: true,
    hidden: { streams: true, aggregatePredicates: true, updateMany: true },
  });
  engine.extend(baseSchema(createPrisma(pool)));
  return pruneSchema(
    filterSchema({
      schema: engine.schemaFor(role),
      objectFieldFilter: (type, field) => !type.endsWith('_aggregate_fields') || !statistic.test(field),
      inputObjectFieldFilter: (type, field) => !type.endsWith('_order_by') || !field.endsWith('_aggregate'),
    }),
  );
}
