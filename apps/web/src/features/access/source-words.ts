import type { AccessSource, Action } from '@operatory/domain';

/** For each source, a text that says why a person has an action or does not have it. */
export const sourceWords: Readonly<Record<AccessSource, string>> = {
  role: 'from the role',
  custom_role: 'from the custom role',
  default: 'from the role’s default',
  added: 'added for this person',
  implied: 'comes with Edit',
  fixed: 'always on',
  children: 'from the rows below it',
  everything: 'has full access',
  disabled: 'removed for this person',
  package: 'not in your plan',
  not_offered: 'not for this role',
  none: 'not granted',
};

export const actionWords: Readonly<Record<Action, string>> = {
  ADD: 'Add',
  EDIT: 'Edit',
  VIEW: 'View',
  DELETE: 'Delete',
  INACTIVE: 'Block',
  PASSWORD: 'Reset passwords',
};
