import { expect, test } from 'vitest';
import { groupKey, personKey } from './chat-key.ts';
import { flagsOf, windowsFrom, withMinimised, withOpen, without } from './dock-windows.ts';

const ids = ['a', 'b', 'c', 'd'].map((each) => `0192f000-0000-7000-8000-00000000000${each}`);
const [ann, bob, cy] = ids.map(personKey) as [`u:${string}`, `u:${string}`, `u:${string}`];
const team = groupKey(ids[3] ?? '');
const keys = (windows: ReturnType<typeof withOpen>) => windows.map(({ key }) => key);

test('a fourth chat window replaces the first, opening a minimised one restores it, and closing one keeps the others', () => {
  const three = [ann, bob, cy].reduce(withOpen, []);
  expect(keys(withOpen(three, team))).toEqual([bob, cy, team]);
  expect(withOpen(withMinimised(three, bob), bob)).toEqual(three);
  expect(keys(without(three, bob))).toEqual([ann, cy]);
});

test('the flags say whether all windows of people, and all of groups, are minimised, and whether none is open', () => {
  const one = withOpen([], ann);
  expect(flagsOf(one)).toEqual({
    chat_minimized: false,
    chat_closed: false,
    group_minimized: false,
    group_closed: true,
  });
  expect(flagsOf(withMinimised(withOpen(withMinimised(one, ann), team), team))).toEqual({
    chat_minimized: true,
    chat_closed: false,
    group_minimized: true,
    group_closed: false,
  });
  expect(flagsOf([])).toMatchObject({ chat_minimized: false, chat_closed: true });
});

test('restores the stored chat windows, and ignores invalid values', () => {
  const kept = withMinimised([ann, team].reduce(withOpen, []), ann);
  expect(windowsFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(windowsFrom([{ key: 'x:1' }, null, 3])).toEqual([]);
  expect(windowsFrom('u:1')).toEqual([]);
});
