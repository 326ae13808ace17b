const comments = /--.*$|\/\*[\s\S]*?\*\//gm;
/** These are PostgreSQL's expressions for the current time; `age` with one argument counts from today. */
const clock =
  /\b(current_(date|time|timestamp)|localtime|localtimestamp)\b|\b(now|age|timeofday|(clock|statement|transaction)_timestamp)\s*\(|'(now|today|tomorrow|yesterday)'/i;
const names = /"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*/gu;

const nameOf = (written: string) =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written.toLowerCase();

export interface DefinedFunction {
  readonly name: string;
  readonly definition: string | null;
  readonly volatility?: 'immutable' | 'stable' | 'volatile';
}

/**
 * A definition may read the clock directly or through another one. Both are found by the words in their text,
 * because PostgreSQL does not record which functions a function body calls. A false match costs one query per
 * second; a missed one would leave a live query stale.
 */
export function clockReaders(all: readonly DefinedFunction[]): ReadonlySet<DefinedFunction> {
  const found = new Set<DefinedFunction>();
  const naming = new Map<string, DefinedFunction[]>();
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
  // Iterating over a set also visits elements added during the loop, so definitions that use the found names
  // are checked too.
  for (const { name } of found) for (const one of naming.get(name) ?? []) found.add(one);
  return found;
}
