import { matches } from '@operatory/resource';
import { expect, test } from 'vitest';
import { actionForDrop, type LeadStatus, leadActions } from './lead-actions.ts';

test.each([
  ['NEW', ['Set to contacted', 'Set to qualified', 'Assign…', 'Set to lost…']],
  ['CONTACTED', ['Set to qualified', 'Assign…', 'Set to lost…']],
  ['QUALIFIED', ['Assign…', 'Set to lost…']],
  ['CONVERTED', []],
  ['LOST', ['Reopen']],
])('offers the actions that are possible for a lead that is %s', (status, labels) => {
  expect(leadActions.filter(({ when }) => matches(when, { status })).map(({ label }) => label)).toEqual(
    labels,
  );
});

const drops: readonly (readonly [LeadStatus, LeadStatus, string | null])[] = [
  ['NEW', 'CONTACTED', 'move'],
  ['NEW', 'QUALIFIED', 'move'],
  ['QUALIFIED', 'CONTACTED', null],
  ['CONTACTED', 'NEW', null],
  ['NEW', 'NEW', null],
  ['QUALIFIED', 'CONVERTED', 'convert'],
  ['CONTACTED', 'LOST', 'lose'],
  ['LOST', 'NEW', 'reopen'],
  ['LOST', 'CONVERTED', null],
  ['LOST', 'QUALIFIED', null],
  ['CONVERTED', 'NEW', null],
  ['CONVERTED', 'LOST', null],
];
test.each(drops)('a lead that is dropped from the column %s on %s has the action %s', (from, to, does) => {
  expect(actionForDrop(from, to)).toBe(does);
});
