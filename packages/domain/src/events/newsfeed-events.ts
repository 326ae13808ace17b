import { isNewsfeedReader } from '../newsfeeds/newsfeed-rules.ts';
import { details, eventsAbout, type Subject } from './definition.ts';

/** Without `audience_roles`, the news is for all roles. */
export interface NewsfeedEventFacts {
  readonly title: string;
  readonly audience_roles?: readonly string[];
  readonly must_read?: boolean;
}
const event = eventsAbout<'clinic_newsfeeds', NewsfeedEventFacts>('clinic_newsfeeds');
const link = ({ entity_id }: Subject): string => `/dashboard/clinic-newsfeeds/list?record=${entity_id}`;

export const newsfeedEvents = {
  newsfeed: event({
    details: details(),
    notification: {
      label: 'News is published at my clinics',
      recipients: isNewsfeedReader,
      text: ({ title, must_read, ...subject }, { actor }) => ({
        title: `${actor} published news: ${title}`,
        ...(must_read ? { body: 'Please confirm that you have read it.' } : {}),
        link: link(subject),
      }),
    },
    email: null,
  }),
  newsfeed_reminder: event({
    details: details<{ readonly user_ids: readonly string[] }>(),
    notification: {
      label: 'I am reminded of news I have not read',
      recipients: (payload, user) =>
        payload.user_ids.includes(user.user_id) && isNewsfeedReader(payload, user),
      text: ({ title, must_read, ...subject }, { actor }) => ({
        title: `${actor} asks you to read ${title}`,
        ...(must_read ? { body: 'Please confirm that you have read it.' } : {}),
        link: link(subject),
      }),
    },
    email: null,
  }),
};
