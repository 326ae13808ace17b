import { readableColumns } from '#kit/definition/readable.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import type { MarkVariables } from './task-documents.ts';

export function useMarks(): MarkVariables {
  const can = useCan();
  return { extensions: can('task-extension-requests'), reassigns: can('task-reassign-requests') };
}

/** The variables for the details of one task, which include its lab if the user can read labs. */
export function useDetailMarks(): MarkVariables & { readonly labs: boolean } {
  return { ...useMarks(), labs: readableColumns('labs', useMe()) !== null };
}
