import { describe, expect, test } from 'vitest';
import { changeFieldsOf, initialChange, requestedTimes, type ShiftToChange } from './change-fields.ts';

const worked: ShiftToChange = {
  id: '1',
  clinic_name: 'Cottesloe',
  zone: 'Australia/Perth',
  clinic_roster_date: '2026-11-26',
  start_time: '09:00:00',
  end_time: '17:00:00',
  starts_at: '2026-11-26T01:00:00Z',
  clocked_in_at: '2026-11-26T00:57:30Z',
  clocked_out_at: null,
};
const missed = { ...worked, clocked_in_at: null };
const [before, after] = [new Date('2026-11-26T00:30:00Z'), new Date('2026-11-26T10:00:00Z')];

describe('the dialog to change the times', () => {
  test.each([
    ['of a shift that was worked asks for clock times', worked, after, 'worked', ['came', 'left', 'message']],
    [
      'of a past shift that nobody clocked in to also asks which times to change',
      missed,
      after,
      'worked',
      ['kind', 'came', 'left', 'message'],
    ],
    ['of a future shift asks for planned times', missed, before, 'planned', ['start', 'end', 'message']],
  ] as const)('%s', (_, shift, now, kind, names) => {
    const begins = initialChange(shift, now);
    expect(begins.kind).toBe(kind);
    expect(changeFieldsOf(shift, now)(begins).map(({ name }) => name)).toEqual(names);
  });
  test('begins with the planned and the recorded times in the zone of the clinic', () => {
    expect(initialChange(worked, after)).toMatchObject({
      start: '09:00',
      end: '17:00',
      came: '08:57',
      left: '',
    });
  });
});

describe('a shift request', () => {
  test('contains only the times that differ', () => {
    expect(requestedTimes(worked, 'worked', { came: '08:57', left: '17:20' })).toEqual({
      new_start_time: null,
      new_end_time: null,
      new_clocked_in_at: null,
      new_clocked_out_at: '2026-11-26T09:20:00.000Z',
    });
    expect(requestedTimes(missed, 'planned', { start: '09:30', end: '17:00' })).toEqual({
      new_start_time: '09:30',
      new_end_time: null,
      new_clocked_in_at: null,
      new_clocked_out_at: null,
    });
  });
  test('is not made when no time differs', () => {
    expect(requestedTimes(worked, 'worked', { came: '08:57', left: '' })).toBeNull();
    expect(requestedTimes(missed, 'planned', { start: '09:00', end: '17:00' })).toBeNull();
  });
});
