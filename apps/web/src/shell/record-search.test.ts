import { modules, readableTables } from '@operatory/domain';
import { expect, test } from 'vitest';
import { kindsFor } from './record-search.ts';

/** A client's admin who holds all actions of these modules. */
const viewer = (...names: readonly string[]) => {
  const own = modules
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((module) => ({ ...module, actions: module.available_actions }));
  const role = 'client_admin';
  const grants = own.flatMap(({ name, actions }) => [
    `package:${name}`,
    ...actions.map((action) => `${name}:${action}`),
  ]);
  const readable_tables = readableTables(role, (grant) => grants.includes(grant));
  return { role, modules: own, grants, readable_tables, reports_url: null };
};

test('kinds with a list of their own are looked for, each once; tasks, people and one’s own have other ways', () => {
  const tables = kindsFor(viewer()).map(({ table }) => table);
  expect(tables).toEqual(expect.arrayContaining(['clinics', 'clinic_rooms', 'clinic_contacts']));
  expect(new Set(tables).size).toBe(tables.length);
  for (const other of ['tasks', 'users', 'user_chat_messages']) expect(tables).not.toContain(other);
});

test('who may not see a list does not look in it', () => {
  expect(kindsFor(viewer('clinics')).map(({ table }) => table)).toEqual(['clinics']);
});

test('what has a number is found by it', () => {
  const numbered = kindsFor(viewer()).filter((kind) => kind.numbered);
  expect(numbered.map(({ table }) => table)).toContain('clinics');
});
