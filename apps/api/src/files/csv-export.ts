import { type AnyResource, inWords } from '@operatory/resource';
import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';

/** What a query's list becomes: the root's key, and for each column its path in a row and its heading. */
export interface ExportPlan {
  readonly root: string;
  readonly columns: readonly { readonly path: readonly string[]; readonly heading: string }[];
}

/** A query that cannot be made into a table, in words for its author. */
export class ExportError extends Error {}

/** Reads the columns from the query itself, so that an empty list has its header too. Headings are the resource's labels. */
export function planExport(
  text: string,
  resources: readonly AnyResource[],
  only?: readonly string[],
): ExportPlan {
  const document = parseQuery(text);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const operation = operations[0];
  if (!operation || operations.length > 1 || operation.operation !== 'query')
    throw new ExportError('one query is expected');
  const [root, more] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || more || !root.selectionSet) throw new ExportError('one list is expected');
  const resource = resources.find(({ table }) => table === root.name.value);
  const paths = leaves(document, root.selectionSet, []).filter(
    (path) => !only || only.includes(path.join('.')),
  );
  if (paths.length === 0) throw new ExportError('no column is asked for');
  const alone = (path: readonly string[]) => paths.filter((other) => other[0] === path[0]).length === 1;
  return {
    root: root.alias?.value ?? root.name.value,
    columns: paths.map((path) => ({ path, heading: headingOf(resource, path, alone(path)) })),
  };
}

function parseQuery(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: 8_000 });
  } catch (error) {
    throw new ExportError(error instanceof Error ? error.message : 'not a query');
  }
}

function leaves(document: DocumentNode, set: SelectionSetNode, above: readonly string[]): string[][] {
  if (above.length > 6) throw new ExportError('nested too deeply');
  return set.selections.flatMap((node): string[][] => {
    if (node.kind === Kind.INLINE_FRAGMENT) return leaves(document, node.selectionSet, above);
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION
        ? leaves(document, fragment.selectionSet, above)
        : [];
    }
    const path = [...above, node.alias?.value ?? node.name.value];
    return node.selectionSet ? leaves(document, node.selectionSet, path) : [path];
  });
}

/** `assigned_to_user.display_name` alone is the reference's own label: "Assigned to". */
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

/** A row's cells in the plan's order; arrays of rows inside are joined by semicolons. */
export function cellsOf(plan: ExportPlan, row: unknown): unknown[] {
  return plan.columns.map(({ path }) => at(row, path));
}

function at(value: unknown, path: readonly string[]): unknown {
  if (path.length === 0 || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => String(at(each, path) ?? '')).join('; ');
  const [first = '', ...rest] = path;
  return typeof value === 'object' ? at((value as Record<string, unknown>)[first], rest) : undefined;
}
