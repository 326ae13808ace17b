import { catalog } from './world-catalog.ts';

type Filter = Readonly<Record<string, unknown>>;
export interface Weakened {
  readonly gone: string;
  readonly left: Filter;
}

/** Each condition lacks one comparison; nothing remains of a single comparison. */
export function weakened(table: string, filter: unknown): readonly Weakened[] {
  const all = new Map(
    [...without(table, (filter ?? {}) as Filter)].map((one) => [JSON.stringify(one.left), one]),
  );
  return [...all.values()];
}

const isNothing = (filter: Filter): boolean => Object.keys(filter).length === 0;

function* without(table: string, filter: Filter): Generator<Weakened> {
  for (const [key, value] of Object.entries(filter)) {
    const { [key]: _gone, ...rest } = filter;
    const target = catalog.tables[table]?.relationships[key]?.table;
    const ways = Array.isArray(value) ? (value as readonly Filter[]) : [];
    if (key === '_and')
      for (const [index, part] of ways.entries())
        for (const { gone, left } of without(table, part)) {
          const parts = isNothing(left) ? ways.toSpliced(index, 1) : ways.with(index, left);
          yield { gone, left: parts.length === 0 ? rest : { ...rest, [key]: parts } };
        }
    else if (key === '_or' && ways.length > 0)
      // An alternative of which nothing is left is always true, so the whole `_or` goes with it.
      for (const [index, way] of ways.entries())
        for (const { gone, left } of without(table, way))
          yield { gone, left: isNothing(left) ? rest : { ...rest, [key]: ways.with(index, left) } };
    else if (target && !isNothing(value as Filter))
      for (const { gone, left } of without(target, value as Filter))
        yield { gone: `${key}.${gone}`, left: { ...rest, [key]: left } };
    else yield { gone: key, left: rest };
  }
}
