import { leavePeriodText } from '../leave/leave-period-text.ts';
import { details, eventsAbout } from './definition.ts';

export interface PackEventFacts {
  readonly user_id: string;
  readonly user_name: string;
  readonly pack_name: string;
  readonly due_date: string | null;
}

export const inductionEvents = {
  induction_pack_given: eventsAbout<'induction_pack_assignments', PackEventFacts>(
    'induction_pack_assignments',
  )({
    details: details(),
    notification: {
      label: 'I am given an induction pack',
      recipients: (payload, { user_id }) => user_id === payload.user_id,
      text: ({ pack_name, due_date }) => ({
        title: `Your induction pack ${pack_name} is ready${
          due_date ? `. Complete it by ${leavePeriodText(due_date, due_date)}` : ''
        }`,
        link: '/dashboard/my-training/induction',
      }),
    },
    email: 'recipients',
  }),
};
