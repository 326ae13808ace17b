import { expect, test } from 'vitest';
import { channelsOf } from '../src/index.ts';

test('uses every channel that a notification has if the user has no valid setting for it', () => {
  for (const preference of [undefined, null, 'x', {}, { task_request: null }, { task_request: { mail: 1 } }])
    expect(channelsOf(preference, 'task_request')).toEqual({ bell: true, mail: true, push: true });
  expect(channelsOf({}, 'task_comment')).toEqual({ bell: true, mail: false, push: true });
});

test('a setting turns off one channel of one notification, and does not turn on email where there is none', () => {
  const preference = {
    task_request: { mail: false },
    task_comment: { bell: false, mail: true },
    task_status: { push: false },
  };
  expect(channelsOf(preference, 'task_request')).toEqual({ bell: true, mail: false, push: true });
  expect(channelsOf(preference, 'task_decided')).toEqual({ bell: true, mail: true, push: true });
  // Notifications for which there is no email are not emailed, whatever the user has set.
  expect(channelsOf(preference, 'task_comment')).toEqual({ bell: false, mail: false, push: true });
  expect(channelsOf(preference, 'task_status')).toEqual({ bell: true, mail: false, push: false });
});
