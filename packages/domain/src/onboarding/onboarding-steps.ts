import type { Grant } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';

/** The first steps of a new organisation, in order. `module` is where the step is done. */
export const onboardingSteps = [
  { key: 'clinic', module: 'clinics' },
  { key: 'rooms', module: 'clinic-rooms' },
  { key: 'people', module: 'Users' },
  { key: 'task', module: 'tasks' },
  { key: 'product', module: 'clinic-im-products' },
  { key: 'roster', module: 'clinic-rosters' },
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number]['key'];

/** @returns The steps that this user may do. The client's plan may lack a step's module. */
export const onboardingStepsOf = (grants: Pick<ReadonlySet<Grant>, 'has'>): readonly OnboardingStep[] =>
  onboardingSteps.filter(({ module }) => hasGrant(grants, module, 'ADD')).map(({ key }) => key);

/** The preference by which a user hides the steps. */
export const onboardingHiddenKey = 'onboarding_hidden';
