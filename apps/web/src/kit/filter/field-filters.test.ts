import { expect, test } from 'vitest';
import { filterConditions, readFilters, writeFilters } from './field-filters.ts';

const filters = [
  { name: 'state', label: 'State', field: { kind: 'enum', options: [] } },
  { name: 'role.name', label: 'Role', field: { kind: 'enum', options: [] } },
  { name: 'ip_required', label: 'Guarded', field: { kind: 'boolean' } },
] as const;

test('filters are unchanged after being written to the URL and read again', () => {
  const values = { state: 'SOUTH AUSTRALIA', 'role.name': 'a:b,c' };
  expect(readFilters(writeFilters(values), filters)).toEqual(values);
  expect(writeFilters({ state: '' })).toBeUndefined();
});

test('ignores unknown filters and unreadable values', () => {
  expect(readFilters('salary:1,state:%E0%A4%A,ip_required:true,:x', filters)).toEqual({
    ip_required: 'true',
  });
});

test('a path filters through the relationship, and a boolean field compares with a boolean', () => {
  expect(filterConditions({ 'role.name': 'owner', ip_required: 'false' }, filters)).toEqual([
    { role: { name: { _eq: 'owner' } } },
    { ip_required: { _eq: false } },
  ]);
});
