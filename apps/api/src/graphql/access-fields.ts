import {
  explainActions,
  isGroup,
  modules,
  roleEditRefusal,
  savedActions,
  userEditRefusal,
} from '@operatory/domain';
import { type RoleScope, type RoleSet, readRoleSet } from '../commands/access/role-set.ts';
import { editorOf } from '../rights/editor.ts';
import { readUserRights, type UserRights, type UserRole } from '../rights/user-rights.ts';
import type { Builder } from './builder.ts';
import type { HostContext } from './host-context.ts';
import { inTenant } from './me.ts';

/**
 * Adds the queries `modules_by_role` (for the role matrix) and `user_access` (for a user's Access tab): what
 * a role or a user may do, and why.
 */
export function addAccessFields(builder: Builder): void {
  addModulesByRole(builder);
  addUserAccess(builder);
}

interface ModuleOfRole {
  readonly id: string | null;
  readonly module: string;
  readonly module_id: number;
  readonly default_actions: readonly string[];
  readonly saved_data_actions: readonly string[];
}

function addModulesByRole(builder: Builder): void {
  const row = builder.objectRef<ModuleOfRole>('module_of_role').implement({
    fields: (t) => ({
      id: t.expose('id', {
        type: 'uuid',
        nullable: true,
        description: 'The row that a save replaces. Null if this role has none at this clinic.',
      }),
      module: t.exposeString('module'),
      module_id: t.exposeInt('module_id'),
      default_actions: t.stringList({ resolve: ({ default_actions }) => [...default_actions] }),
      saved_data_actions: t.stringList({
        description:
          'The access that applies: saved for this clinic, otherwise for the whole client, otherwise the default.',
        resolve: ({ saved_data_actions }) => [...saved_data_actions],
      }),
    }),
  });
  const answer = builder.objectRef<RoleSet>('modules_of_role').implement({
    fields: (t) => ({
      role: t.exposeString('role'),
      user_custom_role_id: t.id({ nullable: true, resolve: ({ custom }) => custom?.id ?? null }),
      version: t.exposeInt('version'),
      refusal: t.string({
        nullable: true,
        description: 'Why the caller can’t save it.',
        resolve: (set, _args, { who }) => roleEditRefusal(editorOf(who), set.role, set.of_clinic),
      }),
      modules: t.field({ type: [row], resolve: modulesOf }),
    }),
  });
  builder.queryField('modules_by_role', (t) =>
    t.field({
      type: answer,
      nullable: true,
      args: {
        user_role_id: t.arg.int(),
        user_custom_role_id: t.arg({ type: 'uuid' }),
        clinic_id: t.arg({ type: 'uuid' }),
      },
      resolve: (_root, place, { app, who }) =>
        inTenant(app, who, () => readRoleSet(app.prisma, who, place as RoleScope)),
    }),
  );
}

function modulesOf(set: RoleSet): ModuleOfRole[] {
  const counted = set.counted(set.own);
  return modules
    .filter((module) => !isGroup(module))
    .map((module) => ({
      id: set.own.find((row) => row.module_id === module.id)?.id ?? null,
      module: module.name,
      module_id: module.id,
      default_actions: counted.roleAccess.find((row) => row.module === module.name)?.default_actions ?? [],
      saved_data_actions: savedActions(counted, module),
    }));
}

function addUserAccess(builder: Builder): void {
  const action = builder
    .objectRef<{ action: string; held: boolean; source: string }>('explained_action')
    .implement({
      fields: (t) => ({
        action: t.exposeString('action'),
        held: t.exposeBoolean('held'),
        source: t.exposeString('source'),
      }),
    });
  const module = builder
    .objectRef<{ name: string; actions: { action: string; held: boolean; source: string }[] }>(
      'explained_module',
    )
    .implement({
      fields: (t) => ({
        name: t.exposeString('name'),
        actions: t.field({ type: [action], resolve: (row) => row.actions }),
      }),
    });
  const saved = builder.objectRef<UserRole['input']['roleAccess'][number]>('role_access_row').implement({
    fields: (t) => ({
      module: t.exposeString('module'),
      default_actions: t.stringList({ resolve: (row) => [...row.default_actions] }),
      saved_data_actions: t.stringList({
        nullable: true,
        resolve: (row) => row.saved_data_actions && [...row.saved_data_actions],
      }),
    }),
  });
  const override = builder.objectRef<UserRights['overrides'][number]>('user_override').implement({
    fields: (t) => ({
      module: t.exposeString('module'),
      default_actions: t.stringList({ resolve: (row) => [...row.default_actions] }),
      default_disabled_actions: t.stringList({ resolve: (row) => [...row.default_disabled_actions] }),
    }),
  });
  const role = builder.objectRef<UserRole>('user_access_role').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      role: t.string({ resolve: ({ input }) => input.role }),
      custom_role_id: t.exposeID('custom_role_id', { nullable: true }),
      custom_role_name: t.exposeString('custom_role_name', { nullable: true }),
      clinic_name: t.exposeString('clinic_name', { nullable: true }),
      blocked: t.exposeBoolean('blocked'),
      package_id: t.int({ nullable: true, resolve: ({ input }) => input.packageId }),
      package_without: t.stringList({ resolve: ({ input }) => [...(input.packageWithout ?? [])] }),
      access: t.field({ type: [saved], resolve: ({ input }) => [...input.roleAccess] }),
      modules: t.field({
        type: [module],
        description: 'Every action of every module, whether it is granted, and why.',
        resolve: ({ input }) =>
          modules.map((each) => ({ name: each.name, actions: [...explainActions(input, each)] })),
      }),
    }),
  });
  const answer = builder.objectRef<UserRights>('user_access').implement({
    fields: (t) => ({
      user_id: t.exposeID('user_id'),
      version: t.exposeString('version'),
      refusal: t.string({
        nullable: true,
        description: 'Why the caller can’t save it.',
        resolve: ({ roles }, _args, { who }: HostContext) => userEditRefusal(editorOf(who), roles),
      }),
      overrides: t.field({ type: [override], resolve: ({ overrides }) => [...overrides] }),
      roles: t.field({ type: [role], resolve: ({ roles }) => [...roles] }),
    }),
  });
  builder.queryField('user_access', (t) =>
    t.field({
      type: answer,
      nullable: true,
      args: { user_id: t.arg({ type: 'uuid', required: true }) },
      resolve: (_root, { user_id }, { app, who }) =>
        inTenant(app, who, () => readUserRights(app.prisma, who, user_id)),
    }),
  );
}
