import { isRole, roleOf } from '@operatory/domain';

/** A role's title in words, e.g. `clinic_admin` as "Clinic Admin". */
export const roleTitle = (name: string | null | undefined): string =>
  name && isRole(name) ? roleOf(name).title : (name ?? '');
