import { EditLeaveDialog } from './edit-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';

/** The dialog that the URL of a list asks for: a new request, or the one with that id. */
export const LeaveForm = ({
  form,
  forOthers = false,
  onClose,
}: {
  form: string;
  forOthers?: boolean;
  onClose: (added?: string) => void;
}) =>
  form === 'add' ? (
    <RequestDialog forOthers={forOthers} onClose={onClose} />
  ) : (
    <EditLeaveDialog id={form} onClose={onClose} />
  );
