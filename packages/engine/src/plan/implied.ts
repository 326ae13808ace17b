import { isDeepStrictEqual } from 'node:util';
import type { AggregatePart, Condition, Field, Rows } from './ir.ts';
import type { PlannedRoot } from './plan.ts';

/**
 * Returns the root field without implied conditions in its rows and those within. Writes stay as they are.
 */
export function withoutImpliedConditions({ key, path, root }: PlannedRoot): PlannedRoot {
  if (root.is === 'group')
    return { key, path, root: { ...root, roots: root.roots.map(withoutImpliedConditions) } };
  return 'rows' in root && 'on' in root.rows
    ? { key, path, root: withoutImplied(root as Field) }
    : { key, path, root };
}

/**
 * Removes conditions that the parent rows imply. With a rule such as "comments of tasks that the user can
 * read", each comment would otherwise look up its task again, although that is the parent row.
 */
export function withoutImplied(field: Field, parent?: Rows): Field {
  switch (field.is) {
    case 'object':
    case 'array':
    case 'stream': {
      const rows = narrowed(field.rows, parent);
      return { ...field, rows, fields: field.fields.map((inner) => withoutImplied(inner, rows)) };
    }
    case 'aggregate': {
      const rows = narrowed(field.rows, parent);
      const part = (one: AggregatePart): AggregatePart =>
        one.is === 'nodes' ? { ...one, fields: one.fields.map((inner) => withoutImplied(inner, rows)) } : one;
      return { ...field, rows, parts: field.parts.map(part) };
    }
    default:
      return field;
  }
}

function narrowed(rows: Rows, parent: Rows | undefined): Rows {
  // Rows that a function returns need not exist in the table, so nothing is implied.
  if (!parent || parent.call || rows.call) return rows;
  const of = conjuncts(rows.where).filter((one) => !isImplied(one, rows, parent));
  return { ...rows, where: of.length === 1 && of[0] ? of[0] : { is: 'and', of } };
}

const conjuncts = (of: Condition): readonly Condition[] =>
  of.is === 'and' ? of.of.flatMap(conjuncts) : [of];

function isImplied(one: Condition, { on }: Rows, parent: Rows): boolean {
  if (one.is !== 'exists' || one.call || one.isRoot || one.table.name !== parent.table.name) return false;
  // If the relationship leads back by the same columns, its row is the parent row, which exists.
  const isBack = one.on.every(
    ([ours, theirs, shown]) => !shown && on.some(([of, to]) => to === ours && of === theirs),
  );
  if (!isBack) return false;
  const known = conjuncts(parent.where);
  return conjuncts(one.where).every(
    (asked) => !meansRoot(asked) && known.some((said) => isDeepStrictEqual(said, asked)),
  );
}

/**
 * Whether a condition may refer to the row that its filter started from, so that the same condition means
 * something else in another filter.
 */
function meansRoot(of: Condition): boolean {
  switch (of.is) {
    case 'and':
    case 'or':
      return of.of.some(meansRoot);
    case 'not':
      return meansRoot(of.of);
    case 'columns':
      return of.ofRoot;
    case 'exists':
      return !of.isRoot && meansRoot(of.where);
    case 'figure':
      return true;
    default:
      return false;
  }
}
