import { readableColumns } from '#kit/definition/readable.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import type { MarkVariables } from './task-documents.ts';

/** The requests' marks that this user may read with a task. */
export function useMarks(): MarkVariables {
  const can = useCan();
  return { extensions: can('task-extension-requests'), reassigns: can('task-reassign-requests') };
}

/** Like `useMarks`, for the details of one task, which include its lab when the user can read labs. */
export function useDetailMarks(): MarkVariables & { readonly labs: boolean } {
  return { ...useMarks(), labs: readableColumns('labs', useMe()) !== null };
}
