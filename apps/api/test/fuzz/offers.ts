import type { Engine } from '@operatory/engine';
import { offered } from '../isolation/asking.ts';
import { shownColumns } from '../isolation/reads.ts';
import { type Actor, catalog, type Expected } from '../isolation/world.ts';
import { tableOf } from './inputs.ts';

/**
 * @returns Whether the actor's rights allow a field, because the schema is that of the role and offers more.
 */
export type Offers = (type: string, field: string) => boolean;

export function offersOf(engine: Engine, actor: Actor, expected: ReadonlyMap<string, Expected>): Offers {
  const shown = new Map(
    [...expected].map(([table, each]) => [table, new Set(shownColumns(table, each))] as const),
  );
  const writes = new Map<string, boolean>();
  const mayWrite = (verb: string, table: string) => {
    const answers = `${table}: ${verb}_${table}`;
    const known = writes.get(answers);
    if (known !== undefined) return known;
    const input = { insert: 'objects: []', update: `where: {}, _set: {}`, delete: 'where: {}' }[verb] ?? '';
    const may = offered(engine, actor, `mutation { ${answers}(${input}) { affected_rows } }`);
    writes.set(answers, may);
    return may;
  };
  const reads = (table: string, field: string) => {
    const columns = shown.get(table);
    if (!columns) return false;
    if (columns.has(field)) return true;
    const { relationships } = catalog.tables[table] ?? {};
    const relationship = relationships?.[field] ?? relationships?.[field.replace(/_aggregate$/, '')];
    const target = relationship && expected.get(relationship.table);
    if (!target) return false;
    const isReference = expected.get(table)?.visibleRows.reference || target.visibleRows.reference;
    return relationship.kind === 'object' || !isReference;
  };
  return (type, field) => {
    const table = tableOf(
      type === 'query_root' || /^(mutation|subscription)_root$/.test(type) ? field : type,
    );
    if (!catalog.tables[table]) return true;
    if (type === 'mutation_root') {
      const verb = /^(insert|update|delete)_/.exec(field)?.[1];
      return verb === undefined || mayWrite(verb, table);
    }
    if (type === 'query_root' || type === 'subscription_root') {
      const counts = !expected.get(table)?.visibleRows.reference;
      return expected.has(table) && (counts || !field.endsWith('_aggregate'));
    }
    const isOfRow = field in (catalog.tables[table]?.columns ?? {}) || !/^_/.test(field);
    const isRead = type === table || /_(bool_exp|order_by)$/.test(type);
    return !isRead || !isOfRow || /aggregate_(bool_exp|order_by)/.test(type) || reads(table, field);
  };
}
