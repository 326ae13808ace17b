export interface Branch<Row> {
  readonly row: Row;
  /** The depth of the row; 1 at the top. */
  readonly level: number;
  /** Whether the row's children are shown; null if it has none. */
  readonly opened: boolean | null;
}

interface Lying {
  readonly id: string;
}
type ParentOf<Row> = (row: Row) => string | null;

/**
 * The rows as a tree: the children of each row are below it, unless it is closed. A row whose parent is
 * missing is at the top level.
 */
export function treeOf<Row extends Lying>(
  rows: readonly Row[],
  parentOf: ParentOf<Row>,
  closed: ReadonlySet<string>,
): readonly Branch<Row>[] {
  const inner = innerOf(rows, parentOf);
  const branches = (row: Row, level: number): readonly Branch<Row>[] => {
    const within = inner.get(row.id) ?? [];
    const opened = within.length === 0 ? null : !closed.has(row.id);
    return [{ row, level, opened }, ...(opened ? within.flatMap((each) => branches(each, level + 1)) : [])];
  };
  return (inner.get(null) ?? []).flatMap((row) => branches(row, 1));
}

/** The effect of an arrow key in a tree: it opens or closes the row, or moves the focus to another one. */
export type TreeKeyAction = { readonly open: boolean } | { readonly to: string };

/**
 * The effect of a key on the row with this id. Right opens the row, or moves to its first child if it is
 * open. Left closes it, or moves to its parent if it is closed. Null if nothing happens.
 */
export function treeKeyAction<Row extends Lying>(
  branches: readonly Branch<Row>[],
  id: string,
  key: 'ArrowLeft' | 'ArrowRight',
): TreeKeyAction | null {
  const at = branches.findIndex(({ row }) => row.id === id);
  const { level = 1, opened = null } = branches[at] ?? {};
  if (key === 'ArrowRight') {
    if (opened === false) return { open: true };
    const next = branches[at + 1];
    return opened && next ? { to: next.row.id } : null;
  }
  if (opened) return { open: false };
  const around = branches.slice(0, Math.max(at, 0)).findLast((branch) => branch.level < level);
  return around ? { to: around.row.id } : null;
}

export function idsWithDescendants<Row extends Lying>(
  rows: readonly Row[],
  parentOf: ParentOf<Row>,
  id: string,
): readonly string[] {
  const inner = innerOf(rows, parentOf);
  const ids = (each: string): string[] => [each, ...(inner.get(each) ?? []).flatMap((row) => ids(row.id))];
  return ids(id);
}

/** The children of each row; under null, the rows whose parent is missing. */
function innerOf<Row extends Lying>(
  rows: readonly Row[],
  parentOf: ParentOf<Row>,
): ReadonlyMap<string | null, readonly Row[]> {
  const known = new Set(rows.map(({ id }) => id));
  const inner = new Map<string | null, Row[]>();
  for (const row of rows) {
    const parent = parentOf(row);
    const at = parent !== null && known.has(parent) ? parent : null;
    inner.set(at, [...(inner.get(at) ?? []), row]);
  }
  return inner;
}
