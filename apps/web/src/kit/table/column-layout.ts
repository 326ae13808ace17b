/** How a user has arranged the columns of a list: hidden columns, order, widths in pixels, and row height. */
export interface ColumnLayout {
  /** Null until the user has chosen; until then, as many columns are shown as there is room for. */
  readonly hidden: readonly string[] | null;
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly compact: boolean;
}

export const plainLayout: ColumnLayout = { hidden: null, order: [], widths: {}, compact: false };

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Parses a stored layout, which an older release may have written. */
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
 * The displayed columns in the user's order. The first one names the record, so it stays first and is never
 * hidden. Columns that are not in the order are at the end.
 */
export function arrangedColumns<Column extends { readonly key: string }>(
  columns: readonly Column[],
  { hidden, order }: { readonly hidden: readonly string[]; readonly order: readonly string[] },
): readonly Column[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  return [first, ...inOrder(rest, order).filter(({ key }) => !hidden.includes(key))];
}

/**
 * The columns for which there is no room: all from the first one that does not fit. The status is always
 * shown, and so is the column that names the record.
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

/** The columns in the user's order; those that are not in it are at the end. */
export function inOrder<Column extends { readonly key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return columns.toSorted((a, b) => place(a.key) - place(b.key));
}

/** The order with `key` moved by one position; unchanged if it is already at that end. */
export function withMovedColumn(keys: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const at = keys.indexOf(key);
  const to = at + by;
  const other = keys[to];
  if (at < 0 || other === undefined) return keys;
  return keys.map((one, index) => (index === at ? other : index === to ? key : one));
}
