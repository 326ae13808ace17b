const comments = /--.*$|\/\*[\s\S]*?\*\//gm;
/** PostgreSQL's own words for the present; `age` of one argument counts from today. */
const clock =
  /\b(current_(date|time|timestamp)|localtime|localtimestamp)\b|\b(now|age|timeofday|(clock|statement|transaction)_timestamp)\s*\(|'(now|today|tomorrow|yesterday)'/i;
const names = /"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*/gu;

const nameOf = (written: string) =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written.toLowerCase();

/** What a definition says of a view, a function, or a table with policies. */
export interface Defined {
  readonly name: string;
  readonly definition: string | null;
  readonly volatility?: 'immutable' | 'stable' | 'volatile';
}

/**
 * Definitions that read the clock, directly or through another. They are found by the words of their text, for PostgreSQL does not
 * record what a function's body calls: one too many costs a query each second, one too few would leave a live query
 * stale.
 */
export function clockReaders(all: readonly Defined[]): ReadonlySet<Defined> {
  const found = new Set<Defined>();
  const naming = new Map<string, Defined[]>();
  for (const one of all) {
    const text = one.volatility === 'immutable' ? '' : (one.definition ?? '').replaceAll(comments, ' ');
    if (clock.test(text)) found.add(one);
    else
      for (const name of new Set(text.match(names)?.map(nameOf))) {
        const others = naming.get(name);
        if (others) others.push(one);
        else naming.set(name, [one]);
      }
  }
  // What is added while a set is walked is walked too: so are those that name what was found.
  for (const { name } of found) for (const one of naming.get(name) ?? []) found.add(one);
  return found;
}
