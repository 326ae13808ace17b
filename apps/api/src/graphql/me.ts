import { withTenant } from '@operatory/db';
import {
  grantedActions,
  isRole,
  localDate,
  type Module,
  modules,
  platformZone,
  readableTables,
  roleOf,
} from '@operatory/domain';
import type { Builder } from './builder.ts';
import type { HostContext } from './host-context.ts';

interface MyModule
  extends Pick<Module, 'name' | 'title' | 'router_link' | 'parent' | 'position' | 'hide_in_menu'> {
  readonly actions: readonly string[];
}

interface MyRoleLink {
  readonly id: string;
  readonly role: string;
  readonly custom_role_name: string | null;
  readonly clinic_name: string | null;
  readonly active: boolean;
}

interface MyPlan {
  readonly status: string;
  readonly last_day: string | null;
  readonly cancelled: boolean;
}

/**
 * Adds the query `me`: the signed-in person, their client, clinics and rights. The browser reads it again
 * when rights change.
 */
export function addMe(builder: Builder): void {
  const user = builder.prismaObject('users', {
    variant: 'me_user',
    fields: (t) => ({
      id: t.exposeID('id'),
      display_name: t.exposeString('display_name'),
      first_name: t.exposeString('first_name', { nullable: true }),
      last_name: t.exposeString('last_name', { nullable: true }),
      email: t.exposeString('email'),
      phone: t.exposeString('phone', { nullable: true }),
      color_code: t.exposeString('color_code', { nullable: true }),
      profile_image: t.field({
        type: 'jsonb',
        nullable: true,
        select: { profile_image: true },
        resolve: (row) => row.profile_image,
      }),
    }),
  });
  const client = builder.prismaObject('clients', {
    variant: 'me_client',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      sub_domain: t.exposeString('sub_domain'),
      zone: t.exposeString('zone'),
      logo_image: t.field({
        type: 'jsonb',
        nullable: true,
        select: { logo_image: true },
        resolve: (row) => row.logo_image,
      }),
    }),
  });
  const clinic = builder
    .objectRef<{ id: string; name: string; zone: string; status: string }>('me_clinic')
    .implement({
      fields: (t) => ({
        id: t.exposeID('id'),
        name: t.exposeString('name'),
        zone: t.exposeString('zone'),
        status: t.exposeString('status'),
      }),
    });
  const module = builder.objectRef<MyModule>('me_module').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      title: t.exposeString('title'),
      router_link: t.exposeString('router_link', { nullable: true }),
      parent: t.exposeString('parent', { nullable: true }),
      position: t.exposeFloat('position'),
      hide_in_menu: t.exposeBoolean('hide_in_menu'),
      actions: t.stringList({ resolve: (row) => [...row.actions] }),
    }),
  });
  const roleLink = builder.objectRef<MyRoleLink>('me_role_link').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      role: t.exposeString('role'),
      custom_role_name: t.exposeString('custom_role_name', { nullable: true }),
      clinic_name: t.exposeString('clinic_name', { nullable: true }),
      active: t.exposeBoolean('active'),
    }),
  });
  const plan = builder.objectRef<MyPlan>('me_plan').implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      last_day: t.exposeString('last_day', { nullable: true }),
      cancelled: t.exposeBoolean('cancelled'),
    }),
  });
  const me = builder.objectRef<HostContext>('me').implement({
    fields: (t) => ({
      user: t.prismaField({
        type: user,
        resolve: (query, { app, who }) =>
          inTenant(app, who, () =>
            app.prisma.users.findFirstOrThrow({ ...query, where: { id: who.user_id } }),
          ),
      }),
      client: t.prismaField({
        type: client,
        resolve: (query, { app, who }) =>
          inTenant(app, who, () =>
            app.prisma.clients.findFirstOrThrow({ ...query, where: { id: who.client_id } }),
          ),
      }),
      role: t.string({ resolve: ({ who }) => who.role }),
      custom_role_id: t.id({ nullable: true, resolve: ({ who }) => who.custom_role_id }),
      clinics: t.field({
        type: [clinic],
        resolve: ({ app, who }) =>
          inTenant(app, who, () =>
            app.prisma.clinics.findMany({
              where: { id: { in: [...who.clinic_ids] } },
              select: { id: true, name: true, zone: true, status: true },
              orderBy: { name: 'asc' },
            }),
          ),
      }),
      role_links: t.field({ type: [roleLink], resolve: myRoleLinks }),
      modules: t.field({ type: [module], resolve: myModules }),
      grants: t.stringList({ resolve: ({ who }) => [...who.grants] }),
      readable_tables: t.stringList({
        resolve: ({ who }) => [...readableTables(who.role, (grant) => who.grants.has(grant))],
      }),
      package_name: t.string({ nullable: true, resolve: packageName }),
      plan: t.field({ type: plan, nullable: true, resolve: myPlan }),
      now: t.string({ resolve: ({ app }) => app.clock.now().toISOString() }),
      platform_zone: t.string({ resolve: () => platformZone }),
      reports_url: t.string({
        nullable: true,
        resolve: ({ app, who }) => (who.grants.has('reports:VIEW') ? app.env.REPORTS_URL : null),
      }),
    }),
  });
  builder.queryField('me', (t) => t.field({ type: me, resolve: (_root, _args, context) => context }));
}

