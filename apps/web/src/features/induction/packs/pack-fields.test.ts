import { expect, test } from 'vitest';
import { packDraft, packFieldsFor, packProblems } from './pack-fields.ts';
import { mayEditPack } from './pack-viewer.ts';

const pack = { name: 'First week', status: 'ACTIVE', form_ids: ['form'], clinic_ids: [] };

test.each([
  ['every clinic may', null, []],
  ['two clinics may not', ['a', 'b'], ['clinic_ids']],
])('a person with access to %s leave the clinics of a pack empty', (_, reach, problems) => {
  const fields = packFieldsFor(reach);
  expect(Object.keys(packProblems(fields, packDraft(fields, pack)))).toEqual(problems);
});

test('reports a pack without items', () => {
  const fields = packFieldsFor(null);
  expect(packProblems(fields, packDraft(fields, { ...pack, form_ids: [] }))).toHaveProperty('form_ids');
});

test('a clinic admin with EDIT may add packs and edit those of their clinic, but not packs for all clinics', () => {
  const clinics = [{ id: 'a', name: 'A', zone: 'Australia/Sydney', status: 'ACTIVE' as const }];
  const me = { role: 'clinic_admin', clinics, grants: ['induction-forms:EDIT'] };
  expect([mayEditPack(me), mayEditPack(me, { clinic_ids: ['a'] }), mayEditPack(me, pack)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(mayEditPack({ ...me, grants: [] }, { clinic_ids: ['a'] })).toBe(false);
});
