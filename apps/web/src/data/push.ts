import { rest } from './rest.ts';
import { accessToken } from './token.ts';

/** The scope of the service worker for push notifications, which handles no requests of pages. */
const scope = '/dashboard';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Whether this browser shows the signed-in user's notifications. */
export async function readPush(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!(await registration?.pushManager.getSubscription())) return 'off';
  const { on } = await rest<{ on: boolean }>('push', { method: 'GET', token: await accessToken() });
  return on ? 'on' : 'off';
}

/**
 * Asks for permission and turns on notifications in this browser. Must be called in a click handler,
 * because some browsers do not ask otherwise.
 */
export async function turnOnPush(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const token = await accessToken();
  const [{ key }] = await Promise.all([
    rest<{ key: string }>('push', { method: 'GET', token }),
    navigator.serviceWorker.register('/push-worker.js', { scope }),
  ]);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A push subscription made with another server key can't be used with this one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await rest('push', { body: { endpoint, keys }, token });
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  await rest('push', { method: 'DELETE', token: await accessToken() });
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
}
