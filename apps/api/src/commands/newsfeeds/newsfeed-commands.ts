import { acknowledgeNewsfeed, markNewsfeedRead, remindNewsfeedReaders } from './newsfeed-readers.ts';
import { pinNewsfeed, publishNewsfeed, scheduleNewsfeed, unpublishNewsfeed } from './newsfeed-status.ts';

export const newsfeedCommands = [
  scheduleNewsfeed,
  publishNewsfeed,
  unpublishNewsfeed,
  pinNewsfeed,
  markNewsfeedRead,
  acknowledgeNewsfeed,
  remindNewsfeedReaders,
];
