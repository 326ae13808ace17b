import { expect, test } from 'vitest';
import { factsOf } from './letter-facts.ts';

test('fills a letter with the known facts of a person, and with null for columns that were not read', () => {
  const person = {
    id: '1',
    display_name: 'Zoe Ng',
    first_name: 'Zoe',
    service_type: 'Dental nurse',
    joining_date: '2026-12-01',
    j_users_clinics: [{ clinic: { name: 'Manly' } }, { clinic: null }],
  };
  expect(factsOf(person, 'Harbour Smiles', '2026-11-26')).toMatchObject({
    first_name: 'Zoe',
    last_name: null,
    full_name: 'Zoe Ng',
    position: 'Dental nurse',
    clinic_name: 'Manly',
    practice_name: 'Harbour Smiles',
    start_date: '2026-12-01',
    today: '2026-11-26',
    email: null,
  });
});
