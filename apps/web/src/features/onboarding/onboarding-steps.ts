import type { OnboardingStep } from '@operatory/domain';

interface StepWords {
  readonly title: string;
  readonly why: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

export const stepWords: Readonly<Record<OnboardingStep, StepWords>> = {
  clinic: {
    title: 'Add your clinic',
    why: 'Rosters, tasks and stock belong to a clinic.',
    to: '/dashboard/clinics/add',
  },
  rooms: {
    title: 'Add rooms',
    why: 'Tasks and shifts can then name a room.',
    to: '/dashboard/clinic-rooms/list',
    search: { form: 'add' },
  },
  people: {
    title: 'Invite your team',
    why: 'One by one, or many at once from a file.',
    to: '/dashboard/users/list',
  },
  task: {
    title: 'Add a first task',
    why: 'See how it reaches the person that it is for.',
    to: '/dashboard/tasks/add',
  },
  product: {
    title: 'Add a product',
    why: 'Know what is in stock, and when to order.',
    to: '/dashboard/clinic-im-products/add',
  },
  roster: {
    title: 'Plan a first roster',
    why: 'Publish it, and everyone sees their shifts.',
    to: '/dashboard/roster',
  },
};

/** The percentage of steps that are done, rounded. */
export const onboardingProgress = (steps: readonly { readonly done: boolean }[]): number =>
  steps.length === 0 ? 100 : Math.round((steps.filter(({ done }) => done).length / steps.length) * 100);
