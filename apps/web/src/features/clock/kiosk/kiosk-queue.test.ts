import { messages } from '@operatory/domain';
import { describe, expect, test } from 'vitest';
import { RestError } from '#data/rest.ts';
import { encryptPin } from './encrypt-pin.ts';
import {
  emptyQueue,
  failureOf,
  punchRequestOf,
  type QueuedPunch,
  withAnswer,
  withClosedKiosk,
  withoutRefusedPunch,
  withQueuedPunch,
} from './kiosk-queue.ts';

const punch = (key: string, more: Partial<QueuedPunch> = {}): QueuedPunch => ({
  key,
  sealed_pin: `pin of ${key}`,
  action: 'clock_in',
  break_type: null,
  message: null,
  at: '2026-11-26T00:00:00Z',
  photo: null,
  name: null,
  ...more,
});
const [one, two] = [punch('one'), punch('two', { action: 'clock_out', name: 'Mia' })];
const both = withQueuedPunch(withQueuedPunch(emptyQueue, one), two);

describe('a failed request', () => {
  test.each([
    ['without an answer is sent again', new RestError('', 'network'), { kind: 'later' }],
    ['to a server that is down is sent again', new RestError('', '503', undefined, 503), { kind: 'later' }],
    ['that came too often is sent later', new RestError('', 'locked', 60, 429), { kind: 'limited' }],
    [
      'whose answer says that the kiosk is closed counts as closed',
      new RestError('', 'kiosk_closed', undefined, 401),
      { kind: 'closed' },
    ],
    [
      'whose key the server has recorded already counts as recorded',
      new RestError('', 'key_reused', undefined, 409),
      { kind: 'recorded' },
    ],
    [
      'with a wrong PIN is refused',
      new RestError('Those details do not match.', 'login_failed', undefined, 401),
      { kind: 'refused', sentence: 'Those details do not match.' },
    ],
    [
      'against a rule is refused with its reason',
      new RestError('You are not on a break', 'break_not_on', undefined, 409),
      { kind: 'refused', sentence: 'You are not on a break' },
    ],
  ])('%s', (_, error, expected) => {
    expect(failureOf(error)).toEqual(expected);
  });
});

describe('the queue of punches', () => {
  test('keeps the order in which the punches were made', () => {
    expect(both.waiting).toEqual([one, two]);
  });
  test('removes a punch that the server recorded, now or in an earlier request', () => {
    expect(withAnswer(both, one, null)).toEqual({ waiting: [two], refused: [] });
    expect(withAnswer(both, one, { kind: 'recorded' })).toEqual({ waiting: [two], refused: [] });
  });
  test('keeps every punch while the server does not answer or limits the requests', () => {
    expect(withAnswer(both, one, { kind: 'later' })).toBe(both);
    expect(withAnswer(both, one, { kind: 'limited' })).toBe(both);
  });
  test('lists a refused punch without its PIN, until it is removed', () => {
    const after = withAnswer(both, two, { kind: 'refused', sentence: 'No' });
    expect(after.waiting).toEqual([one]);
    expect(after.refused).toEqual([
      { key: 'two', action: 'clock_out', at: two.at, name: 'Mia', sentence: 'No' },
    ]);
    expect(JSON.stringify(after.refused)).not.toContain('pin of');
    expect(withoutRefusedPunch(after, 'two').refused).toEqual([]);
  });
  test('lists all waiting punches as refused when the kiosk is closed', () => {
    const after = withClosedKiosk(both, messages.kiosk_closed);
    expect(after.waiting).toEqual([]);
    expect(after.refused.map(({ key }) => key)).toEqual(['one', 'two']);
    expect(withAnswer(both, one, { kind: 'closed' })).toEqual(after);
  });
  test('sends a punch with the device’s time, and without values that were not given', () => {
    expect(punchRequestOf(one)).toEqual({
      key: 'one',
      sealed_pin: 'pin of one',
      action: 'clock_in',
      at: one.at,
    });
  });
});

describe('an encrypted PIN', () => {
  test('is decrypted by the server’s key, contains a digest of its punch, and differs each time', async () => {
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    );
    const key = await crypto.subtle.exportKey('jwk', pair.publicKey);
    const made = punch('three', { message: 'By the back stairs', photo: 'data:image/jpeg;base64,AAAA' });
    const [first, second] = [await encryptPin('2468', made, key), await encryptPin('2468', made, key)];
    expect(first).not.toBe(second);
    expect(atob(first)).not.toContain('2468');
    const read = async (encrypted: string) => {
      const bytes = Uint8Array.from(atob(encrypted), (character) => character.charCodeAt(0));
      const text = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, pair.privateKey, bytes);
      return JSON.parse(new TextDecoder().decode(text));
    };
    const known = await read(first);
    // The digest that the server computes for this punch.
    const digest = 'e549242bf6b12f21975504fa49c2281ad6e619c169d6a3a3b5809fab607bebc8';
    expect(known).toEqual({ pin: '2468', punch: digest });
    expect(await read(second)).toEqual(known);
    for (const other of [
      { key: 'four' },
      { action: 'clock_out' },
      { break_type: 'REST' },
      { at: '2026-11-26T00:01:00Z' },
      { message: null },
      { photo: null },
    ] as const)
      expect(await read(await encryptPin('2468', { ...made, ...other }, key))).not.toEqual(known);
  });
});
