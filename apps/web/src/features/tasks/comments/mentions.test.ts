import { describe, expect, test } from 'vitest';
import { mentionedPeople, namesTried, queryAt, segmentsOf, withMention } from './mentions.ts';

const names = ['Mia', 'Mia Tran', "Sione O'Hara"];

describe('segmentsOf', () => {
  test('marks the longest name after an @ as the mention', () => {
    expect(segmentsOf('Thanks @Mia Tran!', names)).toEqual([
      { text: 'Thanks ', mention: false },
      { text: '@Mia Tran', mention: true },
      { text: '!', mention: false },
    ]);
  });
  test('does not treat an email address or a longer word as a mention', () => {
    expect(segmentsOf('write to me@Mia or @Miaow', names)).toEqual([
      { text: 'write to me@Mia or @Miaow', mention: false },
    ]);
  });
  test('loses no character of the message', () => {
    for (const message of ['', '@', '@@Mia', '@Mia@Mia Tran', "a\n@Sione O'Hara"]) {
      expect(
        segmentsOf(message, names)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(message);
    }
  });
});

test('queryAt returns the mention being typed at the caret, or null if there is none', () => {
  expect(queryAt('Hi @mi', 6)).toEqual({ start: 3, text: 'mi' });
  expect(queryAt('Hi @Mia Tr', 10)).toEqual({ start: 3, text: 'Mia Tr' });
  expect(queryAt('a@b', 3)).toBeNull();
  expect(queryAt('@Mia said that it is', 20)).toBeNull();
});

test('withMention replaces the part of a name that was typed', () => {
  expect(withMention('Hi @mi and more', 6, 'Mia Tran')).toEqual({
    message: 'Hi @Mia Tran and more',
    caret: 13,
  });
});

test('tries the names after each @, without the punctuation that follows them', () => {
  expect(namesTried('Ask @Mia Tran, or (@Sione.) me@Lab')).toEqual(
    expect.arrayContaining(['Mia', 'Mia Tran', 'Sione']),
  );
  expect(namesTried('me@Lab').length).toBe(0);
  expect(namesTried("@Sione O'Hara!")).toContain("Sione O'Hara");
});

test('mentionedPeople returns the people whose names are mentioned', () => {
  const people = names.map((display_name) => ({ id: display_name, display_name }));
  expect(mentionedPeople('@Mia Tran and @Sione O', people).map(({ id }) => id)).toEqual(['Mia Tran']);
});
