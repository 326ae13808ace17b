import { expect, test } from 'vitest';
import { channelsOf } from '../src/index.ts';

test('what nobody turned off is heard of by every channel that it has', () => {
  for (const preference of [undefined, null, 'x', {}, { task_request: null }, { task_request: { mail: 1 } }])
    expect(channelsOf(preference, 'task_request')).toEqual({ bell: true, mail: true });
  expect(channelsOf({}, 'task_comment')).toEqual({ bell: true, mail: false });
});

test('one channel of one kind is turned off by itself', () => {
  const preference = { task_request: { mail: false }, task_comment: { bell: false, mail: true } };
  expect(channelsOf(preference, 'task_request')).toEqual({ bell: true, mail: false });
  expect(channelsOf(preference, 'task_decided')).toEqual({ bell: true, mail: true });
  // What is never mailed is not mailed by wish.
  expect(channelsOf(preference, 'task_comment')).toEqual({ bell: false, mail: false });
});
