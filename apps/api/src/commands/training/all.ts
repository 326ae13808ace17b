import type { Command } from '../define.ts';
import { cancelEnrollment, grantRetake } from './change-enrollment.ts';
import { enrolSelf, enrolUsers } from './enrol.ts';
import { keepMediaPosition } from './keep-media-position.ts';
import { markTrainingSubmission } from './mark-submission.ts';
import { startTrainingItem, submitTrainingItem } from './take-item.ts';

export const trainingCommands: readonly Command[] = [
  enrolUsers,
  enrolSelf,
  cancelEnrollment,
  grantRetake,
  startTrainingItem,
  submitTrainingItem,
  markTrainingSubmission,
  keepMediaPosition,
];
