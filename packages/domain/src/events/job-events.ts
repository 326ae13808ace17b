import { details, eventsAbout } from './definition.ts';

/** What each nightly job processes, in the words of the notification of its failure. */
export const nightJobs = {
  courses: 'courses',
  credentials: 'credentials',
  documents: 'documents',
  inductionPacks: 'induction packs',
  leave: 'leave balances',
  plans: 'plans',
  stock: 'stock',
  summaries: 'daily summaries',
} as const;
export type NightJob = keyof typeof nightJobs;

export const jobEvents = {
  job_failed: eventsAbout<'clients'>('clients')({
    details: details<{ readonly job: NightJob; readonly group: string }>(),
    notification: {
      label: 'A nightly job keeps failing for a client',
      recipients: (_payload, { roleGrants }) =>
        roleGrants.some(({ role }) => role === 'super_admin' || role === 'marketing_admin'),
      // The text names no client, because marketing admins must not see which one it is.
      text: ({ job, entity_id }) => ({
        title: `The nightly job for ${nightJobs[job]} keeps failing for a client`,
        body: 'It is tried again every minute.',
        link: `/dashboard/clients/view/${entity_id}`,
      }),
    },
    email: null,
  }),
};
