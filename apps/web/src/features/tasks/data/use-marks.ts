import { useCan } from '#session/permissions.ts';
import type { MarkVariables } from './task-documents.ts';

/** Which requests' marks this person may ask for beside a task. */
export function useMarks(): MarkVariables {
  const can = useCan();
  return { extensions: can('task-extension-requests'), reassigns: can('task-reassign-requests') };
}
