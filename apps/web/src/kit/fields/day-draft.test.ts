import { expect, test } from 'vitest';
import { dayToReport, dayWithin, settledDraft, shownText, valueOfText } from './day-draft.ts';

/** Types a text key by key. Returns the last value, and the text that the input shows after each key. */
function typed(text: string, from = '') {
  let value = from;
  const shown = [...text].map((_, index) => {
    const draft = {
      text: text.slice(0, index + 1),
      before: value,
      reported: valueOfText(text.slice(0, index + 1)),
    };
    value = draft.reported;
    return shownText(draft, value);
  });
  return { value, shown };
}

test.each([
  ['3/4/2027', '2027-04-03'],
  ['30/11/2026', '2026-11-30'],
  ['251126', '2026-11-25'],
  ['25 Nov 2026', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
])('the date %s typed key by key stays as typed and is read as %s', (text, day) => {
  const { value, shown } = typed(text, '2026-01-01');
  expect(value).toBe(day);
  expect(shown).toEqual([...text].map((_, index) => text.slice(0, index + 1)));
});

test('shows a valid date in the usual format when the input loses focus, and keeps invalid text', () => {
  const read = { text: '3/4/2027', before: '', reported: '2027-04-03' };
  expect(settledDraft(read, '2027-04-03')).toBeNull();
  const unread = { text: '31/2/2027', before: '', reported: '31/2/2027' };
  expect(shownText(settledDraft(unread, '31/2/2027'), '31/2/2027')).toBe('31/2/2027');
  // In a filter, an incomplete text does not change the date.
  expect(shownText(settledDraft({ ...unread, before: '2027-01-01' }, '2027-01-01'), '2027-01-01')).toBe(
    '31/2/2027',
  );
});

test('a value set from outside replaces what was typed', () => {
  expect(shownText({ text: '3/4', before: '2027-01-01', reported: '3/4' }, '2027-02-02')).toBe('2027-02-02');
});

test('reports days within the bounds to a filter, with a whole year or once the input loses focus', () => {
  const going = { left: false, clearable: true };
  const left = { left: true, clearable: true };
  expect(
    ['3/4', '3/4/20', '3/4/202', '3/4/2027', '251126'].map((text) => dayToReport(text, {}, going)),
  ).toEqual([undefined, undefined, undefined, '2027-04-03', undefined]);
  expect(dayToReport('251126', {}, left)).toBe('2026-11-25');
  expect(dayToReport('3/4/2027', { to: '2027-04-02' }, left)).toBeUndefined();
  expect(dayToReport(' ', {}, going)).toBe('');
  expect(dayToReport('', {}, { left: true, clearable: false })).toBeUndefined();
});

test('the calendar opens at a date that can be chosen', () => {
  const bounds = { from: '2026-11-25', to: '2026-12-01' };
  expect(['2020-02-01', '2026-11-30', '2030-01-01'].map((day) => dayWithin(day, bounds))).toEqual([
    '2026-11-25',
    '2026-11-30',
    '2026-12-01',
  ]);
});
