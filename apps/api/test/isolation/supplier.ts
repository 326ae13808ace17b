import { type Engine, EngineError } from '@operatory/engine';
import { commands } from '../../src/commands/all.ts';
import { tried } from './tried.ts';
import { type Actor, catalog, keyColumn, tables, type World } from './world.ts';

/** Each form of asking for a table, or of writing to it: nothing of it is a supplier's yet. */
function formsOf(table: string): Readonly<Record<string, string>> {
  const key = keyColumn(table);
  const isUuid = catalog.tables[table]?.columns[key]?.type === 'uuid';
  const one = isUuid ? '"00000000-0000-7000-8000-000000000001"' : '1';
  const constraint = catalog.tables[table]?.primaryKey.name;
  return {
    list: `{ ${table} { ${key} } }`,
    by_pk: `{ ${table}_by_pk(${key}: ${one}) { ${key} } }`,
    aggregate: `{ ${table}_aggregate { aggregate { count } } }`,
    live: `subscription { ${table} { ${key} } }`,
    stream: `subscription { ${table}_stream(batch_size: 1, cursor: {initial_value: {${key}: ${one}}}) { ${key} } }`,
    insert: `mutation { insert_${table}(objects: [{}]) { affected_rows } }`,
    upsert: `mutation { insert_${table}(objects: [{}], on_conflict: {constraint: ${constraint}, update_columns: []}) { affected_rows } }`,
    update: `mutation { update_${table}(where: {}, _set: {}) { affected_rows } }`,
    update_by_pk: `mutation { update_${table}_by_pk(pk_columns: {${key}: ${one}}, _set: {}) { ${key} } }`,
    update_many: `mutation { update_${table}_many(updates: []) { affected_rows } }`,
    delete: `mutation { delete_${table}(where: {}) { affected_rows } }`,
    delete_by_pk: `mutation { delete_${table}_by_pk(${key}: ${one}) { ${key} } }`,
  };
}
const byHand = [
  '{ me { __typename } }',
  '{ users_with_action(module: "tasks", action: VIEW) { __typename } }',
  '{ modules_by_role { __typename } }',
  '{ user_access { __typename } }',
  '{ __schema { queryType { name } } }',
  ...commands.map(({ name }) => `mutation { ${name} { __typename } }`),
];
const denied = 'your role is not in allowed roles';

/** All that a supplier's session is offered, whatever grants it claims: it has no table, and no command, until orders have. */
export function supplierFaults({ actor }: World, engine: Engine): string[] {
  const faults: string[] = [];
  for (const label of ['north admin, all', 'south admin, all', 'super_admin, all']) {
    const { place, session } = actor(label);
    const supplier: Actor = { ...actor(label), session: { ...session, role: 'vendor' } };
    const refused = (what: string, query: string) => {
      try {
        if (query.startsWith('subscription')) engine.livePlan({ query, variables: {} }, supplier.session);
        else engine.plan({ query }, supplier.session);
        faults.push(`${what} is offered to a supplier in ${place.name}`);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        if (error.message !== denied) faults.push(`${what}: ${error.message}`);
      }
    };
    for (const table of tables)
      for (const [form, query] of Object.entries(formsOf(table))) {
        tried(supplier, table, form);
        refused(`${form} of ${table}`, query);
      }
    for (const query of byHand) refused(query, query);
  }
  return faults;
}
