import type { FieldValues } from '#kit/definition/record-values.ts';
import { recordOf } from '#kit/definition/record-values.ts';
import type { ChosenPlan } from '../plan/plan-choice.tsx';
import { adminFields, organisationFields, staffFields } from './client-fields.ts';

export interface ClientDraft {
  readonly values: FieldValues;
  readonly sub_domain: string;
  readonly plan: ChosenPlan;
}

const text = (value: unknown): string => String(value ?? '');
const orNull = (value: unknown): string | null => (value ? String(value) : null);

/** The command's arguments; null until a package and a team are chosen. */
export function argumentsOf({ values, sub_domain, plan: { package_id, team_id, coupon_code } }: ClientDraft) {
  if (package_id === null || team_id === null) return null;
  const organisation = recordOf(organisationFields, values);
  const staff = recordOf(staffFields, values);
  const admin = recordOf(adminFields, values);
  return {
    name: text(organisation.name),
    business_name: orNull(organisation.business_name),
    state: text(organisation.state),
    abn: orNull(organisation.abn),
    account_manager_user_id: orNull(staff.account_manager_user_id),
    client_source_id: orNull(staff.client_source_id),
    sub_domain,
    package_id,
    team_id,
    coupon_code: orNull(coupon_code.trim()),
    admin: {
      first_name: text(admin.first_name),
      last_name: text(admin.last_name),
      email: text(admin.email),
      phone: orNull(admin.phone),
    },
  };
}
export type ClientArguments = NonNullable<ReturnType<typeof argumentsOf>>;
