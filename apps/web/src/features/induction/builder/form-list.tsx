import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { formLibrary } from '#kit/masters/libraries.ts';
import { LibraryButton } from '#kit/masters/library-button.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';

/** The client's forms, with a button to copy forms from the platform's library. */
export const clientFormList = (list: ListDefinition<RecordRow>): ListDefinition<RecordRow> => ({
  ...list,
  emptyLine: 'Add a form, or take one over from Operatory’s library.',
  actions: () => (
    <>
      {list.actions?.()}
      <LibraryButton library={formLibrary} />
    </>
  ),
});
