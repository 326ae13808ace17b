import { expect, test } from 'vitest';
import { dueProblem } from './resend-due.ts';

const today = '2026-11-26';

test.each([
  ['2026-11-25', null, true],
  ['2026-11-25', '2026-11-30', false],
  ['2026-11-26', null, false],
  [null, null, false],
])(
  'on 2026-11-26, a document due on %s that is sent again with the due date %s needs another date: %s',
  (has, chosen, needs) => expect(dueProblem(has, chosen, today) !== null).toBe(needs),
);
