import { Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { assignmentStatuses, signers } from '@operatory/domain/documents/document-choices';
import { dateTime, toText } from '@operatory/resource';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { useRefetchOnChange } from '#data/use-refetch-on-change.ts';
import { DuePill } from '#kit/assignments/due-pill.tsx';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { useZone } from '#session/record-zone.tsx';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Pill } from '#ui/pill.tsx';
import { nudgeAssignees } from '../document-commands.ts';
import { remindersInWords } from '../document-words.ts';
import { paths } from '../paths.ts';
import type { ClientDocument } from './document-query.ts';
import { ResendDialog, type ResentAssignment } from './resend-dialog.tsx';

const progress = graphql(`
  query documentProgress($id: uuid!) {
    document_progress(id: $id) {
      people {
        user_id display_name clinics status due_date is_overdue viewed_at completed_at assignment_id next_signer
      }
    }
  }
`);
const at = dateTime();
const closed = ['DECLINED', 'EXPIRED'];

/**
 * The assignees of a document with their progress. People who are not done can be reminded, or be sent the
 * document again.
 */
export function PeopleTab({ document }: { document: ClientDocument }) {
  const zone = useZone();
  const [view, setView] = useState<'all' | 'open'>('all');
  const [resending, setResending] = useState<ResentAssignment | null>(null);
  const { data, error, refetch } = useQueryData(progress, { id: document.id });
  const [nudge, nudging] = useCommand(nudgeAssignees, {
    success: ({ nudge_assignees }) =>
      remindersInWords(
        nudge_assignees?.nudged ?? 0,
        (data?.document_progress?.people ?? []).map(({ next_signer }) => next_signer),
      ),
  });
  // Reads the assignees again when the live document shows a change.
  const { version, assigned_count, completed_count } = document;
  useRefetchOnChange([version, assigned_count, completed_count], refetch);
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={160} />;
  const people = data.document_progress?.people ?? [];
  if (people.length === 0) return <NothingYet line="Nobody has this document yet." />;
  const open = people.filter(({ status }) => status !== 'COMPLETED');
  const shown = view === 'open' ? open : people;
  return (
    <Stack gap={12}>
      <Group justify="space-between">
        <SegmentedControl
          aria-label="Show"
          data={[
            { value: 'all', label: `Everyone (${people.length})` },
            { value: 'open', label: `Not done (${open.length})` },
          ]}
          value={view}
          onChange={(next) => setView(next === 'open' ? 'open' : 'all')}
        />
        {open.some(({ status }) => !closed.includes(status)) ? (
          <Button
            variant="default"
            leftSection={<IconBell size={16} />}
            loading={nudging}
            onClick={() => void nudge({ id: document.id })}
          >
            Remind those who haven’t finished
          </Button>
        ) : null}
      </Group>
      {shown.length === 0 ? (
        <Text size="sm">Everyone is done.</Text>
      ) : (
        <RelatedTable
          label="People"
          heads={['Name', 'Clinics', 'Status', 'Next', 'Due', 'Opened', 'Completed', '']}
          rows={shown.map((person) => {
            const status = assignmentStatuses.find(({ value }) => value === person.status);
            const moment = (value: string | null) => (value ? toText(at, value, { timeZone: zone }) : '–');
            return {
              id: person.assignment_id,
              cells: [
                <Link key="name" to={paths.item(person.assignment_id)}>
                  {person.display_name}
                </Link>,
                person.clinics.join(', '),
                <Pill key="status" hue={status?.colour ?? 'gray'}>
                  {status?.label ?? person.status}
                </Pill>,
                signers.find(({ value }) => value === person.next_signer)?.label ?? '–',
                person.next_signer ? <DuePill key="due" until={person.due_date} /> : (person.due_date ?? '–'),
                moment(person.viewed_at),
                moment(person.completed_at),
                closed.includes(person.status) ? (
                  <Button
                    key="resend"
                    size="xs"
                    variant="default"
                    aria-label={`Send again to ${person.display_name}`}
                    onClick={() => setResending(person)}
                  >
                    Send again
                  </Button>
                ) : null,
              ],
            };
          })}
        />
      )}
      {resending ? (
        <ResendDialog
          assignment={resending}
          onClose={(sent) => {
            setResending(null);
            if (sent) refetch();
          }}
        />
      ) : null}
    </Stack>
  );
}
