import { Kind, parse } from 'graphql';
import type { ReadQuery } from '../../src/import-export/csv-export.ts';

/** A query parsed without the engine, for tests of code that uses parsed queries. */
export function readQuery(text: string): ReadQuery {
  const { definitions } = parse(text);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  return {
    operation,
    fragments: new Map(
      definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    ),
  };
}
