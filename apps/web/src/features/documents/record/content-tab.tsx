import { Paper, Stack, Text, Title } from '@mantine/core';
import { approvalStatuses, selectedUserTypes } from '@operatory/domain/documents/document-choices';
import classes from '#kit/cells/facts.module.css';
import { Pill } from '#ui/pill.tsx';
import { VersionContent } from '../content/version-content.tsx';
import type { ClientDocument } from './document-query.ts';
import own from './record.module.css';

export function ContentTab({ document }: { document: ClientDocument }) {
  const approvers = document.client_document_approvers;
  const rejection = approvers.find(({ status }) => status === 'REJECTED');
  const audience = selectedUserTypes.find(({ value }) => value === document.selected_user_type)?.label;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Category', document.category?.name],
    ['People have to', whatToDo(document)],
    ['For', [audience, document.for_new_starters ? 'new starters' : ''].filter(Boolean).join(', ')],
    ['Due', document.due_date],
    ['Created by', document.created_by_user?.display_name],
    ['Approved by', document.approved_by_user?.display_name],
  ];
  return (
    <div className={own.frame}>
      <VersionContent content={document} mayDownload />
      <Stack gap={16}>
        <Paper p={16}>
          <dl className={`${classes.facts} ${own.facts}`}>
            {facts.map(([label, value]) =>
              value ? (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </Paper>
        {approvers.length > 0 ? (
          <Paper p={16} component="section" aria-label="Approvers">
            <Title order={3} fz={14} mb={8}>
              Approvers
            </Title>
            <Stack gap={8}>
              {approvers.map(({ id, user, status }) => {
                const look = approvalStatuses.find(({ value }) => value === status);
                return (
                  <Text key={id} size="sm">
                    {user?.display_name ?? 'Unknown'} <Pill hue={look?.colour ?? 'gray'}>{look?.label}</Pill>
                  </Text>
                );
              })}
              {rejection?.reason ? <Text size="sm">“{rejection.reason}”</Text> : null}
            </Stack>
          </Paper>
        ) : null}
      </Stack>
    </div>
  );
}

function whatToDo(document: ClientDocument): string {
  const steps = [
    document.is_download_and_upload_file ? 'fill in and upload a file' : '',
    document.is_signature_required ? 'sign' : '',
    document.is_witness_signature_required ? 'have a witness sign' : '',
    document.is_admin_signature_required ? 'have an admin sign' : '',
  ].filter(Boolean);
  const words = steps.length === 0 ? 'read it' : steps.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
