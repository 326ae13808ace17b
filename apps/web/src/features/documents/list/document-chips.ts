import { and, type BoolExp, eq } from '@operatory/resource';
import type { ListChip } from '#kit/definition/list-definition.ts';

/** The documents that need this user's approval. */
export const toApprove = (userId: string): BoolExp =>
  and(eq('status', 'PENDING'), {
    client_document_approvers: and(eq('user_id', userId), eq('status', 'PENDING')),
  });

const byStatus = (key: string, label: string, dot: string): ListChip => ({
  key,
  label,
  dot,
  needs: 'status',
  where: eq('status', key.toUpperCase()),
});

export const documentChips = (userId: string): readonly ListChip[] => [
  { key: 'all', label: 'All', where: {} },
  {
    key: 'to-approve',
    label: 'To approve',
    dot: 'orange',
    where: toApprove(userId),
    nothing: 'No documents wait for your approval',
  },
  byStatus('pending', 'Pending', 'orange'),
  byStatus('approved', 'Approved', 'green'),
  byStatus('rejected', 'Rejected', 'red'),
  byStatus('cancelled', 'Cancelled', 'gray'),
];
