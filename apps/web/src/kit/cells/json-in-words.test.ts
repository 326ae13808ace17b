import { expect, test } from 'vitest';
import { jsonInWords } from './json-in-words.ts';

test('shows a stored value or list in words, and an object within it as JSON', () => {
  expect(jsonInWords({ status: 'PENDING_REVIEW', due_date: '2026-11-22', paid: true, note: null })).toBe(
    'Status: Pending review, Due date: 2026-11-22, Paid: Yes, Note: –',
  );
  expect(jsonInWords(['MONDAY', 'FRIDAY'])).toBe('Monday, Friday');
  expect(jsonInWords('PO-17')).toBe('PO-17');
  expect(jsonInWords({ days: { monday: true } })).toBe('Days: {"monday":true}');
});
