import { expect, test } from 'vitest';
import { leftOutGroups } from './left-out.ts';

test('lists what was left out for each person, by reason', () => {
  const of = (user_name: string, item_name: string, reason: string) => ({ user_name, item_name, reason });
  expect(
    leftOutGroups([
      of('Wei', 'Radiation', 'other_clinic'),
      of('Wei', 'Handbook', 'no_inbox'),
      of('Ada', 'Radiation', 'other_clinic'),
      of('Ada', 'Odd', 'unheard_of'),
    ]),
  ).toEqual([
    { reason: 'For a clinic where they do not work', lines: ['Wei: Radiation', 'Ada: Radiation'] },
    { reason: 'They have no document Inbox', lines: ['Wei: Handbook'] },
    { reason: 'Left out', lines: ['Ada: Odd'] },
  ]);
});
