import { expect, test } from 'vitest';
import { clientCourses, masterCourses } from '../course-kinds.ts';
import { mayEditCourse } from './course-rights.ts';

type Me = Parameters<typeof mayEditCourse>[2];
const of = (role: Me['role'], grant: string) =>
  ({
    role,
    grants: [`${grant}:VIEW`, `${grant}:ADD`, `${grant}:EDIT`, `package:${grant}`],
    user: { id: 'u' },
    clinics: [{ id: 'mine' }],
  }) as unknown as Me;

test('client admins edit courses for every clinic, and clinic admins only those of their clinics', () => {
  const [admin, keeper] = [of('client_admin', 'training-courses'), of('clinic_admin', 'training-courses')];
  expect(mayEditCourse(clientCourses, { clinic_id: null }, admin)).toBe(true);
  expect(mayEditCourse(clientCourses, { clinic_id: null }, keeper)).toBe(false);
  expect(mayEditCourse(clientCourses, { clinic_id: 'mine' }, keeper)).toBe(true);
  expect(mayEditCourse(clientCourses, { clinic_id: 'other' }, keeper)).toBe(false);
});

test('a super_admin edits courses of the platform, and a client_admin does not', () => {
  expect(mayEditCourse(masterCourses, {}, of('super_admin', 'master-training'))).toBe(true);
  expect(mayEditCourse(masterCourses, {}, of('client_admin', 'master-training'))).toBe(false);
});
