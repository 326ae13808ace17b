import type { SelectRule } from '@operatory/resource';
import { expect, test } from 'vitest';
import { inherit, type Roles } from '../src/standalone/inherited-roles.ts';

const reads = (limit?: number): SelectRule => ({ filter: {}, columns: '*', ...(limit ? { limit } : {}) });

function limitOf(role: string, inherited: Readonly<Record<string, readonly string[]>>): number | undefined {
  const roles: Roles = new Map([
    ['three', { books: { select: [reads(3)] } }],
    ['five', { books: { select: [reads(5)] } }],
    ['any', { books: { select: [reads()] } }],
  ]);
  inherit(
    roles,
    Object.entries(inherited).map(([role_name, role_set]) => ({ role_name, role_set: [...role_set] })),
    (message) => {
      throw new Error(message);
    },
  );
  return roles.get(role)?.books?.select?.[0]?.limit;
}

test('an inherited role gets the widest row limit of its parents, also through grandparents', () => {
  expect(limitOf('one', { one: ['three'] })).toBe(3);
  expect(limitOf('both', { both: ['three', 'five'] })).toBe(5);
  expect(limitOf('above', { both: ['three', 'five'], above: ['both', 'three'] })).toBe(5);
  expect(limitOf('more', { more: ['three', 'any'] })).toBeUndefined();
});
