/** How one person wants a list's columns: hidden ones, an order, widths in pixels, and close rows. */
export interface ColumnLayout {
  /** Null while nobody has chosen: then those are shown that there is room for. */
  readonly hidden: readonly string[] | null;
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly compact: boolean;
}

export const plainLayout: ColumnLayout = { hidden: null, order: [], widths: {}, compact: false };

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A kept layout as it came from the server, whatever an older release left there. */
export function readLayout(value: unknown): ColumnLayout {
  if (typeof value !== 'object' || value === null) return plainLayout;
  const { hidden, order, widths, compact } = value as Record<string, unknown>;
  return {
    hidden: Array.isArray(hidden) ? words(hidden) : null,
    order: words(order),
    widths: Object.fromEntries(
      Object.entries(typeof widths === 'object' && widths !== null ? widths : {}).filter(
        ([, width]) => typeof width === 'number' && width >= 50,
      ),
    ),
    compact: compact === true,
  };
}

/**
 * The columns in the person's order, without the hidden ones. The first names the record:
 * it stays first and is never hidden. Columns that the order does not know keep their place behind.
 */
export function arranged<Column extends { readonly key: string }>(
  columns: readonly Column[],
  { hidden, order }: { readonly hidden: readonly string[]; readonly order: readonly string[] },
): readonly Column[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  return [first, ...inOrder(rest, order).filter(({ key }) => !hidden.includes(key))];
}

/**
 * Which columns there is no room for: from the first that goes beyond it, but never how the record stands, for which others
 * give way; the one that names the record is always shown.
 */
export function withoutRoom(
  columns: readonly { readonly key: string; readonly width: number }[],
  room: number,
): readonly string[] {
  const [first, ...rest] = columns;
  const status = rest.find(({ key }) => key === 'status');
  let left = room - (first?.width ?? 0) - (status?.width ?? 0);
  let full = false;
  return rest.flatMap((column) => {
    if (column === status) return [];
    full ||= column.width > left;
    left -= column.width;
    return full ? [column.key] : [];
  });
}

/** All but the first in the person's order, hidden ones too: for the menu that arranges them. */
export function inOrder<Column extends { readonly key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return columns.toSorted((a, b) => place(a.key) - place(b.key));
}

/** The order after `key` moved by one place; the ends stay. */
export function moved(keys: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const at = keys.indexOf(key);
  const to = at + by;
  const other = keys[to];
  if (at < 0 || other === undefined) return keys;
  return keys.map((one, index) => (index === at ? other : index === to ? key : one));
}
