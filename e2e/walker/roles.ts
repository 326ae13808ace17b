/** A user of the demo whose screens are checked; there is one for each role that has different screens. */
export interface Walker {
  readonly role: string;
  readonly email: string;
  readonly sub: string;
}

const at = (sub: string, domain: string) => (role: string, name: string) => ({
  role,
  email: `${name}@${domain}.example`,
  sub,
});
const harbour = at('harboursmiles', 'harboursmiles');
const platform = at('superadmin', 'operatory');

export const client = harbour('client', 'grace.whitlam');
export const clientAdmin = harbour('client_admin', 'olivia.hart');
export const clinicAdmin = harbour('clinic_admin', 'daniel.okafor');
export const employee = harbour('client_employee', 'lachlan.reid');
export const superAdmin = platform('super_admin', 'owner');
export const staff = [
  'tess.marlow',
  'anil.kapoor',
  'bridie.walsh',
  'marcus.lim',
  'saskia.jansen',
  'noel.amato',
].map((name) => platform(`platform ${name.split('.')[0]}`, name));

export const everybody: readonly Walker[] = [
  client,
  clientAdmin,
  clinicAdmin,
  employee,
  superAdmin,
  ...staff,
];
