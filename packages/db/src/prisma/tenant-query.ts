import pg from 'pg';
import type { TenantStore } from './tenant-store.ts';

/** Methods of pg's Query that receive the protocol's messages. Its published types lack them. */
interface MessageHandlers {
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
}
interface ProtocolConnection {
  parse(query: { text: string; name: string }, more?: boolean): void;
  bind(config: { values: readonly string[] }, more?: boolean): void;
  execute(config: object, more?: boolean): void;
  readonly stream: { cork(): void; uncork(): void };
}
interface Submittable {
  submit(connection: unknown): unknown;
}

const setTenant = "select set_config('app.client_id', $1, true), set_config('app.now', $2, true)";
const tenantValues = ({ clientId, now }: TenantStore) => [clientId, now ?? ''] as const;
/**
 * @returns SQL that sets the tenant and the clock. Its values are literals, so that it can be combined with
 *   another statement.
 */
export const setTenantText = (store: TenantStore): string =>
  setTenant.replace(/\$([12])/g, (_, place) => pg.escapeLiteral(tenantValues(store)[place - 1] ?? ''));

/**
 * @returns A query that sets tenant and clock before it runs, all before one Sync: one round trip, one
 *   implicit transaction, and no setting left on the connection.
 */
export function tenantQuery(
  config: pg.QueryConfig & { rowMode?: string },
  store: TenantStore,
  done: (error: Error | null, result: pg.QueryResult) => void,
): pg.Query {
  const query = new pg.Query(
    { ...config, queryMode: 'extended' } as pg.QueryConfig,
    undefined as never,
    done as never,
  );
  const handlers = query as unknown as MessageHandlers & Submittable;
  const { handleDataRow, handleCommandComplete, submit } = handlers;
  let tenantIsSet = false;
  handlers.handleDataRow = (message) => {
    if (tenantIsSet) handleDataRow.call(query, message);
  };
  handlers.handleCommandComplete = (message, connection) => {
    if (tenantIsSet) handleCommandComplete.call(query, message, connection);
    tenantIsSet = true;
  };
  handlers.submit = (raw) => {
    const connection = raw as ProtocolConnection;
    connection.stream.cork();
    try {
      connection.parse({ text: setTenant, name: '' });
      connection.bind({ values: tenantValues(store) });
      connection.execute({});
      return submit.call(query, connection);
    } finally {
      connection.stream.uncork();
    }
  };
  return query;
}
