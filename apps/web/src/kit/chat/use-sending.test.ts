import { expect, test } from 'vitest';
import { leftOf } from './use-sending.ts';

test('a stored message is marked as not sent, unless this page is still sending it', () => {
  const [sending, lost] = ['sending', 'lost'].map((key) => ({ key, message: key, files: [] }));
  if (!sending || !lost) throw new Error('No messages');
  expect(leftOf([sending, lost], (key) => key === 'sending')).toEqual([sending, { ...lost, isLeft: true }]);
});
