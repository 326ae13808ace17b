import { describe, expect, test } from 'vitest';
import { auditAction, auditChanges, register } from '../src/index.ts';

const users = register.find(({ table }) => table === 'users');

describe('an entry of the audit log', () => {
  test('shows each changed field by its label, with both values in words', () => {
    const changes = auditChanges(
      users,
      { email: 'a@x.example', gender: 'FEMALE', phone: '1' },
      { email: 'b@x.example', gender: 'OTHER', phone: '1' },
    );
    expect(changes).toEqual([
      { name: 'email', label: 'Email', from: 'a@x.example', to: 'b@x.example' },
      { name: 'gender', label: 'Gender', from: 'Female', to: 'Other' },
    ]);
  });

  test('ignores a phone number that only changed its format', () => {
    const changes = (from: string, to: string) => auditChanges(users, { phone: from }, { phone: to });
    expect(changes('0488543210', '+61 488 543 210')).toEqual([]);
    expect(changes('0488543210', '0488543211')).toEqual([
      { name: 'phone', label: 'Phone', from: '0488 543 210', to: '0488 543 211' },
    ]);
  });

  test('contains no secret and no encrypted value', () => {
    const encrypted = 'enc::v2:1:aa:bb:cc';
    const changes = auditChanges(
      users,
      { taxes: encrypted, password_hash: 'argon', nested: { pin: '1234', note: 'kept' }, list: [encrypted] },
      { taxes: 'gone', pin_key: 'k', order_link_token: 't' },
    );
    const text = JSON.stringify(changes);
    expect(text).not.toMatch(/enc::|argon|1234|"k"|"t"/);
    expect(text).toContain('Note: kept');
    expect(changes.find(({ name }) => name === 'taxes')).toMatchObject({ from: '••••', to: 'gone' });
  });

  test('says whether an encrypted value was changed, added or removed', () => {
    const encrypted = 'enc::';
    expect(
      auditChanges(
        users,
        { bank_bsb: encrypted, salary: null, taxes: encrypted },
        { bank_bsb: encrypted, salary: encrypted, taxes: null },
      ).map(({ label, from, to }) => [label, from, to]),
    ).toEqual([
      ['BSB', '••••', '••••'],
      ['Salary', '', '••••'],
      ['Tax details', '••••', ''],
    ]);
  });

  test('lists the new values if there are no old ones, and nothing if the values are not records', () => {
    expect(auditChanges(undefined, null, { clinic_ids: ['a', 'b'], active: true })).toEqual([
      { name: 'clinic_ids', label: 'Clinic ids', from: '', to: 'a, b' },
      { name: 'active', label: 'Active', from: '', to: 'Yes' },
    ]);
    for (const odd of [null, 'text', 7, [1]]) expect(auditChanges(users, odd, odd)).toEqual([]);
  });

  test('describes the action in words', () => {
    expect(auditAction('email_changed')).toBe('Email changed');
    expect(auditAction('pin_link_sent')).toBe('PIN link sent');
  });
});
