import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { type Removal, removeRows } from './remove-rows.ts';

/**
 * Asks for confirmation and deletes one row, with an undo for some seconds. Resolves with whether the user
 * confirmed.
 */
export async function askAndRemove(
  { table, one }: { readonly table: string; readonly one: string },
  { removeMany }: { readonly removeMany: Extract<Removal, { operation: unknown }>['operation'] },
  row: Removal['rows'][number],
): Promise<boolean> {
  const sure = await confirmDialog({
    title: `Delete ${one}`,
    text: `“${row.name}” will be deleted.`,
    confirm: 'Delete',
    danger: true,
  });
  if (sure) removeRows({ table, operation: removeMany, rows: [row], words: `1 ${one}` });
  return sure;
}
