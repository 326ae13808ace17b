import { instantToWall } from '@operatory/domain';
import type { CellFormat, Prepared } from '@operatory/engine';
import { type AnyResource, type Field, inWords } from '@operatory/resource';
import { Kind, type SelectionSetNode } from 'graphql';

/** `root` is the key of the exported list in the answer. */
export interface ExportPlan {
  readonly root: string;
  readonly columns: readonly ExportColumn[];
}
interface ExportColumn {
  readonly path: readonly string[];
  readonly heading: string;
  readonly format?: CellFormat | undefined;
}

export type ReadQuery = Pick<Prepared['read'], 'operation' | 'fragments'>;

/** The query cannot be exported as a table. The message is for its author. */
export class ExportError extends Error {}

/**
 * Columns come from the query, so that an empty list has a header too. Headings are the fields' labels. With
 * a `zone`, values look as on the screen: labels of choices, and times in the zone.
 */
export function planExport(
  { operation, fragments }: ReadQuery,
  resources: readonly AnyResource[],
  only?: readonly string[],
  zone?: string,
): ExportPlan {
  if (operation.operation !== 'query') throw new ExportError('one query is expected');
  const [root, more] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || more || !root.selectionSet) throw new ExportError('one list is expected');
  const resource = resources.find(({ table }) => table === root.name.value);
  const asked = leaves(fragments, [root.selectionSet], []).filter(
    ({ path }) => !only || only.includes(path.join('.')),
  );
  const paths = asked.map(({ path }) => path);
  if (paths.length === 0) throw new ExportError('no column is asked for');
  const alone = (path: readonly string[]) => paths.filter((other) => other[0] === path[0]).length === 1;
  return {
    root: root.alias?.value ?? root.name.value,
    columns: asked.map(({ path, isNamed }) => ({
      path,
      heading: headingOf(resource, path, alone(path)),
      format: zone === undefined || isNamed ? undefined : formatOf(fieldOf(resources, resource, path), zone),
    })),
  };
}

/** A selected value at the end of a path. `isNamed` says whether a field of the path has an alias. */
interface Leaf {
  readonly path: readonly string[];
  readonly isNamed: boolean;
}

/**
 * @returns The selected values, collected as the engine does, so that fields with the same key are one
 * column.
 */
function leaves(
  fragments: ReadQuery['fragments'],
  sets: readonly SelectionSetNode[],
  above: readonly string[],
  isNamed = false,
): Leaf[] {
  if (above.length > 6) throw new ExportError('nested too deeply');
  const fields = new Map<string, { readonly renamed: boolean; readonly sets: SelectionSetNode[] }>();
  const seen = new Set<string>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) visit(node.selectionSet);
      else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        if (!fragment || seen.has(node.name.value)) continue;
        seen.add(node.name.value);
        visit(fragment.selectionSet);
      } else {
        const key = node.alias?.value ?? node.name.value;
        const known = fields.get(key) ?? { renamed: node.alias !== undefined, sets: [] };
        if (node.selectionSet) known.sets.push(node.selectionSet);
        fields.set(key, known);
      }
    }
  };
  for (const set of sets) visit(set);
  return [...fields].flatMap(([key, { renamed, sets: within }]): Leaf[] => {
    const path = [...above, key];
    const named = isNamed || renamed;
    return within.length > 0 ? leaves(fragments, within, path, named) : [{ path, isNamed: named }];
  });
}

/**
 * @returns The field at a path; undefined if a list is on the path, whose values are joined without a format.
 */
function fieldOf(
  resources: readonly AnyResource[],
  resource: AnyResource | undefined,
  [first = '', ...rest]: readonly string[],
): Field | undefined {
  const fields: Readonly<Record<string, Field | undefined>> = resource?.fields ?? {};
  if (rest.length === 0) return fields[first];
  const reference = Object.values(fields).find(
    (each) => each?.kind === 'reference' && !each.many && each.relationship === first,
  );
  if (reference?.kind !== 'reference') return undefined;
  return fieldOf(
    resources,
    resources.find(({ table }) => table === reference.table),
    rest,
  );
}

const yesOrNo: CellFormat = { words: { true: 'Yes', false: 'No' } };
function formatOf(field: Field | undefined, zone: string): CellFormat | undefined {
  switch (field?.kind) {
    case 'enum':
      return { words: Object.fromEntries(field.options.map(({ value, label }) => [value, label])) };
    case 'boolean':
      return yesOrNo;
    case 'dateTime':
      return { zone, ...(field.seconds ? { seconds: true } : {}) };
    default:
      return undefined;
  }
}

function formatCell(value: unknown, format: CellFormat | undefined): unknown {
  if (format === undefined || value === null || value === undefined) return value;
  const text = String(value);
  if ('words' in format) return Object.hasOwn(format.words, text) ? format.words[text] : value;
  const { date, time } = instantToWall(text, format.zone);
  return `${date} ${format.seconds ? time : time.slice(0, 5)}`;
}

/**
 * @returns The heading of a column. If `assigned_to_user.display_name` is the only column of its reference,
 *   it is the reference's label, such as "Assigned to".
 */
function headingOf(resource: AnyResource | undefined, path: readonly string[], alone: boolean): string {
  const [first = '', ...rest] = path;
  const field =
    rest.length > 0
      ? Object.values(resource?.fields ?? {}).find(
          (each) => each?.kind === 'reference' && each.relationship === first,
        )
      : resource?.fields?.[first];
  const own = field?.label ?? inWords(first);
  const tail =
    rest.length > 0 && !alone ? ` ${rest.map((part) => inWords(part).toLowerCase()).join(' ')}` : '';
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}${tail}`;
}

/** @returns The cells of a row. Values of nested lists are joined with semicolons. */
export function cellsOf(plan: ExportPlan, row: unknown): unknown[] {
  return plan.columns.map(({ path, format }) => formatCell(at(row, path), format));
}

function at(value: unknown, path: readonly string[]): unknown {
  if (path.length === 0 || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => String(at(each, path) ?? '')).join('; ');
  const [first = '', ...rest] = path;
  return typeof value === 'object' ? at((value as Record<string, unknown>)[first], rest) : undefined;
}
