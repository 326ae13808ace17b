import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeMention, mentionedIn, partsOf, suggestedPeople, typedMention } from './mentions.ts';

const people = [
  { id: '1', name: 'Ann Lee' },
  { id: '2', name: 'Ann' },
  { id: '3', name: 'Siobhán O’Brien' },
];
const names = people.map(({ name }) => name);

test('mentions are the longest name after an @, and end where the name ends', () => {
  const marked = (text: string) =>
    partsOf(text, names)
      .map((part) => (part.isMention ? `[${part.text}]` : part.text))
      .join('');
  expect(marked('Hi @Ann Lee, and @Ann')).toBe('Hi [@Ann Lee], and [@Ann]');
  expect(marked('@Anna is somebody else')).toBe('@Anna is somebody else');
  expect(marked('@Siobhán O’Brien!')).toBe('[@Siobhán O’Brien]!');
  expect(marked('mail ann@example.com')).toBe('mail ann@example.com');
  expect(marked('')).toBe('');
});

test('collects each mentioned person once', () => {
  expect(mentionedIn('@Ann Lee @Ann Lee', people)).toEqual(['1']);
  expect(mentionedIn('@Ann and @Siobhán O’Brien', people)).toEqual(['2', '3']);
  expect(mentionedIn('Ann', people)).toEqual([]);
});

test('finds the mention that is being typed', () => {
  expect(typedMention('Hi @An', 6)).toEqual({ from: 3, name: 'An' });
  expect(typedMention('@', 1)).toEqual({ from: 0, name: '' });
  expect(typedMention('@Ann L', 6)).toEqual({ from: 0, name: 'Ann L' });
  expect(typedMention('ann@ex', 6)).toBeNull();
  expect(typedMention('@An later', 9)?.name).toBe('An later');
  expect(typedMention('@An one two three', 17)).toBeNull();
  expect(typedMention('@Ann\n', 5)).toBeNull();
});

test('offers people by any word of their name', () => {
  expect(suggestedPeople('l', people).map(({ id }) => id)).toEqual(['1']);
  expect(suggestedPeople('ann', people).map(({ id }) => id)).toEqual(['1', '2']);
  expect(suggestedPeople('', people)).toHaveLength(3);
  expect(suggestedPeople('zed', people)).toEqual([]);
});

test('completes a mention in the middle of a text', () => {
  expect(completeMention('Hi @An, come', { from: 3, name: 'An' }, { id: '1', name: 'Ann Lee' })).toEqual({
    text: 'Hi @Ann Lee , come',
    caret: 12,
  });
});

test('the parts of a text add up to the text', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.oneof(fc.constantFrom('@', ...names, ' ', 'n', '\n'), fc.string()))
        .map((all) => all.join('')),
      (text) =>
        partsOf(text, names)
          .map((part) => part.text)
          .join('') === text,
    ),
  );
});
