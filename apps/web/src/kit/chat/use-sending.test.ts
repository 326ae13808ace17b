import { expect, test } from 'vitest';
import { leftOf } from './use-sending.ts';

test('a message that this page is still sending is not left behind, any other kept one is', () => {
  const [sending, lost] = ['sending', 'lost'].map((key) => ({ key, message: key, files: [] }));
  if (!sending || !lost) throw new Error('No messages');
  expect(leftOf([sending, lost], (key) => key === 'sending')).toEqual([sending, { ...lost, isLeft: true }]);
});
