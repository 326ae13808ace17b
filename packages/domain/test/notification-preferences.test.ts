import { expect, test } from 'vitest';
import { channelsOf } from '../src/index.ts';

test('uses every channel that a notification has unless the user turned it off', () => {
  for (const preference of [undefined, null, 'x', {}, { task_request: null }, { task_request: { mail: 1 } }])
    expect(channelsOf(preference, 'task_request')).toEqual({ bell: true, mail: true, push: true });
  expect(channelsOf({}, 'task_comment')).toEqual({ bell: true, mail: false, push: true });
});

test('turns off a single channel of a single kind', () => {
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
