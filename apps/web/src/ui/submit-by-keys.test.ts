import { expect, test, vi } from 'vitest';
import { submitByKeys } from './submit-by-keys.ts';

/** How often these keys submit a form whose button is enabled or `disabled`. */
function sent(keys: { key: string; ctrlKey?: boolean; metaKey?: boolean }, disabled = false): number {
  const requestSubmit = vi.fn();
  const currentTarget = { requestSubmit, querySelector: () => ({ disabled }) };
  submitByKeys({ ctrlKey: false, metaKey: false, ...keys, currentTarget } as never);
  return requestSubmit.mock.calls.length;
}

test('Ctrl or Command with Enter submits a form, unless its button is disabled', () => {
  expect(sent({ key: 'Enter', ctrlKey: true })).toBe(1);
  expect(sent({ key: 'Enter', metaKey: true })).toBe(1);
  expect(sent({ key: 'Enter', ctrlKey: true }, true)).toBe(0);
  expect(sent({ key: 'Enter' })).toBe(0);
  expect(sent({ key: 'a', ctrlKey: true })).toBe(0);
});
