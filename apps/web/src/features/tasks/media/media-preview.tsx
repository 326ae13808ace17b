import { Table, Text } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { FileReference } from '#data/file-reference.ts';
import { FileBody } from '#files/file-body.tsx';
import { timeOf } from '../data/dates.ts';
import classes from './media-preview.module.css';

export interface ChecklistRow {
  readonly id: string;
  readonly name: string;
  readonly done: boolean;
  /** When the step was ticked, as ISO text; null if it is not. */
  readonly at: string | null;
  readonly user_name: string | null;
}
/** The media of a task: a file (video, picture or document), a page, or a checklist. */
export type TaskMedia =
  | { readonly kind: 'file'; readonly file: FileReference }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'checklist'; readonly rows: readonly ChecklistRow[] };

export function MediaPreview({ media, zone }: { media: TaskMedia; zone: string }) {
  switch (media.kind) {
    case 'file':
      return <FileBody file={media.file} />;
    case 'html':
      // The embedded page can run no scripts and cannot access the app.
      return <iframe className={classes.page} sandbox="" srcDoc={media.html} title="Task page" />;
    case 'checklist':
      return <Checklist rows={media.rows} zone={zone} />;
  }
}

function Checklist({ rows, zone }: { rows: readonly ChecklistRow[]; zone: string }) {
  return (
    // A wide table can be scrolled with the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={classes.scroll} aria-label="Checklist" tabIndex={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Sl.no</Table.Th>
            <Table.Th>Task List</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th>Time</Table.Th>
            <Table.Th>User Name</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, name, done, at, user_name }, index) => (
            <Table.Tr key={id}>
              <Table.Td className="tabular">{index + 1}</Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>
                {done ? (
                  <IconCheck size={16} role="img" aria-label="Done" />
                ) : (
                  <IconMinus size={16} role="img" aria-label="Not done" />
                )}
              </Table.Td>
              <Table.Td className="tabular">{at ? timeOf(at, zone) : ''}</Table.Td>
              <Table.Td>{user_name}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          The checklist is empty.
        </Text>
      ) : null}
    </section>
  );
}
