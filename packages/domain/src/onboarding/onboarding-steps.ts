import type { Grant } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';

/** The first steps of a new organisation, in their order, and the module in which each one is done. */
export const onboardingSteps = [
  { key: 'clinic', module: 'clinics' },
  { key: 'rooms', module: 'clinic-rooms' },
  { key: 'people', module: 'Users' },
  { key: 'task', module: 'tasks' },
  { key: 'product', module: 'clinic-im-products' },
  { key: 'roster', module: 'clinic-rosters' },
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number]['key'];

/** The steps that this person can do: the plan may lack a module. */
export const onboardingStepsOf = (grants: Pick<ReadonlySet<Grant>, 'has'>): readonly OnboardingStep[] =>
  onboardingSteps.filter(({ module }) => hasGrant(grants, module, 'ADD')).map(({ key }) => key);

/** The key of a person's preference to hide the steps. */
export const onboardingHiddenKey = 'onboarding_hidden';
