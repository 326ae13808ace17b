import { useDebouncedValue } from '@mantine/hooks';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { personFields } from '../data/task-documents.ts';
import type { PersonRow } from '../data/task-row.ts';

const readersOf = graphql<{ users_with_action: readonly PersonRow[] }, { id: string; text: string }>(`
  query readers_of_task($id: String!, $text: String!) {
    users_with_action(module: "tasks", action: "VIEW", task_id: $id, text: $text) { ${personFields} }
  }
`);

/**
 * People who can read a task, and so can be mentioned, whose name contains the text. Queried 300 ms after the
 * last key.
 */
export function useReaders(taskId: string, text: string, pause: boolean): readonly PersonRow[] {
  const [settled] = useDebouncedValue(text, 300);
  return useQueryData(readersOf, { id: taskId, text: settled }, { pause }).data?.users_with_action ?? [];
}