type Who = Pick<HostContext, 'app' | 'who'>;

/** Runs Prisma calls with the person's client as the tenant and with the product's time. */
export const inTenant = <T>(app: Who['app'], who: Who['who'], run: () => Promise<T>): Promise<T> =>
  withTenant({ clientId: who.client_id, now: app.clock.setting() }, run);

/** @returns The modules that the person can view, with the titles and order that the platform chose. */
async function myModules({ app, who }: HostContext): Promise<MyModule[]> {
  const rows = await inTenant(app, who, () =>
    app.prisma.modules.findMany({ select: { id: true, title: true, position: true, hide_in_menu: true } }),
  );
  const saved = new Map(rows.map((row) => [row.id, row]));
  return modules
    .map((module) => {
      const row = saved.get(module.id);
      return {
        name: module.name,
        title: row?.title ?? module.title,
        router_link: module.router_link,
        parent: module.parent,
        position: Number(row?.position ?? module.position),
        hide_in_menu: row?.hide_in_menu ?? module.hide_in_menu,
        actions: grantedActions(who.grants, module),
      };
    })
    .filter(({ actions }) => actions.length > 0);
}

async function myRoleLinks({ app, who }: HostContext): Promise<MyRoleLink[]> {
  const rows = await inTenant(app, who, () =>
    app.prisma.j_users_user_roles.findMany({
      where: { user_id: who.user_id, blocked_status: 'UN_BLOCKED' },
      select: {
        id: true,
        user_role: { select: { name: true } },
        user_custom_role: { select: { name: true } },
        clinic: { select: { name: true } },
      },
      orderBy: [{ user_role_id: 'asc' }, { created_at: 'asc' }],
    }),
  );
  return rows.map(({ id, user_role, user_custom_role, clinic }) => ({
    id,
    role: user_role.name,
    custom_role_name: user_custom_role?.name ?? null,
    clinic_name: clinic?.name ?? null,
    active: id === who.role_link_id,
  }));
}

async function packageName({ app, who }: HostContext): Promise<string | null> {
  const row = await inTenant(app, who, () =>
    app.prisma.clients.findFirst({
      where: { id: who.client_id },
      select: { package: { select: { name: true } } },
    }),
  );
  return row?.package?.name ?? null;
}

/**
 * @returns The last day of the organisation's plan on the platform's calendar, for people who can renew it.
 * Others see it only after it has ended, because they can then change nothing. Null for the platform's staff,
 * whose organisation has no plan.
 */
async function myPlan({ app, who }: HostContext): Promise<MyPlan | null> {
  const pays = who.role === 'client_admin' || who.role === 'client';
  const isPlatform = isRole(who.role) && roleOf(who.role).scope === 'platform';
  if (isPlatform || !(pays || who.subscriptionStatus !== 'active')) return null;
  const row = await inTenant(app, who, () =>
    app.prisma.user_subscriptions.findFirst({
      // A period that was bought in advance is PENDING until it begins.
      where: {
        client_id: who.client_id,
        ...(who.subscriptionStatus === 'active' ? {} : { plan_status: { not: 'PENDING' as const } }),
      },
      select: { expire_at: true, plan_status: true },
      orderBy: { expire_at: 'desc' },
    }),
  );
  return {
    status: who.subscriptionStatus,
    last_day: row && localDate(row.expire_at, platformZone),
    cancelled: row?.plan_status === 'CANCELLED',
  };
}
