/**
 * @returns The SQLSTATE of an error, such as `40P01` for a deadlock; null if it did not come from the
 *   database. Prisma wraps it differently for a raw statement, a model call and a commit, so each known
 *   location is checked.
 */
export function sqlStateOf(error: unknown): string | null {
  for (const candidate of [
    at(error, 'meta', 'driverAdapterError', 'cause'),
    at(error, 'cause'),
    at(error, 'meta'),
    error,
  ]) {
    for (const key of ['originalCode', 'code']) {
      const code = at(candidate, key);
      if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^P2\d{3}$/.test(code)) return code;
    }
  }
  return null;
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
