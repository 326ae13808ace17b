const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids of the files that a value refers to, at any depth. */
export function filesNamedIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    for (const [key, inner] of Object.entries(each))
      if (key === 'file_id' && typeof inner === 'string' && uuid.test(inner)) found.add(inner.toLowerCase());
      else visit(inner);
  };
  visit(value);
  return found;
}
