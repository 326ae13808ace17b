import type { AccessSource, Action } from '@operatory/domain';

/** Why somebody may do something, or may not. */
export const sourceWords: Readonly<Record<AccessSource, string>> = {
  role: 'by the role',
  custom_role: 'by the custom role',
  default: 'by the role’s default',
  added: 'added for this person',
  implied: 'comes with Edit',
  fixed: 'always on',
  children: 'by what is below it',
  everything: 'has everything',
  disabled: 'taken from this person',
  package: 'not in the plan',
  not_offered: 'not for this role',
  none: 'not given',
};

export const actionWords: Readonly<Record<Action, string>> = {
  ADD: 'Add',
  EDIT: 'Edit',
  VIEW: 'View',
  DELETE: 'Delete',
  INACTIVE: 'Block',
  PASSWORD: 'Reset passwords',
};
