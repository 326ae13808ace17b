import type { AppContext } from '../context/context.ts';
import { eachClient } from './each-client.ts';
import { eachNight, type NightOptions } from './each-night.ts';
import { enrolStarters } from './training/enrol-starters.ts';
import { expireCompletions } from './training/expire-completions.ts';
import { runNight } from './training/night-run.ts';
import { remindLearners, warnOfExpiry } from './training/remind-learners.ts';
import { reportOverdue } from './training/report-overdue.ts';

type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;

/**
 * Expires completions and enrols people again, enrols new starters, reminds learners of due and expiring
 * courses, and reports overdue courses to managers. Running again changes nothing more. @returns the ids of
 * the clients that failed
 */
export const trainingNight = (app: App, options: NightOptions = {}): Promise<ReadonlySet<string>> =>
  eachClient(app, options, 'courses', (db, clientId, now) =>
    runNight(db, clientId, now, async (night) => {
      await expireCompletions(night);
      await enrolStarters(night);
      await remindLearners(night);
      await warnOfExpiry(night);
      await reportOverdue(night);
    }),
  );

export const watchTrainingNights = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  eachNight(app, 'courses', (options) => trainingNight(app, options));
