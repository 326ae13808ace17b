import { Button, Group, List, Text } from '@mantine/core';
import { toText } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import type { Difference } from '#kit/resource/newer.ts';
import { useClinic } from '#session/clinic.ts';
import { useNow } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import classes from './newer-version-notice.module.css';

/**
 * Says who changed the record since it was loaded, when, and what. The user can load these changes and keep
 * everything they have typed.
 */
export function NewerVersionNotice({
  table,
  id,
  at,
  differences,
  onLoad,
}: {
  table: string;
  id: string;
  /** When the record was changed by others; null if that is unknown. */
  at: string | null;
  differences: readonly Difference[];
  onLoad: () => void;
}) {
  const { zone } = useClinic();
  const who = useEditor(table, id);
  return (
    <div className={classes.notice} role="status">
      <Group justify="space-between" gap={8}>
        <Text size="sm" fw={550}>
          {who ?? 'Someone else'} edited this <Ago at={at} />. What you typed is kept.
        </Text>
        <Button size="xs" variant="default" onClick={onLoad}>
          Reload
        </Button>
      </Group>
      <List size="sm" mt={4}>
        {differences.map(({ name, label, field, before, now }) => (
          <List.Item key={name}>
            {label}: {toText(field, before, { timeZone: zone }) || 'nothing'} →{' '}
            {toText(field, now, { timeZone: zone }) || 'nothing'}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function Ago({ at }: { at: string | null }) {
  const minutes = Math.floor((useNow().getTime() - Date.parse(at ?? '')) / 60_000);
  if (Number.isNaN(minutes)) return 'just now';
  return minutes < 1 ? 'just now' : `${minutes} min ago`;
}

const line = graphql(
  `query editor($table: String!, $id: String!) {
    audit_log(where: { table_name: { _eq: $table }, row_id: { _eq: $id } }, order_by: [{ created_at: desc }, { id: desc }], limit: 1) { user_id }
  }`,
);
const name = graphql('query editorName($id: uuid!) { users(where: { id: { _eq: $id } }) { display_name } }');

/** The name of the person who changed the record last; undefined if the user may not read it. */
function useEditor(table: string, id: string): string | undefined {
  const me = useMe();
  const reads = useMemo(() => readableColumns('audit_log', me) !== null, [me]);
  const { data } = useQueryData(line, { table, id }, { pause: !reads });
  const userId = data?.audit_log[0]?.user_id;
  const found = useQueryData(name, { id: userId ?? '' }, { pause: !userId });
  return found.data?.users[0]?.display_name;
}
