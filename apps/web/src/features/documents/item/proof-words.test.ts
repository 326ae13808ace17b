import { expect, test } from 'vitest';
import { expiryInWords } from './proof-words.ts';

test.each([
  ['the current version', 2, { current_version_no: 2 }, 'The due date has passed'],
  ['an older version', 1, { current_version_no: 2 }, 'Replaced by a newer version'],
  ['a version whose successor waits for approval', 1, null, 'Replaced by a newer version'],
])('an expired assignment of %s says why', (_what, versionNo, document, said) => {
  expect(expiryInWords(versionNo, document)).toContain(said);
});
