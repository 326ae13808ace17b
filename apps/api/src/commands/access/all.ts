import type { Command } from '../define.ts';
import { duplicateCustomRole } from './custom-roles.ts';
import { deleteAndAddAccess, saveRoleAccess } from './save-role-access.ts';
import { saveUserAccess } from './save-user-access.ts';

export const accessCommands: readonly Command[] = [
  saveRoleAccess,
  deleteAndAddAccess,
  saveUserAccess,
  duplicateCustomRole,
];
