import { expect, test } from 'vitest';
import { filterConditions, readFilters, writeFilters } from './field-filters.ts';

const filters = [
  { name: 'state', label: 'State', field: { kind: 'enum', options: [] } },
  { name: 'role.name', label: 'Role', field: { kind: 'enum', options: [] } },
  { name: 'ip_required', label: 'Guarded', field: { kind: 'boolean' } },
] as const;

test('filters survive the way through the address', () => {
  const values = { state: 'SOUTH AUSTRALIA', 'role.name': 'a:b,c' };
  expect(readFilters(writeFilters(values), filters)).toEqual(values);
  expect(writeFilters({ state: '' })).toBeUndefined();
});

test('what no filter is called, and what cannot be read, is left out', () => {
  expect(readFilters('salary:1,state:%E0%A4%A,ip_required:true,:x', filters)).toEqual({
    ip_required: 'true',
  });
});

test('a path asks along the relation, a yes-or-no asks for a truth value', () => {
  expect(filterConditions({ 'role.name': 'owner', ip_required: 'false' }, filters)).toEqual([
    { role: { name: { _eq: 'owner' } } },
    { ip_required: { _eq: false } },
  ]);
});
