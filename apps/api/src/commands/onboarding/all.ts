import type { Command } from '../define.ts';
import { hideOnboarding } from './hide-onboarding.ts';
import { addSampleData, removeSampleData } from './sample-data.ts';

export const onboardingCommands: readonly Command[] = [hideOnboarding, addSampleData, removeSampleData];
