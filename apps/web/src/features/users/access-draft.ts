import { type PersonFacts, roleOf, roles, type WantedRole } from '@operatory/domain';
import type { AccessVariables } from './person-queries.ts';

/** The roles and clinics while they are edited. The `choice` of an incomplete row is `''`. */
export interface AccessDraft {
  readonly roles: readonly RoleDraft[];
  readonly clinic_ids: readonly string[];
}
export interface RoleDraft {
  /** `role:<id>` for a built-in role, `custom:<id>` for one of the client's own. */
  readonly choice: string;
  /** Null if the role applies at all clinics of the person. */
  readonly clinic_id: string | null;
}
export interface CustomRole {
  readonly id: string;
  readonly name: string;
  readonly clinic_id: string | null;
  readonly base_user_role_id: number;
}

export const choiceOf = ({ role, custom_role_id }: Pick<WantedRole, 'role' | 'custom_role_id'>): string =>
  custom_role_id === null ? `role:${roleOf(role).id}` : `custom:${custom_role_id}`;

export const draftOf = ({
  roles: held,
  clinic_ids,
}: Pick<PersonFacts, 'roles' | 'clinic_ids'>): AccessDraft => ({
  roles: held.map((role) => ({ choice: choiceOf(role), clinic_id: role.clinic_id })),
  clinic_ids,
});

export const employeeDraft = (clinic_ids: readonly string[]): AccessDraft => ({
  roles: [{ choice: choiceOf({ role: 'client_employee', custom_role_id: null }), clinic_id: null }],
  clinic_ids,
});

/**
 * The draft with other clinics. A role at a clinic that was removed then applies at all clinics of the
 * person.
 */
export function withClinics(draft: AccessDraft, clinic_ids: readonly string[]): AccessDraft {
  return {
    clinic_ids,
    roles: draft.roles.map((role) =>
      role.clinic_id !== null && !clinic_ids.includes(role.clinic_id) ? { ...role, clinic_id: null } : role,
    ),
  };
}

/** The roles and clinics as the commands take them. */
export function accessOf(draft: AccessDraft, customs: readonly CustomRole[]): AccessVariables {
  return {
    clinic_ids: draft.clinic_ids,
    roles: draft.roles.flatMap(({ choice, clinic_id }): AccessVariables['roles'] => {
      const [kind, id = ''] = choice.split(':');
      if (kind === 'role') return [{ user_role_id: Number(id), user_custom_role_id: null, clinic_id }];
      const custom = customs.find((one) => one.id === id);
      if (!custom) return [];
      return [
        {
          user_role_id: custom.base_user_role_id,
          user_custom_role_id: id,
          // A custom role of one clinic applies only there.
          clinic_id: custom.clinic_id ?? clinic_id,
        },
      ];
    }),
  };
}

/** Whether any of the roles needs a clinic: all do, except the built-in roles for the whole client. */
export const wantsClinic = (draft: AccessDraft): boolean =>
  draft.roles.some(({ choice }) => {
    const role = roles.find(({ id }) => choice === `role:${id}`);
    return role === undefined || !['client_admin', 'client'].includes(role.actsAs);
  });
