import { isRole, roleOf } from '@operatory/domain';

/** The title of a role: "Clinic Admin" for `clinic_admin`. */
export const roleTitle = (name: string | null | undefined): string =>
  name && isRole(name) ? roleOf(name).title : (name ?? '');
