import { messages } from '@operatory/domain';
import { type AccessDraft, wantsClinic } from './access-draft.ts';

/** The problems of the chosen roles and clinics; null if there are none. */
export const accessProblem = (
  draft: AccessDraft,
): { readonly roles?: string; readonly clinics?: string } | null => {
  if (!draft.roles.some(({ choice }) => choice !== '')) return { roles: messages.role_needed };
  if (draft.clinic_ids.length === 0 && wantsClinic(draft)) return { clinics: messages.clinic_needed };
  return null;
};
