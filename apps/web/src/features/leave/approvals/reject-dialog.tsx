import { leaveRejectionReasons } from '@operatory/domain';
import { leaveRejection, UpdateStatusDialog } from '#ui/update-status-dialog.tsx';

/** Rejects one or several requests, with a reason that the requesters read. */
export const RejectDialog = ({
  onClose,
  onReject,
}: {
  onClose: () => void;
  onReject: (message: string) => Promise<void>;
}) => (
  <UpdateStatusDialog
    title="Reject leave"
    message="reject the leave request"
    question={leaveRejection}
    reasons={leaveRejectionReasons}
    isMessageRequired
    confirm="Reject"
    danger
    onClose={onClose}
    onSave={(message) => onReject(message ?? '')}
  />
);
