import { CombinedError } from 'urql';
import { expect, test } from 'vitest';
import { errorMessage, tooMany } from './errors.ts';

const said = (code: string, message: string) =>
  new CombinedError({ graphQLErrors: [{ message, extensions: { code, path: '$' } }] });

test('says that a list is too long, and uses the caller’s message for other limits', () => {
  expect(errorMessage(said('limit-exceeded', 'more than 10000 rows: ask for fewer by limit or where'))).toBe(
    tooMany,
  );
  expect(errorMessage(said('limit-exceeded', 'the query is deeper than 12 levels'), 'Not saved')).toBe(
    'Not saved',
  );
});
