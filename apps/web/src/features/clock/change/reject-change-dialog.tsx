import { rosterRejectionReasons } from '@operatory/domain';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';

/** Rejects one or several requests for other times, with a reason that the requesters read. */
export const RejectChangeDialog = ({
  onClose,
  onReject,
}: {
  onClose: () => void;
  onReject: (message: string) => Promise<void>;
}) => (
  <UpdateStatusDialog
    title="Reject change"
    message="reject this request"
    question="The times stay as they are. Choose a reason or write a comment."
    reasons={rosterRejectionReasons}
    isMessageRequired
    confirm="Reject"
    danger
    onClose={onClose}
    onSave={(message) => onReject(message ?? '')}
  />
);
