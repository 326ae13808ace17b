import { moduleOfSegment, specifiedMessages, toastMillis } from '@operatory/domain';
import { redirect } from '@tanstack/react-router';
import { toast } from '#data/toast.ts';
import { subDomain } from './host.ts';
import type { Me } from './me.ts';
import { type Action, can } from './permissions.ts';
import { ServerUnavailable } from './server-unavailable.ts';
import { boot, currentSession, signOut } from './session.ts';
import { rememberTarget } from './target.ts';
import { ownTenant } from './tenant.ts';

const planAddress = '/dashboard/plan';

interface Entering {
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

/** Whether a user may open a screen that needs more than rights to its module. */
type Admits = (me: Me) => boolean;

interface EnteringModule extends Entering {
  readonly params: { readonly module: string };
  readonly location: { readonly href: string; readonly pathname: string; readonly search: unknown };
}

let leaving = false;
/**
 * Call with true before signing out and with false afterwards, so that the redirect to the sign-in page
 * does not show 'Please Login'.
 */
export function leavingOnPurpose(value: boolean): void {
  leaving = value;
}

export const isLeavingOnPurpose = (): boolean => leaving;

/** Admits the main host, `superadmin` and the sub-domain of every client; signs out otherwise. */
async function requireTenant(): Promise<void> {
  if (subDomain === '' || subDomain === 'superadmin' || (await ownTenant())) return;
  toast.error(specifiedMessages.invalid_subdomain, toastMillis('invalid_subdomain'));
  await signOut();
  throw redirect({ to: '/login' });
}

/**
 * Waits until it is known who is signed in. Throws ServerUnavailable if that cannot be found out, because a
 * bad connection must not sign anybody out.
 */
async function askWho(): Promise<void> {
  await boot();
  if (currentSession().status === 'unreached') throw new ServerUnavailable();
}

/**
 * Admits only signed-in users. Others are sent to sign in ('Please Login'), and return to their target
 * afterwards.
 */
export async function requireSession({ location, preload }: Entering): Promise<void> {
  await askWho();
  const session = currentSession();
  if (session.status === 'signed-in') return requireOpenPlan(session.me, location.href);
  await requireTenant();
  if (!preload && !leaving) {
    rememberTarget(location.href);
    toast.error(specifiedMessages.please_login);
  }
  throw redirect({ to: '/' });
}

/** While the plan is `closed`, only the page on which it can be renewed opens. */
function requireOpenPlan({ plan }: Pick<Me, 'plan'>, href: string): void {
  if (plan?.status === 'closed' && !href.startsWith(planAddress)) throw redirect({ to: planAddress });
}

/** Admits to the sign-in page only visitors who are not signed in, and only at a sub-domain that exists. */
export async function requireNoSession(entering: Pick<Entering, 'preload'>): Promise<void> {
  await requireNoSessionAnywhere(entering);
  await requireTenant();
}

/**
 * Like `requireNoSession`, but at any sub-domain, because the check of the sub-domain redirects to /login.
 * The main host has no sign-in page.
 */
export async function requireNoSessionAnywhere({ preload }: Pick<Entering, 'preload'>): Promise<void> {
  if (subDomain === '') throw redirect({ href: '/b-dashboard', reloadDocument: true });
  await askWho();
  if (currentSession().status !== 'signed-in') return;
  if (!preload) toast.info(specifiedMessages.already_logged_in);
  throw redirect({ to: '/dashboard' });
}

/**
 * A route's `beforeLoad` that requires an action, such as `guard('tasks', 'ADD')`, and that `admits` is true
 * for the user. All others see a message and go to /dashboard.
 */
export function guard(module: string, action: Action = 'VIEW', admits?: Admits) {
  return (entering: Entering): Promise<void> =>
    refuseUnless(module, action, specifiedMessages.no_permission, entering, admits);
}

/** A route's `beforeLoad` that admits users who may view at least one of the modules. */
export function guardAny(...modules: readonly [string, ...string[]]) {
  return async (entering: Entering): Promise<void> => {
    // The user's rights are known only after sign-in.
    await requireSession(entering);
    const module = modules.find((name) => can(name)) ?? modules[0];
    await refuseUnless(module, 'VIEW', specifiedMessages.no_permission, entering);
  };
}

/**
 * A guard for the routes that all modules share. The first segment of the URL names the module in any
 * spelling, and is replaced by the module's own. For an unknown module the screen itself shows a message.
 */
export function guardModule(action: Action = 'VIEW') {
  return async (entering: EnteringModule): Promise<void> => {
    const asked = entering.params.module;
    const module = moduleOfSegment(asked);
    if (!module) return requireSession(entering);
    await refuseUnless(module.name, action, specifiedMessages.no_permission, entering);
    if (asked === module.router_link) return;
    const { pathname, search } = entering.location;
    const [, dashboard, , ...rest] = pathname.split('/');
    const to = ['', dashboard, module.router_link, ...rest].join('/');
    throw redirect({ to, search, replace: true } as never);
  };
}

/** Like `guard` for VIEW, but with another message for users who are not admitted. */
export function guardAccess(module: string, admits?: Admits) {
  return (entering: Entering): Promise<void> =>
    refuseUnless(module, 'VIEW', specifiedMessages.no_access, entering, admits);
}

async function refuseUnless(
  module: string,
  action: Action,
  sentence: string,
  entering: Entering,
  admits: Admits = () => true,
): Promise<void> {
  await requireSession(entering);
  const session = currentSession();
  if (can(module, action) && session.status === 'signed-in' && admits(session.me)) return;
  if (!entering.preload) toast.error(sentence);
  throw redirect({ to: '/dashboard' });
}
