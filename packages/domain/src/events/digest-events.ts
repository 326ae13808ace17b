import { details, eventsAbout } from './definition.ts';
import type { PreparedMail } from './prepared-mail.ts';

export const digestEvents = {
  /** One event for each user and day, which also records that the day's summary was sent. */
  daily_digest: eventsAbout('users')({
    details: details<{
      readonly user_id: string;
      /** `yyyy-mm-dd` in the organisation's time zone. */
      readonly day: string;
      readonly mails: readonly PreparedMail[];
    }>(),
    notification: null,
    email: 'prepared',
  }),
};
