import { expect, test } from 'vitest';
import { type Recent, withRecent } from './recents.ts';

const task = (name: string): Recent => ({ title: name, of: 'Tasks', href: `/tasks/${name}` });

test('lists the last viewed record first, once and by its current name; keeps eight', () => {
  const seen = Array.from({ length: 9 }, (_, index) => task(String(index))).reduce<readonly Recent[]>(
    withRecent,
    [],
  );
  expect(seen.map(({ title }) => title)).toEqual(['8', '7', '6', '5', '4', '3', '2', '1']);
  const again = withRecent(seen, { ...task('5'), title: 'five' });
  expect(again.map(({ title }) => title)).toEqual(['five', '8', '7', '6', '4', '3', '2', '1']);
});
