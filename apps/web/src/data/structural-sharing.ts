type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (value: unknown) => (isFields(value) && typeof value.id === 'string' ? value.id : undefined);

/**
 * Returns the newer of two JSON values, reusing the older one's object for every equal part, so that unchanged parts are not rendered
 * again. Rows of a list are matched by `id`, so that moved rows are reused too.
 */
export function shared<T>(older: unknown, newer: T): T;
export function shared(older: unknown, newer: unknown): unknown {
  if (Object.is(older, newer)) return older;
  if (Array.isArray(older) && Array.isArray(newer)) return sharedList(older, newer);
  if (isFields(older) && isFields(newer)) return sharedFields(older, newer);
  return newer;
}

function sharedList(older: readonly unknown[], newer: readonly unknown[]): readonly unknown[] {
  const byId = new Map(older.map((item) => [idOf(item), item]));
  const made = newer.map((item, place) => {
    const id = idOf(item);
    return shared(id === undefined ? older[place] : byId.get(id), item);
  });
  return made.length === older.length && made.every((item, place) => item === older[place]) ? older : made;
}

function sharedFields(older: Fields, newer: Fields): Fields {
  const made = Object.fromEntries(
    Object.entries(newer).map(([key, value]) => [key, shared(older[key], value)]),
  );
  const keys = Object.keys(made);
  const isSame =
    keys.length === Object.keys(older).length &&
    keys.every((key) => key in older && made[key] === older[key]);
  return isSame ? older : made;
}
