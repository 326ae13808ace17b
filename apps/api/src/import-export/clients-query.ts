import type { Engine, Session } from '@operatory/engine';

/** Columns of an exported file of clients. Those that the session cannot read are left out. */
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

/** A query of all clients with the columns that the session can read. */
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
