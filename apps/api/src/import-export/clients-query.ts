import type { Engine, Session } from '@operatory/engine';

/** The possible columns of an exported file of clients; only those that the session may read are used. */
const columns = [
  'name',
  'business_name',
  'sub_domain',
  'status',
  'abn',
  'email',
  'phone',
  'landline',
  'website',
  'poc_name',
  'poc_email',
  'poc_phone',
  'total_value',
  'created_at',
];

/** The query of all clients with the columns that the session's rule shows. */
export function clientsQuery(engine: Engine, session: Session): string {
  const queryOf = (fields: readonly string[]) =>
    `query { clients(order_by: [{ name: asc }, { id: asc }]) { ${fields.join(' ')} } }`;
  const shown = columns.filter((column) => {
    try {
      engine.tablesOf(engine.plan({ query: queryOf([column]) }, session), {}, session);
      return true;
    } catch {
      return false;
    }
  });
  return queryOf(shown.length > 0 ? shown : ['name']);
}
