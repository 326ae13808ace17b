import { readableColumns } from '#kit/definition/readable.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import type { MarkVariables } from './task-documents.ts';

/** Which requests' marks this person may ask for beside a task. */
export function useMarks(): MarkVariables {
  const can = useCan();
  return { extensions: can('task-extension-requests'), reassigns: can('task-reassign-requests') };
}

/** The same for one whole task, which may name a lab where there are any. */
export function useDetailMarks(): MarkVariables & { readonly labs: boolean } {
  return { ...useMarks(), labs: readableColumns('labs', useMe()) !== null };
}
