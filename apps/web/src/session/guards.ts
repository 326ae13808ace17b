import { moduleOfSegment, specifiedMessages, toastMillis } from '@operatory/domain';
import { redirect } from '@tanstack/react-router';
import { toast } from '#data/toast.ts';
import { subDomain } from './host.ts';
import { type Me, paysPlan } from './me.ts';
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

interface EnteringModule extends Entering {
  readonly params: { readonly module: string };
  readonly location: { readonly href: string; readonly pathname: string; readonly search: unknown };
}

let leaving = false;
/** Set while signing out, which also redirects to the root but needs no 'Please Login'. */
export function leavingOnPurpose(value: boolean): void {
  leaving = value;
}

export const isLeavingOnPurpose = (): boolean => leaving;

/** The sub-domain guard: accepts `superadmin`, and any other sub-domain only if it is a client's. */
async function requireTenant(): Promise<void> {
  if (subDomain === '' || subDomain === 'superadmin' || (await ownTenant())) return;
  toast.error(specifiedMessages.invalid_subdomain, toastMillis('invalid_subdomain'));
  await signOut();
  throw redirect({ to: '/login' });
}

/** Waits until it is known who is signed in. Throws ServerUnavailable, because a bad connection must not sign anybody out. */
async function askWho(): Promise<void> {
  await boot();
  if (currentSession().status === 'unreached') throw new ServerUnavailable();
}

/** Admits only signed-in users: others see 'Please Login' and return to their target after signing in. */
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

/** When the grace period after a plan's end is over, the plan can be renewed and nothing else opens. */
function requireOpenPlan({ plan }: Pick<Me, 'plan'>, href: string): void {
  if (plan?.status === 'closed' && !href.startsWith(planAddress)) throw redirect({ to: planAddress });
}

/** Admits only users who are not signed in to the sign-in page, and only at a valid sub-domain. */
export async function requireNoSession(entering: Pick<Entering, 'preload'>): Promise<void> {
  await requireNoSessionAnywhere(entering);
  await requireTenant();
}

/** Like `requireNoSession`, at any sub-domain: for /login, to which the sub-domain guard redirects. The main host has no sign-in. */
export async function requireNoSessionAnywhere({ preload }: Pick<Entering, 'preload'>): Promise<void> {
  if (subDomain === '') throw redirect({ href: '/b-dashboard', reloadDocument: true });
  await askWho();
  if (currentSession().status !== 'signed-in') return;
  if (!preload) toast.info(specifiedMessages.already_logged_in);
  throw redirect({ to: '/dashboard' });
}

/** `beforeLoad: guard('tasks', 'ADD')`: users without the action see why and go to /dashboard. */
export function guard(module: string, action: Action = 'VIEW') {
  return (entering: Entering): Promise<void> =>
    refuseUnless(module, action, specifiedMessages.no_permission, entering);
}

/** Admits users who may view at least one of the modules. */
export function guardAny(...modules: readonly [string, ...string[]]) {
  return async (entering: Entering): Promise<void> => {
    // A user's rights are known only after sign-in.
    await requireSession(entering);
    const module = modules.find((name) => can(name)) ?? modules[0];
    await refuseUnless(module, 'VIEW', specifiedMessages.no_permission, entering);
  };
}

/**
 * The same for routes that all modules share: the URL's first segment names the module, in any spelling, and is replaced by the
 * module's own. If it names no module, the screen shows a message.
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

/** For screens of one role, such as the clinic's dashboard: shows the other variant of the message. */
export function guardAccess(module: string) {
  return (entering: Entering): Promise<void> =>
    refuseUnless(module, 'VIEW', specifiedMessages.no_access, entering);
}

/** For the organisation's plan and invoices, which only its admins and its account holder can read. */
export function guardPayer(module: string) {
  return async (entering: Entering): Promise<void> => {
    await refuseUnless(module, 'VIEW', specifiedMessages.no_access, entering);
    const session = currentSession();
    if (session.status === 'signed-in' && paysPlan(session.me)) return;
    if (!entering.preload) toast.error(specifiedMessages.no_access);
    throw redirect({ to: '/dashboard' });
  };
}

async function refuseUnless(
  module: string,
  action: Action,
  sentence: string,
  entering: Entering,
): Promise<void> {
  await requireSession(entering);
  if (can(module, action)) return;
  if (!entering.preload) toast.error(sentence);
  throw redirect({ to: '/dashboard' });
}
