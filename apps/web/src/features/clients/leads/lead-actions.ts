import { leadStatuses } from '@operatory/domain/website/website-choices';
import { type RowAction, reference, text } from '@operatory/resource';

export type LeadStatus = (typeof leadStatuses)[number]['value'];

/** The statuses of leads that are still being worked on, in the order of the work. */
const open: readonly LeadStatus[] = ['NEW', 'CONTACTED', 'QUALIFIED'];
export const isOpenLead = (status: string): boolean => open.some((each) => each === status);

const labelOf = (status: LeadStatus): string =>
  leadStatuses.find(({ value }) => value === status)?.label ?? status;

const moveTo = (status: LeadStatus): RowAction => ({
  command: 'move_lead',
  label: `Set to ${labelOf(status).toLowerCase()}`,
  gives: { status },
  when: { status: { _in: open.slice(0, open.indexOf(status)) } },
  needs: 'EDIT',
  done: `Lead set to ${labelOf(status).toLowerCase()}`,
});

/** The actions of a lead, except converting it to a client. */
export const leadActions: readonly RowAction[] = [
  moveTo('CONTACTED'),
  moveTo('QUALIFIED'),
  {
    command: 'assign_lead',
    label: 'Assign…',
    asks: {
      user_id: reference('users', 'user', {
        label: 'Assign to',
        required: true,
        where: { profile_status: { _neq: 'INACTIVE' } },
      }),
    },
    when: { status: { _in: open } },
    needs: 'EDIT',
    done: 'Lead assigned',
  },
  {
    command: 'lose_lead',
    label: 'Set to lost…',
    asks: { reason: text({ label: 'Reason', required: true, maxLength: 500, lines: 2 }) },
    when: { status: { _in: open } },
    needs: 'EDIT',
    done: 'Lead set to lost',
  },
  {
    command: 'reopen_lead',
    label: 'Reopen',
    when: { status: { _eq: 'LOST' } },
    needs: 'EDIT',
    done: 'Lead reopened',
  },
];

/**
 * The action for a lead that is dropped on the column of another status; null if it cannot be moved there.
 */
export function actionForDrop(
  from: LeadStatus,
  to: LeadStatus,
): 'move' | 'lose' | 'reopen' | 'convert' | null {
  if (from === to || from === 'CONVERTED') return null;
  if (from === 'LOST') return to === 'NEW' ? 'reopen' : null;
  if (to === 'LOST') return 'lose';
  if (to === 'CONVERTED') return 'convert';
  return open.indexOf(to) > open.indexOf(from) ? 'move' : null;
}
