/** A user's column layout for a list: hidden columns, order, widths in pixels, and compact rows. */
export interface ColumnLayout {
  /** Null until the user has chosen: then the columns for which there is room are shown. */
  readonly hidden: readonly string[] | null;
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly compact: boolean;
}

export const plainLayout: ColumnLayout = { hidden: null, order: [], widths: {}, compact: false };

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Parses a saved layout from the server, which an older release may have written. */
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
 * The columns in the user's order, without hidden ones. The first one names the record: it stays first and is never hidden. Columns
 * that are missing from the order follow at the end.
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
 * The columns for which there is no room, starting with the first that exceeds it. The status is never among them, so others are
 * hidden instead; the column that names the record is always shown.
 */
export function columnsWithoutRoom(
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

/** All columns except the first in the user's order, including hidden ones: for the columns menu. */
export function inOrder<Column extends { readonly key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return columns.toSorted((a, b) => place(a.key) - place(b.key));
}

/** The order after `key` was moved by one position; at the ends it does not change. */
export function withMovedColumn(keys: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const at = keys.indexOf(key);
  const to = at + by;
  const other = keys[to];
  if (at < 0 || other === undefined) return keys;
  return keys.map((one, index) => (index === at ? other : index === to ? key : one));
}
