import { redirect } from '@tanstack/react-router';
import { toast } from '#ui/toast.ts';
import { type Action, can } from './permissions.ts';
import { boot, currentSession } from './session.ts';
import { rememberTarget } from './target.ts';

interface Location {
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

/** Lets only signed-in people in: others are told 'Please Login' and come back to their target afterwards. */
export async function requireSession({ location, preload }: Location): Promise<void> {
  await boot();
  if (currentSession().status === 'signed-in') return;
  if (!preload) {
    rememberTarget(location.href);
    if (!leaving) toast.error('Please Login');
  }
  throw redirect({ to: '/' });
}

let leaving = false;
/** Signing out on purpose sends to the root too, but needs no 'Please Login'. */
export function leavingOnPurpose(value: boolean): void {
  leaving = value;
}

/** Lets only people who are not signed in see the sign-in page. */
export async function requireNoSession({ preload }: Pick<Location, 'preload'>): Promise<void> {
  await boot();
  if (currentSession().status !== 'signed-in') return;
  if (!preload) toast.info('Already Logged In');
  throw redirect({ to: '/dashboard' });
}

/** `beforeLoad: guard('tasks', 'ADD')`: who lacks the action is told so and sent to /dashboard. */
export function guard(module: string, action: Action = 'VIEW') {
  return async ({ location, preload }: Location): Promise<void> => {
    await requireSession({ location, preload });
    if (can(module, action)) return;
    if (!preload) toast.error('You Do not have Permission To Perform This Action');
    throw redirect({ to: '/dashboard' });
  };
}

/** For screens of one role, such as the clinic's dashboard. */
export function guardAccess(module: string) {
  return async ({ location, preload }: Location): Promise<void> => {
    await requireSession({ location, preload });
    if (can(module, 'VIEW')) return;
    if (!preload) toast.error("Don't Have Permission To Access");
    throw redirect({ to: '/dashboard' });
  };
}
