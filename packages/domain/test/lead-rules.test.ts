import { describe, expect, test } from 'vitest';
import {
  assignLead,
  convertLead,
  type LeadStatus,
  loseLead,
  moveLead,
  openLeadStatuses,
  readsLead,
  reopenLead,
  stateOf,
} from '../src/index.ts';

const statuses: readonly LeadStatus[] = ['NEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST'];
const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? 'ok' : result.code);

describe('a lead', () => {
  test('moves forward only, while it is open', () => {
    expect(statuses.map((from) => openLeadStatuses.map((to) => codeOf(moveLead(from, to))))).toEqual([
      ['lead_moved', 'ok', 'ok'],
      ['lead_moved', 'lead_moved', 'ok'],
      ['lead_moved', 'lead_moved', 'lead_moved'],
      ['lead_converted', 'lead_converted', 'lead_converted'],
      ['lead_lost', 'lead_lost', 'lead_lost'],
    ]);
  });

  test.each([
    ['assigned', assignLead],
    ['lost', loseLead],
    ['made a client', convertLead],
  ])('can be %s only while it is open', (_, rule) => {
    expect(statuses.map((from) => codeOf(rule(from)))).toEqual([
      'ok',
      'ok',
      'ok',
      'lead_converted',
      'lead_lost',
    ]);
  });

  test('can be reopened only when it is lost', () => {
    expect(statuses.map((from) => codeOf(reopenLead(from)))).toEqual([
      'lead_open',
      'lead_open',
      'lead_open',
      'lead_converted',
      'ok',
    ]);
  });

  test('of a colleague is not visible to salespeople', () => {
    const grants = new Set(['leads:VIEW']);
    const sees = (role: string, assigned_to_user_id: string | null) =>
      readsLead({ user_id: 'me', role, grants }, { assigned_to_user_id });
    expect([
      sees('sales_executive', 'me'),
      sees('sales_executive', null),
      sees('sales_executive', 'colleague'),
      sees('super_admin', 'colleague'),
      sees('client_admin', null),
    ]).toEqual([true, true, false, true, false]);
  });
});

test.each([
  ['NSW', 'NEW_SOUTH_WALES'],
  [' vic ', 'VICTORIA'],
  ['QUEENSLAND', 'QUEENSLAND'],
  ['Mars', 'Mars'],
])('the typed state "%s" is stored as %s', (typed, state) => {
  expect(stateOf(typed)).toBe(state);
});
