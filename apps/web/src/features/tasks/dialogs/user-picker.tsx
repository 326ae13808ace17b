import { assignableUsers } from '@operatory/domain';
import { PickDialog, type PickDialogProps } from '#kit/form/pick-dialog.tsx';
import type { PersonRow } from '../data/task-row.ts';

export function UserPicker({
  clinicId,
  ...props
}: { clinicId: string | null } & Omit<PickDialogProps<PersonRow>, 'table' | 'where'>) {
  return <PickDialog table="users" where={assignableUsers(clinicId)} {...props} />;
}
