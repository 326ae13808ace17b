import { auditAction, dayBounds, register } from '@operatory/domain';
import { type BoolExp, date, oneOf, reference } from '@operatory/resource';
import { useMemo } from 'react';
import { useQueryData } from '#data/hooks.ts';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { useClinic } from '#session/clinic.ts';
import { type AvatarUser, UserName } from '#ui/user-avatar.tsx';
import { AuditChanges, changesInWords } from './audit-changes.tsx';
import { downloadAudit } from './audit-csv.ts';
import { type AuditRow, instantInWords, peopleQuery, tableTitle } from './audit-row.ts';

type People = ReadonlyMap<string, AvatarUser>;

/** The audit log: who changed what, and when. */
export function AuditScreen() {
  const { zone } = useClinic();
  const { data } = useQueryData(peopleQuery, {});
  const people: People = useMemo(() => new Map((data?.users ?? []).map((user) => [user.id, user])), [data]);
  const definition = useMemo(() => auditList(people, zone), [people, zone]);
  return <ResourceList definition={definition} />;
}

const tables = register.map(({ table }) => ({ value: table, label: tableTitle(table) }));
/** Actions that the filter offers; entries with other actions can be found by searching. */
const actions = [
  'user_invited',
  'invite_sent_again',
  'access_changed',
  'access_saved',
  'reporting_lines_changed',
  'user_blocked',
  'user_unblocked',
  'role_blocked',
  'role_unblocked',
  'email_changed',
  'password_changed',
  'password_set_by_link',
  'pin_link_sent',
  'pin_drawn',
  'refresh_token_reused',
  'pins_locked',
  'devices_limited',
].map((value) => ({ value, label: auditAction(value) }));

function auditList(people: People, zone: string): ListDefinition<AuditRow> {
  const nameOf = (id: string | null) =>
    id ? (people.get(id)?.display_name ?? 'Someone else') : 'The system';
  const inPeriod = (condition: (day: { start: Date; end: Date }) => object) => (day: string) =>
    ({ created_at: condition(dayBounds(day, zone)) }) as BoolExp;
  return {
    table: 'audit_log',
    module: 'role_management',
    title: 'Audit log',
    one: 'line',
    name: (row) => auditAction(row.action),
    search: ['action', 'note'],
    sort: '-created_at',
    select: 'from_value to_value row_id table_name user_id action',
    emptyLine: 'Changes will appear here.',
    filters: [
      { name: 'user_id', label: 'Who', field: reference('users', 'user') },
      { name: 'table_name', label: 'Record', field: oneOf(tables) },
      { name: 'action', label: 'Action', field: oneOf(actions) },
      {
        name: 'from',
        label: 'From date',
        needs: 'created_at',
        field: date(),
        where: inPeriod(({ start }) => ({ _gte: start.toISOString() })),
      },
      {
        name: 'until',
        label: 'To date',
        needs: 'created_at',
        field: date(),
        where: inPeriod(({ end }) => ({ _lt: end.toISOString() })),
      },
    ],
    onCsv: (where, order) => downloadAudit(where, order, nameOf, zone),
    columns: [
      {
        key: 'action',
        label: 'What',
        sort: 'action',
        width: 190,
        render: (row) => auditAction(row.action),
      },
      {
        key: 'created_at',
        label: 'When',
        sort: 'created_at',
        width: 170,
        render: (row, context) => <When instant={row.created_at} zone={context.zone} />,
      },
      {
        key: 'user_id',
        label: 'Who',
        width: 190,
        render: (row) => {
          const user = row.user_id ? people.get(row.user_id) : undefined;
          return user ? <UserName user={user} /> : nameOf(row.user_id);
        },
      },
      {
        key: 'table_name',
        label: 'Record',
        sort: 'table_name',
        width: 190,
        render: (row) =>
          row.table_name === 'users' && row.row_id
            ? `${tableTitle(row.table_name)}: ${nameOf(row.row_id)}`
            : tableTitle(row.table_name),
      },
      {
        key: 'changes',
        label: 'Changes',
        needs: 'to_value',
        select: 'from_value to_value',
        width: 380,
        render: (row, context) => changesInWords(row, context.zone),
      },
      { key: 'note', label: 'Note', width: 160, render: (row) => row.note },
    ],
    details: [
      { key: 'ip_address', label: 'Address', render: (row) => row.ip_address ?? '–' },
      { key: 'row_id', label: 'Record ID', render: (row) => row.row_id ?? '–' },
    ],
    related: (row) => <AuditChanges row={row} zone={zone} />,
  };
}

function When({ instant, zone }: { instant: string; zone: string }) {
  return <span className="tabular">{instantInWords(instant, zone)}</span>;
}
