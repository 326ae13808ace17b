import type { Grant } from '@operatory/resource';
import { expect, test } from 'vitest';
import type { Role } from '../src/index.ts';
import { isPackInReach, mayPack } from '../src/induction/pack-reach.ts';

const clinic_ids = ['mine', 'mine too'];
test.each<[Role, readonly string[], boolean]>([
  ['client_admin', [], true],
  ['client_admin', ['another'], true],
  ['clinic_admin', [], false],
  ['clinic_admin', ['mine'], true],
  ['clinic_admin', ['mine', 'another'], false],
  ['client_employee', ['mine', 'mine too'], true],
  ['client_employee', [], false],
])('a %s of “mine” and “mine too” manages a pack for %j ([] is all): %s', (role, clinics, reached) => {
  expect(isPackInReach(clinics, { role, clinic_ids })).toBe(reached);
});

test.each<[Role, string, boolean]>([
  ['clinic_admin', 'induction-forms:EDIT', true],
  ['clinic_admin', 'induction-forms:ADD', false],
  ['client', 'induction-forms:EDIT', false],
])('a %s with %s may edit packs: %s', (role, grant, may) => {
  expect(mayPack({ role, grants: new Set([grant as Grant]), clinic_ids }, 'EDIT')).toBe(may);
});
