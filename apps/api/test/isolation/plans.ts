import { register } from '@operatory/domain';
import { createEngine, type Engine } from '@operatory/engine';
import { Pool } from '@operatory/engine/run/pool';
import { type AnyResource, containing } from '@operatory/resource';
import { shownColumns } from './reads.ts';
import { type Actor, catalog, type Expected, keyColumn, permissions, type World } from './world.ts';

/** With these settings PostgreSQL uses an index's order wherever there is one. */
const onlyByIndex = {
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_sort: 'off',
  enable_incremental_sort: 'off',
};

/**
 * The engine has both layers of isolation, and where possible PostgreSQL plans its SQL by index, without
 * scanning whole tables or sorting.
 */
export function byIndexOnly({ server }: World): { readonly engine: Engine; end(): Promise<void> } {
  const pools = {
    tenant: new Pool({ connectionString: server.database.apiUrl, size: 1 }),
    platform: new Pool({ connectionString: server.database.platformUrl, size: 1 }),
  };
  const engine = createEngine({
    catalog,
    permissions,
    pools,
    stringifyNumeric: true,
    settings: () => onlyByIndex,
  });
  return {
    engine,
    async end() {
      await pools.tenant.end();
      await pools.platform.end();
    },
  };
}

const titleOf = (table: string) => register.find((resource) => resource.table === table)?.title ?? 'id';

/** The list requests its visible columns, and for a column that refers to another row, that row's name. */
function fieldsOf({ table, list, fields }: AnyResource, all: ReadonlyMap<string, Expected>): string {
  const visibleRows = all.get(table);
  const shown = new Set(visibleRows && shownColumns(table, visibleRows));
  const wanted = [keyColumn(table), ...list.columns].filter((column) => shown.has(column));
  const selected = wanted.map((column) => {
    const field = fields?.[column];
    return field?.kind === 'reference' && all.has(field.table)
      ? `${column} ${field.relationship} { id ${titleOf(field.table)} }`
      : column;
  });
  return [...new Set(selected)].join(' ');
}
const orderOf = ({ table, list }: AnyResource): readonly unknown[] => {
  const way = list.sort.startsWith('-') ? 'desc' : 'asc';
  return [{ [list.sort.replace(/^-/, '')]: `${way}_nulls_last` }, { [keyColumn(table)]: way }];
};

export async function planFaults(
  engine: Engine,
  { session, label }: Actor,
  resource: AnyResource,
  all: ReadonlyMap<string, Expected>,
): Promise<string[]> {
  const { table, list } = resource;
  const query = `query rows($where: ${table}_bool_exp!, $order: [${table}_order_by!], $limit: Int!) {
    ${table}(where: $where, order_by: $order, limit: $limit) { ${fieldsOf(resource, all)} } }`;
  const texts = (list.search ?? [resource.title]).filter(
    (column) => catalog.tables[table]?.columns[column]?.type === 'text',
  );
  const search = texts.map((column) => ({ [column]: containing('a') }));
  const faults: string[] = [];
  for (const [what, where] of [
    ['list', {}],
    ...(search.length > 0 ? [['search', { _or: search }] as const] : []),
  ] as const) {
    const prepared = engine.plan({ query }, session);
    const { statements } = await engine.explain(
      prepared,
      { where, order: orderOf(resource), limit: 50 },
      session,
    );
    for (const { plan } of statements)
      faults.push(
        ...readPlan(table, plan, all.get(table)?.visibleRows.everyTenant === true).map(
          (fault) => `${label}: ${what} of ${table} by ${list.sort}: ${fault}`,
        ),
      );
  }
  return faults;
}

function readPlan(table: string, plan: string, everyTenant: boolean): string[] {
  const lines = plan.split('\n');
  const sorted = lines.find((line) => /^\s*(->\s+)?(Incremental )?Sort /.test(line));
  const at = lines.findIndex((line) => new RegExp(`Scan.* on public\\."?${table}"?( |$)`).test(line));
  const scan = lines[at]?.trim() ?? 'no scan';
  const end = lines.findIndex((line, index) => index > at && line.includes('->'));
  const condition = lines.slice(at, end < 0 ? undefined : end).find((line) => line.includes('Index Cond'));
  const isTenants = !everyTenant && catalog.tables[table]?.columns.client_id !== undefined;
  return [
    ...(sorted ? [`${sorted.trim()} ${lines[lines.indexOf(sorted) + 1]?.trim()}`] : []),
    ...(/Index (Only )?Scan/.test(scan) ? [] : [`read by ${scan}`]),
    ...(isTenants && !/client_id/.test(condition ?? '')
      ? [`not by client_id: ${scan} ${condition ?? ''}`]
      : []),
  ];
}
