import { auditAction } from '@operatory/domain';
import { type BoolExp, csvHeader, csvLine } from '@operatory/resource';
import { client } from '#data/client.ts';
import { graphql } from '#data/graphql.ts';
import { saveInBackground } from '#kit/csv/download-csv.ts';
import { changesInWords } from './audit-changes.tsx';
import { type AuditRow, instantInWords, tableTitle } from './audit-row.ts';

/** Entries per request. */
export const pageSize = 5_000;

interface Page extends Record<string, unknown> {
  readonly where: BoolExp;
  readonly order: readonly Record<string, unknown>[];
  readonly limit: number;
  readonly offset: number;
}

const lines = graphql(`
  query auditLines($where: audit_log_bool_exp!, $order: [audit_log_order_by!], $limit: Int!, $offset: Int!) {
    audit_log(where: $where, order_by: $order, limit: $limit, offset: $offset) {
      id action table_name row_id user_id from_value to_value note ip_address created_at
    }
  }
`);

/**
 * All matching entries of the audit log, each once. Entries written during the export are left out, because
 * they would shift the pages.
 */
export async function allLines(
  ask: (page: Page) => Promise<readonly AuditRow[]>,
  where: BoolExp,
  order: Page['order'],
  report: (count: number) => void = () => {},
): Promise<readonly AuditRow[]> {
  const [last] = await ask({ where, order: [{ created_at: 'desc' }], limit: 1, offset: 0 });
  const all: AuditRow[] = [];
  for (let page = last ? pageSize : 0; page === pageSize; report(all.length)) {
    const until = { _and: [where, { created_at: { _lte: last?.created_at } }] };
    const found = await ask({ where: until, order, limit: pageSize, offset: all.length });
    all.push(...found);
    page = found.length;
  }
  return all;
}

/**
 * Downloads the matching entries as the screen shows them: names instead of ids, and labels instead of
 * values.
 */
export const downloadAudit = (
  where: BoolExp,
  order: Page['order'],
  nameOf: (id: string | null) => string,
  zone: string,
): Promise<void> =>
  saveInBackground('AuditLog.csv', async (work) => {
    const ask = async (page: Page) => {
      work.signal.throwIfAborted();
      const { data, error } = await client.query(lines, page, { requestPolicy: 'network-only' }).toPromise();
      if (!data) throw error ?? new Error('no answer');
      return data.audit_log;
    };
    const all = await allLines(ask, where, order, (count) =>
      work.report({ note: `${count.toLocaleString('en-AU')} rows` }),
    );
    const rows = all.map((row) => [
      auditAction(row.action),
      instantInWords(row.created_at, zone),
      nameOf(row.user_id),
      tableTitle(row.table_name),
      row.table_name === 'users' && row.row_id ? nameOf(row.row_id) : (row.row_id ?? ''),
      changesInWords(row, zone),
      row.note ?? '',
      row.ip_address ?? '',
    ]);
    return new Blob([csvHeader(head), ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' });
  });

const head = ['What', 'When', 'Who', 'Record', 'Name', 'Changes', 'Note', 'Address'];
