import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChatGroupFacts,
  type ChatViewer,
  chatPair,
  effectiveGrants,
  type Grantee,
  isReachable,
  markAt,
  mayAddGroup,
  mayDeleteChatMessage,
  mayEditChatMessage,
  mayManageGroup,
  maySend,
  mayWriteTo,
  mentionsOf,
  messageLine,
  messageTypeOf,
  nextMaker,
  peopleToAdd,
  type Role,
  roleDefaultRows,
} from '../src/index.ts';

const grantsOf = (role: Role, off: readonly string[] = []) =>
  effectiveGrants({
    role,
    roleAccess: roleDefaultRows([role]),
    userAccess: off.map((module) => ({
      module,
      default_actions: [],
      default_disabled_actions: ['VIEW', 'ADD'],
    })),
    packageId: 3,
  });
const viewer = (role: Role, clinic_ids: readonly string[], off: readonly string[] = []): ChatViewer => ({
  user_id: 'me',
  role,
  grants: grantsOf(role, off),
  clinic_ids,
});
const other = (role: Role, clinic_ids: readonly string[] | null, off: readonly string[] = []): Grantee => ({
  user_id: 'other',
  roleGrants: [{ role, grants: grantsOf(role, off), clinic_ids }],
});
const nurse = viewer('client_employee', ['here']);
const said = (result: { readonly ok: boolean; readonly code?: string }) =>
  result.ok ? 'yes' : (result.code ?? 'no');

