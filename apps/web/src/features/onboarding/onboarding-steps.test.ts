import { onboardingSteps, requirementOf } from '@operatory/domain';
import { expect, test } from 'vitest';
import { onboardingProgress, stepWords } from './onboarding-steps.ts';

test('each onboarding step leads to the page of its module, and the roster step to the roster screen', () => {
  for (const { key, module } of onboardingSteps) {
    const required = requirementOf(stepWords[key].to);
    // The roster screen is the page of its module group, so its URL is not the module's.
    if (key === 'roster') expect(stepWords[key].to).toBe('/dashboard/roster');
    else expect(required.kind === 'module' && required.module.name, key).toBe(module);
  }
});

test.each([
  [[], 100],
  [[false, false], 0],
  [[true, false, false], 33],
  [[true, true], 100],
])('the progress of the steps %j is %d per cent', (steps, percent) => {
  expect(onboardingProgress(steps.map((done) => ({ done })))).toBe(percent);
});
