/** A user who presses everything; there is one of each role. */
export interface Visitor {
  readonly role: string;
  readonly sub: string;
  readonly email: string;
}

export const visitors: readonly Visitor[] = [
  { role: 'client_admin', sub: 'harboursmiles', email: 'olivia.hart@harboursmiles.example' },
  { role: 'clinic_admin', sub: 'harboursmiles', email: 'daniel.okafor@harboursmiles.example' },
  { role: 'client_employee', sub: 'harboursmiles', email: 'lachlan.reid@harboursmiles.example' },
  { role: 'super_admin', sub: 'superadmin', email: 'owner@operatory.example' },
  { role: 'platform_staff', sub: 'superadmin', email: 'tess.marlow@operatory.example' },
];
