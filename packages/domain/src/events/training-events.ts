import { leavePeriodText } from '../leave/leave-period-text.ts';
import { hasGrant } from '../permissions/effective.ts';
import type { EnrollmentStatus } from '../training/course-progress.ts';
import { percentText } from '../training/percent-text.ts';
import { details, eventsAbout, type Subject } from './definition.ts';
import type { RecipientRule } from './recipients.ts';

/** Facts of the enrolment when the event was written. */
export interface TrainingEventFacts {
  readonly user_id: string;
  readonly user_name: string;
  readonly course_name: string;
}

const event = eventsAbout<'training_course_enrollments', TrainingEventFacts>('training_course_enrollments');
const learner: RecipientRule<TrainingEventFacts> = (payload, { user_id, roleGrants }) =>
  user_id === payload.user_id && roleGrants.some(({ grants }) => hasGrant(grants, 'my-training', 'VIEW'));
const overdueLink = '/dashboard/training-enrollments/list';
const link = ({ entity_id }: Subject): string => `/dashboard/my-training/list?record=${entity_id}`;

type EnrolledWhy = 'ENROLLED' | 'RETAKE' | 'STARTER' | 'RENEWAL';
interface Assigned {
  readonly why: EnrolledWhy;
  readonly due_date: string | null;
}
/** Old events in the outbox have no `why`. */
type WrittenAssigned = Omit<Assigned, 'why'> & Partial<Pick<Assigned, 'why'>>;
const byText = (due: string | null): string => (due ? ` by ${leavePeriodText(due, due)}` : '');
function assignedTitle(
  { why = 'ENROLLED', course_name, due_date }: WrittenAssigned & TrainingEventFacts,
  actor: string,
): string {
  const complete = due_date ? `. Complete it${byText(due_date)}` : '';
  switch (why) {
    case 'ENROLLED':
      return `${actor} enrolled you in ${course_name}${complete}`;
    case 'RETAKE':
      return `${actor} gave you another attempt at ${course_name}${complete}`;
    case 'STARTER':
      return `You are enrolled in ${course_name}${complete}`;
    case 'RENEWAL':
      return `Your completion of ${course_name} has expired. Take the course again${byText(due_date)}`;
  }
}

export interface OverdueCourse {
  readonly user_name: string;
  readonly course_name: string;
  readonly due_date: string;
}
const overdueText = ({ user_name, course_name, due_date }: OverdueCourse): string =>
  `${user_name}: ${course_name}, due ${leavePeriodText(due_date, due_date)}`;
/** Summaries list at most this many names. */
const maxNames = 10;

export const trainingEvents = {
  training_assigned: event({
    details: details<Assigned>(),
    notification: {
      label: 'I am enrolled in a course',
      recipients: learner,
      text: (payload, { actor }) => ({ title: assignedTitle(payload, actor), link: link(payload) }),
    },
    email: 'recipients',
  }),
  training_due: event({
    details: details<{ readonly due_date: string; readonly days: number }>(),
    notification: {
      label: 'A course of mine is due soon',
      recipients: learner,
      text: ({ course_name, due_date, days, ...subject }) => ({
        title: days === 0 ? `Complete ${course_name} today` : `Complete ${course_name}${byText(due_date)}`,
        link: link(subject),
      }),
    },
    email: 'recipients',
  }),
  training_expiring: event({
    details: details<{ readonly expires_on: string }>(),
    notification: {
      label: 'A completed course of mine expires soon',
      recipients: learner,
      text: ({ course_name, expires_on, ...subject }) => ({
        title: `Your completion of ${course_name} expires on ${leavePeriodText(expires_on, expires_on)}`,
        link: link(subject),
      }),
    },
    email: 'recipients',
  }),
  training_overdue: eventsAbout<'training_course_enrollments', { readonly manager_user_id: string }>(
    'training_course_enrollments',
  )({
    details: details<{ readonly courses: readonly OverdueCourse[] }>(),
    notification: {
      label: 'Courses of my team are overdue',
      recipients: ({ manager_user_id }, { user_id }) => user_id === manager_user_id,
      text: ({ courses }) => {
        const [first] = courses;
        if (courses.length === 1 && first)
          return { title: `Overdue course. ${overdueText(first)}`, link: overdueLink };
        const more = courses.length > maxNames ? [`and ${courses.length - maxNames} more`] : [];
        return {
          title: `${courses.length} courses of your team are overdue`,
          body: [...courses.slice(0, maxNames).map(overdueText), ...more].join('\n'),
          link: overdueLink,
        };
      },
    },
    email: 'recipients',
  }),
  training_marked: event({
    details: details<{
      readonly item_name: string;
      readonly percentage: string;
      readonly passed: boolean;
      /** The enrolment's status after the item was marked. */
      readonly status: EnrollmentStatus;
      readonly message: string | null;
    }>(),
    notification: {
      label: 'My course work is marked',
      recipients: learner,
      text: ({ course_name, item_name, percentage, passed, message, ...subject }, { actor }) => ({
        title: `${actor} marked ${item_name} of ${course_name}: ${percentText(percentage)} %, ${passed ? 'passed' : 'not passed'}`,
        ...(message ? { body: message.slice(0, 200) } : {}),
        link: link(subject),
      }),
    },
    email: 'recipients',
  }),
};
