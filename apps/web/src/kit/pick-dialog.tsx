import type { RowBase } from './list-definition.ts';
import { PickAdd } from './pick-add.tsx';
import { type PickDialogProps, PlainPickDialog } from './plain-pick-dialog.tsx';

/** The same, in which what is not there yet is added, of those kinds whose resource says so. */
export const PickDialog = <Row extends RowBase>(props: PickDialogProps<Row>) => (
  <PlainPickDialog {...props} foot={(query, choose) => <PickAdd query={query} onAdded={choose} />} />
);

export type { PickDialogProps };
