import type { RowBase } from '#kit/definition/list-definition.ts';
import { type PickDialogProps, PlainPickDialog } from '#kit/pick/plain-pick-dialog.tsx';
import { PickAdd } from './pick-add.tsx';

/** A picker in which missing rows can be added, if their resource allows it. */
export const PickDialog = <Row extends RowBase>(props: PickDialogProps<Row>) => (
  <PlainPickDialog {...props} foot={(query, choose) => <PickAdd query={query} onAdded={choose} />} />
);

export type { PickDialogProps };
