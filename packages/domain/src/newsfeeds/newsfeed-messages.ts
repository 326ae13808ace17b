export const newsfeedMessages = {
  news_was_out: 'This was published before. Publish it again instead.',
  news_not_out: 'Only published news can be pinned or unpublished',
  news_time_past: 'Choose a time in the future',
  news_is_newer: 'Someone else has changed this news. Reload it to continue.',
  news_not_published: 'This news is not published. Reload the page.',
  news_not_must_read: 'This news does not need to be confirmed. Reload the page.',
  news_read_by_all: 'Everyone has read this news',
  news_reminded: 'Readers were reminded in the last 24 hours. Try again later.',
} as const;
