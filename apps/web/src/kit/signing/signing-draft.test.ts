import { expect, test } from 'vitest';
import { emptySigning, signingArguments, signingProblems } from './signing-draft.ts';

const drawn = { ...emptySigning, strokes: [[[1, 2] as const]], secret: 'x', consent: true };
const typed = { ...drawn, look: 'typed' as const, typed_name: ' Mia Wong ' };

test('names each missing part of a signature', () => {
  expect(Object.keys(signingProblems(emptySigning))).toEqual(['strokes', 'secret', 'consent']);
  expect(Object.keys(signingProblems({ ...emptySigning, look: 'typed' }))).toEqual([
    'typed_name',
    'secret',
    'consent',
  ]);
  expect(signingProblems(drawn)).toEqual({});
  expect(signingProblems({ ...drawn, method: 'PIN', secret: '' }).secret).toBe('Enter your PIN.');
});

test('sends only the chosen kind of signature', () => {
  expect(signingArguments(drawn)).toMatchObject({ drawn: [[[1, 2]]], typed_name: null });
  expect(signingArguments(typed)).toMatchObject({ drawn: null, typed_name: 'Mia Wong' });
});
