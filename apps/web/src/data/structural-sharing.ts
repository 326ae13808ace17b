type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (value: unknown) => (isFields(value) && typeof value.id === 'string' ? value.id : undefined);

/**
 * Returns the newer of two JSON values, reusing the older one's object for every equal part, so that
 * unchanged parts are not rendered again. Rows of a list are matched by `id`, so that moved rows are reused
 * too.
 */
export function shareStructure<T>(older: unknown, newer: T): T;
export function shareStructure(older: unknown, newer: unknown): unknown {
  if (Object.is(older, newer)) return older;
  if (Array.isArray(older) && Array.isArray(newer)) return sharedList(older, newer);
  if (isFields(older) && isFields(newer)) return sharedFields(older, newer);
  return newer;
}

function sharedList(older: readonly unknown[], newer: readonly unknown[]): readonly unknown[] {
  // Most rows keep their position, so rows are looked up by id only when one has moved.
  let byId: ReadonlyMap<unknown, unknown> | undefined;
  let isSame = newer.length === older.length;
  const made = newer.map((item, place) => {
    let before = older[place];
    const id = item === before ? undefined : idOf(item);
    if (id !== undefined && idOf(before) !== id) {
      byId ??= new Map(older.map((each) => [idOf(each), each]));
      before = byId.get(id);
    }
    const each = shareStructure(before, item);
    isSame &&= each === older[place];
    return each;
  });
  return isSame ? older : made;
}

function sharedFields(older: Fields, newer: Fields): Fields {
  const keys = Object.keys(newer);
  let isSame = keys.length === Object.keys(older).length;
  const values = keys.map((key) => {
    const value = shareStructure(older[key], newer[key]);
    isSame &&= value === older[key] && key in older;
    return value;
  });
  return isSame ? older : Object.fromEntries(keys.map((key, place) => [key, values[place]]));
}
