import { getDatamodel, type Prisma, type PrismaTypes } from '@operatory/db';
import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import { argumentScalars } from '../commands/arguments.ts';
import type { HostContext } from './host-context.ts';

export function createBuilder(prisma: Prisma) {
  const builder = new SchemaBuilder<{
    PrismaTypes: PrismaTypes;
    Context: HostContext;
    DefaultFieldNullability: false;
    Scalars: {
      uuid: { Input: string; Output: string };
      date: { Input: string; Output: string };
      timestamptz: { Input: string; Output: string };
      json: { Input: unknown; Output: unknown };
      jsonb: { Input: unknown; Output: unknown };
    };
  }>({
    plugins: [PrismaPlugin],
    defaultFieldNullability: false,
    prisma: { client: prisma, dmmf: getDatamodel(), onUnusedQuery: null },
  });
  const names = new Set(['uuid', 'timestamptz', 'json', 'jsonb', ...argumentScalars]);
  for (const name of names) {
    builder.scalarType(name as 'uuid', {
      serialize: (value) => value as never,
      parseValue: (value) => value as never,
    });
  }
  builder.queryType({});
  builder.mutationType({});
  return builder;
}
export type Builder = ReturnType<typeof createBuilder>;
