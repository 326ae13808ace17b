import { auditAction } from '@operatory/domain';
import { type BoolExp, csvHeader, csvLine } from '@operatory/resource';
import { client } from '#data/client.ts';
import { graphql } from '#data/graphql.ts';
import { toast } from '#ui/toast.ts';
import { changesInWords } from './audit-changes.tsx';
import { type AuditRow, tableTitle, whenText } from './audit-row.ts';

const lines = graphql<
  { audit_log: readonly AuditRow[] },
  { where: BoolExp; order: readonly Record<string, unknown>[] }
>(`
  query auditLines($where: audit_log_bool_exp!, $order: [audit_log_order_by!]) {
    audit_log(where: $where, order_by: $order) {
      id action table_name row_id user_id from_value to_value note ip_address created_at
    }
  }
`);

/** The matching lines as the screen tells them: names for ids, words for values, nothing that is sealed. */
export async function downloadAudit(
  where: BoolExp,
  order: readonly Record<string, unknown>[],
  nameOf: (id: string | null) => string,
  zone: string,
): Promise<void> {
  const { data, error } = await client.query(lines, { where, order }).toPromise();
  if (error || !data) {
    toast.error('Unable to export the file');
    return;
  }
  const rows = data.audit_log.map((row) => [
    auditAction(row.action),
    whenText(row.created_at, zone),
    nameOf(row.user_id),
    tableTitle(row.table_name),
    row.table_name === 'users' && row.row_id ? nameOf(row.row_id) : (row.row_id ?? ''),
    changesInWords(row, zone),
    row.note ?? '',
    row.ip_address ?? '',
  ]);
  const head = ['What', 'When', 'Who', 'Record', 'Name', 'Changes', 'Note', 'Address'];
  const url = URL.createObjectURL(new Blob([csvHeader(head), ...rows.map(csvLine)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'AuditLog.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
