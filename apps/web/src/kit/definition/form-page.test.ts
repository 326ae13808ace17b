import { register } from '@operatory/domain';
import { expect, test } from 'vitest';
import { listOf } from '#kit/resource/from-resource.tsx';
import { formPageOf } from './form-page.ts';
import { resourceOf } from './resource-of.ts';

const pageOf = (table: string) => formPageOf(listOf(resourceOf(table)));

test('a form with more than eight fields is a page at the URL of its module', () => {
  expect(pageOf('clinics')?.add).toBe('/dashboard/clinics/add');
  expect(pageOf('clinic_contacts')?.edit('7')).toBe('/dashboard/contacts/edit/7');
  expect(pageOf('clinic_rooms')).toBeNull();
  for (const resource of register) {
    const list = listOf(resource);
    if (formPageOf(list)) expect(list.form?.length).toBeGreaterThan(8);
  }
});

test('child records keep their drawer, because the URL of the module belongs to another table', () => {
  expect(listOf(resourceOf('user_qualifications')).form?.length).toBeGreaterThan(8);
  expect(pageOf('user_qualifications')).toBeNull();
});

test('fields that the resource puts in one row are in one row of the form', () => {
  const form = listOf(resourceOf('employee_award_levels')).form ?? [];
  const row = form.find(({ name }) => name === 'from_duration')?.row;
  expect(form.filter((field) => field.row === row).map(({ name }) => name)).toContain('to_tenure');
});