describe('writing to a person', () => {
  test.each([
    ['of the same clinic is sent', nurse, 'other', other('client_employee', ['here', 'there']), 'yes'],
    ['of another clinic is refused', nurse, 'other', other('client_employee', ['there']), 'chat_unreachable'],
    ['who is a client_admin is sent', nurse, 'other', other('client_admin', null), 'yes'],
    [
      'of another clinic is sent if the writer is a client_admin',
      viewer('client_admin', ['here']),
      'other',
      other('client_employee', ['there']),
      'yes',
    ],
    [
      'who has no access to chats is refused',
      nurse,
      'other',
      other('client_employee', ['here'], ['clinic-chats']),
      'chat_unreachable',
    ],
    ['who is blocked or does not exist is refused', nurse, 'other', undefined, 'chat_unreachable'],
    [
      'who is oneself is refused',
      nurse,
      'me',
      { ...other('client_employee', ['here']), user_id: 'me' },
      'chat_self',
    ],
    [
      'is refused if the writer has no access to chats',
      viewer('client_employee', ['here'], ['clinic-chats']),
      'other',
      other('client_employee', ['here']),
      'no_permission',
    ],
  ] as const)('a message to a person %s', (_, me, id, person, expected) => {
    expect(said(mayWriteTo(me, id, person))).toBe(expected);
  });
  test('needs that person’s access to chats, but not to group chats', () => {
    const person = other('client_employee', ['here'], ['clinic-chat-groups']);
    expect([isReachable(nurse, person), isReachable(nurse, person, 'clinic-chat-groups')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a message', () => {
  test.each([
    ['Hello', 0, 'yes'],
    ['', 0, 'order_message_required'],
    ['', 5, 'yes'],
    ['Hello', 6, 'order_message_files'],
  ] as const)('%j with %i files can be sent: %s', (message, files, expected) => {
    expect(said(maySend(message, files))).toBe(expected);
  });
  const mine = { author_id: 'me', message_type: 'TEXT', is_deleted: false };
  test.each([
    ['that is one’s own text can be edited and deleted', mine, 'Better', 'yes', 'yes'],
    [
      'of another person can be neither edited nor deleted',
      { ...mine, author_id: 'other' },
      'Better',
      'no_permission',
      'no_permission',
    ],
    [
      'with files can be deleted, but not edited',
      { ...mine, message_type: 'FILE' },
      'Better',
      'order_message_only_text',
      'yes',
    ],
    ['can be deleted, but not edited to an empty text', mine, '', 'order_message_required', 'yes'],
    [
      'that is deleted can be neither edited nor deleted again',
      { ...mine, is_deleted: true },
      'Better',
      'order_message_gone',
      'order_message_gone',
    ],
  ] as const)('%s', (_, message, text, edited, deleted) => {
    expect([
      said(mayEditChatMessage(message, 'me', text)),
      said(mayDeleteChatMessage(message, 'me')),
    ]).toEqual([edited, deleted]);
  });
  test('mentions members, each once, and not its author', () => {
    const members = new Set(['me', 'one', 'two']);
    expect(mentionsOf(['two', 'stranger', 'me', 'two', 'one'], members, 'me')).toEqual(['two', 'one']);
  });
  test('is of the type FILE with files, and is shown as their number if it has no text', () => {
    expect(messageTypeOf([])).toBe('TEXT');
    expect(messageTypeOf([{ file_type: 'IMAGE' }, { file_type: 'PDF' }])).toBe('FILE');
    expect([messageLine('Hi', 1), messageLine('', 1), messageLine('', 3)]).toEqual([
      'Hi',
      'A file',
      '3 files',
    ]);
  });
});

describe('a group', () => {
  const at = (clinic_id: string | null, created_by_user_id = 'other'): ChatGroupFacts => ({
    clinic_id,
    created_by_user_id,
  });
  test.each([
    ['can be managed by its maker', nurse, at('there', 'me'), 'yes'],
    ['cannot be managed by an employee who did not make it', nurse, at('here'), 'no_permission'],
    ['can be managed by the clinic’s admin', viewer('clinic_admin', ['here']), at('here'), 'yes'],
    [
      'cannot be managed by an admin of another clinic',
      viewer('clinic_admin', ['there']),
      at('here'),
      'no_permission',
    ],
    [
      'of the whole client cannot be managed by a clinic’s admin',
      viewer('clinic_admin', ['there']),
      at(null),
      'no_permission',
    ],
    [
      'of the whole client can be managed by a clinic’s admin who made it',
      viewer('clinic_admin', ['there']),
      at(null, 'me'),
      'yes',
    ],
    ['can be managed by the client’s admin', viewer('client_admin', []), at('here'), 'yes'],
    [
      'cannot be managed by an admin without access to Group chat',
      viewer('client_admin', [], ['clinic-chat-groups']),
      at('here'),
      'no_permission',
    ],
  ] as const)('%s', (_, me, group, expected) => {
    expect(said(mayManageGroup(group, me))).toBe(expected);
  });
  test.each([
    [viewer('clinic_admin', ['here']), 'here', 'yes'],
    [viewer('clinic_admin', ['here']), 'there', 'chat_clinic_not_yours'],
    [viewer('clinic_admin', ['here']), null, 'chat_clinic_not_yours'],
    [viewer('client_admin', ['here']), null, 'yes'],
    [nurse, 'here', 'no_permission'],
  ] as const)(
    'can be added by a clinic’s admin at that clinic, and by a client admin without a clinic: row %#',
    (me, clinic, expected) => {
      expect(said(mayAddGroup(me, clinic))).toBe(expected);
    },
  );
  test('takes only people who are not members yet and can see groups, up to its limit', () => {
    const members = new Set(['one', 'two']);
    const may = (id: string) => id !== 'barred';
    expect(peopleToAdd(['one', 'three', 'three'], members, may)).toEqual({ ok: true, value: ['three'] });
    expect(said(peopleToAdd(['one', 'two'], members, may))).toBe('user_already_there');
    expect(said(peopleToAdd(['three', 'barred'], members, may))).toBe('chat_group_lacks_view');
    const many = Array.from({ length: 499 }, (_, index) => `n${index}`);
    expect(said(peopleToAdd(many, members, may))).toBe('chat_group_full');
  });
  test('passes to the first member who can see groups, otherwise to the first member, if there is any', () => {
    const people = new Map([
      ['one', other('client_employee', ['here'])],
      ['two', other('client_employee', ['here'])],
      ['unable', other('client_employee', ['here'], ['clinic-chat-groups'])],
    ]);
    expect(nextMaker(['one', 'two'], people)).toBe('one');
    expect(nextMaker(['blocked', 'unable', 'two'], people)).toBe('two');
    expect(nextMaker(['blocked'], people)).toBe('blocked');
    expect(nextMaker([], people)).toBeNull();
  });
});

test('a read mark never moves back and never beyond the newest message', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (asked, one, two) => {
      const [before, last] = [Math.min(one, two), Math.max(one, two)];
      const mark = markAt(asked, before, last);
      expect(mark).toBeGreaterThanOrEqual(before);
      expect(mark).toBeLessThanOrEqual(last);
      if (asked >= before && asked <= last) expect(mark).toBe(asked);
    }),
  );
});
test('two people have the same conversation, whichever of them begins it', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other_) => {
      expect(chatPair(one, other_)).toEqual(chatPair(other_, one));
    }),
  );
});
