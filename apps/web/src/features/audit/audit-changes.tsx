import { Table, Title } from '@mantine/core';
import { auditChanges } from '@operatory/domain';
import { type AuditRow, resourceOfTable } from './audit-row.ts';

const changesOf = (row: AuditRow, zone: string) =>
  auditChanges(resourceOfTable(row.table_name), row.from_value, row.to_value, zone);

/** The changes of an entry in one line: `Email: a@x → b@x`. */
export const changesInWords = (row: AuditRow, zone: string): string =>
  changesOf(row, zone)
    .map(({ label, from, to }) => `${label}: ${from || '–'} → ${to || '–'}`)
    .join('; ');

export function AuditChanges({ row, zone }: { row: AuditRow; zone: string }) {
  const changes = changesOf(row, zone);
  if (changes.length === 0) return null;
  return (
    <section aria-label="Changes">
      <Title order={3} fz={14} mt={24} mb={8}>
        Changes
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Field</Table.Th>
            <Table.Th>Before</Table.Th>
            <Table.Th>After</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map(({ name, label, from, to }) => (
            <Table.Tr key={name}>
              <Table.Td>{label}</Table.Td>
              <Table.Td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{from || '–'}</Table.Td>
              <Table.Td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{to || '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
